package layout

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// inkReach is how far the ink of marks reaches: its box, and how far from the
// middle of the piece its outlines run.
type inkReach struct {
	middle    geom.Point
	box       geom.Rect
	some      bool    // whether there is any ink
	near, far float64 // of the outlines, from the middle
}

// point takes in a point of an outline, with ink around it by a margin.
func (r *inkReach) point(q geom.Point, margin geom.Length) {
	around := geom.Rect{X: q.X - margin, Y: q.Y - margin, W: 2 * margin, H: 2 * margin}
	away := math.Hypot(float64(q.X-r.middle.X), float64(q.Y-r.middle.Y))
	near, far := away-float64(margin), away+float64(margin)
	if !r.some {
		r.box, r.near, r.far, r.some = around, near, far, true
		return
	}
	x, y := min(r.box.X, around.X), min(r.box.Y, around.Y)
	r.box = geom.Rect{X: x, Y: y, W: max(r.box.Right(), around.Right()) - x, H: max(r.box.Bottom(), around.Bottom()) - y}
	r.near, r.far = min(r.near, near), max(r.far, far)
}

// corners takes in the corners of a box, brought to the piece.
func (r *inkReach) corners(b geom.Rect, at geom.Matrix) {
	for _, q := range geom.RectPath(b).Pts {
		r.point(at.Apply(q), 0)
	}
}

// mark takes in a mark whose coordinates come to the piece through a matrix.
func (r *inkReach) mark(m scene.Mark, at geom.Matrix) {
	switch m := m.(type) {
	case *scene.Path:
		r.path(m.Path, at, pathMargin(m, at))
	case *scene.Glyphs:
		r.glyphs(m, at)
	case *scene.Image:
		r.corners(m.To, at)
	case *scene.Use:
		r.marks(m.Symbol.Marks, m.At.Then(at))
	case *scene.Group:
		r.group(m, m.Matrix().Then(at))
	}
}

func (r *inkReach) marks(marks []scene.Mark, at geom.Matrix) {
	for _, m := range marks {
		r.mark(m, at)
	}
}

// group takes in what a clip leaves, by its box.
func (r *inkReach) group(g *scene.Group, at geom.Matrix) {
	if g.Clip == nil {
		r.marks(g.Marks, at)
		return
	}
	inner := inkReach{middle: r.middle}
	inner.marks(g.Marks, at)
	r.within(&inner, at.Box(g.Clip.Bounds()))
}

// within takes in what a window shows of other ink.
func (r *inkReach) within(inner *inkReach, window geom.Rect) {
	if !inner.some || !inner.box.Overlaps(window) {
		return
	}
	x, y := max(inner.box.X, window.X), max(inner.box.Y, window.Y)
	right, bottom := min(inner.box.Right(), window.Right()), min(inner.box.Bottom(), window.Bottom())
	r.corners(geom.Rect{X: x, Y: y, W: right - x, H: bottom - y}, geom.Identity)
}

// pathMargin is how far ink reaches beyond an outline.
func pathMargin(m *scene.Path, at geom.Matrix) geom.Length {
	if m.Stroke == nil {
		return 0
	}
	return (m.Stroke.Width / 2).Scale(at.MeanScale())
}

// curveSteps is into how many pieces a curve is cut: a quarter circle of a
// counter's radius is then right to 0.01 mm.
const curveSteps = 16

// path takes in the outline itself, not the control points of its curves.
func (r *inkReach) path(p geom.Path, at geom.Matrix, margin geom.Length) {
	var last geom.Point
	pts := p.Pts
	for _, op := range p.Ops {
		n := op.Points()
		if op == geom.CubicTo {
			for i := 1; i < curveSteps; i++ {
				r.point(at.Apply(onCurve(last, pts, float64(i)/curveSteps)), margin)
			}
		}
		if n > 0 {
			last = pts[n-1]
			r.point(at.Apply(last), margin)
			pts = pts[n:]
		}
	}
}

// onCurve gives a point of a cubic curve.
func onCurve(from geom.Point, pts []geom.Point, t float64) geom.Point {
	u := 1 - t
	mix := func(a, b, c, d geom.Length) geom.Length {
		return a.Scale(u*u*u) + b.Scale(3*u*u*t) + c.Scale(3*u*t*t) + d.Scale(t*t*t)
	}
	return geom.Pt2(mix(from.X, pts[0].X, pts[1].X, pts[2].X), mix(from.Y, pts[0].Y, pts[1].Y, pts[2].Y))
}

// glyphs takes in letters by the boxes of their outlines.
func (r *inkReach) glyphs(g *scene.Glyphs, at geom.Matrix) {
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
