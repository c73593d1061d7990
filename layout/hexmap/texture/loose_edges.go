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
	looseMean  = 1.0
	looseStray = 20.0
	looseEvery = 55.0
	looseLeast = -5.0
	looseMost  = 12.0
	outermost  = 6.0 // how far the palest layer of color reaches beyond the line

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

// EndsAtOnce reports whether the land ends in one line, and does not fade into the ground.
func (g *Land) EndsAtOnce() bool { return g.isCrop() }

// isCrop reports whether a terrain ends as fields do: with straight sides.
func (g *Land) isCrop() bool {
	return g.loose() && (g.Kind.Pattern == "fields" || g.Kind.Pattern == "wheat")
}

// cropField returns the outline of a field in a hex that is alone: straight edges that follow the hexsides, each
// broken once, so that the field has a form of its own.
func (g *Land) cropField(h hex.Hex, grow float64) []geom.Vec {
	if g.linked() {
		return g.wideField(h, grow)
	}
	s := g.randomIn(h, canvas.ForEdges)
	mid := g.Center(h)
	var corners []geom.Vec
	for d := range hex.Dir(hex.Dirs) {
		from, to := g.Vertex(h.Corner(d)).Sub(mid), g.Vertex(h.Corner(d.Turn(1))).Sub(mid)
		const most = 1.03
		broken := from.Lerp(to, s.Between(0.3, 0.7)).Scale(s.Between(0.82, most))
		for _, at := range [...]geom.Vec{from.Scale(s.Between(0.84, 0.99)), broken} {
			far := at.Len()
			if !g.Repeats() {
				far = min(far, inner+g.ashore(mid.Add(at.Unit().Scale(inner)), at.Unit(), far-inner+outermost)-outermost)
			}
			corners = append(corners, mid.Add(at.Unit().Scale(far+grow)))
		}
	}
	return corners
}

// inner is how far from the middle of a hex a field or hillock may reach without regard to
// what is around it.
const inner = 46.0

// wideAxis returns the direction in which a hex is widest: the corner that is the least above
// or below its middle.
func (g *Land) wideAxis(h hex.Hex) float64 {
	best := geom.Vec{}
	for d := range hex.Dir(hex.Dirs) {
		if v := g.Vertex(h.Corner(d)).Sub(g.Center(h)); v.X > best.X {
			best = v
		}
	}
	return math.Atan2(best.Y, best.X)
}

// isApart reports whether the terrain of a hex can have a form of its own: if it is alone, and
// if the map does not end beside it. A sample fills its hex, but for a hill that on its map has a form of its own.
func (g *Land) isApart(h hex.Hex) bool {
	if g.linkedTile() {
		return g.Kind.Pattern == "hill"
	}
	around := h.Neighbors()
	return !g.Tile && g.lone(h) && (g.linked() || !slices.ContainsFunc(around[:], g.Unseen))
}

// isHillock reports whether a hill or rubble in a hex has a form of its own, for which water and
// type leave room.
func (g *Land) isHillock(h hex.Hex) bool {
	const least = 32.0
	if !g.loose() || g.Kind.Pattern != "hill" && g.Kind.Pattern != "rubble" || !g.isApart(h) {
		return false
	}
	mid := g.Center(h)
	return !slices.ContainsFunc(g.hillock(h, 0), func(v geom.Vec) bool { return v.Sub(mid).Len() < least })
}

// hillock returns a line around a hill or rubble in a hex that is alone, at a depth within its edge: an
// oval with bays and spurs, lower lines around higher ones, whose top is not in its middle.
func (g *Land) hillock(h hex.Hex, deep float64) []geom.Vec {
	const points, top, most = 26, 36.0, 63.0
	s := g.randomIn(h, canvas.ForEdges)
	mid, turn := g.Center(h), g.wideAxis(h)+s.Between(-0.25, 0.25)
	long, broad := s.Between(60, 66), s.Between(43, 47)
	if g.Kind.Pattern == "rubble" { // nobody should take the next hex for rubble
		long, broad, turn = s.Between(50, 54), s.Between(38, 42), turn+s.Between(-0.8, 0.8)
	}
	summit := geom.PolarVec(s.Between(6, 12), s.Between(0, geom.Tau))
	waves := [...]float64{s.Between(0, geom.Tau), s.Between(0, geom.Tau), s.Between(0, geom.Tau)}
	share := 1 - deep/top
	if deep < 0 {
		share = 1
	}
	var line []geom.Vec
	for i := range points {
		a := geom.Tau * float64(i) / points
		far := long * broad / math.Hypot(broad*math.Cos(a), long*math.Sin(a))
		far *= 1 + 0.08*math.Sin(2*a+waves[0]) + 0.07*math.Sin(3*a+waves[1]) + 0.045*math.Sin(5*a+waves[2])
		far = min(far, most)
		out := geom.PolarVec(1, a+turn)
		if !g.Repeats() {
			far = min(far, inner+g.ashore(mid.Add(out.Scale(inner)), out, far-inner+outermost)-outermost)
		}
		line = append(line, mid.Add(summit.Scale(1-share)).Add(out.Scale(far*share-min(deep, 0))))
	}
	return line
}

// dry reports whether the outermost outline of a field that is alone keeps off water, and off type in the hexes
// around it.
func (g *Land) dry(h hex.Hex) bool {
	const bank, step = 1.0, 4.0
	grow := outermost
	if g.linked() { // it ends in one line
		grow = 0
	}
	corners := g.cropField(h, grow)
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
