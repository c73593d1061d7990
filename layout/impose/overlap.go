package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// trapWidth is how far a piece extends below a neighbor that is painted after it. Where
// two clips meet inside a pixel, each colors its part of it and the paper shines
// through both: a light hairline between dark cards, on screens and in bitmaps. A
// quarter of a millimeter is one pixel of a screen; none of it is visible.
const trapWidth = geom.MM / 4

// inkUnder returns the box that the ink of a piece with a bleed may cover. It is
// slightly extended below the neighbors that are painted later if all of them hide what
// is below them.
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

// corner returns the piece diagonally below and to the right of another, or -1 if there
// is none.
func (b *sheetBlock) corner(i int) int {
	if below := b.cells[i].sides[sideBelow].piece; below >= 0 {
		return b.cells[below].sides[sideRight].piece
	}
	return -1
}

// trap returns how far a piece may extend below its neighbor on a side: 0 if their inks
// do not meet.
func (s sheetSide) trap(bleed geom.Length) geom.Length {
	if s.piece < 0 {
		return 0
	}
	return max(0, min(trapWidth, bleed-s.gap/2))
}

// coversBleed reports whether a face hides everything below it: its first mark fills
// its whole bleed box.
func coversBleed(face *scene.Piece) bool {
	return face != nil && beginsWithFill(face.Marks, geom.Identity, face.Size.R().Inset(-face.Bleed))
}

// beginsWithFill reports whether the marks begin with such a fill, which may be inside
// a shared symbol.
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

// opaque reports whether a paint leaves no paper visible.
func opaque(p scene.Paint) bool {
	if h, ok := p.(*scene.Hatch); ok {
		return h.Back != nil
	}
	return p != nil
}
