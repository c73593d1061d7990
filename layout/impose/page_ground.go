package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// groundUnder returns the color under a point of a piece: that of the last area around
// it. Unlike groundOf it follows the outlines, because sheets may have shapes that are
// far smaller than their boxes.
func groundUnder(marks []scene.Mark, at geom.Point) scene.RGB {
	g := groundFinder{ground: scene.White.Screen()}
	g.look(marks, geom.Identity, at)
	return g.ground
}

type groundFinder struct{ ground scene.RGB }

func (g *groundFinder) look(marks []scene.Mark, m geom.Matrix, at geom.Point) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Path:
			if mark.Fill != nil && fills(mark, m, at) {
				g.ground = mark.Fill.Screen()
			}
		case *scene.Group:
			inner := mark.Matrix().Then(m)
			if mark.Clip == nil || mark.Clip.Transform(inner).Winds(at) != 0 {
				g.look(mark.Marks, inner, at)
			}
		case *scene.Use:
			if inner := mark.At.Then(m); inner.Box(mark.Symbol.Box).Contains(geom.Rect{X: at.X, Y: at.Y}) {
				g.look(mark.Symbol.Marks, inner, at)
			}
		}
	}
}

// fills reports whether an outline covers a point.
func fills(p *scene.Path, m geom.Matrix, at geom.Point) bool {
	if !m.Box(p.Path.Bounds()).Contains(geom.Rect{X: at.X, Y: at.Y}) {
		return false
	}
	n := p.Path.Transform(m).Winds(at)
	return n != 0 && (!p.EvenOdd || n%2 != 0)
}
