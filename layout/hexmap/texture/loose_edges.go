package texture

import (
	"math"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// Loose edges stray further from the hexsides than soft ones, in longer bays, but less
// into the hex, so that its middle stays its own.
const (
	looseMean   = 1.0
	looseStray  = 20.0
	looseEvery  = 55.0
	looseLeast  = -5.0
	looseMost   = 12.0
	looseCorner = 15.0 // of a field beyond that of its hex, at most
	looseWithin = 12.0 // and within it
	cropTurn    = 0.16 // by which it is aside, in radians
	outermost   = 6.0  // how far the palest layer of color reaches beyond the line

	// Rubble lies in heaps: its bays are short and deep, but it hardly leaves its hex, so that
	// nobody takes the next hex for rubble.
	rubbleStray = 26.0
	rubbleEvery = 24.0
	rubbleLeast = -13.0
	rubbleMost  = 4.0

	looseNotch      = 21.0
	looseNotchReach = 46.0
)

// loose reports whether the look asks for terrain that strays far from its hexsides and
// differs from hex to hex. The samples of keys fill their hexes all the same.
func (g *Land) loose() bool {
	return g.soft() && g.Map.Look.Edges == mapdata.LooseEdges && !g.Repeats()
}

// strayOf returns how far the land strays from the side of a hex toward open ground.
func (g *Land) strayOf(v geom.Vec) float64 {
	if g.loose() && g.Tile {
		return looseMost
	}
	if !g.loose() || g.Kind.Pattern == "woods" {
		return intoGround + astray*g.noise(v, strayEvery, canvas.ForEdges)
	}
	if g.Kind.Pattern == "rubble" {
		return min(rubbleMost, max(rubbleLeast, looseMean+rubbleStray*g.noise(v, rubbleEvery, canvas.ForEdges)))
	}
	return min(looseMost, max(looseLeast, looseMean+looseStray*g.noise(v, looseEvery, canvas.ForEdges)))
}

// notch returns how far the land fills the notches between two of its hexes, and how far
// from the corner.
func (g *Land) notch() (into, reach float64) {
	if g.loose() {
		return looseNotch, looseNotchReach
	}
	return intoNotch, notchReach
}

// isCrop reports whether a terrain ends as fields do: with straight sides.
func (g *Land) isCrop() bool {
	return g.loose() && (g.Kind.Pattern == "fields" || g.Kind.Pattern == "wheat")
}

// cropField returns the outline of a field in a hex that is alone: straight sides between
// corners that lie beside those of the hex, within it or beyond it by turns, so that the
// field has a form of its own.
func (g *Land) cropField(h hex.Hex, grow float64) []geom.Vec {
	s := g.randomIn(h, canvas.ForEdges)
	first := s.Below(2)
	var corners []geom.Vec
	for d := range hex.Dir(6) {
		at := g.Vertex(h.Corner(d)).Sub(g.Center(h))
		far, turn := s.Between(2, looseCorner), s.Between(-cropTurn, cropTurn)
		if (int(d)+first)%2 == 0 {
			far = -s.Between(3, looseWithin)
		}
		switch {
		case g.Tile:
			far, turn = looseCorner, 0
		case g.atRim(h, h.Corner(d)):
			far, turn = overRim, 0
		}
		if !g.Repeats() && far > 0 {
			far = g.ashore(g.Center(h).Add(at), at.Unit(), far+outermost) - outermost
		}
		corners = append(corners, g.Center(h).Add(at.Unit().Scale(at.Len()+far+grow).Rotate(turn)))
		if !g.Tile && !g.Unseen(h.Neighbor(d)) {
			mid, out := g.Middle(h.Side(d)), g.Center(h.Neighbor(d)).Sub(g.Center(h)).Unit()
			asked, free := s.Between(-looseWithin, looseCorner), g.ashore(mid, out, looseCorner+outermost)-outermost
			if s.Unit() < 0.6 || free < looseCorner { // a corner there keeps its sides off water and type
				corners = append(corners, mid.Add(out.Scale(min(asked, free)+grow)))
			}
		}
	}
	return corners
}

// atRim reports whether a corner of a hex is one of a hex that cannot be seen, too.
func (g *Land) atRim(h hex.Hex, corner hex.Vertex) bool {
	at := g.Vertex(corner)
	for _, n := range h.Neighbors() {
		if g.Unseen(n) && g.Center(n).Sub(at).Len() < 1.1*g.Center(h).Sub(at).Len() {
			return true
		}
	}
	return false
}

// dry reports whether the outermost outline of a field that is alone keeps off water, and off type in the hexes
// around it.
func (g *Land) dry(h hex.Hex) bool {
	const bank, step = 1.0, 4.0
	corners := g.cropField(h, outermost)
	for i, from := range corners {
		to := corners[(i+1)%len(corners)]
		for far := 0.0; far < to.Sub(from).Len(); far += step {
			at := from.Add(to.Sub(from).Unit().Scale(far))
			if g.Water.Gap(at) < bank || g.Pick(at) != h && g.Keep.OnType(at) {
				return false
			}
		}
	}
	return true
}

// looseBow returns how much lines across hexes are bent: more with loose edges.
func (g *Land) looseBow(bow, loose float64) float64 {
	if g.loose() {
		return loose
	}
	return bow
}

// ruinedWall returns what is left of a wall around a field: two sides, three, or all but a
// part of one, each wall of the map in its own way, and the corners of the field.
func (g *Land) ruinedWall(h hex.Hex, mid geom.Vec, s *canvas.RandomStream) (line crossing, field []geom.Vec) {
	form := (slices.Index(g.Hexes, h) + s.Below(2)*2) % len(wallForms)
	tilt := s.Between(-0.4, 0.4)
	if g.Tile {
		form, tilt = len(wallForms)-1, -0.1
	}
	for _, v := range wallForms[form] {
		field = append(field, mid.Add(v.Add(s.Near(2.5)).Rotate(tilt)))
	}
	return crossingOf(field, 0, [2]bool{}), field
}

// wallForms are the lines of walls: a corner, three sides, a bend, and four sides with a
// gap.
var wallForms = [...][]geom.Vec{
	{{X: -36, Y: 13}, {X: -31, Y: -17}, {X: 2, Y: -23}, {X: 37, Y: -16}},
	{{X: -30, Y: 14}, {X: -35, Y: -14}, {X: 30, Y: -20}, {X: 34, Y: 12}},
	{{X: -40, Y: 6}, {X: -16, Y: 13}, {X: 22, Y: 4}, {X: 34, Y: -22}},
	{{X: -4, Y: 15}, {X: -32, Y: 14}, {X: -29, Y: -20}, {X: 29, Y: -21}, {X: 31, Y: 13}, {X: 16, Y: 14}},
}

// foxholeAt returns the place of a foxhole relative to the middle of its hex: with loose
// edges, in a wavy line across the hex.
func (g *Land) foxholeAt(i int, start float64, s *canvas.RandomStream) geom.Vec {
	if !g.loose() {
		a := start + geom.Tau*(float64(i)+s.Between(-0.15, 0.15))/foxholesInHex
		return geom.PolarVec(s.Between(19, 29), a)
	}
	x := -33 + 66*(float64(i)+s.Between(-0.22, 0.22))/(foxholesInHex-1)
	y := -6 + 14*math.Sin(start+0.055*x)
	return geom.V(x, y).Add(s.Near(3))
}
