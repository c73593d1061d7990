package face

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// InkReach is the extent of the ink of marks: its bounding box, and the smallest and
// largest distance of its outlines from the center of the piece.
type InkReach struct {
	middle    geom.Point
	Box       geom.Rect
	near, far float64     // distances of the outlines from the center
	some      bool        // whether there is any ink
	boxOnly   bool        // dots are left out
	dots      []geom.Rect // the ink around points along the outlines
}

// point adds a point of an outline, with ink around it by a margin.
func (r *InkReach) point(q geom.Point, margin geom.Length) {
	around := geom.Rect{X: q.X - margin, Y: q.Y - margin, W: 2 * margin, H: 2 * margin}
	away := math.Hypot(float64(q.X-r.middle.X), float64(q.Y-r.middle.Y))
	near, far := away-float64(margin), away+float64(margin)
	if !r.boxOnly {
		r.dots = append(r.dots, around)
	}
	if !r.some {
		r.Box, r.near, r.far, r.some = around, near, far, true
		return
	}
	r.Box = spanning(r.Box, around)
	r.near, r.far = min(r.near, near), max(r.far, far)
}

// spanning returns the box around two boxes, each of which may be a single point.
func spanning(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.Rect{X: x, Y: y, W: max(a.Right(), b.Right()) - x, H: max(a.Bottom(), b.Bottom()) - y}
}

// corners adds the corners of a box, mapped to the piece.
func (r *InkReach) corners(b geom.Rect, at geom.Matrix) {
	for _, q := range geom.RectPath(b).Pts {
		r.point(at.Apply(q), 0)
	}
}

// Mark adds a mark; at maps its coordinates to the piece.
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

// Marks adds several marks.
func (r *InkReach) Marks(marks []scene.Mark, at geom.Matrix) {
	for _, m := range marks {
		r.Mark(m, at)
	}
}

// group adds a group, reduced to the box of its clip.
func (r *InkReach) group(g *scene.Group, at geom.Matrix) {
	if g.Clip == nil {
		r.Marks(g.Marks, at)
		return
	}
	inner := InkReach{middle: r.middle, boxOnly: true}
	inner.Marks(g.Marks, at)
	r.within(&inner, at.Box(g.Clip.Bounds()))
}

// within adds the part of other ink that is inside a window.
func (r *InkReach) within(inner *InkReach, window geom.Rect) {
	if !inner.some || !inner.Box.Overlaps(window) {
		return
	}
	x, y := max(inner.Box.X, window.X), max(inner.Box.Y, window.Y)
	right, bottom := min(inner.Box.Right(), window.Right()), min(inner.Box.Bottom(), window.Bottom())
	r.corners(geom.Rect{X: x, Y: y, W: right - x, H: bottom - y}, geom.Identity)
}

// pathMargin returns how far ink extends beyond an outline.
func pathMargin(m *scene.Path, at geom.Matrix) geom.Length {
	if m.Stroke == nil {
		return 0
	}
	return (m.Stroke.Width / 2).Scale(at.MeanScale())
}

// outlineSteps is the number of pieces into which a line or curve is split: a quarter
// circle with a counter's radius is then accurate to 0.01 mm.
const outlineSteps = 16

// path adds an outline by points on it, not by the control points of its curves.
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

// curve adds a cubic curve, which may be a straight line.
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

// touching returns the size of the ink inside a zone, such as a strip along an edge.
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

// glyphs adds letters by the boxes of their outlines.
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
