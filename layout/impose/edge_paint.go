package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// edgePaint finds the colors that marks leave at the points of an edge.
type edgePaint struct {
	points [edgeSamples]geom.Point
	colors edgeColors
}

// paint puts marks over the colors of some points. Marks are looked at once for all points,
// because few of them reach an edge.
func (e *edgePaint) paint(marks []scene.Mark, at geom.Matrix, points []int) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill != nil {
				e.set(e.inOutline(&m.Path, m.EvenOdd, at, points), m.Fill)
			}
		case *scene.Image:
			e.set(e.inBox(at.Box(m.To), points), nil)
		case *scene.Group:
			inner, within := m.Matrix().Then(at), points
			if m.Opacity > 0 && m.Opacity < 1 {
				continue
			}
			if m.Clip != nil {
				within = e.inOutline(m.Clip, false, inner, points)
			}
			if len(within) > 0 {
				e.paint(m.Marks, inner, within)
			}
		case *scene.Use:
			inner := m.At.Then(at)
			if within := e.inBox(inner.Box(m.Symbol.Box), points); len(within) > 0 {
				e.paint(m.Symbol.Marks, inner, within)
			}
		}
	}
}

// set sets the color of points; nil is that of a picture, which is not known.
func (e *edgePaint) set(points []int, paint scene.Paint) {
	for _, i := range points {
		if e.colors[i] = nil; paint != nil {
			c := paint.Screen()
			e.colors[i] = &c
		}
	}
}

// inBox returns the points in a box.
func (e *edgePaint) inBox(box geom.Rect, points []int) (within []int) {
	for _, i := range points {
		if box.Contains(geom.Rect{X: e.points[i].X, Y: e.points[i].Y}) {
			within = append(within, i)
		}
	}
	return within
}

// inOutline returns the points in a filled outline.
func (e *edgePaint) inOutline(p *geom.Path, evenOdd bool, at geom.Matrix, points []int) (within []int) {
	points = e.inBox(at.Box(p.Bounds()), points)
	inverse, ok := at.Affine().Inverse()
	if !ok {
		return nil
	}
	for _, i := range points {
		if n := p.Winds(inverse.Apply(e.points[i].Vec()).Point()); n != 0 && (!evenOdd || n%2 != 0) {
			within = append(within, i)
		}
	}
	return within
}
