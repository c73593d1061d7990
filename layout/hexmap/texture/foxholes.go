package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// pits collects what rifle pits consist of: the earth dug from each, heaped around its front, and
// the pit with the sun on its far side; trodden paths lead from pit to pit.
type pits struct {
	paths, banks, holes, lit geom.Path
}

// drawFoxholes draws a line of pits across each hex, bent toward the enemy, with a few behind it.
func drawFoxholes(g *Land) {
	var all pits
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		t := g.siteIn(h, &s)
		front := g.frontOf(h).Rotate(s.Between(-0.3, 0.3))
		back := g.Center(h).Sub(front.Scale(60))
		for _, row := range firingLine(g.Center(h).Add(geom.V(0, 3)), front, &s) {
			var dug []geom.Vec
			for _, at := range row {
				if spot := (footprint{at, front.Left(), 6.2, 5}); t.hasRoom(spot, 0) {
					t.stand = append(t.stand, spot)
					all.dig(g, at, at.Sub(back).Unit())
					dug = append(dug, at.Sub(at.Sub(back).Unit().Scale(4.4)))
				}
			}
			g.Curve(&all.paths, dug)
		}
	}
	all.paint(g)
}

// frontOf returns where the enemy is expected: beyond the middle of the map, or above.
func (g *Land) frontOf(h hex.Hex) geom.Vec {
	mid := g.Center(g.Map.Grid.At(g.Map.Grid.Cols/2, g.Map.Grid.Rows/2))
	if g.Tile || g.Repeats() || h == g.Map.Grid.At(g.Map.Grid.Cols/2, g.Map.Grid.Rows/2) {
		return geom.V(0, -1)
	}
	return mid.Sub(g.Center(h)).Unit()
}

// firingLine returns the places of pits in an arc that faces a direction, and of a second line
// behind its gaps.
func firingLine(mid, front geom.Vec, s *canvas.RandomStream) (rows [2][]geom.Vec) {
	const first, second = 6, 4
	row := func(n int, from, gap, back float64) (all []geom.Vec) {
		for i := range n {
			x := from + gap*float64(i) + s.Between(-1.2, 1.2)
			y := back - x*x/150 + s.Between(-1.2, 1.2)
			all = append(all, mid.Add(front.Left().Scale(x)).Add(front.Scale(y)))
		}
		return all
	}
	return [...][]geom.Vec{row(first, -35, 14, 13), row(second, -27, 18, -12)}
}

// dig adds a pit that faces a direction: longer than wide, so that two men stand in it side by side.
func (p *pits) dig(g *Land, at, front geom.Vec) {
	on := func(aside, ahead float64) geom.Vec {
		return at.Add(front.Left().Scale(aside)).Add(front.Scale(ahead))
	}
	g.Curve(&p.banks, []geom.Vec{on(-5.4, -0.4), on(-4.2, 2.9), on(0, 4.5), on(4.2, 2.9), on(5.4, -0.4)})
	g.Loop(&p.holes, []geom.Vec{on(-4.2, 0), on(-2.8, 1.9), on(2.8, 1.9), on(4.2, 0), on(2.8, -1.9), on(-2.8, -1.9)})
	far := sunlight.Scale(-0.9)
	g.Loop(&p.lit, shifted([]geom.Vec{on(-2.4, 0), on(0, 0.8), on(2.4, 0), on(0, -0.8)}, far))
}

func (p *pits) paint(g *Land) {
	g.StrokePath(p.paths, g.soil(-0.25), 1.8)
	g.strokeMoved(p.banks, sunlight.Scale(-1.3), g.shadowOn(0.62), 3.8)
	g.StrokePath(p.banks, g.soil(0.36), 4.2)
	g.strokeMoved(p.banks, sunlight.Scale(0.5), g.soil(-0.2), 2.6)
	g.FillPath(p.holes, g.own(scene.Mix(g.Ink, scene.RGB{}, 0.35)))
	g.FillPath(p.lit, g.soil(0.6))
}

// freshSoil is the color of earth just dug.
var freshSoil = scene.RGB{R: 0xBE, G: 0x96, B: 0x5E}

// soil returns the color of dug earth, darker by a share or lighter.
func (g *Land) soil(dark float64) scene.Paint {
	c := scene.Mix(g.Fill, freshSoil, 0.85)
	if dark < 0 {
		c = scene.Mix(c, warmLight, -dark)
	} else {
		c = scene.Mix(c, g.Ink, dark)
	}
	return g.own(c)
}
