package audit

import (
	"punchboard/geom"
	"punchboard/scene"
)

// solid reports whether a drawing, or the symbol it begins with, begins with a color
// that fills the box.
func solid(s *scene.Symbol, at geom.Matrix, box geom.Rect) bool {
	if len(s.Marks) == 0 {
		return false
	}
	if inner, ok := s.Marks[0].(*scene.Use); ok {
		return solid(inner.Symbol, inner.At.Then(at), box)
	}
	first, ok := s.Marks[0].(*scene.Path)
	return ok && covering(first.Fill) && first.Path.Transform(at).Equal(geom.RectPath(box))
}

// covering reports whether a paint covers the whole area, unlike a hatch.
func covering(fill scene.Paint) bool {
	hatch, ok := fill.(*scene.Hatch)
	return fill != nil && (!ok || hatch.Back != nil)
}
