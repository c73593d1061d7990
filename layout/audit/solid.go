package audit

import (
	"punchboard/geom"
	"punchboard/scene"
)

// solid reports whether a drawing begins with a color over all of a box, be it in
// a drawing that it begins with.
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

// covering reports whether a paint covers all of an area, not lines of it.
func covering(fill scene.Paint) bool {
	hatch, ok := fill.(*scene.Hatch)
	return fill != nil && (!ok || hatch.Back != nil)
}
