package texture

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// drawFarm draws one large house in each hex, with a barn and a shed around a walled yard.
func drawFarm(g *Land) {
	var r roofs
	var yards geom.Path
	var trees []standingTree
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		mid := g.Center(h).Add(geom.V(0, s.Between(-2, 0)))
		dir := geom.PolarVec(1, s.Between(-0.3, 0.3))
		if s.Unit() < 0.5 {
			dir = dir.Scale(-1)
		}
		at := func(along, across float64) geom.Vec {
			return mid.Add(dir.Scale(along)).Add(dir.Left().Scale(across))
		}
		g.Polygon(&yards, at(-28, -22), at(28, -22), at(28, 22), at(-28, 22))
		r.house(g, at(19, 5), dir.Left(), 13, 7, s.Below(roofTones))
		r.house(g, at(-4, -11), dir, 20, 9, s.Below(roofTones))
		r.house(g, at(-19, 13), dir, 7, 5, s.Below(roofTones))
		for range 14 {
			v := mid.Add(geom.PolarVec(s.Between(33, 43), s.Between(0, geom.Tau)))
			if canvas.Depth(g.edges(h), v) > 4 && g.Keep.Free(v, 3.4) {
				trees = append(trees, standingTree{v, s.Below(treeTones * treeForms)})
			}
		}
	}
	g.FillPath(yards, g.light(0.4))
	g.StrokePath(yards, g.shade(0.5), 0.9)
	g.plantGardens(trees, 3)
	r.paint(g)
}
