package face

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// InkReach is how far the ink of marks reaches: its box, and how far from the
// middle of the piece its outlines run.
type InkReach struct {
	middle    geom.Point
	Box       geom.Rect
	near, far float64     // of the outlines, from the middle
	dots      []geom.Rect // the ink around points all along the outlines
}

// point takes in a point of an outline, with ink around it by a margin.
func (r *InkReach) point(q geom.Point, margin geom.Length) {
	around := geom.Rect{X: q.X - margin, Y: q.Y - margin, W: 2 * margin, H: 2 * margin}
	away := math.Hypot(float64(q.X-r.middle.X), float64(q.Y-r.middle.Y))
	near, far := away-float64(margin), away+float64(margin)
	r.dots = append(r.dots, around)
	if len(r.dots) == 1 {
		r.Box, r.near, r.far = around, near, far
		return
	}
	r.Box = spanning(r.Box, around)
	r.near, r.far = min(r.near, near), max(r.far, far)
}

// spanning returns the box around two, either of which may be a mere point.
func spanning(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.Rect{X: x, Y: y, W: max(a.Right(), b.Right()) - x, H: max(a.Bottom(), b.Bottom()) - y}
}

// corners takes in the corners of a box, brought to the piece.
func (r *InkReach) corners(b geom.Rect, at geom.Matrix) {
	for _, q := range geom.RectPath(b).Pts {
		r.point(at.Apply(q), 0)
	}
}

// Mark takes in a mark whose coordinates come to the piece through a matrix.
func (r *InkReach) Mark(m scene.Mark, at geom.Matrix) {
	switch m := m.(type) {
	case *scene.Path:
		r.path(m.Path, at, pathMargin(m, at))
	case *scene.Glyphs:
		r.glyphs(m, at)
	case *scene.Image:
		r.corners(m.To, at)
	case *scene.Use:
		r.Marks(m.Symbol.Marks, m.At.Then(at))
	case *scene.Group:
		r.group(m, m.Matrix().Then(at))
	}
}

// Marks takes in several marks.
func (r *InkReach) Marks(marks []scene.Mark, at geom.Matrix) {
	for _, m := range marks {
		r.Mark(m, at)
	}
}

// group takes in what a clip leaves, by its box.
func (r *InkReach) group(g *scene.Group, at geom.Matrix) {
	if g.Clip == nil {
		r.Marks(g.Marks, at)
		return
	}
	inner := InkReach{middle: r.middle}
	inner.Marks(g.Marks, at)
	r.within(&inner, at.Box(g.Clip.Bounds()))
}

// within takes in what a window shows of other ink.
func (r *InkReach) within(inner *InkReach, window geom.Rect) {
	if len(inner.dots) == 0 || !inner.Box.Overlaps(window) {
		return
	}
	x, y := max(inner.Box.X, window.X), max(inner.Box.Y, window.Y)
	right, bottom := min(inner.Box.Right(), window.Right()), min(inner.Box.Bottom(), window.Bottom())
	r.corners(geom.Rect{X: x, Y: y, W: right - x, H: bottom - y}, geom.Identity)
}

// pathMargin is how far ink reaches beyond an outline.
func pathMargin(m *scene.Path, at geom.Matrix) geom.Length {
	if m.Stroke == nil {
		return 0
	}
	return (m.Stroke.Width / 2).Scale(at.MeanScale())
}

// outlineSteps is into how many pieces a line or curve is cut: a quarter circle of a
// counter's radius is then right to 0.01 mm.
const outlineSteps = 16

// path takes in the outline itself, not the control points of its curves.
func (r *InkReach) path(p geom.Path, at geom.Matrix, margin geom.Length) {
	var start, last geom.Point
	pts := p.Pts
	for _, op := range p.Ops {
		n := op.Points()
		switch op {
		case geom.MoveTo:
			start, last = pts[0], pts[0]
			r.point(at.Apply(start), margin)
		case geom.LineTo:
			r.curve(last, last, pts[0], pts[0], at, margin)
		case geom.CubicTo:
			r.curve(last, pts[0], pts[1], pts[2], at, margin)
		case geom.Close:
			r.curve(last, last, start, start, at, margin)
			last = start
		}
		if n > 0 {
			last, pts = pts[n-1], pts[n:]
		}
	}
}

// curve takes in a cubic curve, of which a straight line is one.
func (r *InkReach) curve(a, b, c, d geom.Point, at geom.Matrix, margin geom.Length) {
	for i := 1; i <= outlineSteps; i++ {
		t := float64(i) / outlineSteps
		u := 1 - t
		mix := func(a, b, c, d geom.Length) geom.Length {
			return geom.Length(math.Round(u*u*u*float64(a) + 3*u*u*t*float64(b) + 3*u*t*t*float64(c) + t*t*t*float64(d)))
		}
		r.point(at.Apply(geom.Pt2(mix(a.X, b.X, c.X, d.X), mix(a.Y, b.Y, c.Y, d.Y))), margin)
	}
}

// touching returns the size of the ink that reaches into a zone, such as a strip
// along an edge.
func (r *InkReach) touching(zone func(dot geom.Rect) bool) geom.Size {
	var box geom.Rect
	some := false
	for _, dot := range r.dots {
		switch {
		case !zone(dot):
		case some:
			box = spanning(box, dot)
		default:
			box, some = dot, true
		}
	}
	return box.Size()
}

// glyphs takes in letters by the boxes of their outlines.
func (r *InkReach) glyphs(g *scene.Glyphs, at geom.Matrix) {
	scale := float64(g.Size) / float64(g.Font.UnitsPerEm())
	x := g.At.X
	for _, glyph := range g.Glyphs {
		if outline := g.Font.Outline(glyph.ID); !outline.Empty() {
			b := outline.Bounds()
			r.corners(geom.Rect{X: x + b.X.Scale(scale), Y: g.At.Y + b.Y.Scale(scale), W: b.W.Scale(scale), H: b.H.Scale(scale)}, at)
		}
		x += glyph.Advance
	}
}

// boxOfGlyphs returns the box around the outlines of letters.
func boxOfGlyphs(g *scene.Glyphs) geom.Rect {
	scale := float64(g.Size) / float64(g.Font.UnitsPerEm())
	box, x := geom.Rect{X: g.At.X, Y: g.At.Y}, g.At.X
	for _, glyph := range g.Glyphs {
		if outline := g.Font.Outline(glyph.ID); !outline.Empty() {
			b := outline.Bounds()
			box = spanning(box, geom.Rect{X: x + b.X.Scale(scale), Y: g.At.Y + b.Y.Scale(scale), W: b.W.Scale(scale), H: b.H.Scale(scale)})
		}
		x += glyph.Advance
	}
	return box
}
