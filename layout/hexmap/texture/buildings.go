package texture

import (
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// roofs collects the houses of one terrain, to be painted by their parts: first all
// shadows, then the two sides of the roofs, in several colors.
type roofs struct {
	shadow, line geom.Path
	dim, bright  [roofTones]geom.Path
}

const roofTones = 3

// house adds a house with a ridge along dir; long and wide are half its size.
func (r *roofs) house(g *Land, at, dir geom.Vec, long, wide float64, tone int) {
	a, b := dir.Scale(long), dir.Left().Scale(wide)
	q := [4]geom.Vec{at.Sub(a).Sub(b), at.Add(a).Sub(b), at.Add(a).Add(b), at.Sub(a).Add(b)}
	g.Polygon(&r.shadow, shifted(q[:], geom.V(1, 1.3))...)
	one, two := &r.bright[tone], &r.dim[tone]
	if dir.Left().Dot(sunlight) < 0 {
		one, two = two, one
	}
	g.Polygon(two, q[0], q[1], at.Add(a), at.Sub(a))
	g.Polygon(one, q[3], q[2], at.Add(a), at.Sub(a))
	g.Polygon(&r.line, q[:]...)
}

func (r *roofs) paint(g *Land) {
	g.FillPath(r.shadow, g.dark(0.42))
	for i := range roofTones {
		g.FillPath(r.bright[i], g.shade(0.52+0.11*float64(i)))
		g.FillPath(r.dim[i], g.shade(0.78+0.1*float64(i)))
	}
	g.StrokePath(r.line, g.shade(1), 0.3)
}

// drawVillage draws the houses of each hex along its roads, or along a lane if it has
// none, with gardens and trees behind them.
func drawVillage(g *Land) {
	var r roofs
	var gardens, rows, lanes geom.Path
	var trees []standingTree
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		v := &village{Land: g, hex: h, edges: g.edges(h), s: &s, roofs: &r, gardens: &gardens, rows: &rows, lanes: &lanes}
		v.build()
		trees = append(trees, v.trees...)
	}
	g.StrokePath(lanes, g.light(0.75), 3)
	g.FillPath(gardens, face.PaintOfRGB(tinted(g.Fill, fieldTints[0])))
	g.StrokePath(rows, g.shade(0.28), 0.45)
	g.plantGardens(trees, 2.3)
	r.paint(g)
}

// plantGardens draws trees of a radius in the green of gardens.
func (g *Land) plantGardens(trees []standingTree, radius float64) {
	green := *g
	green.Fill, green.Ink = gardenLeaf, gardenShade
	if g.LowInk {
		green.Fill, green.Ink = Lightened(gardenLeaf), Lightened(gardenShade)
	}
	g.plant(trees, green.treeShapes("garden", radius, 0.18))
}

// The colors of trees in gardens: the ink of a village is that of its roofs.
var (
	gardenLeaf  = scene.RGB{R: 0x7E, G: 0x9A, B: 0x5C}
	gardenShade = scene.RGB{R: 0x24, G: 0x38, B: 0x1C}
)

// village is the state of building the village of one hex.
type village struct {
	*Land
	hex                  hex.Hex
	edges                []geom.Segment
	s                    *canvas.RandomStream
	roofs                *roofs
	gardens, rows, lanes *geom.Path
	stand                []geom.Vec // centers of the houses built so far
	trees                []standingTree
}

// houses is the maximum number of houses in a hex.
const houses = 14

func (v *village) build() {
	streets := 0
	for i := range v.roads {
		if v.passes(&v.roads[i]) {
			v.along(&v.roads[i])
			streets++
		}
	}
	if streets == 0 {
		v.along(v.lane())
	}
	for range 60 {
		if len(v.stand) >= houses {
			break
		}
		at := v.Center(v.hex).Add(geom.PolarVec(v.s.Between(10, 34), v.s.Between(0, geom.Tau)))
		v.house(at, geom.PolarVec(1, float64(v.s.Below(4))*geom.Tau/8+v.s.Between(-0.15, 0.15)))
	}
	for range 9 {
		v.tree(v.Center(v.hex).Add(geom.PolarVec(v.s.Between(12, 38), v.s.Between(0, geom.Tau))))
	}
}

