package hexmap

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// drawWater draws open water: deeper away from the shore, with the lines that
// engravers drew along coasts, and a few waves.
func drawWater(g *land) {
	fields := g.reliefs(region{hexes: g.hexes, in: func(h hex.Hex) bool { return g.in(h) || g.kindAt(h) < 0 }}, func(edge float64, v geom.Vec) float64 {
		return edge * (1 + 0.14*g.noise(v, 15, forRelief))
	})
	for i, deep := range [...]float64{9, 20} {
		var path geom.Path
		for _, ring := range contoursOf(fields, deep) {
			g.loop(&path, ring)
		}
		g.fillPath(path, g.dark(0.05+0.05*float64(i)))
	}
	for i, deep := range [...]float64{-1.5, 2.5, 7} {
		var path geom.Path
		for _, ring := range contoursOf(fields, deep) {
			g.loop(&path, ring)
		}
		g.strokePath(path, g.shade(0.85-0.2*float64(i)), 0.8-0.12*float64(i))
	}
	g.waves()
}

// waves draws short swells.
func (g *land) waves() {
	var path geom.Path
	g.scatter(4, 0.36, forWaves, func(h hex.Hex, v geom.Vec, s *randomStream) {
		if s.unit() < 0.45 || depth(g.edges(h), v) < 14 || !g.keep.free(v, 6) {
			return
		}
		n, w := 2+s.below(2), s.between(2.1, 2.7)
		var pts []geom.Vec
		for i := range 2*n + 1 {
			pts = append(pts, v.Add(geom.V((float64(i)-float64(n))*w, float64(i%2)*-1.3)))
		}
		g.curve(&path, pts)
	})
	g.strokePath(path, g.light(0.5), 0.8)
}

// drawSwamp draws tufts of reed between strips of standing water.
func drawSwamp(g *land) {
	var water, reeds geom.Path
	g.inRows(17, 7.6, 0, func(h hex.Hex, v geom.Vec, i, j int) {
		s := g.randomAt(i, j, forTufts)
		v = v.Add(geom.V(s.between(-4, 4), s.between(-1.2, 1.2)))
		half := s.between(3, 7)
		if depth(g.edges(h), v) < half || !g.keep.free(v, half) {
			return
		}
		g.line(&water, v.Sub(geom.V(half, 0)), v.Add(geom.V(half, 0)))
		if s.unit() < 0.6 {
			g.tuft(&reeds, v.Add(geom.V(s.between(-2, 2), -0.4)), 5, 5, &s)
		}
	})
	g.strokePath(water, swampWater, 0.9)
	g.strokePath(reeds, g.shade(0.85), 0.6)
}

// swampWater is the blue of standing water among reeds.
var swampWater = scene.RGB{R: 0x4F, G: 0x86, B: 0xA6}

// drawSand draws grains in drifts, and the crests of dunes.
func drawSand(g *land) {
	var fine, coarse, dunes geom.Path
	g.scatter(15, 0.5, forGrains, func(h hex.Hex, v geom.Vec, s *randomStream) {
		if s.unit() > 0.5+0.5*g.noise(v, 20, forGrains) || !g.keep.free(v, 1) {
			return
		}
		path := &fine
		if s.unit() < 0.3 {
			path = &coarse
		}
		g.line(path, v, v.Add(geom.V(0.15, 0)))
	})
	g.scatter(3, 0.4, forDunes, func(h hex.Hex, v geom.Vec, s *randomStream) {
		if s.unit() < 0.4 && depth(g.edges(h), v) > 9 && g.keep.free(v, 8) {
			l := s.between(6, 9)
			g.curve(&dunes, []geom.Vec{v.Add(geom.V(-l, 1.5)), v.Add(geom.V(-l/2, -0.9)), v.Add(geom.V(0, -0.4)), v.Add(geom.V(l/2, -1.4)), v.Add(geom.V(l, 1))})
		}
	})
	g.strokePath(fine, g.shade(0.65), 0.9)
	g.strokePath(coarse, g.shade(0.75), 1.35)
	g.strokePath(dunes, g.shade(0.7), 0.8)
}
