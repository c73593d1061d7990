package audit

import (
	"cmp"
	"slices"

	"punchboard/geom"
)

// overlaps proves that no piece's ink lies on another piece.
func (c *checker) overlaps() {
	for _, pieces := range c.onPage {
		sorted := slices.Clone(pieces)
		slices.SortStableFunc(sorted, func(a, b *located) int { return cmp.Compare(a.box.X, b.box.X) })
		for i, a := range sorted {
			for _, b := range sorted[i+1:] {
				if b.box.X >= a.box.Right() {
					break
				}
				c.overlap(a, b)
			}
		}
	}
}

func (c *checker) overlap(a, b *located) {
	if covers(a.box, b.trim) || covers(b.box, a.trim) {
		c.found.Errorf(b.want.Pos, CodeOverlap, "%s and %s lie over one another on page %d", a.Tag, b.Tag, a.Page+1)
	}
}

// covers tells whether ink lies on a trim box by more than the tolerance.
func covers(ink, trim geom.Rect) bool { return ink.Overlaps(trim.Inset(Tolerance)) }
