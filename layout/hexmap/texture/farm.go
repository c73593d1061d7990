package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// yardTint is the color of a farmyard relative to that of the ground: trodden earth.
var yardTint = [3]float64{0.93, 0.88, 0.78}

// YardOn returns the color of a farmyard on a ground.
func YardOn(ground scene.RGB) scene.RGB { return tinted(ground, yardTint) }

// hamlets collects what the hamlets of a terrain consist of.
type hamlets struct {
	roofs             rooftops
	plots             [len(plotTints)]geom.Path
	yards, beds, hays geom.Path
	hayTops           geom.Path
	trees             []standingTree
}

// plotTints are the colors of the plots of a hamlet relative to that of the ground: grass, a
// garden, a paddock.
var plotTints = [3][3]float64{{0.86, 0.95, 0.66}, {0.8, 0.86, 0.58}, {0.93, 0.95, 0.74}}

// The kinds of plots: the order of plotTints.
const (
	orchardPlot = iota
	gardenPlot
	paddockPlot
)

// drawFarm draws a hamlet in each hex: houses along a street that is the end of its road, behind
// them barns, gardens and orchards, up to the hexsides.
func drawFarm(g *Land) {
	var all hamlets
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		v := &hamlet{site: g.siteIn(h, &s), hamlets: &all}
		v.lay()
		v.settle()
	}
	all.paint(g)
}

func (a *hamlets) paint(g *Land) {
	for i, tint := range plotTints {
		g.FillPath(a.plots[i], face.PaintOfRGB(tinted(g.Fill, tint)))
	}
	g.FillPath(a.yards, face.PaintOfRGB(YardOn(g.Fill)))
	g.StrokePath(a.beds, g.gardenGreen(0.45), 1.1)
	g.FillPath(a.hays, g.shadowOn(0.6))
	g.FillPath(a.hayTops, face.PaintOfRGB(scene.Mix(g.Fill, straw, 0.8)))
	g.plant(a.trees, g.fruitTrees())
	a.roofs.paint(g)
}

// straw is the color of haystacks.
var straw = scene.RGB{R: 0xE2, G: 0xB8, B: 0x54}

// gardenGreen returns the color of what grows in rows.
func (g *Land) gardenGreen(share float64) scene.Paint {
	c := scene.Mix(gardenLeaf, gardenShade, share)
	if g.LowInk {
		c = Lightened(c)
	}
	return face.PaintOfRGB(c)
}

// hamlet is the state of building the hamlet of one hex around its street.
type hamlet struct {
	site
	*hamlets
	mid, along geom.Vec // the middle and the direction of the street
}

// streetHalf is half the width of the street.
const streetHalf = 4.6

// lay lays out the street: on from where a road ends in the hex, or level.
func (v *hamlet) lay() {
	v.mid = v.Center(v.hex).Add(geom.V(v.s.Between(-2, 2), v.s.Between(2, 6)))
	v.along = geom.PolarVec(1, v.s.Between(-0.35, 0.35))
	from := -v.s.Between(22, 30)
	if gate, ok := v.gate(); ok {
		v.along = v.mid.Sub(gate).Unit()
		from = -v.mid.Sub(gate).Len() - 3
	}
	to := v.s.Between(26, 34)
	green := v.s.Between(-6, 6)
	var line []geom.Vec
	for _, k := range [...]struct{ t, half float64 }{{from, streetHalf}, {green - 13, streetHalf}, {green, 9}, {green + 12, streetHalf}, {to, 0.7 * streetHalf}} {
		line = append(line, v.on(k.t, k.half))
	}
	for i := len(line) - 1; i >= 0; i-- {
		line = append(line, line[i].Sub(v.along.Left().Scale(2*line[i].Sub(v.mid).Dot(v.along.Left()))))
	}
	v.Loop(&v.yards, line)
}

// on returns a point along the street and beside it.
func (v *hamlet) on(along, aside float64) geom.Vec {
	return v.mid.Add(v.along.Scale(along)).Add(v.along.Left().Scale(aside))
}

// gate returns where a road ends in the hex.
func (v *hamlet) gate() (geom.Vec, bool) {
	for i := range v.roads {
		line := v.roads[i].Line
		for _, end := range [...]geom.Vec{line[0], line[len(line)-1]} {
			if v.Pick(end) == v.hex && canvas.Depth(v.edges, end) > 4 {
				return end, true
			}
		}
	}
	return geom.Vec{}, false
}

// settle divides both sides of the street into plots, each with a house that faces it.
func (v *hamlet) settle() {
	for _, side := range [...]float64{-1, 1} {
		for t := -50 + v.s.Between(0, 6); t < 46; {
			wide := v.s.Between(17, 25)
			v.house(t+wide/2, wide, side)
			t += wide
		}
	}
	for _, side := range [...]float64{-1, 1} {
		for t := -50 + v.s.Between(0, 6); t < 46; {
			wide := v.s.Between(19, 30)
			v.backland(t, wide, side, v.s.Below(len(plotTints)))
			t += wide
		}
	}
	for range 26 {
		v.tree(v.Center(v.hex).Add(geom.PolarVec(v.s.Between(26, 52), v.s.Between(0, geom.Tau))))
	}
}

// house adds a house to a plot: along the street, or with its gable toward it.
func (v *hamlet) house(t, room, side float64) {
	f := footprint{dir: v.along.Rotate(v.s.Between(-0.06, 0.06)), long: min(room/2-1.2, v.s.Between(7, 11.5)), wide: v.s.Between(4.4, 5.8)}
	deep := f.wide
	if v.s.Unit() < 0.3 {
		f.dir, deep = f.dir.Left(), f.long
	}
	f.at = v.on(t, side*(streetHalf+deep+v.s.Between(0.6, 3)))
	if built, ok := v.build(f, 1); ok {
		v.roofs.house(v.Land, built, v.stuff(), v.s.Unit() < 0.35, v.s)
	}
}

