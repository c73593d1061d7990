package pdf

import (
	"fmt"

	"punchboard/geom"
	"punchboard/scene"
)

// path paints an outline. If it is transparent, fill and stroke are painted separately,
// because viewers disagree on whether the combined operator lets the fill show through
// the line.
func (c *content) path(p *scene.Path) {
	stroke := p.Stroke != nil && p.Stroke.Paint != nil
	if p.Fill != nil && stroke && c.state.alpha == 1 && isPlain(p.Fill) && isPlain(p.Stroke.Paint) {
		c.fill(p.Fill)
		c.stroke(p.Stroke)
		c.outline(&p.Path, "B"+star(p.EvenOdd))
		return
	}
	if p.Fill != nil {
		c.area(&p.Path, star(p.EvenOdd), p.Fill)
	}
	if stroke {
		c.line(&p.Path, p.Stroke)
	}
}

func (c *content) area(p *geom.Path, rule string, paint scene.Paint) {
	if !isPlain(paint) {
		c.through(p, rule, paint)
		return
	}
	c.fill(paint)
	c.outline(p, "f"+rule)
}

func (c *content) line(p *geom.Path, s *scene.Stroke) {
	if !isPlain(s.Paint) {
		covered := strokeOutline(p, s, c.tolerance())
		c.through(&covered, "", s.Paint)
		return
	}
	c.stroke(s)
	c.outline(p, "S")
}

func star(evenOdd bool) string {
	if evenOdd {
		return "*"
	}
	return ""
}

// tolerance is the maximum error of a curve: a hundredth of a point on paper.
func (c *content) tolerance() float64 { return float64(geom.PT) / 100 / c.state.scale }

// through paints an area with a gradient or hatch by clipping to it. Lines are
// converted to the area that they cover. The alternative, a pattern, is positioned
// relative to the start of the stream, so the same bytes would look different in
// another place.
func (c *content) through(area *geom.Path, rule string, p scene.Paint) {
	if area.Empty() {
		return
	}
	if h, ok := p.(*scene.Hatch); ok {
		c.hatched(area, rule, h)
		return
	}
	c.save()
	c.outline(area, "W"+rule+" n")
	c.flood(p, area.Bounds())
	c.restore()
}

// hatched paints an area with a hatch: its ground, and within the same outline the
// lines.
func (c *content) hatched(area *geom.Path, rule string, h *scene.Hatch) {
	lines := h.Lines(area.Bounds())
	if lines.Empty() {
		c.area(area, rule, h.Screen())
		return
	}
	c.save()
	paint := "n"
	if h.Back != nil {
		c.fill(h.Back)
		paint = "f" + rule
	}
	soft := softened(area)
	c.outline(&soft, "W"+rule+" "+paint)
	c.rules(h, &lines)
	c.restore()
}

// softened returns an outline that viewers fill and clip to alike. They move the sides
// of a filled upright rectangle to whole pixels, and those of a clip to others: the ends
// of lines would stick out of the ground of their hatch, as a row of dashes. A point in
// the middle of a side makes the rectangle an outline like any other.
func softened(area *geom.Path) geom.Path {
	r, ok := rectangle(area)
	if !ok {
		return *area
	}
	return geom.PolygonPath(r.Min(), geom.Pt2(r.Center().X, r.Y), geom.Pt2(r.Right(), r.Y), geom.Pt2(r.Right(), r.Bottom()), geom.Pt2(r.X, r.Bottom()))
}

// outline writes the steps of a path and the operator that paints it.
func (c *content) outline(p *geom.Path, op string) {
	if p.Empty() {
		return
	}
	if r, ok := rectangle(p); ok {
		c.rect(r)
		c.op(op)
		return
	}
	if c.state.decimals < paperDecimals && len(p.Pts) > fewPoints {
		small := c.coarse(p)
		p = &small
	}
	pts := p.Pts
	for _, step := range p.Ops {
		for _, q := range pts[:step.Points()] {
			c.length(q.X)
			c.length(q.Y)
		}
		pts = pts[step.Points():]
		c.ops = append(c.ops, stepOp(step), '\n')
	}
	c.op(op)
}

func stepOp(o geom.Op) byte {
	switch o {
	case geom.MoveTo:
		return 'm'
	case geom.LineTo:
		return 'l'
	case geom.CubicTo:
		return 'c'
	case geom.Close:
		return 'h'
	}
	panic(fmt.Sprintf("pdf: unknown path step %d", o))
}

// rect writes a rectangle by its rounded edges, so that neighbors that share an edge in
// the scene share it in the file.
func (c *content) rect(r geom.Rect) {
	d := c.state.decimals
	x, y := quantum(r.X, d), quantum(r.Y, d)
	for _, n := range []int64{x, y, quantum(r.Right(), d) - x, quantum(r.Bottom(), d) - y} {
		c.ops = append(appendQuantum(c.ops, n, d), ' ')
	}
	c.ops = append(c.ops, "re\n"...)
}

// rectangle reports whether a path was made by geom.RectPath, and returns its
// rectangle.
func rectangle(p *geom.Path) (geom.Rect, bool) {
	if len(p.Ops) != 5 || len(p.Pts) != 4 || p.Ops[4] != geom.Close {
		return geom.Rect{}, false
	}
	a, b, c, d := p.Pts[0], p.Pts[1], p.Pts[2], p.Pts[3]
	r := geom.Rect{X: a.X, Y: a.Y, W: c.X - a.X, H: c.Y - a.Y}
	return r, b == geom.Pt2(c.X, a.Y) && d == geom.Pt2(a.X, c.Y)
}
