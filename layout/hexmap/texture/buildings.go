package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// roofs collects the houses of one terrain, to be painted by their parts: first all
// shadows, then the two sides of the roofs.
type roofs struct{ shadow, dim, bright, line geom.Path }

// house adds a house with a ridge along dir; long and wide are half its size.
func (r *roofs) house(g *Land, at, dir geom.Vec, long, wide float64) {
	a, b := dir.Scale(long), dir.Left().Scale(wide)
	q := [4]geom.Vec{at.Sub(a).Sub(b), at.Add(a).Sub(b), at.Add(a).Add(b), at.Sub(a).Add(b)}
	g.Polygon(&r.shadow, shifted(q[:], geom.V(0.9, 1.1))...)
	one, two := &r.bright, &r.dim
	if dir.Left().Dot(sunlight) < 0 {
		one, two = two, one
	}
	g.Polygon(two, q[0], q[1], at.Add(a), at.Sub(a))
	g.Polygon(one, q[3], q[2], at.Add(a), at.Sub(a))
	g.Polygon(&r.line, q[:]...)
}

func (r *roofs) paint(g *Land) {
	g.FillPath(r.shadow, g.dark(0.4))
	g.FillPath(r.bright, g.shade(0.68))
	g.FillPath(r.dim, g.shade(0.92))
	g.StrokePath(r.line, g.shade(1), 0.35)
}

// drawVillage draws houses along the roads of each hex, and more of them around its
// center, with gardens.
func drawVillage(g *Land) {
	var r roofs
	var gardens, rows geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		v := &village{Land: g, hex: h, edges: g.edges(h), s: &s, roofs: &r, gardens: &gardens, rows: &rows}
		v.build()
	}
	g.FillPath(gardens, g.light(0.32))
	g.StrokePath(rows, g.shade(0.28), 0.45)
	r.paint(g)
}

// village is the state of building the village of one hex.
type village struct {
	*Land
	hex           hex.Hex
	edges         []geom.Segment
	s             *canvas.RandomStream
	roofs         *roofs
	gardens, rows *geom.Path
	stand         []geom.Vec // centers of the houses built so far
}

// houses is the maximum number of houses in a hex.
const houses = 9

func (v *village) build() {
	for _, road := range v.roads {
		v.along(&road)
	}
	for range 60 {
		if len(v.stand) >= houses {
			break
		}
		at := v.Center(v.hex).Add(geom.PolarVec(v.s.Between(8, 33), v.s.Between(0, geom.Tau)))
		v.house(at, geom.PolarVec(1, float64(v.s.Below(4))*geom.Tau/8+v.s.Between(-0.15, 0.15)))
	}
}

// along adds houses on both sides of a road.
func (v *village) along(road *Roadside) {
	m := geom.NewPolyline(road.Line)
	for t := 2.0; t < m.Length(); t += 3 {
		at, dir := m.At(t)
		if at.Sub(v.Center(v.hex)).Len() > 36 || len(v.stand) >= houses-2 {
			continue
		}
		for _, side := range [...]float64{-1, 1} {
			if v.s.Unit() < 0.75 {
				v.house(at.Add(dir.Left().Scale(side*(road.Half+6))), dir)
			}
		}
	}
}

// house adds a house if there is room, and sometimes a garden behind it.
func (v *village) house(at, dir geom.Vec) {
	long, wide := v.s.Between(3.9, 5.4), v.s.Between(2.4, 3)
	if canvas.Depth(v.edges, at) < 7 || !v.Has(v.Pick(at)) || !v.clear(at, dir, long+0.8, wide+0.8) {
		return
	}
	for _, other := range v.stand {
		if other.Sub(at).Len() < 11.5 {
			return
		}
	}
	v.stand = append(v.stand, at)
	v.roofs.house(v.Land, at, dir, long, wide)
	if v.s.Unit() < 0.55 {
		v.garden(at.Add(dir.Left().Scale(v.s.Between(5.4, 6))), dir, long)
	}
}

// clear reports whether a house would not touch anything that must be kept free.
func (v *village) clear(at, dir geom.Vec, long, wide float64) bool {
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

// drawCity fills the hexes with blocks between streets that continue from hex to hex.
// Streets are lighter than the blocks, whether the ground is dark or light.
func drawCity(g *Land) {
	var street geom.Path
	var block [3]geom.Path
	var yards, shadow geom.Path
	g.parcels(15.5, 0.17, 0.35, canvas.ForBlocks, func(_ hex.Hex, q [4]geom.Vec, s *canvas.RandomStream) {
		mid := center(q)
		in := inset(q, 1.25)
		room := g.hasRoom(in[:])
		g.streets(&street, q)
		if !room {
			return
		}
		g.Polygon(&shadow, shifted(in[:], geom.V(0.5, 0.6))...)
		g.Polygon(&block[s.Below(3)], in[:]...)
		if s.Unit() < 0.65 {
			yard := [4]geom.Vec{}
			for i, v := range in {
				yard[i] = v.Lerp(mid, 0.62)
			}
			g.Polygon(&yards, yard[:]...)
		}
	})
	g.city(street, shadow, block, yards)
}

// hasRoom reports whether a block does not touch anything that must be kept free.
func (g *Land) hasRoom(q []geom.Vec) bool {
	for i, v := range q {
		if !g.Keep.Free(v, 0.6) || !g.Keep.Free(v.Lerp(q[(i+1)%len(q)], 0.5), 0.6) || !g.Keep.Free(v.Lerp(q[(i+2)%len(q)], 0.5), 2.5) {
			return false
		}
	}
	return true
}

// streets draws two sides of a block; its neighbors draw the others.
func (g *Land) streets(path *geom.Path, q [4]geom.Vec) {
	g.brokenLine(path, q[0], q[1], 0.9)
	g.brokenLine(path, q[0], q[3], 0.9)
}

func (g *Land) city(street, shadow geom.Path, block [3]geom.Path, yards geom.Path) {
	if scene.Luminance(g.Fill) < DarkGround {
		g.StrokePath(street, g.shade(0.62), 2)
		for i := range block {
			g.FillPath(block[i], face.PaintOfRGB(scene.Mix(g.Fill, scene.RGB{}, 0.12+0.14*float64(i))))
		}
		g.FillPath(yards, g.shade(0.22))
		return
	}
	g.StrokePath(street, g.light(0.6), 2)
	g.FillPath(shadow, g.dark(0.35))
	for i := range block {
		g.FillPath(block[i], g.shade(0.56+0.14*float64(i)))
	}
	g.FillPath(yards, g.shade(0.3))
}

// drawRubble draws broken masonry: shards, and remaining corners of walls.
func drawRubble(g *Land) {
	var r [2]geom.Path
	var shadow, walls geom.Path
	g.scatter(9, 0.42, canvas.ForRubble, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		size := s.Between(1.1, 2.9)
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

// Roadside is a road along which houses are built.
type Roadside struct {
	Line []geom.Vec
	Half float64 // of its width
}
