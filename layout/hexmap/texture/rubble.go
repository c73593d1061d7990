package texture

import (
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// rubble collects what the ruins of a terrain consist of.
type rubble struct {
	dust, floors, shade, walls, beams geom.Path
	roofs                             [2]geom.Path
	heaps                             []standingTree
}

// drawRubble draws a ruined quarter in each hex: houses along a street of which the walls
// stand, dark inside, with heaps of broken masonry where they have fallen.
func drawRubble(g *Land) {
	if g.Map.Look.Edges == "" { // plans have no look: at their scale, a house fills them
		g.shards()
		return
	}
	var all rubble
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		q := &quarter{site: g.siteIn(h, &s), rubble: &all}
		if g.isHillock(h) {
			q.ground = g.hillock(h, -4)
		}
		q.raise()
		q.strew()
	}
	all.paint(g)
}

func (r *rubble) paint(g *Land) {
	g.FillPath(r.dust, g.light(0.2))
	g.FillPath(r.floors, g.shade(0.62))
	g.FillPath(r.shade, g.dark(0.62))
	g.FillPath(r.beams, g.own(scene.Mix(g.Ink, deepShade, 0.4)))
	for i := range r.roofs {
		g.FillPath(r.roofs[i], g.own(scene.Mix(scene.Mix(g.Fill, brickRed, 0.9), deepShade, 0.4*float64(i))))
	}
	if !r.walls.Empty() {
		g.Add(&scene.Path{Path: r.walls, Fill: g.light(0.5), Stroke: &scene.Stroke{Paint: g.shade(0.8), Width: g.Width(1.05), Butt: true}})
	}
	g.plant(r.heaps, g.heapSymbols())
}

// quarter is the state of drawing the ruins of one hex.
type quarter struct {
	site
	*rubble
	ground []geom.Vec // the outline of the rubble, if it has a form of its own
}

// onGround reports whether all points are where the rubble is drawn.
func (q *quarter) onGround(pts ...geom.Vec) bool {
	return q.ground == nil || !slices.ContainsFunc(pts, func(v geom.Vec) bool { return !within(q.ground, v) })
}

// raise adds houses on both sides of a street across the hex.
func (q *quarter) raise() {
	mid, along := q.Center(q.hex).Add(geom.V(0, q.s.Between(2, 5))), geom.PolarVec(1, q.s.Between(-0.5, 0.5))
	for _, side := range [...]float64{1, -1} {
		for t := -46 + q.s.Between(0, 8); t < 38; {
			f := footprint{dir: along.Rotate(q.s.Between(-0.08, 0.08)), long: q.s.Between(9, 15), wide: q.s.Between(7.5, 10)}
			f.at = mid.Add(along.Scale(t + f.long)).Add(along.Left().Scale(side * (q.s.Between(4, 6) + f.wide)))
			t += 2*q.settle(f, mid) + q.s.Between(2, 5)
		}
	}
}

// settle adds a house where there is room for it, if need be nearer to the middle or smaller, and
// returns half the length that it takes.
func (q *quarter) settle(f footprint, mid geom.Vec) float64 {
	for range 6 {
		c := f.corners()
		if q.onGround(c[:]...) && q.hasRoom(f, 1.6) {
			q.stand = append(q.stand, f)
			q.ruin(f)
			return f.long
		}
		f.long, f.wide = max(6.5, 0.92*f.long), max(6, 0.95*f.wide)
		f.at = f.at.Lerp(mid, 0.05)
	}
	return 2
}

// ruin adds the ruin of a house: its dark floor, what is left of its walls and of its roof, and
// the heaps that the rest has become.
func (q *quarter) ruin(f footprint) {
	c := f.corners()
	q.Polygon(&q.floors, c[:]...)
	q.Loop(&q.dust, canvas.Blob(f.at, f.long+4, 7, 0.14, q.s))
	fallen := q.s.Below(4)
	for i := range c {
		q.wall(c, i, fallen)
	}
	whole := (fallen + 2) % 4
	if q.s.Unit() < 0.6 {
		q.rafters(c, whole)
	} else {
		q.burnt(c, whole)
	}
	q.pile(c[fallen].Lerp(f.at, 0.2), true)
	q.pile(f.at.Lerp(c[(fallen+1)%4], 0.4), false)
}

// wallThick is the thickness of the wall of a house.
const wallThick = 2.1

// wall adds what is left of one wall of a house, of which a corner has fallen.
func (q *quarter) wall(c [4]geom.Vec, i, fallen int) {
	from, to := -0.02, 1.02
	switch {
	case i == fallen:
		from = q.s.Between(0.35, 0.6)
	case (i+1)%4 == fallen:
		to = q.s.Between(0.4, 0.7)
	case q.s.Unit() < 0.6: // a door or a breach
		gap := q.s.Between(0.3, 0.6)
		q.piece(c, i, from, gap)
		from = gap + q.s.Between(0.14, 0.24)
	}
	q.piece(c, i, from, to)
}

