package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// drawWall draws a wall of field stones: across hexes that adjoin each other, around a
// pasture in a hex alone.
func drawWall(g *Land) {
	var pasture, shadow geom.Path
	var stones [2]geom.Path
	wall := func(c crossing, s *canvas.RandomStream) {
		for _, run := range g.free(c, 3.2) {
			g.Polygon(&shadow, shifted(run.ribbon(func(t float64) float64 { return 2.5 * run.taper(t, 5) }), geom.V(0.7, 0.9))...)
			for t := 0.0; t < run.length(); {
				long := min(s.Between(3, 4.8), run.length()-t)
				at, dir := run.at(t + long/2)
				wide := max(0.6, run.taper(t+long/2, 5))
				t += long + 0.35
				for _, row := range [...]float64{-1.25, 1.25} {
					g.Polygon(&stones[s.Below(2)], stone(at.Add(dir.Left().Scale(row*wide)), dir, long/2, 1.15*wide, s)...)
				}
			}
		}
	}
	g.linesOf(37, 3, func(h hex.Hex, s *canvas.RandomStream) {
		around, field := g.enclosure(h, s)
		g.Polygon(&pasture, field...)
		wall(around, s)
	}, wall)
	g.FillPath(pasture, face.PaintOfRGB(tinted(g.Fill, pastureTint)))
	g.FillPath(shadow, g.dark(0.45))
	g.FillPath(stones[0], g.shade(0.62))
	g.FillPath(stones[1], g.shade(0.85))
}

// pastureTint is the color of a walled pasture, relative to the fill of the terrain.
var pastureTint = [3]float64{0.93, 1, 0.82}

// stone returns the outline of a rough block.
func stone(at, dir geom.Vec, long, wide float64, s *canvas.RandomStream) []geom.Vec {
	var pts []geom.Vec
	for _, k := range [...]geom.Vec{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
		k = geom.V(k.X*s.Between(0.85, 1), k.Y*s.Between(0.85, 1))
		pts = append(pts, at.Add(dir.Scale(k.X*long)).Add(dir.Left().Scale(k.Y*wide)))
	}
	return pts
}

// drawHedge draws a narrow dark hedge straight across each hex.
func drawHedge(g *Land) {
	var shadow, sides, top geom.Path
	g.linesAcross(37, g.looseBow(0.5, 6), func(c crossing, s *canvas.RandomStream) {
		for _, run := range g.free(c, 4) {
			leaves := run.scalloped(s)
			if g.linked() { // it does not end like a wall in the open
				leaves = run.thinned(leaves)
			}
			g.Polygon(&shadow, shifted(leaves, geom.V(1.3, 1.8))...)
			g.Polygon(&sides, leaves...)
			g.Polygon(&top, shifted(run.ribbon(func(t float64) float64 { return 1.1 * run.taper(t, 4) }), geom.V(-0.7, -0.9))...)
		}
	})
	leaf := g.leaf()
	g.FillPath(shadow, g.dark(0.5))
	g.FillPath(sides, leaf.dark(0.75))
	g.FillPath(top, leaf.dark(0.45))
}

// scalloped returns the outline of a hedge along the line: one arch for each bush on
// either side.
func (c *crossing) scalloped(s *canvas.RandomStream) []geom.Vec {
	const bush, points = 4.4, 5
	n := max(2, int(c.length()/bush))
	var left, right []geom.Vec
	for i := range n {
		grown := s.Between(0.85, 1.15)
		for k := range points {
			t := c.length() * (float64(i) + float64(k)/points) / float64(n)
			at, dir := c.at(t)
			off := dir.Left().Scale(2.3 + 1.5*grown*math.Sin(math.Pi*float64(k)/points))
			left, right = append(left, at.Add(off)), append(right, at.Sub(off))
		}
	}
	slices.Reverse(right)
	return append(left, right...)
}

// thinned returns the outline of a hedge drawn together toward the ends of its line that meet no other.
func (c *crossing) thinned(leaves []geom.Vec) []geom.Vec {
	out := make([]geom.Vec, len(leaves))
	half := len(leaves) / 2
	for i, v := range leaves {
		k := i
		if k >= half {
			k = len(leaves) - 1 - i
		}
		t := c.length() * float64(k) / float64(max(1, half-1))
		at, _ := c.at(t)
		out[i] = at.Lerp(v, 0.25+0.75*c.taper(t, 12))
	}
	return out
}

// drawTreeline draws a row of large trees across each hex, apart from each other, with
// their shadows.
func drawTreeline(g *Land) {
	radius, step := 8.2, 23.0
	if g.loose() { // to the scale of the woods
		radius, step = 5.4, 10.5
	}
	shapes := g.treeShapes("tree", radius, 0.16)
	var shadow geom.Path
	var list []standingTree
	g.linesAcross(37, g.looseBow(2, 9), func(c crossing, s *canvas.RandomStream) {
		n := max(1, math.Round((c.length()-2*radius)/step))
		for i := 0.0; i <= n; i++ {
			at, _ := c.at(radius + (c.length()-2*radius)*i/n)
			if g.Keep.Free(at, radius*0.8) {
				list = append(list, standingTree{at, s.Below(treeTones)*treeForms + s.Below(treeForms)})
				g.Loop(&shadow, canvas.Blob(at.Add(geom.V(radius*0.42, radius*0.5)), radius*0.95, 8, 0.1, s))
			}
		}
	})
	g.FillPath(shadow, g.dark(0.42))
	g.plant(list, shapes)
}

// drawGully draws a winding gully of uneven width: a dark floor between two steep banks.
func drawGully(g *Land) {
	var brink, bed, banks, floor geom.Path
	wide := g.looseBow(1, 0.82)
	g.linesAcross(43, g.looseBow(2, 5), func(c crossing, s *canvas.RandomStream) {
		wave := s.Between(0, geom.Tau)
		for _, run := range g.free(c.winding(g.looseBow(8, 4.5), s), g.looseBow(6.5, 8)) {
			half := func(t float64) float64 { return 1 + run.taper(t, 20)*wide*(6.4+1.3*math.Sin(wave+0.32*t)) }
			g.Loop(&brink, run.ribbon(func(t float64) float64 { return half(t) + 1.8 }))
			g.Loop(&bed, run.ribbon(half))
			g.Loop(&floor, run.ribbon(func(t float64) float64 { return 0.36 * half(t) }))
			g.bankTicks(&banks, run, half, s)
		}
	})
	g.FillPath(brink, g.dark(0.14))
	g.FillPath(bed, g.dark(0.34))
	g.StrokePath(bed, g.shade(0.85), 0.8)
	g.StrokePath(banks, g.shade(0.85), 0.75)
	g.FillPath(floor, g.shade(0.9))
}

// bankTicks adds the strokes that run down both banks of a gully.
func (g *Land) bankTicks(banks *geom.Path, c crossing, half func(float64) float64, s *canvas.RandomStream) {
	for t := 3.0; t < c.length()-3; t += 2.7 * s.Between(0.85, 1.15) {
		at, dir := c.at(t)
		for _, side := range [...]float64{-1, 1} {
			off := dir.Left().Scale(side * half(t))
			g.Line(banks, at.Add(off), at.Add(off.Scale(s.Between(0.5, 0.66))))
		}
	}
}
