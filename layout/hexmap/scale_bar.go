package hexmap

import (
	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
)

// scaleContent is a scale bar: a number of hexes of a map, with figures.
type scaleContent struct {
	src    face.PartRef
	name   face.Attr[string]
	hex    face.Attr[geom.Length]
	hexes  face.Attr[int]
	perHex face.Attr[float64]
	unit   face.TextAttr
	style  face.StyleAttrs
	color  face.Attr[face.Ink]
	fill   face.Attr[face.Ink]
}

func NewScale(c *face.Compiler, src *facedata.Part) face.Content {
	text, _ := facedata.KindOf("text")
	s := &scaleContent{
		src:    face.PartRefOf(src),
		name:   face.Key(c, src, "scale", face.As[string]),
		hex:    face.Key(c, src, "hex", face.As[geom.Length]),
		hexes:  face.Key(c, src, "hexes", face.As[int]),
		perHex: face.Key(c, src, "per_hex", face.As[float64]),
		unit:   c.Text(src.Get("unit")),
		style:  face.StyleAttrs{Fixed: c.DefaultStyle(text)},
		color:  face.Key(c, src, "color", face.AsInk),
		fill:   face.Key(c, src, "fill", face.AsInk),
	}
	c.AddNamedStyle(&s.style, face.Key(c, src, "style", face.As[string]))
	return s
}

// maxScale limits the hexes of a scale; nobody counts more along a bar.
const maxScale = 100

// maxPerHex limits the distance per hex; larger numbers need a larger unit.
const maxPerHex = 1_000_000

// Dimensions of a scale, relative to the size of its figures.
const (
	scaleBar  = 0.34
	scaleTick = 0.22
	scaleLine = 0.05
	scaleRoom = 0.6 // between figures
)

// scalePlan is the layout of a scale.
type scalePlan struct {
	flat    geom.Length
	count   int
	size    geom.Length // of the figures
	figures []scaleFigure
	head    geom.Length // how far the first figure extends to the left of the bar
	tail    geom.Length // how far the last figure extends to the right
	high    geom.Length // of the figures
}

// scaleFigure is a figure and its position at its tick.
type scaleFigure struct {
	face.Text
	hex    int
	width  geom.Length
	before geom.Length // from its left edge to the tick
}

// plan computes the layout; ok is false if the scale cannot be drawn.
func (s *scaleContent) plan(p *face.Painter) (plan scalePlan, ok bool) {
	if plan.flat, ok = s.flat(p); !ok {
		return plan, false
	}
	plan.count = s.hexes.In(p)
	switch {
	case plan.count < 1 || plan.count > maxScale:
		face.ReportBadValue(p, &s.src, &s.hexes, "hexes", "a scale must have 1 to 100 hexes")
		return plan, false
	case !(s.perHex.In(p) > 0 && s.perHex.In(p) <= maxPerHex):
		face.ReportBadValue(p, &s.src, &s.perHex, "per_hex", "a hex must represent more than 0 and at most 1,000,000")
		return plan, false
	}
	s.figures(p, &plan)
	return plan, true
}

// flat returns the size of a hex of the map, or of a square of the plan; ok is false if
// there is neither.
func (s *scaleContent) flat(p *face.Painter) (size geom.Length, ok bool) {
	p.Reads(carddata.OfMaps, "")
	if table, is := p.Game.Plan(s.name.In(p)); is {
		size = table.Unit()
	} else if m := mapNamed(p, &s.src, s.name.In(p), s.name.Pos(p)); m != nil {
		size = max(minHex, m.Flat)
	} else {
		return 0, false
	}
	if s.hex.IsSet {
		size = s.hex.In(p)
	}
	return max(minBarHex, size), true
}

// minBarHex is the smallest hex or square of a bar.
const minBarHex = geom.MM / 2