// passes reports whether a road goes through the hex.
func (v *village) passes(road *Roadside) bool {
	return slices.ContainsFunc(road.Line, func(p geom.Vec) bool { return v.Pick(p) == v.hex })
}

// lane draws a lane through the middle of a hex without roads.
func (v *village) lane() *Roadside {
	dir := geom.PolarVec(1, v.s.Between(0, geom.Tau))
	mid := v.Center(v.hex)
	bow := dir.Left().Scale(v.s.Between(-6, 6))
	line := geom.Spline([]geom.Vec{mid.Sub(dir.Scale(34)).Add(bow), mid, mid.Add(dir.Scale(34)).Add(bow)}, 6)
	v.Curve(v.lanes, canvas.EveryThird(line))
	return &Roadside{Line: line, Half: 1.5}
}

// along adds houses on both sides of a road.
func (v *village) along(road *Roadside) {
	m := geom.NewPolyline(road.Line)
	for t := 2.0; t < m.Length(); t += 2.6 {
		at, dir := m.At(t)
		if at.Sub(v.Center(v.hex)).Len() > 38 || len(v.stand) >= houses-2 {
			continue
		}
		for _, side := range [...]float64{-1, 1} {
			if v.s.Unit() < 0.85 {
				v.house(at.Add(dir.Left().Scale(side*(road.Half+v.s.Between(4.6, 6)))), dir)
			}
		}
	}
}

// house adds a house if there is room, sometimes with a wing, and sometimes a garden
// behind it.
func (v *village) house(at, dir geom.Vec) {
	long, wide := v.s.Between(3.1, 5.2), v.s.Between(2.2, 2.9)
	if canvas.Depth(v.edges, at) < 8 || !v.Has(v.Pick(at)) || !v.clear(at, dir, long+0.7, wide+0.7) {
		return
	}
	for _, other := range v.stand {
		if other.Sub(at).Len() < 2*long+1 {
			return
		}
	}
	v.stand = append(v.stand, at)
	tone := v.s.Below(roofTones)
	if wing := at.Add(dir.Scale(long * 0.55)).Add(dir.Left().Scale(wide + 1)); v.s.Unit() < 0.35 && v.clear(wing, dir.Left(), 3, 2) {
		v.roofs.house(v.Land, wing, dir.Left(), 2.6, 1.7, tone)
	}
	v.roofs.house(v.Land, at, dir, long, wide, tone)
	if v.s.Unit() < 0.5 {
		v.garden(at.Add(dir.Left().Scale(v.s.Between(5.4, 6))), dir, long)
	}
}

// tree plants a tree where there is room.
func (v *village) tree(at geom.Vec) {
	if canvas.Depth(v.edges, at) < 3 || !v.Keep.Free(at, 2.6) {
		return
	}
	for _, other := range v.stand {
		if other.Sub(at).Len() < 6.5 {
			return
		}
	}
	v.trees = append(v.trees, standingTree{at, v.s.Below(treeTones * treeForms)})
}

// clear reports whether a house would not touch anything that must be kept free, and is all within the village.
func (v *village) clear(at, dir geom.Vec, long, wide float64) bool {
	outline := footprint{at, dir, long, wide}
	for _, c := range outline.corners() {
		if !v.inside(v.hex, c) {
			return false
		}
	}
	for i := -1.0; i <= 1; i++ {
		if !v.Keep.Free(at.Add(dir.Scale(i*(long-wide))), wide) {
			return false
		}
	}
	return true
}

func (v *village) garden(at, dir geom.Vec, long float64) {
	if canvas.Depth(v.edges, at) < 5 || !v.clear(at, dir, long, 2.6) {
		return
	}
	a, b := dir.Scale(long), dir.Left().Scale(2.2)
	q := [4]geom.Vec{at.Sub(a).Sub(b), at.Add(a).Sub(b), at.Add(a).Add(b), at.Sub(a).Add(b)}
	v.Polygon(v.gardens, q[:]...)
	v.furrows(v.rows, q, 1.3)
}

// Roadside is a road along which houses are built.
type Roadside struct {
	Line []geom.Vec
	Half float64 // of its width
}
