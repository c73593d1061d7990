package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// trapWidth is how far a piece reaches beneath the neighbor that is painted after
// it. Where two clips meet in the midst of a pixel, each colors its part of
// it and the paper shines through both: a light hairline between dark cards,
// on screens and in pictures. A quarter of a millimeter is one pixel of a
// screen; nothing of it is seen.
const trapWidth = geom.MM / 4

// inkUnder returns the box that a piece may cover with a bleed, as ink does, and a
// little more beneath the neighbors to come when all of those hide what lies
// under them.
func (b *sheetBlock) inkUnder(i int, bleed geom.Length, hides func(i int) bool) geom.Rect {
	ink, sides := b.ink(i, bleed), &b.cells[i].sides
	right, below := sides[sideRight].trap(bleed), sides[sideBelow].trap(bleed)
	if right > 0 && !hides(sides[sideRight].piece) || below > 0 && !hides(sides[sideBelow].piece) {
		return ink
	}
	if corner := b.corner(i); corner >= 0 && right > 0 && below > 0 && !hides(corner) {
		return ink
	}
	ink.W += right
	ink.H += below
	return ink
}

// corner returns the piece below and to the right of another, -1 for none.
func (b *sheetBlock) corner(i int) int {
	if below := b.cells[i].sides[sideBelow].piece; below >= 0 {
		return b.cells[below].sides[sideRight].piece
	}
	return -1
}

// trap returns how far a piece may reach beneath its neighbor on a side: not at
// all where their inks do not meet.
func (s sheetSide) trap(bleed geom.Length) geom.Length {
	if s.piece < 0 {
		return 0
	}
	return max(0, min(trapWidth, bleed-s.gap/2))
}

// coversBleed reports whether nothing beneath a face is seen: it begins with a fill of
// all its bleed box.
func coversBleed(face *scene.Piece) bool {
	return face != nil && beginsWithFill(face.Marks, geom.Identity, face.Size.R().Inset(-face.Bleed))
}

// beginsWithFill looks for the fill in what parts of a face have in common, too.
func beginsWithFill(marks []scene.Mark, at geom.Matrix, box geom.Rect) bool {
	if len(marks) == 0 {
		return false
	}
	switch m := marks[0].(type) {
	case *scene.Path:
		return opaque(m.Fill) && m.Path.Transform(at).Equal(geom.RectPath(box))
	case *scene.Use:
		return beginsWithFill(m.Symbol.Marks, m.At.Then(at), box)
	}
	return false
}

// opaque reports whether a paint leaves no paper bare.
func opaque(p scene.Paint) bool {
	if h, ok := p.(*scene.Hatch); ok {
		return h.Back != nil
	}
	return p != nil
}