// figures adds figures at equal distances, as close as there is room for.
func (s *scaleContent) figures(p *face.Painter, plan *scalePlan) {
	plan.size = p.ClampSize(&s.src, s.style.In(p).Size)
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

// figure returns the figure after a number of hexes. The last one is followed by the
// unit, but its digits are at the tick like those of the others.
func (s *scaleContent) figure(p *face.Painter, plan *scalePlan, hex int) scaleFigure {
	text := values.Figure(s.perHex.In(p)*float64(hex), p.Lang())
	f := scaleFigure{hex: hex, Text: face.Text{Part: s.src, Pos: s.src.Pos, Lang: p.Lang(), Source: text, Floor: p.TypeFloor(), Style: *s.style.In(p)}}
	f.Style.Size, f.Style.Align, f.Style.Valign = plan.size, "left", "bottom"
	f.Spans = p.Spans(&f.Text)
	block := p.SetSpans(f.Spans, f.Setting(0))
	f.width, f.before = block.Width, block.Width/2
	if unit, pos := s.unit.In(p); hex == plan.count && unit != "" {
		f.Source, f.Pos = text+"\u00a0"+unit, pos
		f.Spans = p.Spans(&f.Text)
		block = p.SetSpans(f.Spans, f.Setting(0))
		f.width = block.Width
	}
	plan.high = max(plan.high, block.Height)
	return f
}

// extent returns the size of the scale.
func (plan *scalePlan) extent() geom.Size {
	bar := plan.flat.Scale(float64(plan.count))
	return geom.Size{W: plan.head + bar + plan.tail, H: plan.high + plan.size.Scale(scaleTick+scaleBar+scaleLine)}
}

func (s *scaleContent) Natural(p *face.Painter, _ geom.Size) geom.Size {
	plan, ok := s.plan(p)
	if !ok {
		return geom.Size{}
	}
	return plan.extent()
}

// Draw draws the scale in the center of its box.
func (s *scaleContent) Draw(p *face.Painter, box geom.Rect) {
	plan, ok := s.plan(p)
	if !ok || box.W <= 0 || box.H <= 0 {
		return
	}
	size := plan.extent()
	switch {
	case size.W > box.W+face.Tolerance:
		p.ReportOverflow(&s.src, size.W, box.W)
		return
	case size.H > box.H+face.Tolerance:
		p.ReportOverflow(&s.src, size.H, box.H)
		return
	}
	at := geom.Pt2(box.X+(box.W-size.W)/2+plan.head, box.Y+(box.H-size.H)/2+plan.high+plan.size.Scale(scaleTick))
	s.drawBar(p, &plan, at)
	for i := range plan.figures {
		f := &plan.figures[i]
		x := at.X + plan.flat.Scale(float64(f.hex))
		s.tick(p, &plan, x, at.Y)
		p.SetText(&f.Text, geom.Rect{X: x - f.before, Y: at.Y - plan.size.Scale(scaleTick) - plan.high, W: f.width, H: plan.high})
	}
}

// drawBar draws alternating dark and light hexes, each with an outline.
func (s *scaleContent) drawBar(p *face.Painter, plan *scalePlan, at geom.Point) {
	dark, line, high := s.color.In(p), plan.size.Scale(scaleLine), plan.size.Scale(scaleBar)
	for i := range plan.count {
		fill := dark
		if i%2 != 0 {
			fill = s.fill.In(p)
		}
		left, right := at.X+plan.flat.Scale(float64(i)), at.X+plan.flat.Scale(float64(i+1))
		box := geom.Rect{X: left, Y: at.Y, W: right - left, H: high}
		p.FillRect(&s.src, box, fill.Over(box))
		p.StrokeRect(&s.src, box, &face.Pen{Stroke: dark, Width: line})
	}
}

// tick draws the short line from the bar up to a figure.
func (s *scaleContent) tick(p *face.Painter, plan *scalePlan, x, y geom.Length) {
	line, high := plan.size.Scale(scaleLine), plan.size.Scale(scaleTick)
	box := geom.Rect{X: x - line/2, Y: y - high, W: line, H: high}
	p.FillRect(&s.src, box, s.color.In(p).Over(box))
}
