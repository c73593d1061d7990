package impose

import (
	"slices"

	"punchboard/geom"
)

// TileCuts are lines across a piece along which it is best cut into tiles: the
// positions of vertical (X) and horizontal (Y) lines from the upper left corner of the
// trim, in ascending order.
type TileCuts struct{ X, Y []geom.Length }

func (c *TileCuts) empty() bool { return len(c.X) == 0 && len(c.Y) == 0 }

// joinedAt moves the joints of tiles to clean cuts where no tile becomes too large or
// too narrow: a joint moves by at most a third of a tile. The overlap does not
// change.
func joinedAt(spans []tileSpan, room, overlap geom.Length, cuts []geom.Length) []tileSpan {
	n := len(spans)
	if n < 2 || len(cuts) == 0 {
		return spans
	}
	out := slices.Clone(spans)
	step, reach := room-overlap, spans[0].length()/3
	before, end := spans[0].from+overlap/2, spans[n-1].to-overlap/2
	for i, even := range seams(spans) {
		most := min(even+reach, before+step)
		least := max(min(even-reach, most), end-step*geom.Length(n-1-i))
		at := nearestCut(cuts, even, least, most)
		out[i].to, out[i+1].from = at+overlap/2, at+overlap/2-overlap
		before = at
	}
	return out
}

// nearestCut returns the cut nearest to a place, within two limits. If there is none,
// it returns the place itself, clamped to the limits.
func nearestCut(cuts []geom.Length, place, least, most geom.Length) geom.Length {
	best, found := max(least, min(place, most)), false
	away := func(at geom.Length) geom.Length { return max(at-place, place-at) }
	for _, c := range cuts {
		if c >= least && c <= most && (!found || away(c) < away(best)) {
			best, found = c, true
		}
	}
	return best
}
