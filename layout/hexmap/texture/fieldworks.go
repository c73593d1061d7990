package texture

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// drawTrench draws a trench that turns at right angles, with a parapet in front. In a hex
// alone, a communication trench leads to the rear.
func drawTrench(g *Land) {
	var ditch, bank geom.Path
	g.linesAcross(36, g.looseBow(4, 9), func(c crossing, _ *canvas.RandomStream) {
		if !c.meets[0] && !c.meets[1] && g.soft() {
			if back := g.spur(c, 34, 4); back.length() > 0 {
				g.Line(&ditch, zigzag(back)...)
			}
		}
		for _, run := range g.free(c, 4) {
			pts := zigzag(run)
			g.Line(&ditch, pts...)
			g.parapet(&bank, pts)
		}
	})
	g.StrokePath(bank, g.shade(0.6), 0.6)
	g.StrokePath(ditch, g.shade(0.95), 3.6)
	g.StrokePath(ditch, g.shade(0.25), 1.2)
}

// zigzag returns the turns of a trench along a line.
func zigzag(c crossing) (pts []geom.Vec) {
	up := 1.0
	for t := 0.0; t <= c.length(); t += 5.6 {
		at, dir := c.at(t)
		pts = append(pts, at.Add(dir.Left().Scale(2.6*up)))
		up = -up
		pts = append(pts, at.Add(dir.Left().Scale(2.6*up)))
	}
	return pts
}

// parapet adds the ticks in front of every second part of a trench.
func (g *Land) parapet(bank *geom.Path, pts []geom.Vec) {
	for i := 1; i < len(pts)-1; i += 2 {
		a, b := pts[i], pts[i+1]
		n := b.Sub(a).Unit().Left()
		for k := 0.25; k < 1; k += 0.25 {
			g.Line(bank, a.Lerp(b, k).Add(n.Scale(2)), a.Lerp(b, k).Add(n.Scale(3.6)))
		}
	}
}

// foxholesInHex is the number of holes in a hex, around its middle.
const foxholesInHex = 5

// drawFoxholes draws small holes, each with the earth dug from it in front, and light on
// the side of the hole that faces the sun.
func drawFoxholes(g *Land) {
	var earth, holes, lit geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		start := s.Between(0, geom.Tau)
		for i := range foxholesInHex {
			at := g.Center(h).Add(g.foxholeAt(i, start, &s))
			if !g.Keep.Free(at, 8) {
				continue
			}
			front := geom.PolarVec(2.2, -geom.Tau/4+s.Between(-0.6, 0.6))
			g.Loop(&earth, canvas.Blob(at.Add(front), 8, 9, 0.14, &s))
			g.Loop(&holes, canvas.Blob(at, 5.2, 8, 0.08, &s))
			g.Loop(&lit, canvas.Blob(at.Sub(sunlight.Scale(1.8)), 2.6, 7, 0.1, &s))
		}
	}
	g.FillPath(earth, g.dark(0.2))
	g.StrokePath(earth, g.shade(0.5), 0.5)
	g.FillPath(holes, g.shade(0.98))
	g.FillPath(lit, g.shade(0.6))
}

// drawBunker draws a concrete casemate with its embrasure, on a mound of earth.
func drawBunker(g *Land) {
	var earth, mound, shadow, walls, roof, slit geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		at := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-7, -5)))
		face := s.Between(-0.5, 0.5)
		bed := canvas.Blob(at, 27, 12, 0.08, &s)
		g.Loop(&earth, bed)
		g.Loop(&mound, shifted(scaledAbout(at, bed, 0.84), sunlight.Scale(1.6)))
		block := bunkerBlock(at, face, 1.4)
		g.Polygon(&shadow, shifted(block, geom.V(2, 2.6))...)
		g.Polygon(&walls, block...)
		g.Polygon(&roof, bunkerBlock(at.Add(sunlight), face, 1.02)...)
		g.Line(&slit, at.Add(geom.V(-7.8, -15.2).Rotate(face)), at.Add(geom.V(7.8, -15.2).Rotate(face)))
	}
	g.FillPath(earth, g.dark(0.26))
	g.FillPath(mound, g.light(0.1))
	g.FillPath(shadow, g.dark(0.5))
	g.FillPath(walls, g.shade(0.52))
	g.FillPath(roof, g.shade(0.14))
	g.StrokePath(slit, g.shade(1), 2.4)
}

// scaledAbout returns points scaled about one of them.
func scaledAbout(at geom.Vec, pts []geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = at.Add(v.Sub(at).Scale(scale))
	}
	return out
}

// bunkerBlock returns the outline of a casemate.
func bunkerBlock(at geom.Vec, face, scale float64) []geom.Vec {
	outline := []geom.Vec{{X: -15, Y: 9}, {X: -15, Y: -4}, {X: -8, Y: -12.5}, {X: 8, Y: -12.5}, {X: 15, Y: -4}, {X: 15, Y: 9}, {X: 6, Y: 12.5}, {X: -6, Y: 12.5}}
	for i, v := range outline {
		outline[i] = at.Add(v.Scale(scale).Rotate(face))
	}
	return outline
}
