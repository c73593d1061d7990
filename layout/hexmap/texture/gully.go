package texture

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// gullies collects what gullies consist of: the brink, the bank in the shade and the one in the
// sun, the hachures of both, the floor, and bushes along the brink.
type gullies struct {
	brink, bed, lit, floor geom.Path
	wedges                 [2]geom.Path // of the bank in the shade, and of the one in the sun
	bushes                 []standingTree
}

// drawGully draws a winding gully of uneven width: a dark floor between two steep banks.
func drawGully(g *Land) {
	var all gullies
	wide := g.looseBow(1, 1.06)
	g.linesAcross(43, g.looseBow(2, 5), func(c crossing, s *canvas.RandomStream) {
		wave := s.Between(0, geom.Tau)
		for _, run := range long(g.free(c.winding(g.looseBow(8, 4.5), s), g.looseBow(6.5, 7.5))) {
			half := func(t float64) float64 {
				return 0.6 + run.taper(t, 24)*wide*(9.2+1.1*math.Sin(wave+0.21*t)+0.7*math.Sin(0.47*t))
			}
			all.add(g, run, half, s)
		}
	})
	all.paint(g)
}

// add adds a gully along a line.
func (u *gullies) add(g *Land, run crossing, half func(float64) float64, s *canvas.RandomStream) {
	g.Loop(&u.brink, run.ribbon(func(t float64) float64 { return half(t) + 1.5 }))
	g.Loop(&u.bed, run.ribbon(half))
	g.Loop(&u.floor, run.ribbon(func(t float64) float64 { return 0.2 * half(t) }))
	for _, side := range [...]float64{-1, 1} {
		u.sunny(g, run, half, side)
		u.hachures(g, run, half, side, s)
		u.plant(g, run, half, side, s)
	}
}

// facing returns how much a bank beside a line faces the sun, from 0 to 1.
func facing(out geom.Vec) float64 { return min(1, max(0, -1.5*out.Dot(sunlight))) }

// sunny adds what the sun reaches of a bank.
func (u *gullies) sunny(g *Land, run crossing, half func(float64) float64, side float64) {
	const steps = 12
	top, foot := make([]geom.Vec, 0, 2*steps+2), make([]geom.Vec, 0, steps+1)
	for i := range steps + 1 {
		t := run.length() * float64(i) / steps
		at, dir := run.at(t)
		out := dir.Left().Scale(side)
		top = append(top, at.Add(out.Scale(half(t))))
		foot = append(foot, at.Add(out.Scale(half(t)*(1-0.8*facing(out)))))
	}
	slices.Reverse(foot)
	g.Polygon(&u.lit, append(top, foot...)...)
}

// hachures adds the wedges that run down a bank.
func (u *gullies) hachures(g *Land, run crossing, half func(float64) float64, side float64, s *canvas.RandomStream) {
	const gap = 3.3
	for t := 4.0; t < run.length()-4; t += gap * s.Between(0.8, 1.2) {
		at, dir := run.at(t)
		out := dir.Left().Scale(side)
		kind, thick := 0, 1.1
		if facing(out) > 0.2 {
			kind, thick = 1, 0.85
		}
		top, foot := at.Add(out.Scale(half(t))), at.Add(out.Scale(half(t)*s.Between(0.3, 0.62)))
		g.Polygon(&u.wedges[kind], top.Add(dir.Scale(thick)), top.Sub(dir.Scale(thick)), foot)
	}
}

// plant adds bushes along the brink, in clumps.
func (u *gullies) plant(g *Land, run crossing, half func(float64) float64, side float64, s *canvas.RandomStream) {
	for t := s.Between(8, 40); t < run.length()-6; t += s.Between(4, 44) {
		at, dir := run.at(t)
		at = at.Add(dir.Left().Scale(side * (half(t) + s.Between(1.6, 3.4))))
		if g.Keep.Free(at, 3) {
			u.bushes = append(u.bushes, standingTree{at, s.Below(fruitForms)})
		}
	}
}

func (u *gullies) paint(g *Land) {
	g.FillPath(u.brink, g.shadowOn(0.3))
	g.FillPath(u.bed, g.soil(0.58))
	g.FillPath(u.lit, g.soil(-0.12))
	g.FillPath(u.wedges[0], g.shade(1))
	g.FillPath(u.wedges[1], g.soil(0.55))
	g.FillPath(u.floor, g.soil(0.9))
	g.plant(u.bushes, g.fruitTrees())
}
