package texture

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// building is a building of a farm: its middle in the yard, half its size, and whether it
// stands across.
type building struct {
	x, y, long, wide float64
	turned           bool
}

// farmPlans are the ways in which a house, a barn and a shed stand around a yard.
var farmPlans = [...][]building{
	{{19, 4, 13, 6.5, true}, {-5, -11, 19, 7.5, false}, {-19, 12, 7, 5, false}},
	{{-17, -1, 15, 7, true}, {13, -12, 14, 6, false}, {15, 11, 11, 6, false}},
	{{-3, -11, 22, 7, false}, {-20, 11, 8, 5.5, true}, {12, 12, 13, 6, false}},
	{{18, -3, 15, 7, true}, {-14, 10, 13, 7, false}, {-17, -13, 8, 5, false}},
}

// yardTint is the color of a farmyard relative to that of the ground: trodden earth.
var yardTint = [3]float64{0.93, 0.88, 0.78}

// YardOn returns the color of a farmyard on a ground.
func YardOn(ground scene.RGB) scene.RGB { return tinted(ground, yardTint) }

// rounded returns the corners of a polygon cut off, so that a loop through them is a
// rounded polygon.
func rounded(pts []geom.Vec) (out []geom.Vec) {
	for i, v := range pts {
		before, after := pts[(i+len(pts)-1)%len(pts)], pts[(i+1)%len(pts)]
		out = append(out, v.Lerp(before, 0.2), v.Lerp(after, 0.2))
	}
	return out
}

// drawFarm draws one large house in each hex, with a barn and a shed around its yard.
func drawFarm(g *Land) {
	var r roofs
	var yards geom.Path
	var trees []standingTree
	large, down := 1.0, 0.0
	if g.Map.Look.Linked { // it fills its hex, below the number and its badge
		large, down = 1.16, 4.5
	}
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		mid := g.Center(h).Add(geom.V(0, s.Between(-2, 0)+down))
		dir := geom.PolarVec(1, s.Between(-0.3, 0.3))
		if s.Unit() < 0.5 {
			dir = dir.Scale(-1)
		}
		at := func(along, across float64) geom.Vec {
			return mid.Add(dir.Scale(along * large)).Add(dir.Left().Scale(across * large))
		}
		plan := farmPlans[s.Below(len(farmPlans))]
		var yard []geom.Vec
		for _, v := range [...]geom.Vec{{X: -29, Y: -21}, {X: 29, Y: -21}, {X: 29, Y: 21}, {X: -29, Y: 21}} {
			yard = append(yard, at(v.X, v.Y).Add(s.Near(2.5)))
		}
		g.Loop(&yards, rounded(yard))
		for _, b := range plan {
			way := dir
			if b.turned {
				way = dir.Left()
			}
			r.house(g, at(b.x, b.y), way, b.long*large, b.wide*large, s.Below(roofTones))
		}
		for range 14 {
			v := mid.Add(geom.PolarVec(s.Between(33*large, 43), s.Between(0, geom.Tau)))
			if canvas.Depth(g.edges(h), v) > 4 && g.Keep.Free(v, 3.4) {
				trees = append(trees, standingTree{v, s.Below(treeTones * treeForms)})
			}
		}
	}
	g.FillPath(yards, face.PaintOfRGB(YardOn(g.Fill)))
	g.plantGardens(trees, 3)
	r.paint(g)
}
