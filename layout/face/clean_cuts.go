package face

import (
	"slices"

	"punchboard/geom"
)

// CleanCuts are lines across a piece along which it is best cut into tiles: the
// positions of vertical (X) and horizontal (Y) lines from the upper left corner of the
// trim, in ascending order. On hex maps they are between columns and rows.
type CleanCuts struct{ X, Y []geom.Length }

func (c *CleanCuts) add(more CleanCuts) {
	c.X, c.Y = append(c.X, more.X...), append(c.Y, more.Y...)
}

// AddCleanCuts records clean cuts, given in the current coordinates.
func (c *canvas) AddCleanCuts(cuts CleanCuts) { c.cuts.add(cuts) }

// takeCuts returns the clean cuts of the painted face, and resets them.
func (c *canvas) takeCuts() CleanCuts {
	cuts := c.cuts
	c.cuts = CleanCuts{}
	slices.Sort(cuts.X)
	slices.Sort(cuts.Y)
	return cuts
}
