package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// crossing is a line across a hex, from one distance along its way to another.
type crossing struct {
	way      geom.Polyline
	from, to float64
	meets    [2]bool // whether its ends meet those of neighbors
}

// length returns the length of the line.
func (c *crossing) length() float64 { return c.to - c.from }

// at returns a point of the line and its direction there.
func (c *crossing) at(t float64) (at, dir geom.Vec) { return c.way.At(c.from + t) }

// taper returns how wide the line is at a point: 1, or toward an end that meets no other
// line less, over a distance.
func (c *crossing) taper(t, over float64) float64 {
	wide := 1.0
	for i, left := range [...]float64{t, c.length() - t} {
		if !c.meets[i] {
			wide = min(wide, canvas.SmoothStep(min(1, max(0, left/over))))
		}
	}
	return wide
}

// ribbon returns the outline of the line with a width of twice half at each point.
func (c *crossing) ribbon(half func(t float64) float64) []geom.Vec {
	steps := max(2, int(c.length()/4.5))
	left := make([]geom.Vec, 0, 2*steps+2)
	right := make([]geom.Vec, 0, steps+1)
	for i := range steps + 1 {
		t := c.length() * float64(i) / float64(steps)
		at, dir := c.at(t)
		off := dir.Left().Scale(half(t))
		left, right = append(left, at.Add(off)), append(right, at.Sub(off))
	}
	for i := range right {
		left = append(left, right[len(right)-1-i])
	}
	return left
}

// winding returns the line in bends as wide as asked, with the same ends.
func (c crossing) winding(bend float64, s *canvas.RandomStream) crossing {
	const steps = 24
	turn, bends := s.Between(0, geom.Tau), s.Between(1, 1.3)
	var pts []geom.Vec
	for i := range steps + 1 {
		k := float64(i) / steps
		at, dir := c.at(k * c.length())
		wide := bend * canvas.SmoothStep(min(1, 4*min(k, 1-k)))
		pts = append(pts, at.Add(dir.Left().Scale(wide*math.Sin(turn+k*bends*geom.Tau))))
	}
	c.way = geom.NewPolyline(pts)
	c.from, c.to = 0, c.way.Length()
	return c
}

// free returns the parts of a line at which a disc of a radius touches no obstacle, such
// as the number of the hex. What is short is left out.
func (g *Land) free(c crossing, radius float64) (runs []crossing) {
	const step, short = 1.5, 9
	run := c
	run.to = c.from
	add := func() {
		if run.length() >= short {
			runs = append(runs, run)
		}
	}
	for t := c.from; t <= c.to; t += step {
		at, _ := c.way.At(t)
		if g.passes(at, radius) {
			run.to = t
			continue
		}
		run.meets[1] = false
		add()
		run.from, run.to, run.meets = t+step, t+step, [2]bool{false, c.meets[1]}
	}
	run.to = max(run.to, min(c.to, run.to+step))
	add()
	return runs
}

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

