package face

import (
	"punchboard/geom"
	"punchboard/scene"
)

// groundOf returns the color under a point of the card: that of the last filled outline
// that covers it, or that of the paper. Outlines count by their boxes; pictures count
// as light.
func groundOf(marks []scene.Mark, at geom.Point) scene.RGB {
	ground := scene.White.Screen()
	EachGround(marks, geom.Identity, func(box geom.Rect, fill scene.Paint) {
		if !box.Contains(geom.Rect{X: at.X, Y: at.Y}) {
			return
		}
		ground = scene.White.Screen()
		if fill != nil {
			ground = fill.Screen()
		}
	})
	return ground
}

// EachGround calls visit for the areas that other marks may be drawn on, in paint
// order, with their boxes on the piece. A picture has no fill.
func EachGround(marks []scene.Mark, at geom.Matrix, visit func(box geom.Rect, fill scene.Paint)) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			if m.Fill != nil && !m.EvenOdd {
				visit(at.Box(m.Path.Bounds()), m.Fill)
			}
		case *scene.Image:
			visit(at.Box(m.To), nil)
		case *scene.Group:
			EachGround(m.Marks, m.Matrix().Then(at), visit)
		case *scene.Use:
			EachGround(m.Symbol.Marks, m.At.Then(at), visit)
		}
	}
}