// stuff returns the material of a roof: mostly tiles.
func (v *hamlet) stuff() int { return [...]int{0, 0, 0, 1, 1, 2}[v.s.Below(6)] }

// backland adds the land behind the houses: an orchard, a garden, or a paddock with a barn.
func (v *hamlet) backland(t, wide, side float64, kind int) {
	const front, back = streetHalf + 3, 60.0
	pts := v.plot([]geom.Vec{v.on(t+0.5, side*front), v.on(t+wide-0.5, side*front), v.on(t+wide-0.5, side*back), v.on(t+0.5, side*back)}, 3)
	if len(pts) < 3 || math.Abs(signedArea(pts)) < 90 {
		return
	}
	v.Polygon(&v.plots[kind], pts...)
	switch kind {
	case orchardPlot:
		v.orchard(t, wide, side)
	case gardenPlot:
		v.garden(t, wide, side)
	default:
		v.barn(t+wide/2, side)
	}
}

// orchard plants fruit trees in rows behind the houses.
func (v *hamlet) orchard(t, wide, side float64) {
	const step = 7.2
	for x := t + 4; x < t+wide-2; x += step {
		for y := 21.0; y < 48; y += step {
			v.tree(v.on(x, side*y).Add(v.s.Near(0.6)))
		}
	}
}

// garden adds beds behind the houses.
func (v *hamlet) garden(t, wide, side float64) {
	for y := 19.5; y < 44; y += 3.1 {
		a, b := v.on(t+2.5, side*y), v.on(t+wide-2.5, side*y)
		v.bed(a, b)
	}
}

// bed adds a row of vegetables where nothing else stands.
func (v *hamlet) bed(a, b geom.Vec) {
	const step = 2.0
	n := int(b.Sub(a).Len() / step)
	from := -1
	for i := 0; i <= n; i++ {
		at := a.Lerp(b, float64(i)/float64(n))
		free := i < n && v.clear(at, 1.6) && canvas.Depth(v.edges, at) > 5
		if free && from < 0 {
			from = i
		}
		if !free && from >= 0 {
			if i-from > 2 {
				v.Line(&v.beds, a.Lerp(b, float64(from)/float64(n)), a.Lerp(b, float64(i-1)/float64(n)))
			}
			from = -1
		}
	}
}

// clear reports whether a disc in the hex touches no building, nor what must be kept free.
func (v *hamlet) clear(at geom.Vec, r float64) bool {
	if v.Pick(at) != v.hex || !v.Keep.Free(at, r) {
		return false
	}
	dot := footprint{at, geom.V(1, 0), r, r}
	for i := range v.stand {
		if dot.meets(&v.stand[i]) {
			return false
		}
	}
	return true
}

// barn adds a barn with a haystack beside it.
func (v *hamlet) barn(t, side float64) {
	f := footprint{dir: v.along.Rotate(v.s.Between(-0.1, 0.1)), long: v.s.Between(7, 10), wide: v.s.Between(4.6, 6)}
	if v.s.Unit() < 0.4 {
		f.dir = f.dir.Left()
	}
	f.at = v.on(t, side*v.s.Between(27, 33))
	if built, ok := v.build(f, 1.5); ok {
		v.roofs.house(v.Land, built, 1+v.s.Below(2), false, v.s)
	}
	for range 2 {
		at := v.on(t+v.s.Between(-11, 11), side*v.s.Between(24, 38))
		if v.clear(at, 3.4) && canvas.Depth(v.edges, at) > 5 {
			v.stand = append(v.stand, footprint{at, v.along, 2.4, 2.4})
			v.Loop(&v.hays, canvas.Blob(at.Add(geom.V(0.9, 1.2)), 2.9, 7, 0.06, v.s))
			v.Loop(&v.hayTops, canvas.Blob(at, 2.4, 7, 0.08, v.s))
		}
	}
}

// tree plants a tree where there is room.
func (v *hamlet) tree(at geom.Vec) {
	if canvas.Depth(v.edges, at) < 3 || !v.clear(at, 2.8) || math.Abs(at.Sub(v.mid).Dot(v.along.Left())) < streetHalf+3 {
		return
	}
	for i := range v.trees {
		if v.trees[i].at.Sub(at).Len() < 5.6 {
			return
		}
	}
	v.trees = append(v.trees, standingTree{at, v.s.Below(fruitForms)})
}

// fruitForms is the number of forms of the trees of gardens.
const fruitForms = 4

// fruitTrees draws the small trees of gardens: shadow, crown, and the sun on it.
func (g *Land) fruitTrees() []*scene.Symbol {
	n := 0
	return g.variations("fruit", fruitForms, canvas.ForTrees, func(s *canvas.RandomStream) []scene.Mark {
		n++
		r := 2.3 + 0.4*float64(n%3)
		var shadow, crown, sun geom.Path
		body := canvas.Blob(geom.Vec{}, r, 6, 0.1, s)
		g.Loop(&shadow, shifted(body, sunlight.Scale(-1.5)))
		g.Loop(&crown, body)
		g.Loop(&sun, moved(body, sunlight.Scale(0.28*r), 0.55))
		return []scene.Mark{
			&scene.Path{Path: shadow, Fill: g.shadowOn(0.6)},
			&scene.Path{Path: crown, Fill: g.gardenGreen(0.5 - 0.12*float64(n%2))},
			&scene.Path{Path: sun, Fill: g.gardenGreen(0.1)},
		}
	})
}
