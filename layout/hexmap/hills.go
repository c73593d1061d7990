package hexmap

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// sunlight comes from the upper left, as on all maps since engravers were right
// handed.
var sunlight = geom.V(-0.6, -0.8)

// slope is how a height is drawn: rings at depths from its edge, each with
// hachures that run down from it.
type slope struct {
	rings []float64
	long  float64 // of the hachures
	rough float64 // how far a ring leaves the way, as a share of its depth
	step  float64 // between hachures
}

var (
	hillSlope     = slope{[]float64{9, 20}, 8, 0.28, 1.7}
	mountainSlope = slope{[]float64{4, 12, 20, 28}, 8.5, 0.36, 1.6}
)

func drawHill(g *land)     { g.heights(hillSlope) }
func drawMountain(g *land) { g.heights(mountainSlope) }

// heights draws the hexes as heights, each lighter toward its top, with rings of
// hachures, thin in the sun and thick in the shade.
func (g *land) heights(s slope) {
	fields := g.reliefs(g.region, func(edge float64, v geom.Vec) float64 {
		return edge * (1 + s.rough*g.noise(v, 24, forRelief))
	})
	if g.repeats() {
		g.dashedHeights(s, fields)
		return
	}
	var light, shade geom.Path
	line := g.ringLine()
	for i, deep := range s.rings {
		var tint, cast geom.Path
		for _, ring := range contoursOf(fields, deep) {
			g.loop(&tint, ring)
			g.loop(&cast, shifted(ring, sunlight.Scale(-2.4)))
			g.hachures(&light, &shade, ring, s)
		}
		g.fillPath(cast, g.dark(0.2))
		if !tint.Empty() {
			g.Add(&scene.Path{Path: tint, Fill: g.light(groundRise + groundStep*float64(i)), Stroke: line})
		}
	}
	g.fillPath(light, g.shade(0.5))
	g.fillPath(shade, g.shade(0.85))
}

// ringLine draws the rings of heights.
func (g *land) ringLine() *scene.Stroke {
	return &scene.Stroke{Paint: g.shade(0.72), Width: g.width(0.8)}
}

// groundRise is how much lighter the lowest ring of a height is than its ground, and
// groundStep each further ring.
const (
	groundRise = 0.09
	groundStep = 0.1
)

// reliefs gives a height field for each piece of a region that hangs together, of
// the way to its edge and the place.
func (c *chart) reliefs(r region, z func(edge float64, v geom.Vec) float64) []*relief {
	near := map[hex.Hex][]geom.Segment{}
	for _, h := range r.hexes {
		near[h] = c.edges(r, h)
	}
	var out []*relief
	for _, piece := range r.pieces() {
		own := regionOf(piece)
		lo, hi := c.extent(piece)
		out = append(out, newRelief(lo, hi, c.reliefStep(), func(v geom.Vec) float64 {
			h := c.pick(v)
			if !own.in(h) && (c.kindAt(h) >= 0 || !r.in(h)) {
				return beyond
			}
			return z(roundDepth(near, h, v), v)
		}))
	}
	return out
}

// reliefStep gives how far apart heights are sampled: less often on large maps, whose
// rings then take fewer pieces.
func (c *chart) reliefStep() float64 {
	if c.repeats() {
		return 4.4
	}
	return 3.2
}

// contoursOf gives the contours of all fields at a height.
func contoursOf(fields []*relief, height float64) (all [][]geom.Vec) {
	for _, f := range fields {
		for _, ring := range f.contours(height) {
			all = append(all, everySecond(ring))
		}
	}
	return all
}

// roundDepth gives the way to the nearest edges of a hex and those around it.
// Where two are near it is less than that to either, so that lines of one depth
// turn corners in an arc.
func roundDepth(near map[hex.Hex][]geom.Segment, h hex.Hex, v geom.Vec) float64 {
	const soft, far = 9.0, 62.0
	sum := math.Exp(-far / soft)
	add := func(edges []geom.Segment) {
		for i := range edges {
			sum += math.Exp(-edges[i].Dist(v) / soft)
		}
	}
	add(near[h])
	for _, n := range h.Neighbors() {
		add(near[n])
	}
	return -soft * math.Log(sum)
}