// crossingOf returns a line that ends at a distance from each end that meets no other.
func crossingOf(line []geom.Vec, short float64, meets [2]bool) crossing {
	c := crossing{way: geom.NewPolyline(line), meets: meets}
	c.to = c.way.Length()
	if !meets[0] {
		c.from += short
	}
	if !meets[1] {
		c.to -= short
	}
	return c
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

// linked reports whether what lies in the hexes leads to what is beside it.
func (g *Land) linked() bool { return g.soft() && g.Map.Look.Linked && !g.Tile && !g.Repeats() }

// linkedTile reports whether a hex is a sample of a map on which lines lead on to what is beside them.
func (g *Land) linkedTile() bool { return g.soft() && g.Map.Look.Linked && g.Tile }

// How far lines run on beyond the last hexside, into open hexes and into other terrain.
const (
	overOpen  = 4.0
	overOther = 8.0
)

// runOn returns how far a line runs on beyond a side of its hex; where the map ends, out of
// sight.
func (g *Land) runOn(h hex.Hex, d hex.Dir) float64 {
	if n := h.Neighbor(d); g.Unseen(n) || g.KindAt(n) == g.Ground {
		if on, ok := builtLines[g.Kind.Pattern]; ok {
			return on
		}
		return overOpen
	}
	if g.Kind.Pattern == "trench" { // what it leads to begins at the hexside
		return builtLines["trench"]
	}
	return overOther
}

// pull returns how much a line is drawn toward the neighbor of a hex: most to what it
// belongs to, such as a wall to a farm.
func (g *Land) pull(h hex.Hex, d hex.Dir) float64 {
	n := h.Neighbor(d)
	k := g.KindAt(n)
	if k < 0 || k == g.Ground || g.Unseen(n) {
		return 0
	}
	if slices.Contains(belongings[g.Kind.Pattern], g.Map.Kinds.Terrains[k].Pattern) {
		return 2
	}
	return 0.6
}

// belongings are the patterns of what lines lead to, by the pattern of the line.
var belongings = map[string][]string{
	"wall":     {"farm", "village", "rubble"},
	"hedge":    {"farm", "village", "woods", "wheat", "fields", "orchard"},
	"treeline": {"woods", "farm", "village", "orchard"},
	"trench":   {"bunker", "foxholes", "woods"},
	"gully":    {"hill", "mountain", "woods"},
}

// linkedEnds returns the sides between which a line crosses a hex on a linked map: those
// shared with its own terrain, otherwise those beyond which it is drawn most, never two that adjoin.
func (g *Land) linkedEnds(h hex.Hex, down bool) (dirs []hex.Dir) {
	for d := range hex.Dir(hex.Dirs) {
		if g.Has(h.Neighbor(d)) {
			dirs = append(dirs, d)
		}
	}
	if len(dirs) > 1 {
		return dirs
	}
	level := g.levelDir(h, down)
	best, most := [2]hex.Dir{}, math.Inf(-1)
	for a := range hex.Dir(hex.Dirs) {
		for b := a + 2; b < hex.Dirs && b <= a+4; b++ {
			if len(dirs) == 1 && a != dirs[0] && b != dirs[0] {
				continue
			}
			if w := g.worth(h, level, a, b); w > most {
				best, most = [2]hex.Dir{a, b}, w
			}
		}
	}
	if len(dirs) == 1 && best[1] == dirs[0] {
		best[0], best[1] = best[1], best[0]
	}
	return best[:]
}

// worth returns how well a line suits a hex that leads over two of its sides: it leads to what it
// belongs to, keeps level and straight, and stays clear of the number.
func (g *Land) worth(h hex.Hex, level, a, b hex.Dir) float64 {
	w := g.pull(h, a) + g.pull(h, b)
	for _, d := range [...]hex.Dir{a, b} {
		if d == level || d == level.Opposite() {
			w += 0.3
		}
		if to := g.Middle(h.Side(d)).Sub(g.Center(h)); math.Abs(to.X) < 5 && to.Y < 0 {
			w -= 1.2 // the number is there
		}
	}
	if b == a.Opposite() {
		w += 0.25
	}
	if _, built := builtLines[g.Kind.Pattern]; built && (g.blocked(h, a) || g.blocked(h, b)) {
		w -= 0.9
	} else if !built {
		w -= 0.7 * (g.underType(h, a) + g.underType(h, b))
	}
	return w
}

// crossLinked calls f for the lines across a hex of a linked map.
func (g *Land) crossLinked(h hex.Hex, mid geom.Vec, bend float64, down bool, s *canvas.RandomStream, f func(c crossing, s *canvas.RandomStream)) {
	dirs, shared := g.linkedEnds(h, down), g.sharedSides(h)
	end := func(d hex.Dir, meets bool) (pts []geom.Vec) {
		at := g.Middle(h.Side(d))
		if meets {
			return []geom.Vec{at}
		}
		out, on := at.Sub(g.Center(h)).Unit(), g.runOn(h, d)
		if on < 0 {
			return []geom.Vec{at.Add(out.Scale(on))}
		}
		return []geom.Vec{at, at.Add(out.Rotate(s.Between(-0.5, 0.5)).Scale(on))}
	}
	first := end(dirs[0], shared > 0)
	slices.Reverse(first)
	for i, d := range dirs[1:] {
		last := end(d, i+1 < shared)
		from, to := first[len(first)-1], last[0]
		off := to.Sub(from).Unit().Left().Scale(bend)
		pts := append(slices.Clone(first), from.Lerp(mid, 0.5).Add(off), mid, mid.Lerp(to, 0.5).Sub(off))
		f(crossingOf(geom.Spline(append(pts, last...), 8), 0, [2]bool{shared > 0, i+1 < shared}), s)
	}
}
