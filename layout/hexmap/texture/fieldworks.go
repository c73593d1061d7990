package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// drawTrench draws a trench that zigzags between two parapets, with boards on its dark
// floor. In a hex alone, a communication trench leads to the rear.
func drawTrench(g *Land) {
	var ditch geom.Path
	g.linesAcross(36, g.looseBow(4, 7), func(c crossing, _ *canvas.RandomStream) {
		if !c.meets[0] && !c.meets[1] && g.soft() {
			if back := g.spur(c, 34, 7); back.length() > 0 {
				g.Line(&ditch, zigzag(back)...)
			}
		}
		for _, run := range g.free(c, 8) {
			g.Line(&ditch, zigzag(run)...)
		}
	})
	g.StrokePath(ditch, g.dark(0.42), 13.4)
	g.StrokePath(ditch, g.light(0.22), 11.8)
	g.StrokePath(ditch, g.shade(0.62), 7)
	g.StrokePath(ditch, g.shade(1), 5)
	if !ditch.Empty() {
		g.Add(&scene.Path{Path: ditch, Stroke: &scene.Stroke{Paint: g.shade(0.42), Width: g.Width(2.6), Dash: []geom.Length{g.Width(1), g.Width(1.7)}}})
	}
}

// zigzag returns the turns of a trench from one end of a line to the other.
func zigzag(c crossing) (pts []geom.Vec) {
	const leg, wide = 10.5, 5.2
	n := max(2, int(math.Round(c.length()/leg)))
	for i := range n + 1 {
		at, dir := c.at(c.length() * float64(i) / float64(n))
		switch {
		case i == 0 || i == n:
		case i%2 == 0:
			at = at.Add(dir.Left().Scale(wide))
		default:
			at = at.Sub(dir.Left().Scale(wide))
		}
		pts = append(pts, at)
	}
	return pts
}

// foxholesInHex is the number of holes in a hex, around its middle.
const foxholesInHex = 4

// drawFoxholes draws holes, each with the earth dug from it around its front, and light on
// the side of the hole that faces the sun.
func drawFoxholes(g *Land) {
	var earth, crest, holes, lit geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		start := s.Between(0, geom.Tau)
		for i := range foxholesInHex {
			at := g.Center(h).Add(g.foxholeAt(i, start, &s))
			if !g.Keep.Free(at, 8) {
				continue
			}
			front := geom.PolarVec(1, -geom.Tau/4+s.Between(-0.6, 0.6))
			g.Loop(&earth, canvas.Blob(at.Add(front.Scale(1.9)), 9.6, 10, 0.1, &s))
			g.Loop(&crest, canvas.Blob(at.Add(front.Scale(1.2)), 7.8, 9, 0.1, &s))
			g.Loop(&holes, canvas.Blob(at, 5.6, 8, 0.06, &s))
			g.Loop(&lit, canvas.Blob(at.Sub(sunlight.Scale(2)), 2.7, 7, 0.1, &s))
		}
	}
	g.FillPath(earth, g.dark(0.34))
	g.FillPath(crest, g.light(0.25))
	g.FillPath(holes, g.shade(1))
	g.FillPath(lit, g.shade(0.62))
}

// scaledAbout returns points scaled about one of them.
func scaledAbout(at geom.Vec, pts []geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = at.Add(v.Sub(at).Scale(scale))
	}
	return out
}
