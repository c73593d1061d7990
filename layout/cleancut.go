package layout

import (
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// CleanCuts are lines across a piece along which it is best parted into tiles:
// X are upright ones, Y level ones, counted from the upper left corner of the
// trim, in order. Maps of hexes have them between their columns and rows.
type CleanCuts struct{ X, Y []geom.Length }

func (c *CleanCuts) none() bool { return len(c.X) == 0 && len(c.Y) == 0 }

func (c *CleanCuts) add(more CleanCuts) {
	c.X, c.Y = append(c.X, more.X...), append(c.Y, more.Y...)
}

// cutsOfMap adds the clean cuts of a map that is drawn at hand. Between columns
// of flat hexes they run through the middle of the slanting sides, where each
// hex loses no more than a tip; between rows along the edges of those columns
// that are not shifted, and through the middles of the others. Maps that are
// turned or scaled have none.
func (p *painter) cutsOfMap(plan geom.HexPlan, g hex.Grid) {
	if m := p.at; m.A != 1 || m.B != 0 || m.C != 0 || m.D != 1 {
		return
	}
	for col := 1; col < g.Cols; col++ {
		left, right := p.middleOf(plan, g, col-1, 0), p.middleOf(plan, g, col, 0)
		p.clean.X = append(p.clean.X, (left.X+right.X)/2)
	}
	for row := 1; row < g.Rows; row++ {
		above, below := p.middleOf(plan, g, 0, row-1), p.middleOf(plan, g, 0, row)
		p.clean.Y = append(p.clean.Y, (above.Y+below.Y)/2)
	}
}

// middleOf gives the centre of a hex on the piece.
func (p *painter) middleOf(plan geom.HexPlan, g hex.Grid, col, row int) geom.Point {
	return p.at.Apply(plan.Center(g.At(col, row)))
}

// takeCuts gives the clean cuts of the face that was painted, and forgets them.
func (p *painter) takeCuts() CleanCuts {
	c := p.clean
	p.clean = CleanCuts{}
	slices.Sort(c.X)
	slices.Sort(c.Y)
	return c
}

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

// nearestCut gives the cut nearest to a place, between two bounds; where there
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
