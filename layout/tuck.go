package layout

import (
	"punchboard/geom"
	"punchboard/scene"
)

// tuck is how far a piece reaches beneath the neighbour that is painted after
// it. Where two clips meet in the midst of a pixel, each colours its part of
// it and the paper shines through both: a light hairline between dark cards,
// on screens and in pictures. A quarter of a millimetre is one pixel of a
// screen; nothing of it is seen.
const tuck = geom.MM / 4

// inkUnder gives the box that a piece may cover, as ink does, and a little more
// beneath the neighbours to come when all of those hide what lies under them.
func (b *sheetBlock) inkUnder(i int, hides func(i int) bool) geom.Rect {
	ink, near := b.ink(i), b.neighbours(i)
	more := min(tuck, b.cut.bleed-b.gap/2) // none where inks do not meet
	if more <= 0 || near.right && !hides(i+1) || near.below && !hides(i+b.cols) {
		return ink
	}
	if corner := i + b.cols + 1; near.right && corner < b.n && !hides(corner) {
		return ink
	}
	if near.right {
		ink.W += more
	}
	if near.below {
		ink.H += more
	}
	return ink
}

// hides tells whether nothing beneath a face is seen: it begins with a fill of
// all its bleed box.
func hides(face *scene.Piece) bool {
	return face != nil && grounded(face.Marks, geom.Identity, face.Size.R().Inset(-face.Bleed))
}

// grounded looks for the fill in what parts of a face have in common, too.
func grounded(marks []scene.Mark, at geom.Matrix, box geom.Rect) bool {
	if len(marks) == 0 {
		return false
	}
	switch m := marks[0].(type) {
	case *scene.Path:
		return opaque(m.Fill) && m.Path.Transform(at).Equal(geom.RectPath(box))
	case *scene.Use:
		return grounded(m.Symbol.Marks, m.At.Then(at), box)
	}
	return false
}

// opaque tells whether a paint leaves no paper bare.
func opaque(p scene.Paint) bool {
	if h, ok := p.(*scene.Hatch); ok {
		return h.Back != nil
	}
	return p != nil
}
