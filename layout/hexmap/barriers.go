package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// paintBarriers draws what stands on the hexsides: walls, hedgerows and cliffs.
func (c *chart) paintBarriers() {
	for i := range c.courses {
		co := &c.courses[i]
		g := &land{chart: c, name: co.kind.ID, fill: scene.Mix(c.borderColor(co), white, 0.3), ink: c.borderColor(co)}
		switch co.kind.Style {
		case "wall":
			g.masonry(co)
		case "hedgerow":
			g.hedgeline(co)
		case "cliff":
			g.cliff(co)
		}
	}
}

// masonry builds a wall of two rows of stones.
func (g *land) masonry(co *border) {
	var shadow geom.Path
	var stones [2]geom.Path
	g.eachStep(co, 4.4, func(at, dir geom.Vec, s *randomStream) {
		for _, row := range [...]float64{-0.5, 0.5} {
			pts := stone(at.Add(dir.Left().Scale(row*co.half)).Add(s.near(0.12)), dir, 2*s.between(0.8, 1.05), co.half*0.46, s)
			g.polygon(&shadow, shifted(pts, geom.V(0.7, 0.9))...)
			g.loop(&stones[s.below(2)], pts)
		}
	})
	g.fillPath(shadow, g.dark(0.7))
	g.fillPath(stones[0], g.light(0.25))
	g.fillPath(stones[1], g.shade(0.7))
}

// hedgeline plants a hedge.
func (g *land) hedgeline(co *border) {
	shapes := g.treeShapes("hedge", co.half*1.05, 0.18)
	var list []standingTree
	g.eachStep(co, co.half*1.15, func(at, _ geom.Vec, s *randomStream) {
		list = append(list, standingTree{at.Add(s.near(0.5)), s.below(len(shapes))})
	})
	g.plant(list, shapes)
}

// eachStep calls f along each hexside of a feature, in steps that fill it.
func (g *land) eachStep(co *border, step float64, f func(at, dir geom.Vec, s *randomStream)) {
	for n, line := range co.lines {
		for i := 1; i < len(line); i++ {
			a, b := line[i-1], line[i]
			s := g.randomAt(n, i, forHedges)
			pieces := max(1, int(b.Sub(a).Len()/step+0.5))
			for k := range pieces {
				f(a.Lerp(b, (float64(k)+0.5)/float64(pieces)), b.Sub(a).Unit(), &s)
			}
		}
	}
}

// cliff draws a brink with teeth down its lower side.
func (g *land) cliff(co *border) {
	var brink, teeth geom.Path
	for _, s := range co.from.Sides {
		side := g.side(s)
		down := g.downhill(s)
		dir := side.B.Sub(side.A).Unit()
		g.line(&brink, side.A, side.B)
		random := g.randomIn(sideHex(s), forHedges)
		for t := 2.0; t < side.B.Sub(side.A).Len()-1; t += 3.4 {
			at := side.A.Add(dir.Scale(t))
			g.polygon(&teeth, at.Sub(dir.Scale(1.3)), at.Add(dir.Scale(1.3)), at.Add(down.Scale(random.between(4.4, 6.4))))
		}
	}
	g.fillPath(teeth, face.PaintOfRGB(g.ink))
	g.strokePath(brink, face.PaintOfRGB(g.ink), 2*co.half)
}

func sideHex(s hex.Side) hex.Hex {
	owner, _ := s.Hexes()
	return owner
}

// downhill gives the way across a hexside to its lower hex; from its owner to the
// other where both are level.
func (g *land) downhill(s hex.Side) geom.Vec {
	a, b := s.Hexes()
	way := g.center(b).Sub(g.center(a)).Unit()
	if g.m.Grid.Contains(a) && g.m.Grid.Contains(b) && g.m.At(a).Level < g.m.At(b).Level {
		return way.Scale(-1)
	}
	return way
}
