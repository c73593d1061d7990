package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/face/overlap"
)

// panelContent is a column of parts in a frame with a title bar.
type panelContent struct {
	part   *facedata.Part
	src    PartRef
	inner  *rowContent
	pen    penAttrs
	title  TextAttr
	style  StyleAttrs // of the title
	fill   Attr[Ink]  // of the bar
	height Attr[geom.Length]
	radius Attr[[]geom.Length]
	inset  Attr[[]geom.Length]
}

// NewPanel compiles a panel.
func NewPanel(c *Compiler, src *facedata.Part) Content {
	inner := rowOf(c, src)
	inner.down = true
	return &panelContent{
		part:   src,
		src:    PartRefOf(src),
		inner:  inner,
		pen:    c.pen(src),
		title:  c.Text(src.Get("title")),
		style:  c.HeadingStyle(Key(c, src, "title_style", As[string])),
		fill:   Key(c, src, "title_fill", AsInk),
		height: Key(c, src, "title_height", As[geom.Length]),
		radius: Key(c, src, "radius", As[[]geom.Length]),
		inset:  Key(c, src, "inset", As[[]geom.Length]),
	}
}

// HeadingStyle returns the style of a heading without text keys of its own: bold and
// centered, modified by a named style of the game.
func (c *Compiler) HeadingStyle(name Attr[string]) StyleAttrs {
	text, _ := facedata.KindOf("text")
	s := StyleAttrs{Fixed: c.DefaultStyle(text)}
	s.Fixed.Bold, s.Fixed.Valign = true, "middle"
	c.AddNamedStyle(&s, name)
	return s
}

// titlePad is the space above and below the title in its bar.
const titlePad = 7 * geom.MM / 10

// heading returns the title, ready to be set, and the height of its bar, which is 0 if
// there is no title.
func (c *panelContent) heading(p *Painter) (w Text, height geom.Length) {
	w.Source, w.Pos = c.title.In(p)
	if w.Source == "" {
		return w, 0
	}
	w.Part, w.Lang, w.Style = c.src, p.scope.Lang, *c.style.In(p)
	w.Style.Size = p.ClampSize(&c.src, w.Style.Size)
	w.Floor, w.MayShrink = p.TypeFloor(), true
	w.Spans = p.Spans(&w)
	if c.height.IsSet {
		return w, c.height.In(p)
	}
	block := p.shaper.Set(w.Spans, w.Setting(0))
	return w, block.Height + 2*titlePad
}

// Natural returns the size of the column plus its frame and title bar.
func (c *panelContent) Natural(p *Painter, known geom.Size) geom.Size {
	_, bar := c.heading(p)
	pad := FourSides(c.inset.In(p))
	around := geom.Size{W: pad.Left + pad.Right, H: pad.Top + pad.Bottom + bar}
	got := c.inner.Natural(p, withoutPadding(known, around))
	if got.H == 0 { // an empty panel is as high as its frame
		return geom.Size{W: addTo(got.W, around.W), H: around.H}
	}
	return geom.Size{W: addTo(got.W, around.W), H: addTo(got.H, around.H)}
}

// Draw paints ground, title bar, parts and frame, in this order, so that nothing covers
// the frame.
func (c *panelContent) Draw(p *Painter, box geom.Rect) {
	pen, round := c.pen.in(p), corners(c.radius.In(p))
	w, height := c.heading(p)
	height = min(height, box.H)
	from := len(p.marks)
	c.ground(p, box, round, pen.Fill)
	if height > 0 {
		bar := geom.Rect{X: box.X, Y: box.Y, W: box.W, H: height}
		c.ground(p, bar, geom.Corners{TopLeft: round.TopLeft, TopRight: round.TopRight}, c.fill.In(p))
		pad := FourSides(c.inset.In(p))
		p.SetText(&w, Insets{Left: pad.Left, Right: pad.Right}.in(bar))
	}
	p.noteInk(c.part, p.marks[from:], false, overlap.None)
	rest := Insets{Top: height}.in(box)
	c.inner.Draw(p, FourSides(c.inset.In(p)).in(rest))
	pen.Fill = Ink{}
	c.frame(p, box, round, &pen)
}

func (c *panelContent) ground(p *Painter, box geom.Rect, round geom.Corners, fill Ink) {
	if round == (geom.Corners{}) {
		p.FillRect(&c.src, box, fill.Over(box))
		return
	}
	p.DrawPath(&c.src, geom.RoundRectPath(box, round), box, &Pen{Fill: fill})
}

func (c *panelContent) frame(p *Painter, box geom.Rect, round geom.Corners, pen *Pen) {
	if round == (geom.Corners{}) {
		p.StrokeRect(&c.src, box, pen)
		return
	}
	p.DrawPath(&c.src, geom.RoundRectPath(box, round), box, pen)
}
