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
	g.FillPath(a.hayTops, g.own(scene.Mix(g.Fill, straw, 0.8)))
	g.plant(a.trees, g.fruitTrees())
	a.roofs.paint(g)
}

// straw is the color of haystacks.
var straw = scene.RGB{R: 0xE2, G: 0xB8, B: 0x54}

// gardenGreen returns the color of what grows in rows.
func (g *Land) gardenGreen(share float64) scene.Paint {
	return g.own(scene.Mix(gardenLeaf, gardenShade, share))
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
	for range 16 {
		v.shed(v.Center(v.hex).Add(geom.PolarVec(v.s.Between(20, 42), v.s.Between(0, geom.Tau))))
	}
	for _, side := range [...]float64{-1, 1} {
		for t := -50 + v.s.Between(0, 6); t < 46; {
			wide := v.s.Between(19, 30)
			v.backland(t, wide, side, v.s.Below(len(plotTints)))
			t += wide
		}
	}
	for range 34 {
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

// shed adds a small building behind the houses, off the street.
func (v *hamlet) shed(at geom.Vec) {
	f := footprint{at, v.along.Rotate(v.s.Between(-0.15, 0.15)), v.s.Between(4.2, 6), v.s.Between(3, 3.9)}
	if v.s.Unit() < 0.5 {
		f.dir = f.dir.Left()
	}
	if math.Abs(at.Sub(v.mid).Dot(v.along.Left())) < streetHalf+6 || !v.hasRoom(f, 3.4) {
		return
	}
	v.stand = append(v.stand, f)
	v.roofs.house(v.Land, f, v.stuff(), false, v.s)
}

// stuff returns the material of a roof: mostly tiles.
func (v *hamlet) stuff() int { return [...]int{0, 0, 0, 1, 1, 2}[v.s.Below(6)] }

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
