package audit

import (
	"cmp"
	"slices"

	"punchboard/geom"
)

// MaxTrap is how far ink may extend below a piece that is painted later and hides it.
// Renderers with anti-aliased clips would let the paper shine through between pieces
// that merely touch.
const MaxTrap = 3 * geom.MM / 10

// checkOverlaps checks that no piece's ink is visible on another piece.
func (c *checker) checkOverlaps() {
	for _, pieces := range c.onPage {
		sorted := slices.Clone(pieces)
		slices.SortStableFunc(sorted, func(a, b *placedPiece) int { return cmp.Compare(a.box.X, b.box.X) })
		for i, a := range sorted {
			for _, b := range sorted[i+1:] {
				if b.box.X >= a.box.Right() {
					break
				}
				c.checkOverlap(a, b)
			}
		}
	}
}

func (c *checker) checkOverlap(a, b *placedPiece) {
	if a.order > b.order {
		a, b = b, a
	}
	if covers(b.box, a.trim) || covers(a.box, b.trim) && !trapped(a, b) {
		c.found.Errorf(b.want.Pos, CodeOverlap, "%s and %s overlap on page %d", a.Tag, b.Tag, a.Page+1)
	}
}

// covers reports whether ink overlaps a trim box by more than the tolerance.
func covers(ink, trim geom.Rect) bool { return ink.Overlaps(trim.Inset(Tolerance)) }

// trapped reports whether the ink of the earlier piece on the later one is only a strip
// along its edge that the later one hides.
func trapped(earlier, later *placedPiece) bool {
	strip := intersect(earlier.box, later.trim)
	return later.Solid && later.Ink != (geom.Rect{}) && min(strip.W, strip.H) <= MaxTrap
}
