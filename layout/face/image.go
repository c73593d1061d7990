package face

import (
	"fmt"
	"math"
	"path"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// imageContent is a picture from the game's directory.
type imageContent struct {
	src    PartRef
	path   Attr[string]
	fit    Attr[string]
	crop   Attr[string]
	tint   Attr[Ink]
	anchor Attr[string]
	dpi    Attr[int]
}

// NewImage compiles a picture.
func NewImage(c *Compiler, src *facedata.Part) Content {
	return &imageContent{
		src:    PartRefOf(src),
		path:   Key(c, src, "image", As[string]),
		fit:    Key(c, src, "fit", As[string]),
		crop:   Key(c, src, "crop", As[string]),
		tint:   Key(c, src, "tint", AsInk),
		anchor: Key(c, src, "anchor_image", As[string]),
		dpi:    Key(c, src, "dpi", As[int]),
	}
}

// Natural keeps the picture's proportions if one side is known.
func (c *imageContent) Natural(p *Painter, known geom.Size) geom.Size {
	art := c.file(p)
	none := geom.Size{W: NoSize, H: NoSize}
	if art == nil {
		return none
	}
	crop, _ := c.window(p)
	s := cropped(art.Size(), crop)
	switch {
	case s.W <= 0 || s.H <= 0:
		return none
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: known.W.Scale(Ratio(s.H, s.W))}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: known.H.Scale(Ratio(s.W, s.H)), H: known.H}
	}
	return none
}

// file returns the picture for the current card, or nil if there is none to show.
// Faults in the file are reported where the card names it.
func (c *imageContent) file(p *Painter) *picture.File {
	path := c.path.In(p)
	if path == "" {
		return nil
	}
	art := p.pictures.File(path)
	if art.Fault != nil {
		p.Found.Errorf(c.path.Pos(p), CodePicture, "%s%s: %s", p.CardName(), path, art.Fault.What).Hintf("%s", art.Fault.Hint)
		return nil
	}
	return art
}

func (c *imageContent) Draw(p *Painter, box geom.Rect) {
	art := c.file(p)
	if art == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	crop, ok := c.window(p)
	if !ok {
		ReportBadValue(p, &c.src, &c.crop, "crop", "write left, top, right and bottom in percent of the picture, such as 10 0 90 100")
	}
	to, crop := fitPicture(art.Size(), crop, box, c.fit.In(p), c.anchor.In(p))
	if art.Drawing != nil {
		c.vectors(p, art, to, crop)
		return
	}
	c.pixels(p, art, to, crop)
}

// pixels draws a bitmap.
func (c *imageContent) pixels(p *Painter, art *picture.File, to geom.Rect, crop scene.Crop) {
	pic := art.Pixels
	c.checkResolution(p, pic, to, crop)
	if tint := c.tint.In(p); !tint.None() {
		if pic.Width*pic.Height > picture.MaxTinted {
			p.Found.Errorf(c.path.Pos(p), CodePicture, "%s%s: it has more than 25 million pixels, which is too much for a tint", p.CardName(), pic.Name).
				Hintf("save it at a lower resolution; 300 dpi at printed size is enough")
			return
		}
		pic = art.Tinted(tint.Screen())
	}
	p.CheckBleed(&c.src, to, true)
	p.Add(&scene.Image{Picture: pic, To: to, Crop: crop})
}

// vectors draws an SVG drawing, clipped to its window and box. With a tint, it is drawn
// in shades of one color.
func (c *imageContent) vectors(p *Painter, art *picture.File, to geom.Rect, crop scene.Crop) {
	key := symbolKey{art: &art.Icon, tint: c.tint.In(p), shades: true}
	if key.tint.None() {
		key.tint, key.shades = Ink{Flat: scene.Black}, false
		if icon := p.resources.icons.OfFile(art.Path); icon != nil {
			key.art = icon
		}
	}
	use := &scene.Use{Symbol: p.resources.symbols.get(key), At: stretch(window(art.Drawing.Box, crop), to)}
	p.CheckBleed(&c.src, to, true)
	if crop.Whole() {
		p.Add(use)
		return
	}
	clip := geom.RectPath(to)
	p.Add(&scene.Group{Clip: &clip, Marks: []scene.Mark{use}})
}

