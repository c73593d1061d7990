package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// panelContent is a column of parts in a frame with a title bar.
type panelContent struct {
	src    site
	inner  *rowContent
	pen    penAttrs
	title  wordsAttr
	style  styleAttrs // of the title
	fill   attr[ink]  // of the bar
	height attr[geom.Length]
	radius attr[[]geom.Length]
	inset  attr[[]geom.Length]
}

func newPanel(c *compiler, src *carddata.Part) content {
	inner := rowOf(c, src)
	inner.down = true
	return &panelContent{
		src:    siteOf(src),
		inner:  inner,
		pen:    c.pen(src),
		title:  c.words(src.Get("title")),
		style:  c.headingStyle(key(c, src, "title_style", as[string])),
		fill:   key(c, src, "title_fill", asInk),
		height: key(c, src, "title_height", as[geom.Length]),
		radius: key(c, src, "radius", as[[]geom.Length]),
		inset:  key(c, src, "inset", as[[]geom.Length]),
	}
}

// headingStyle is how a heading is set that has no text keys of its own: bold,
// in the middle of its bar, and then as a style of the game says.
func (c *compiler) headingStyle(name attr[string]) styleAttrs {
	text, _ := carddata.KindOf("text")
	s := styleAttrs{fixed: c.plainTypeset(text)}
	s.fixed.bold, s.fixed.valign = true, "middle"
	c.named(&s, name)
	return s
}

// titlePad is the space above and below the title in its bar.
const titlePad = 7 * geom.MM / 10

// heading gives the title, ready to be set, and the height of its bar; 0 when
// there is no title.
func (c *panelContent) heading(p *painter) (w wording, height geom.Length) {
	w.text, w.pos = c.title.in(p)
	if w.text == "" {
		return w, 0
	}
	w.site, w.lang, w.set = c.src, p.scope.Lang, *c.style.in(p)
	w.set.size = p.sized(&c.src, w.set.size)
	w.floor, w.shrink = p.floor(), true
	w.spans = p.spell(&w)
	if c.height.said {
		return w, c.height.in(p)
	}
	block := p.shaper.Set(w.spans, w.setting(0))
	return w, block.Height + 2*titlePad
}

// natural is the column with what stands around it.
func (c *panelContent) natural(p *painter, known geom.Size) geom.Size {
	_, bar := c.heading(p)
	pad := fourSides(c.inset.in(p))
	around := geom.Size{W: pad.left + pad.right, H: pad.top + pad.bottom + bar}
	got := c.inner.natural(p, less(known, around))
	if got.H == 0 { // an empty panel is as high as its frame
		return geom.Size{W: plus(got.W, around.W), H: around.H}
	}
	return geom.Size{W: plus(got.W, around.W), H: plus(got.H, around.H)}
}

// draw paints ground, bar, parts and frame, in this order: nothing covers the
// frame.
func (c *panelContent) draw(p *painter, box geom.Rect) {
	pen, round := c.pen.in(p), corners(c.radius.in(p))
	w, height := c.heading(p)
	height = min(height, box.H)
	c.ground(p, box, round, pen.fill)
	if height > 0 {
		bar := geom.Rect{X: box.X, Y: box.Y, W: box.W, H: height}
		c.ground(p, bar, geom.Corners{TopLeft: round.TopLeft, TopRight: round.TopRight}, c.fill.in(p))
		pad := fourSides(c.inset.in(p))
		p.setText(&w, insets{left: pad.left, right: pad.right}.in(bar))
	}
	rest := insets{top: height}.in(box)
	c.inner.draw(p, fourSides(c.inset.in(p)).in(rest))
	pen.fill = ink{}
	c.frame(p, box, round, &pen)
}

func (c *panelContent) ground(p *painter, box geom.Rect, round geom.Corners, fill ink) {
	if round == (geom.Corners{}) {
		p.fillRect(&c.src, box, fill.over(box))
		return
	}
	p.outline(&c.src, geom.RoundRectPath(box, round), box, &pen{fill: fill})
}

func (c *panelContent) frame(p *painter, box geom.Rect, round geom.Corners, pen *pen) {
	if round == (geom.Corners{}) {
		p.strokeRect(&c.src, box, pen)
		return
	}
	p.outline(&c.src, geom.RoundRectPath(box, round), box, pen)
}
