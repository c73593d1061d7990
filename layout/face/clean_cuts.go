package face

import (
	"slices"

	"punchboard/geom"
)

// CleanCuts are lines across a piece along which it is best parted into tiles:
// X are upright ones, Y level ones, counted from the upper left corner of the
// trim, in order. Maps of hexes have them between their columns and rows.
type CleanCuts struct{ X, Y []geom.Length }

func (c *CleanCuts) add(more CleanCuts) {
	c.X, c.Y = append(c.X, more.X...), append(c.Y, more.Y...)
}

// AddCleanCuts notes the clean cuts of what is painted at hand.
func (c *canvas) AddCleanCuts(cuts CleanCuts) { c.cuts.add(cuts) }

// takeCuts returns the clean cuts of the face that was painted, and forgets them.
func (c *canvas) takeCuts() CleanCuts {
	cuts := c.cuts
	c.cuts = CleanCuts{}
	slices.Sort(cuts.X)
	slices.Sort(cuts.Y)
	return cuts
}