// window returns the part of the picture to show.
func (c *imageContent) window(p *Painter) (scene.Crop, bool) {
	s := c.crop.In(p)
	if s == "" {
		return scene.Crop{X1: 1, Y1: 1}, true
	}
	var v [4]float64
	if !numbersIn(s, v[:]) || v[0] < 0 || v[1] < 0 || v[2] > 100 || v[3] > 100 || v[0] >= v[2] || v[1] >= v[3] {
		return scene.Crop{X1: 1, Y1: 1}, false
	}
	return scene.Crop{X0: v[0] / 100, Y0: v[1] / 100, X1: v[2] / 100, Y1: v[3] / 100}, true
}

// blurred is the resolution, in pixels per inch, below which pixels are visible at arm's
// length. Print shops ask for twice that.
const blurred = 150

// checkResolution reports a picture whose pixels would be visible: as an error if anybody
// sees them, and as a warning if a print shop would complain.
func (c *imageContent) checkResolution(p *Painter, pic *scene.Picture, to geom.Rect, crop scene.Crop) {
	pixels := cropped(geom.Size{W: geom.Length(pic.Width), H: geom.Length(pic.Height)}, crop)
	dpi := min(float64(pixels.W)/to.W.Inch(), float64(pixels.H)/to.H.Inch())
	least := c.dpi.In(p)
	if dpi >= float64(least) {
		return
	}
	factor := float64(least) / dpi
	report, other := p.Found.Warnf, "or show it smaller"
	if dpi < float64(min(blurred, least)) {
		report, other = p.Found.Errorf, fmt.Sprintf("show it smaller, or write `dpi: %.0f` if that is good enough", math.Floor(dpi))
	}
	report(c.path.Pos(p), CodeCoarse, "%s%s is printed at %.0f dpi; it needs %d dpi to look sharp", p.CardName(), pic.Name, dpi, least).
		Hintf("use a picture of at least %.0f x %.0f pixels, %s", float64(pic.Width)*factor, float64(pic.Height)*factor, other)
}

// reportIcon reports faults in the file of an icon.
func (e *Engine) reportIcon(ref carddata.IconRef, art *picture.File) {
	switch {
	case art.Fault != nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s: %s", ref.File, art.Fault.What).Hintf("%s", art.Fault.Hint)
	case art.Drawing == nil:
		e.Found.Errorf(ref.Pos, CodePicture, "%s is not an SVG file, but an icon must be one", ref.File).Hintf("save it as SVG, or use `image` instead")
	default:
		e.reportUndrawn(art, &e.Found)
	}
}

// CheckPictures decodes all pictures, and reports those that no printer could show.
func (e *Engine) CheckPictures(workers int, found *diag.List) {
	for _, art := range e.pictures.Prove(e.ctx, workers) {
		found.Errorf(diag.Pos{File: path.Join(e.Game.Place, art.Path)}, CodePicture, "%s", art.Damage.What).Hintf("%s", art.Damage.Hint)
	}
}

// ReportUndrawn reports features of the SVG pictures that are not drawn.
func (e *Engine) ReportUndrawn(found *diag.List) {
	e.pictures.EachRead(func(art *picture.File) { e.reportUndrawn(art, found) })
}

func (e *Engine) reportUndrawn(art *picture.File, found *diag.List) {
	for _, n := range art.Undrawn {
		found.Warnf(diag.Pos{File: path.Join(e.Game.Place, art.Path), Line: n.Line}, CodeDrawing, "%s: %s", n.Element, n.Message)
	}
}
