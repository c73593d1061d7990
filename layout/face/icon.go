package face

import (
	"fmt"

	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/icons"
	"punchboard/scene"
)

// iconContent is a built-in icon, or one of the game's own.
type iconContent struct {
	src     PartRef
	name    Attr[string]
	color   Attr[Ink]
	outline Attr[Ink]
	width   Attr[geom.Length]
	flip    Attr[bool]
}

func NewIcon(c *Compiler, src *facedata.Part) Content {
	return &iconContent{
		src:     PartRefOf(src),
		name:    Key(c, src, "icon", As[string]),
		color:   Key(c, src, "color", AsInk),
		outline: Key(c, src, "outline", AsInk),
		width:   Key(c, src, "outline_width", As[geom.Length]),
		flip:    Key(c, src, "flip", As[bool]),
	}
}

// Natural is a square of what is known of the box.
func (c *iconContent) Natural(_ *Painter, known geom.Size) geom.Size { return Square(known) }

// Square returns a square as large as what is known, noSize when nothing is.
func Square(known geom.Size) geom.Size {
	side := max(known.W, known.H)
	if known.W > 0 && known.H > 0 {
		side = min(known.W, known.H)
	}
	if side <= 0 {
		side = NoSize
	}
	return geom.Size{W: side, H: side}
}

func (c *iconContent) Draw(p *Painter, box geom.Rect) {
	name := c.name.In(p)
	if name == "" || box.W <= 0 || box.H <= 0 {
		return
	}
	art := p.art(&c.src, name, c.name.Pos(p))
	if art == nil {
		return
	}
	p.drawIcon(art, box, iconLook{
		tint: c.color.In(p), outline: c.outline.In(p), width: c.width.In(p), flip: c.flip.In(p),
	})
}

// art returns the icon of a name, nil when there is none that can be drawn. A name
// that the card makes and no icon has is a finding.
func (p *Painter) art(src *PartRef, name string, pos diag.Pos) *iconArt {
	art, known := p.icons.get(name)
	if known {
		return art
	}
	f := p.Found.Errorf(pos, CodeUnknownIcon, "%s%s: there is no icon %q", p.CardName(), src.Label, name)
	if best := diag.Nearest(name, p.icons.names()); best != "" {
		f.Hintf("did you mean `%s`?", best)
	} else {
		f.Hintf("give it a drawing under icons in game.yaml")
	}
	return nil
}

// iconLook is how an icon is painted.
type iconLook struct {
	tint    Ink
	outline Ink
	width   geom.Length // of the halo, on paper
	flip    bool
}

// drawIcon places an icon in the middle of a box, as large as fits. The icon is
// a symbol, shared by all that look the same.
func (p *Painter) drawIcon(art *iconArt, box geom.Rect, look iconLook) {
	m := art.drawing.Fit(box)
	key := symbolKey{art: art, tint: look.tint, outline: look.outline}
	if !look.outline.None() && m.A > 0 {
		key.halo = look.width.Scale(1 / m.A)
	}
	if look.flip {
		m = geom.ScaleBy(-1, 1).Then(geom.Translate(art.drawing.Box.W, 0)).Then(m)
	}
	p.Used.icon(art)
	p.Add(&scene.Use{Symbol: p.icons.symbol(key), At: m})
}

// symbolKey tells the looks of an icon apart. The halo's width is in the units
// of the drawing. With shades, the drawing's own colours become shades of the
// tint; else they stay.
type symbolKey struct {
	art           *iconArt
	tint, outline Ink
	halo          geom.Length
	shades        bool
}

// draw makes the marks of the icon, in the units of its drawing.
func (k symbolKey) draw() *scene.Symbol {
	d := k.art.drawing
	s := &scene.Symbol{ID: k.id(), Box: d.Extent().Union(d.Box)}
	if k.halo > 0 {
		s.Box = s.Box.Inset(-k.halo)
		s.Marks = append(s.Marks, k.haloMarks()...)
	}
	for i := range d.Shapes {
		if m := k.shape(&d.Shapes[i]); m != nil {
			s.Marks = append(s.Marks, m)
		}
	}
	if !d.Box.Contains(d.Extent()) && k.halo == 0 {
		clip := geom.RectPath(d.Box)
		s.Box, s.Marks = d.Box, []scene.Mark{&scene.Group{Clip: &clip, Marks: s.Marks}}
	}
	return s
}

// id names the look, for whoever reads the output.
func (k symbolKey) id() string {
	id := IconPrefix + k.art.name + "/" + scene.PaintText(k.tint.Over(k.art.drawing.Box))
	if k.halo > 0 {
		id += fmt.Sprintf("/%s/%d", scene.PaintText(k.outline.Over(k.art.drawing.Box)), k.halo)
	}
	if k.shades {
		id += "/shades"
	}
	return id
}

// haloMarks lie under all shapes, so that they hide none of them.
func (k symbolKey) haloMarks() []scene.Mark {
	d := k.art.drawing
	marks := make([]scene.Mark, len(d.Shapes))
	for i, s := range d.Shapes {
		stroke := &scene.Stroke{Paint: k.outline.Over(d.Box), Width: 2*k.halo + s.Width}
		marks[i] = &scene.Path{Path: s.Path, Stroke: stroke}
	}
	return marks
}

// shape returns one shape in the tint of the look, nil when nothing paints it.
func (k symbolKey) shape(s *icons.Shape) scene.Mark {
	path := &scene.Path{Path: s.Path, EvenOdd: s.EvenOdd, Fill: k.paint(s.Fill)}
	if line := k.paint(s.Stroke); line != nil && s.Width > 0 {
		path.Stroke = &scene.Stroke{Paint: line, Width: s.Width, Dash: s.Dash, Butt: s.Butt}
	}
	if path.Fill == nil && path.Stroke == nil {
		return nil
	}
	if o := max(s.Fill.Opacity, s.Stroke.Opacity); o > 0 && o < 1 {
		return &scene.Group{Opacity: o, Marks: []scene.Mark{path}}
	}
	return path
}

// paint returns the colour of an ink of a drawing: the look's tint where the
// drawing leaves it open.
func (k symbolKey) paint(i icons.Ink) scene.Paint {
	switch i.Kind {
	case icons.CurrentColor:
		return k.tint.Over(k.art.drawing.Box)
	case icons.FixedColor:
		if k.shades {
			return PaintOfRGB(shadeOf(scene.RGB(i.Color), k.tint.Screen()))
		}
		return PaintOfRGB(scene.RGB(i.Color))
	}
	return nil
}

// PaintOfRGB returns greys as black ink alone, so that black lines of a drawing stay
// sharp in print.
func PaintOfRGB(c scene.RGB) scene.Paint {
	if c.R == c.G && c.G == c.B {
		return scene.Gray(c.R)
	}
	return c
}
