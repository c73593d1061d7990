package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
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

// drawBunker draws a concrete casemate from above, as all that stands beside it: its roof of broken corners with
// a hatch, the embrasure along its front, and earth heaped around it.
func drawBunker(g *Land) {
	var earth, crest, shadow, wall, roof, top, hatch, slit, sill, edges geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		at := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-3, -1)))
		tilt := s.Between(-0.22, 0.22)
		part := func(path *geom.Path, off geom.Vec, pts ...geom.Vec) {
			for i, v := range pts {
				pts[i] = at.Add(v.Rotate(tilt)).Add(off)
			}
			g.Polygon(path, pts...)
		}
		bed := canvas.Blob(geom.V(0, 0), 31, 12, 0.07, &s)
		for i, v := range bed {
			bed[i] = geom.V(v.X, 0.72*v.Y-2).Rotate(tilt)
		}
		g.Loop(&earth, shifted(bed, at))
		g.Loop(&crest, shifted(scaledAbout(geom.V(0, 0), bed, 0.87), at.Add(sunlight.Scale(1.4))))
		outline := func(in float64) []geom.Vec {
			return []geom.Vec{geom.V(-13+0.4*in, -16+in), geom.V(13-0.4*in, -16+in), geom.V(21-in, -8+0.4*in), geom.V(21-in, 6-0.4*in), geom.V(14-0.4*in, 11-in), geom.V(-14+0.4*in, 11-in), geom.V(-21+in, 6-0.4*in), geom.V(-21+in, -8+0.4*in)}
		}
		part(&shadow, geom.V(4.2, 5.4), outline(0)...)
		part(&wall, geom.V(0, 3), outline(0)...)
		part(&slit, geom.Vec{}, geom.V(-12.5, 11.6), geom.V(12.5, 11.6), geom.V(12.5, 14.4), geom.V(-12.5, 14.4))
		part(&sill, geom.Vec{}, geom.V(-12.5, 14.2), geom.V(12.5, 14.2), geom.V(17, 19), geom.V(-17, 19))
		part(&roof, geom.Vec{}, outline(0)...)
		part(&edges, geom.Vec{}, outline(0)...)
		part(&top, sunlight.Scale(0.6), outline(3.4)...)
		part(&hatch, geom.Vec{}, geom.V(-3.6, -9), geom.V(3.6, -9), geom.V(3.6, -2.4), geom.V(-3.6, -2.4))
	}
	soil, block := *g, *g
	soil.Fill = tinted(g.Fill, soilTint)
	block.Fill = scene.Mix(g.Fill, concrete, 0.8)
	if g.LowInk {
		block.Fill = Lightened(block.Fill)
	}
	g.FillPath(earth, soil.dark(0.34))
	g.FillPath(crest, soil.dark(0.1))
	g.FillPath(sill, soil.dark(0.5))
	g.FillPath(shadow, g.dark(0.7))
	g.FillPath(wall, block.shade(0.5))
	g.FillPath(slit, face.PaintOfRGB(scene.Mix(g.Ink, scene.RGB{}, 0.6)))
	g.FillPath(roof, block.shade(0.16))
	g.FillPath(top, block.light(0.16))
	g.StrokePath(edges, block.shade(0.85), 0.8)
	g.FillPath(hatch, block.shade(0.5))
}

// soilTint is the color of earth heaped against a casemate, relative to that of the ground.
var soilTint = [3]float64{0.86, 0.78, 0.58}

// concrete is the color of a casemate on any ground.
var concrete = scene.RGB{R: 0xC6, G: 0xC6, B: 0xC2}

// scaledAbout returns points scaled about one of them.
func scaledAbout(at geom.Vec, pts []geom.Vec, scale float64) []geom.Vec {
	out := make([]geom.Vec, len(pts))
	for i, v := range pts {
		out[i] = at.Add(v.Sub(at).Scale(scale))
	}
	return out
}
