package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// inside is how far from a hexside lines end that meet no other line.
const inside = 2

// lone reports whether a hex has a neighbor of its terrain on no side, so that nothing
// tells where a line across it leads.
func (g *Land) lone(h hex.Hex) bool { return g.soft() && g.sharedSides(h) == 0 }

// linesAcross calls f for each hex with a slightly bent line across it. With soft edges,
// lines in neighboring hexes of the terrain meet, and all others end near the hexsides.
func (g *Land) linesAcross(long, bow float64, f func(c crossing, s *canvas.RandomStream)) {
	g.linesOf(long, bow, nil, f)
}

// linesOf is linesAcross, but calls single instead for hexes that are lone.
func (g *Land) linesOf(long, bow float64, single func(h hex.Hex, s *canvas.RandomStream), f func(c crossing, s *canvas.RandomStream)) {
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		if single != nil && g.lone(h) && !g.linked() && !g.linkedTile() {
			single(h, &s)
			continue
		}
		mid := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-1, 3)))
		tilt := s.Between(-0.3, 0.3)
		bend := bow * s.Between(0.6, 1)
		if s.Unit() < 0.5 {
			bend = -bend
		}
		if !g.soft() {
			f(crossingOf(bentLine(mid, long, bend, tilt), 0, [2]bool{}), &s)
			continue
		}
		if g.linked() {
			g.crossLinked(h, mid, bend, tilt < 0, &s, f)
			continue
		}
		g.crossSoft(h, mid, bend, tilt, &s, f)
	}
}

// crossSoft calls f for the lines across a hex with soft edges.
func (g *Land) crossSoft(h hex.Hex, mid geom.Vec, bend, tilt float64, s *canvas.RandomStream, f func(c crossing, s *canvas.RandomStream)) {
	ends, shared := g.lineEnds(h, tilt < 0), g.sharedSides(h)
	for i, end := range ends[1:] {
		off := end.Sub(ends[0]).Unit().Left().Scale(bend)
		line := geom.Spline([]geom.Vec{ends[0], ends[0].Lerp(mid, 0.5).Add(off), mid, mid.Lerp(end, 0.5).Sub(off), end}, 8)
		f(crossingOf(line, inside, [2]bool{shared > 0, i+1 < shared}), s)
	}
}

// enclosure returns a line around a field in the middle of a hex, between its number and
// its badges, with a gap for a gate, and the corners of the field. With loose edges it is what is left of a wall: see
// ruinedWall.
func (g *Land) enclosure(h hex.Hex, s *canvas.RandomStream) (line crossing, field []geom.Vec) {
	const gate = 9.0
	mid, tilt := g.Center(h).Add(geom.V(s.Between(-2, 2), -3)), s.Between(-0.12, 0.12)
	for _, v := range [...]geom.Vec{{X: -35, Y: -21}, {X: 34, Y: -24}, {X: 38, Y: 16}, {X: -37, Y: 17}} {
		field = append(field, mid.Add(v.Add(s.Near(3)).Rotate(tilt)))
	}
	last := s.Below(len(field)) // the side with the gate
	if g.loose() {
		return g.ruinedWall(h, mid, s)
	}
	at := func(i int) geom.Vec { return field[(last+i)%len(field)] }
	half := at(0).Lerp(at(1), s.Between(0.35, 0.65))
	along := at(1).Sub(at(0)).Unit().Scale(gate / 2)
	return crossingOf([]geom.Vec{half.Add(along), at(1), at(2), at(3), at(0), half.Sub(along)}, 0, [2]bool{}), field
}

// spur returns a line that leaves the middle of another to the side, into the larger free
// part of the hex.
func (g *Land) spur(c crossing, long, radius float64) crossing {
	at, dir := c.at(c.length() / 2)
	const stump = 16
	var best crossing
	first, _ := c.at(0)
	last, _ := c.at(c.length())
	bulge := at.Sub(first.Lerp(last, 0.5))
	for _, side := range [...]float64{-1, 1} {
		out := dir.Left().Scale(side)
		if g.linked() && bulge.Len() > 8 && out.Dot(bulge) < 0 { // between the two halves of a bent line is no room
			continue
		}
		to := at.Add(out.Scale(long)).Add(dir.Scale(0.35 * side * long))
		runs := g.free(crossingOf(geom.Spline([]geom.Vec{at, at.Lerp(to, 0.5).Add(dir.Scale(-0.12 * side * long)), to}, 6), 0, [2]bool{true, false}), radius)
		if len(runs) > 0 && runs[0].from < 2 && runs[0].length() > max(stump, best.length()) {
			best = runs[0]
		}
	}
	return best
}

// sharedSides returns the number of neighbors of a hex with its terrain.
func (g *Land) sharedSides(h hex.Hex) (n int) {
	for d := range hex.Dir(hex.Dirs) {
		if g.Has(h.Neighbor(d)) {
			n++
		}
	}
	return n
}

// lineEnds returns the middles of the sides between which lines cross a hex: those that it
// shares with neighbors of its terrain, and the opposite of a single one. A hex without
// such neighbors is crossed from one side to the opposite one.
func (g *Land) lineEnds(h hex.Hex, down bool) (ends []geom.Vec) {
	var last hex.Dir
	for d := range hex.Dir(hex.Dirs) {
		if g.Has(h.Neighbor(d)) {
			ends, last = append(ends, g.Middle(h.Side(d))), d
		}
	}
	if len(ends) == 0 {
		last = g.levelDir(h, down)
		ends = append(ends, g.Middle(h.Side(last)))
	}
	if len(ends) == 1 {
		ends = append(ends, g.Middle(h.Side((last+hex.Dirs/2)%hex.Dirs)))
	}
	return ends
}

// levelDir returns a direction in which a line crosses a hex clear of its number above
// and its badges below: to the right, and if both are possible, up or down.
func (g *Land) levelDir(h hex.Hex, down bool) (level hex.Dir) {
	flattest := math.Inf(1)
	for d := range hex.Dir(hex.Dirs) {
		to := g.Middle(h.Side(d)).Sub(g.Center(h))
		if to.X <= 0 {
			continue
		}
		slope := math.Abs(to.Y)
		if down == (to.Y > 0) {
			slope -= 1 // of two that are equally flat
		}
		if slope < flattest {
			level, flattest = d, slope
		}
	}
	return level
}

// bentLine returns a line of twice a length through a point, from left to right.
func bentLine(mid geom.Vec, long, bend, tilt float64) []geom.Vec {
	var line []geom.Vec
	for i := -2; i <= 2; i++ {
		x := float64(i) / 2
		line = append(line, mid.Add(geom.V(long*x, bend*(1-2*x*x)).Rotate(tilt)))
	}
	return geom.Spline(line, 8)
}