// extent gives a box around hexes.
func (c *chart) extent(hexes []hex.Hex) (lo, hi geom.Vec) {
	lo, hi = geom.V(math.Inf(1), math.Inf(1)), geom.V(math.Inf(-1), math.Inf(-1))
	for _, h := range hexes {
		v := c.center(h)
		lo = geom.V(min(lo.X, v.X-62), min(lo.Y, v.Y-62))
		hi = geom.V(max(hi.X, v.X+62), max(hi.Y, v.Y+62))
	}
	return lo, hi
}

// everySecond leaves out every second place of a contour: the smooth line through
// the others hides the squares that it was found by.
func everySecond(line []geom.Vec) []geom.Vec {
	if len(line) < 12 {
		return line
	}
	var out []geom.Vec
	for i := 0; i < len(line); i += 2 {
		out = append(out, line[i])
	}
	return out
}

// hachures draws strokes down from a ring, each a thin wedge.
func (g *land) hachures(light, shade *geom.Path, ring []geom.Vec, s slope) {
	closed := append(ring[:len(ring):len(ring)], ring[0], ring[1])
	way := geom.NewPolyline(geom.Spline(closed, 3))
	random := g.randomAt(len(ring), int(ring[0].X*8), forRelief)
	for t := 0.0; t < way.Length(); t += s.step * random.between(0.8, 1.2) {
		at, dir := way.At(t)
		down := dir.Left()
		dim := -down.Dot(sunlight) // 1 in full shade
		long := s.long * random.between(0.75, 1.05) * (0.82 + 0.22*dim)
		tip := at.Add(down.Scale(long)).Add(dir.Scale(random.between(-0.5, 0.5)))
		if !g.keep.free(tip, 0.8) || !g.keep.free(at, 0.8) || !g.in(g.pick(tip)) {
			continue
		}
		half := dir.Scale(0.28 + 0.24*(1+dim))
		path := light
		if dim > -0.2 {
			path = shade
		}
		g.polygon(path, at.Sub(half), at.Add(half), tip)
	}
}

// paintHeights draws contour lines around hexes that stand higher than others,
// whatever grows on them.
func (c *chart) paintHeights() {
	if c.blank || c.plain() {
		return
	}
	for level := 1; level <= c.highest(); level++ {
		var hexes []hex.Hex
		for _, h := range c.visible {
			if c.levelAt(h) >= level {
				hexes = append(hexes, h)
			}
		}
		if len(hexes) > 0 {
			c.paintHeight(regionOf(hexes), level)
		}
	}
}

// maxLevels bounds the heights that get lines of their own.
const maxLevels = 12

// highest gives the highest level of any hex.
func (c *chart) highest() int {
	most := 0
	for i := range c.m.Hexes {
		most = max(most, c.m.Hexes[i].Level)
	}
	return min(most, maxLevels)
}

// levelAt gives the height of a hex; hills, whose pattern tells it already, have
// none.
func (c *chart) levelAt(h hex.Hex) int {
	t := c.terrainAt(h)
	if t == nil || t.Pattern == "hill" || t.Pattern == "mountain" {
		return 0
	}
	col, row := c.m.Grid.Place(h)
	return c.m.At(c.m.Grid.At(min(max(col, 0), c.m.Grid.Cols-1), min(max(row, 0), c.m.Grid.Rows-1))).Level
}

// paintHeight draws the contour of one level.
func (c *chart) paintHeight(r region, level int) {
	fields := c.reliefs(r, func(edge float64, v geom.Vec) float64 { return edge * (1 + 0.25*c.noise(v, 17, forRelief)) })
	var lines geom.Path
	for _, ring := range contoursOf(fields, 4+3*float64(level%3)) {
		c.loop(&lines, ring)
	}
	if !lines.Empty() {
		c.Add(&scene.Path{Path: lines, Stroke: &scene.Stroke{Paint: contourBrown, Width: c.width(0.9)}})
	}
}

// contourBrown is the brown of contour lines on topographic maps.
var contourBrown = scene.RGB{R: 0x95, G: 0x70, B: 0x48}
