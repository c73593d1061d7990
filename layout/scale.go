package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// scaleContent is a scale bar: so many hexes of a map, with figures.
type scaleContent struct {
	src    site
	name   attr[string]
	hex    attr[geom.Length]
	hexes  attr[int]
	perHex attr[float64]
	unit   wordsAttr
	style  styleAttrs
	color  attr[ink]
	fill   attr[ink]
}

func newScale(c *compiler, src *carddata.Part) content {
	text, _ := carddata.KindOf("text")
	s := &scaleContent{
		src:    siteOf(src),
		name:   key(c, src, "scale", as[string]),
		hex:    key(c, src, "hex", as[geom.Length]),
		hexes:  key(c, src, "hexes", as[int]),
		perHex: key(c, src, "per_hex", as[float64]),
		unit:   c.words(src.Get("unit")),
		style:  styleAttrs{fixed: c.plainTypeset(text)},
		color:  key(c, src, "color", asInk),
		fill:   key(c, src, "fill", asInk),
	}
	c.named(&s.style, key(c, src, "style", as[string]))
	return s
}

// maxScale bounds the hexes of a scale: nobody counts more along a bar.
const maxScale = 100

// maxPerHex bounds what a hex counts: larger figures are written in a larger unit.
const maxPerHex = 1_000_000

// Measures of a scale, in parts of the size of its figures.
const (
	scaleBar  = 0.34
	scaleTick = 0.22
	scaleLine = 0.05
	scaleRoom = 0.6 // between figures
)

// scalePlan is a scale worked out.
type scalePlan struct {
	flat    geom.Length
	count   int
	size    geom.Length // of the figures
	figures []scaleFigure
	head    geom.Length // how far the first figure stands out before the bar
	tail    geom.Length // how far the last one does behind it
	high    geom.Length // of the figures
}

// scaleFigure is a figure and how it stands at its tick.
type scaleFigure struct {
	wording
	hex    int
	width  geom.Length
	before geom.Length // from its left edge to the tick
}

// plan works the scale out; ok is false when it cannot be drawn.
func (s *scaleContent) plan(p *painter) (plan scalePlan, ok bool) {
	m := p.hexmap(&s.src, s.name.in(p), s.name.pos(p))
	plan.count = s.hexes.in(p)
	switch {
	case m == nil:
		return plan, false
	case plan.count < 1 || plan.count > maxScale:
		badValue(p, &s.src, &s.hexes, "hexes", "a scale has 1 to 100 hexes")
		return plan, false
	case !(s.perHex.in(p) > 0 && s.perHex.in(p) <= maxPerHex):
		badValue(p, &s.src, &s.perHex, "per_hex", "a hex counts more than nothing, and no more than a million")
		return plan, false
	}
	plan.flat = max(minHex, m.Flat)
	if s.hex.said {
		plan.flat = max(minHex, s.hex.in(p))
	}
	s.figures(p, &plan)
	return plan, true
}

// figures sets figures as close as they have room, at the same distance from one
// another.
func (s *scaleContent) figures(p *painter, plan *scalePlan) {
	plan.size = p.sized(&s.src, s.style.in(p).size)
	for step := 1; step <= plan.count; step++ {
		if plan.count%step != 0 {
			continue
		}
		plan.figures = plan.figures[:0]
		widest := geom.Length(0)
		for i := 0; i <= plan.count; i += step {
			f := s.figure(p, plan, i)
			widest = max(widest, 2*f.before)
			plan.figures = append(plan.figures, f)
		}
		if widest+plan.size.Scale(scaleRoom) <= plan.flat.Scale(float64(step)) {
			break
		}
	}
	first, last := &plan.figures[0], &plan.figures[len(plan.figures)-1]
	plan.head, plan.tail = first.before, last.width-last.before
}

// figure sets the figure at the end of so many hexes; the last one has the unit
// behind it, and stands with its digits at the tick all the same.
func (s *scaleContent) figure(p *painter, plan *scalePlan, hex int) scaleFigure {
	text := carddata.Figure(s.perHex.in(p)*float64(hex), p.scope.Lang)
	f := scaleFigure{hex: hex, wording: wording{site: s.src, pos: s.src.pos, lang: p.scope.Lang, text: text, floor: p.floor(), set: *s.style.in(p)}}
	f.set.size, f.set.align, f.set.valign = plan.size, "left", "bottom"
	f.spans = p.spell(&f.wording)
	block := p.shaper.Set(f.spans, f.setting(0))
	f.width, f.before = block.Width, block.Width/2
	if unit, pos := s.unit.in(p); hex == plan.count && unit != "" {
		f.text, f.pos = text+"\u00a0"+unit, pos
		f.spans = p.spell(&f.wording)
		block = p.shaper.Set(f.spans, f.setting(0))
		f.width = block.Width
	}
	plan.high = max(plan.high, block.Height)
	return f
}

// extent gives the room that the scale takes.
func (plan *scalePlan) extent() geom.Size {
	bar := plan.flat.Scale(float64(plan.count))
	return geom.Size{W: plan.head + bar + plan.tail, H: plan.high + plan.size.Scale(scaleTick+scaleBar+scaleLine)}
}

func (s *scaleContent) natural(p *painter, _ geom.Size) geom.Size {
	plan, ok := s.plan(p)
	if !ok {
		return geom.Size{}
	}
	return plan.extent()
}

// draw puts the scale in the middle of its box.
func (s *scaleContent) draw(p *painter, box geom.Rect) {
	plan, ok := s.plan(p)
	if !ok || box.W <= 0 || box.H <= 0 {
		return
	}
	size := plan.extent()
	switch {
	case size.W > box.W+tolerance:
		p.overflow(&s.src, size.W, box.W)
		return
	case size.H > box.H+tolerance:
		p.overflow(&s.src, size.H, box.H)
		return
	}
	at := geom.Pt2(box.X+(box.W-size.W)/2+plan.head, box.Y+(box.H-size.H)/2+plan.high+plan.size.Scale(scaleTick))
	s.drawBar(p, &plan, at)
	for i := range plan.figures {
		f := &plan.figures[i]
		x := at.X + plan.flat.Scale(float64(f.hex))
		s.tick(p, &plan, x, at.Y)
		p.setText(&f.wording, geom.Rect{X: x - f.before, Y: at.Y - plan.size.Scale(scaleTick) - plan.high, W: f.width, H: plan.high})
	}
}

// drawBar draws a dark and a light hex in turn, with a line around each.
func (s *scaleContent) drawBar(p *painter, plan *scalePlan, at geom.Point) {
	dark, line, high := s.color.in(p), plan.size.Scale(scaleLine), plan.size.Scale(scaleBar)
	for i := range plan.count {
		fill := dark
		if i%2 != 0 {
			fill = s.fill.in(p)
		}
		left, right := at.X+plan.flat.Scale(float64(i)), at.X+plan.flat.Scale(float64(i+1))
		box := geom.Rect{X: left, Y: at.Y, W: right - left, H: high}
		p.fillRect(&s.src, box, fill.over(box))
		p.strokeRect(&s.src, box, &pen{stroke: dark, line: line})
	}
}

// tick draws the short line from the bar up to a figure.
func (s *scaleContent) tick(p *painter, plan *scalePlan, x, y geom.Length) {
	line, high := plan.size.Scale(scaleLine), plan.size.Scale(scaleTick)
	box := geom.Rect{X: x - line/2, Y: y - high, W: line, H: high}
	p.fillRect(&s.src, box, s.color.in(p).over(box))
}
