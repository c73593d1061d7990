package impose

import (
	"slices"

	"punchboard/geom"
)

// TileCuts are lines across a piece along which it is best parted into tiles: X are
// upright ones, Y level ones, counted from the upper left corner of the trim, in
// order.
type TileCuts struct{ X, Y []geom.Length }

func (c *TileCuts) empty() bool { return len(c.X) == 0 && len(c.Y) == 0 }

// joinedAt moves the joints of tiles onto clean cuts where that is possible
// without a tile that outgrows its room, and without slivers: a joint moves by a
// quarter of a tile at most. The overlap stays.
func joinedAt(spans []tileSpan, room, overlap geom.Length, cuts []geom.Length) []tileSpan {
	n := len(spans)
	if n < 2 || len(cuts) == 0 {
		return spans
	}
	out := slices.Clone(spans)
	step, reach := room-overlap, spans[0].length()/4
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

// nearestCut returns the cut nearest to a place, between two bounds; where there
// is none, the place itself, brought within them.
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
