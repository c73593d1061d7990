package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// dryStone collects what walls of field stones consist of: one shadow, the dark joints, and stones
// of several tones with the sun on them.
type dryStone struct {
	shadow, base geom.Path
	stones       [3]geom.Path
}

// wallHalf is half the width of a wall.
const wallHalf = 3.1

// drawWall draws a wall of field stones: across hexes that adjoin each other, around a
// pasture in a hex alone. It has one width; where it ends in the open, a pillar closes it.
func drawWall(g *Land) {
	var pasture geom.Path
	var all dryStone
	wall := func(c crossing, s *canvas.RandomStream) {
		for _, run := range g.free(c, wallHalf+0.6) {
			all.run(g, run, s)
		}
	}
	g.linesOf(37, 3, func(h hex.Hex, s *canvas.RandomStream) {
		around, field := g.enclosure(h, s)
		g.Polygon(&pasture, field...)
		wall(around, s)
	}, wall)
	g.FillPath(pasture, face.PaintOfRGB(tinted(g.Fill, pastureTint)))
	all.paint(g)
}

// run adds a wall along a line.
func (d *dryStone) run(g *Land, run crossing, s *canvas.RandomStream) {
	band := run.ribbon(func(float64) float64 { return wallHalf })
	g.Polygon(&d.shadow, shifted(band, sunlight.Scale(-2.6))...)
	g.Polygon(&d.base, band...)
	for i, row := range [...]float64{-1.45, 1.45} {
		for t := 0.5 * float64(i); t < run.length()-0.5; {
			long := min(s.Between(3.4, 5.4), run.length()-t)
			at, dir := run.at(t + long/2)
			t += long
			g.Polygon(&d.stones[s.Below(len(d.stones))], stone(at.Add(dir.Left().Scale(row)), dir, long/2-0.3, 1.15, s)...)
		}
	}
	for i, t := range [...]float64{0, run.length()} {
		if at, dir := run.at(t); !run.meets[i] {
			d.pillar(g, at, dir)
		}
	}
}

// pillar adds the pillar at the end of a wall.
func (d *dryStone) pillar(g *Land, at, dir geom.Vec) {
	f := footprint{at, dir, 3.9, 3.9}
	c := f.corners()
	g.Polygon(&d.shadow, cast(c[:], sunlight.Scale(-3.2))...)
	g.Polygon(&d.base, c[:]...)
	top := footprint{at, dir, 2.9, 2.9}
	c = top.corners()
	g.Polygon(&d.stones[0], c[:]...)
}

func (d *dryStone) paint(g *Land) {
	g.FillPath(d.shadow, g.shadowOn(0.55))
	g.FillPath(d.base, g.shade(0.95))
	for i, c := range fieldStones {
		g.FillPath(d.stones[i], g.own(scene.Mix(g.Fill, c, 0.85)))
	}
}

// fieldStones are the colors of the stones of a wall.
var fieldStones = [3]scene.RGB{{R: 0xD8, G: 0xD2, B: 0xC2}, {R: 0xB6, G: 0xAE, B: 0x9E}, {R: 0x97, G: 0x90, B: 0x84}}

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
