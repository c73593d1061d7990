package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// imageContent is a picture of the game's directory.
type imageContent struct {
	src    site
	path   attr[string]
	fit    attr[string]
	crop   attr[string]
	tint   attr[ink]
	anchor attr[string]
	dpi    attr[int]
}

func newImage(c *compiler, src *carddata.Part) content {
	return &imageContent{
		src:    siteOf(src),
		path:   key(c, src, "image", as[string]),
		fit:    key(c, src, "fit", as[string]),
		crop:   key(c, src, "crop", as[string]),
		tint:   key(c, src, "tint", asInk),
		anchor: key(c, src, "anchor_image", as[string]),
		dpi:    key(c, src, "dpi", as[int]),
	}
}

// natural keeps the picture's proportions where one measure is known.
func (c *imageContent) natural(p *painter, known geom.Size) geom.Size {
	art := p.picture(c)
	none := geom.Size{W: noSize, H: noSize}
	if art == nil {
		return none
	}
	crop, _ := c.window(p)
	s := cropped(art.size(), crop)
	switch {
	case s.W <= 0 || s.H <= 0:
		return none
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: known.W.Scale(ratio(s.H, s.W))}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: known.H.Scale(ratio(s.W, s.H)), H: known.H}
	}
	return none
}

// picture gives the file of the card at hand, nil when there is none to show;
// what is wrong with the file is reported where the card names it.
func (p *painter) picture(c *imageContent) *pictureArt {
	path := c.path.in(p)
	if path == "" {
		return nil
	}
	art := p.pictures.get(path)
	if art.fault != nil {
		p.found.Errorf(c.path.pos(p), CodePicture, "%s%s: %s", p.cardName(), path, art.fault.what).Hintf("%s", art.fault.hint)
		return nil
	}
	return art
}

func (c *imageContent) draw(p *painter, box geom.Rect) {
	art := p.picture(c)
	if art == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	crop, ok := c.window(p)
	if !ok {
		badValue(p, &c.src, &c.crop, "crop", "write left, top, right and bottom in percent of the picture, such as 10 0 90 100")
	}
	to, crop := fitPicture(art.size(), crop, box, c.fit.in(p), c.anchor.in(p))
	if art.drawing != nil {
		c.vectors(p, art, to, crop)
		return
	}
	c.pixels(p, art, to, crop)
}

// pixels places a picture of pixels.
func (c *imageContent) pixels(p *painter, art *pictureArt, to geom.Rect, crop scene.Crop) {
	pic := art.picture
	c.judge(p, pic, to, crop)
	if tint := c.tint.in(p); !tint.none() {
		pic = p.pictures.tinted(art, tint.screen())
	}
	p.edges(&c.src, to, true)
	p.add(&scene.Image{Picture: pic, To: to, Crop: crop})
}

// vectors places a drawing, cut to its window and box. A tint makes it shades
// of one colour.
func (c *imageContent) vectors(p *painter, art *pictureArt, to geom.Rect, crop scene.Crop) {
	key := symbolKey{art: &art.icon, tint: c.tint.in(p), shades: true}
	if key.tint.none() {
		key.tint, key.shades = ink{flat: scene.Black}, false
	}
	use := &scene.Use{Symbol: p.icons.symbol(key), At: stretch(window(art.drawing.Box, crop), to)}
	p.edges(&c.src, to, true)
	if crop.Whole() {
		p.add(use)
		return
	}
	clip := geom.RectPath(to)
	p.add(&scene.Group{Clip: &clip, Marks: []scene.Mark{use}})
}

// window gives the part of the picture that may be shown.
func (c *imageContent) window(p *painter) (scene.Crop, bool) {
	s := c.crop.in(p)
	if s == "" {
		return scene.Crop{X1: 1, Y1: 1}, true
	}
	var v [4]float64
	if !numbersIn(s, v[:]) || v[0] < 0 || v[1] < 0 || v[2] > 100 || v[3] > 100 || v[0] >= v[2] || v[1] >= v[3] {
		return scene.Crop{X1: 1, Y1: 1}, false
	}
	return scene.Crop{X0: v[0] / 100, Y0: v[1] / 100, X1: v[2] / 100, Y1: v[3] / 100}, true
}

// judge warns of a picture whose pixels would be seen.
func (c *imageContent) judge(p *painter, pic *scene.Picture, to geom.Rect, crop scene.Crop) {
	pixels := cropped(geom.Size{W: geom.Length(pic.Width), H: geom.Length(pic.Height)}, crop)
	dpi := min(float64(pixels.W)/to.W.Inch(), float64(pixels.H)/to.H.Inch())
	least := c.dpi.in(p)
	if dpi >= float64(least) {
		return
	}
	factor := float64(least) / dpi
	p.found.Warnf(c.path.pos(p), CodeCoarse, "%s%s is printed at %.0f dpi, under the %d that look sharp", p.cardName(), pic.Name, dpi, least).
		Hintf("use a picture of at least %.0f x %.0f pixels, or show it smaller", float64(pic.Width)*factor, float64(pic.Height)*factor)
}