// piece adds a piece of a wall from one share of its length to another, with broken ends.
func (q *quarter) piece(c [4]geom.Vec, i int, from, to float64) {
	a, b := c[i], c[(i+1)%4]
	in := c[(i+3)%4].Sub(a).Unit()
	along := b.Sub(a)
	at := func(t, deep float64) geom.Vec { return a.Add(along.Scale(t)).Add(in.Scale(deep)) }
	skew, other := q.s.Between(-0.9, 0.9)/along.Len(), q.s.Between(-0.9, 0.9)/along.Len()
	wall := []geom.Vec{at(from-skew, -0.5), at(to+other, -0.5), at(to-other, wallThick+0.5), at(from+skew, wallThick+0.5)}
	q.Polygon(&q.shade, cast(wall, sunlight.Scale(-3.4))...)
	q.Polygon(&q.walls, wall...)
}

// rafters adds what is left of a roof above a whole corner: tiles, broken off in steps.
func (q *quarter) rafters(c [4]geom.Vec, whole int) {
	at, before, after := c[whole], c[(whole+3)%4], c[(whole+1)%4]
	a, b := before.Sub(at), after.Sub(at)
	p := func(x, y float64) geom.Vec { return at.Add(a.Scale(x)).Add(b.Scale(y)) }
	k := q.s.Between(0.42, 0.6)
	q.Polygon(&q.roofs[0], p(0.08, 0.08), p(k, 0.08), p(k+0.08, 0.2), p(k-0.1, 0.24), p(k, 0.36), p(0.08, 0.42))
	q.Polygon(&q.roofs[1], p(0.08, 0.36), p(k-0.04, 0.34), p(k-0.14, 0.5), p(0.3, 0.46), p(0.22, 0.62), p(0.08, 0.58))
}

// burnt adds the charred beams of a fallen roof.
func (q *quarter) burnt(c [4]geom.Vec, whole int) {
	at, before, after := c[whole], c[(whole+3)%4], c[(whole+1)%4]
	for range 3 {
		from := at.Lerp(before, q.s.Between(0.2, 0.8)).Add(after.Sub(at).Scale(0.12))
		to := at.Lerp(before, q.s.Between(0.2, 0.8)).Add(after.Sub(at).Scale(q.s.Between(0.55, 0.85)))
		side := to.Sub(from).Unit().Left().Scale(0.6)
		q.Polygon(&q.beams, from.Add(side), to.Add(side), to.Sub(side), from.Sub(side))
	}
}

// strew adds heaps where no ruin stands, and few stones around them.
func (q *quarter) strew() {
	heaps := 0
	for range 30 {
		at := q.Center(q.hex).Add(geom.PolarVec(q.s.Between(16, 42), q.s.Between(0, geom.Tau)))
		dot := footprint{at, geom.V(1, 0), 6, 6}
		if heaps < 4 && q.hasRoom(dot, 0.5) {
			q.stand = append(q.stand, dot)
			q.pile(at, true)
			heaps++
		}
	}
}

// shards draws broken masonry: shards, and remaining corners of walls.
func (g *Land) shards() {
	var r [2]geom.Path
	var shadow, walls geom.Path
	g.scatter(9, 0.42, canvas.ForRubble, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		size := s.Between(1.2, 3.6)
		if canvas.Depth(g.edges(h), v) < size+0.5 || !g.Keep.Free(v, size+0.6) || s.Unit() < 0.25+0.4*g.noise(v, 22, canvas.ForRubble) {
			return
		}
		pts := canvas.Blob(v, size, 4+s.Below(2), 0.35, s)
		g.Polygon(&shadow, shifted(pts, geom.V(0.5, 0.7))...)
		g.Polygon(&r[s.Below(2)], pts...)
	})
	g.scatter(3, 0.35, canvas.ForHouses, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if canvas.Depth(g.edges(h), v) < 9 || !g.Keep.Free(v, 8) || s.Unit() < 0.35 {
			return
		}
		a := geom.PolarVec(s.Between(5, 7.5), s.Between(0, geom.Tau))
		g.Line(&walls, v.Add(a), v, v.Add(a.Left().Scale(s.Between(0.5, 0.9))))
	})
	g.FillPath(shadow, g.dark(0.4))
	g.FillPath(r[0], g.shade(0.55))
	g.FillPath(r[1], g.shade(0.8))
	g.StrokePath(walls, g.shade(0.95), 1.7)
}
