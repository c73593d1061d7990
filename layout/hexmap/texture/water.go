package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// drawWater draws open water: darker away from the shore, with lines along the coast as
// in old engravings, and a few waves.
func drawWater(g *Land) {
	fields := g.Reliefs(canvas.Region{Hexes: g.Hexes, Has: func(h hex.Hex) bool { return g.Has(h) || g.Unseen(h) }}, func(edge float64, v geom.Vec) float64 {
		return edge * (1 + 0.14*g.noise(v, 15, canvas.ForRelief))
	})
	for i, deep := range [...]float64{9, 20} {
		var path geom.Path
		for _, ring := range canvas.ContoursOf(fields, deep) {
			g.Loop(&path, ring)
		}
		g.FillPath(path, g.dark(0.05+0.05*float64(i)))
	}
	for i, deep := range [...]float64{-1.5, 2.5, 7} {
		var path geom.Path
		for _, ring := range canvas.ContoursOf(fields, deep) {
			g.Loop(&path, ring)
		}
		g.StrokePath(path, g.shade(0.85-0.2*float64(i)), 0.8-0.12*float64(i))
	}
	g.waves()
}

// waves draws short waves.
func (g *Land) waves() {
	var path geom.Path
	g.scatter(4, 0.36, canvas.ForWaves, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if s.Unit() < 0.45 || canvas.Depth(g.edges(h), v) < 14 || !g.Keep.Free(v, 6) {
			return
		}
		n, w := 2+s.Below(2), s.Between(2.1, 2.7)
		var pts []geom.Vec
		for i := range 2*n + 1 {
			pts = append(pts, v.Add(geom.V((float64(i)-float64(n))*w, float64(i%2)*-1.3)))
		}
		g.Curve(&path, pts)
	})
	g.StrokePath(path, g.light(0.5), 0.8)
}

// drawSwamp draws tufts of reed between strips of standing water.
func drawSwamp(g *Land) {
	var water, reeds geom.Path
	g.inRows(17, 7.6, 0, func(h hex.Hex, v geom.Vec, i, j int) {
		s := g.RandomAt(i, j, canvas.ForTufts)
		v = v.Add(geom.V(s.Between(-4, 4), s.Between(-1.2, 1.2)))
		half := s.Between(3, 7)
		if canvas.Depth(g.edges(h), v) < half || !g.Keep.Free(v, half) {
			return
		}
		g.Line(&water, v.Sub(geom.V(half, 0)), v.Add(geom.V(half, 0)))
		if s.Unit() < 0.6 {
			g.tuft(&reeds, v.Add(geom.V(s.Between(-2, 2), -0.4)), 5, 5, &s)
		}
	})
	g.StrokePath(water, swampWater, 0.9)
	g.StrokePath(reeds, g.shade(0.85), 0.6)
}

// swampWater is the blue of standing water among reeds.
var swampWater = scene.RGB{R: 0x4F, G: 0x86, B: 0xA6}

// drawSand draws patches of grains, and the crests of dunes.
func drawSand(g *Land) {
	var fine, coarse, dunes geom.Path
	g.scatter(15, 0.5, canvas.ForGrains, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if s.Unit() > 0.5+0.5*g.noise(v, 20, canvas.ForGrains) || !g.Keep.Free(v, 1) {
			return
		}
		path := &fine
		if s.Unit() < 0.3 {
			path = &coarse
		}
		g.Line(path, v, v.Add(geom.V(0.15, 0)))
	})
	g.scatter(3, 0.4, canvas.ForDunes, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if s.Unit() < 0.4 && canvas.Depth(g.edges(h), v) > 9 && g.Keep.Free(v, 8) {
			l := s.Between(6, 9)
			g.Curve(&dunes, []geom.Vec{v.Add(geom.V(-l, 1.5)), v.Add(geom.V(-l/2, -0.9)), v.Add(geom.V(0, -0.4)), v.Add(geom.V(l/2, -1.4)), v.Add(geom.V(l, 1))})
		}
	})
	g.StrokePath(fine, g.shade(0.65), 0.9)
	g.StrokePath(coarse, g.shade(0.75), 1.35)
	g.StrokePath(dunes, g.shade(0.7), 0.8)
}
