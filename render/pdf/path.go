package pdf

import (
	"fmt"

	"punchboard/geom"
	"punchboard/scene"
)

// path paints an outline. Where something is seen through it, fill and stroke
// are painted one by one: viewers differ on whether the one operator for both
// lets the fill show through the line.
func (c *content) path(p *scene.Path) {
	plain := isPlain(p.Fill)
	if p.Fill != nil && !plain {
		c.fancyFill(p)
	}
	stroke := p.Stroke != nil && p.Stroke.Paint != nil
	fill := p.Fill != nil && plain
	if fill {
		c.fill(p.Fill)
	}
	if stroke {
		c.stroke(p.Stroke)
	}
	switch {
	case fill && stroke && c.state.alpha == 1:
		c.paint(p, "B")
	case fill && stroke:
		c.paint(p, "f")
		c.outline(&p.Path, "S")
	case fill:
		c.paint(p, "f")
	case stroke:
		c.outline(&p.Path, "S")
	}
}

// paint draws the outline with an operator that fills.
func (c *content) paint(p *scene.Path, op string) { c.outline(&p.Path, op+star(p.EvenOdd)) }

func star(evenOdd bool) string {
	if evenOdd {
		return "*"
	}
	return ""
}

// fancyFill fills an outline by clipping to it: gradients and hatches then need
// no pattern, and mean the same wherever the stream is placed.
func (c *content) fancyFill(p *scene.Path) {
	if p.Path.Empty() {
		return
	}
	c.save()
	c.outline(&p.Path, "W"+star(p.EvenOdd)+" n")
	c.flood(p.Fill, p.Path.Bounds())
	c.restore()
}

// outline writes the steps of a path and the operator that uses them.
func (c *content) outline(p *geom.Path, op string) {
	if p.Empty() {
		return
	}
	if r, ok := rectangle(p); ok {
		c.rect(r)
		c.op(op)
		return
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

// rect writes a rectangle by its rounded edges, so that neighbours that share
// an edge in the scene share it in the file.
func (c *content) rect(r geom.Rect) {
	d := c.state.decimals
	x, y := quantum(r.X, d), quantum(r.Y, d)
	for _, n := range []int64{x, y, quantum(r.Right(), d) - x, quantum(r.Bottom(), d) - y} {
		c.ops = append(appendQuantum(c.ops, n, d), ' ')
	}
	c.ops = append(c.ops, "re\n"...)
}

// rectangle tells whether a path is what geom.RectPath makes, and of what.
func rectangle(p *geom.Path) (geom.Rect, bool) {
	if len(p.Ops) != 5 || len(p.Pts) != 4 || p.Ops[4] != geom.Close {
		return geom.Rect{}, false
	}
	a, b, c, d := p.Pts[0], p.Pts[1], p.Pts[2], p.Pts[3]
	r := geom.Rect{X: a.X, Y: a.Y, W: c.X - a.X, H: c.Y - a.Y}
	return r, b == geom.Pt2(c.X, a.Y) && d == geom.Pt2(a.X, c.Y)
}
