package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// linesAcross calls f for each hex with a slightly bent line across it. With soft edges,
// lines in neighboring hexes of the terrain meet, and all others run on to the hexsides.
func (g *Land) linesAcross(long, bow float64, f func(h hex.Hex, line []geom.Vec, s *canvas.RandomStream)) {
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		mid := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-1, 3)))
		tilt := s.Between(-0.3, 0.3)
		bend := bow * s.Between(0.6, 1)
		if s.Unit() < 0.5 {
			bend = -bend
		}
		if !g.soft() {
			f(h, bentLine(mid, long, bend, tilt), &s)
			continue
		}
		ends := g.lineEnds(h, tilt < 0)
		for _, end := range ends[1:] {
			off := end.Sub(ends[0]).Unit().Left().Scale(bend)
			f(h, geom.Spline([]geom.Vec{ends[0], ends[0].Lerp(mid, 0.5).Add(off), mid, mid.Lerp(end, 0.5).Sub(off), end}, 8), &s)
		}
	}
}

// lineEnds returns the middles of the sides between which lines cross a hex: those that it
// shares with neighbors of its terrain, and the opposite of a single one. A hex without
// such neighbors is crossed from one side to the opposite one.
func (g *Land) lineEnds(h hex.Hex, down bool) (ends []geom.Vec) {
	var last hex.Dir
	for d := range hex.Dir(hex.Dirs) {
		if g.Has(h.Neighbor(d)) {
			ends, last = append(ends, g.Middle(h.Side(d))), d
		}
	}
	if len(ends) == 0 {
		last = g.levelDir(h, down)
		ends = append(ends, g.Middle(h.Side(last)))
	}
	if len(ends) == 1 {
		ends = append(ends, g.Middle(h.Side((last+hex.Dirs/2)%hex.Dirs)))
	}
	return ends
}

// levelDir returns a direction in which a line crosses a hex clear of its number above
// and its badges below: to the right, and if both are possible, up or down.
func (g *Land) levelDir(h hex.Hex, down bool) (level hex.Dir) {
	flattest := math.Inf(1)
	for d := range hex.Dir(hex.Dirs) {
		to := g.Middle(h.Side(d)).Sub(g.Center(h))
		if to.X <= 0 {
			continue
		}
		slope := math.Abs(to.Y)
		if down == (to.Y > 0) {
			slope -= 1 // of two that are equally flat
		}
		if slope < flattest {
			level, flattest = d, slope
		}
	}
	return level
}

// bentLine returns a line of twice a length through a point, from left to right.
func bentLine(mid geom.Vec, long, bend, tilt float64) []geom.Vec {
	var line []geom.Vec
	for i := -2; i <= 2; i++ {
		x := float64(i) / 2
		line = append(line, mid.Add(geom.V(long*x, bend*(1-2*x*x)).Rotate(tilt)))
	}
	return geom.Spline(line, 8)
}

// drawTrench draws a trench that turns at right angles, with a parapet in front.
func drawTrench(g *Land) {
	var ditch, bank geom.Path
	g.linesAcross(36, 4, func(_ hex.Hex, line []geom.Vec, s *canvas.RandomStream) {
		m := geom.NewPolyline(line)
		var pts []geom.Vec
		up := 1.0
		for t := 0.0; t <= m.Length(); t += 5.6 {
			at, dir := m.At(t)
			pts = append(pts, at.Add(dir.Left().Scale(2.6*up)))
			up = -up
			pts = append(pts, at.Add(dir.Left().Scale(2.6*up)))
		}
		g.Line(&ditch, pts...)
		for i := 1; i < len(pts)-1; i += 2 {
			a, b := pts[i], pts[i+1]
			n := b.Sub(a).Unit().Left()
			for k := 0.25; k < 1; k += 0.25 {
				g.Line(&bank, a.Lerp(b, k).Add(n.Scale(2)), a.Lerp(b, k).Add(n.Scale(3.6)))
			}
		}
	})
	g.StrokePath(bank, g.shade(0.6), 0.6)
	g.StrokePath(ditch, g.shade(0.95), 3)
	g.StrokePath(ditch, g.shade(0.25), 0.9)
}

// drawFoxholes draws small holes, each behind its own parapet.
func drawFoxholes(g *Land) {
	var holes, banks, rays geom.Path
	g.scatter(4, 0.3, canvas.ForWorks, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if canvas.Depth(g.edges(h), v) < 9 || !g.Keep.Free(v, 6) || s.Unit() < 0.15 {
			return
		}
		face := -geom.Tau/4 + s.Between(-0.5, 0.5)
		g.Loop(&holes, canvas.Blob(v, 2.6, 8, 0.1, s))
		var arc []geom.Vec
		for i := -2; i <= 2; i++ {
			a := face + float64(i)*0.45
			arc = append(arc, v.Add(geom.PolarVec(4.6, a)))
			g.Line(&rays, v.Add(geom.PolarVec(5.9, a)), v.Add(geom.PolarVec(7.4, a)))
		}
		g.Curve(&banks, arc)
	})
	g.FillPath(holes, g.shade(0.95))
	g.StrokePath(banks, g.shade(0.75), 1.3)
	g.StrokePath(rays, g.shade(0.6), 0.7)
}

// drawBunker draws a concrete casemate with its embrasure, surrounded by earth.
func drawBunker(g *Land) {
	var earth, rays, shadow, walls, roof, slit geom.Path
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForWorks)
		at := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-2, 1)))
		face := s.Between(-0.5, 0.5)
		bed := canvas.Blob(at, 23, 12, 0.08, &s)
		g.Loop(&earth, bed)
		for i := range 34 {
			a := geom.PolarVec(1, geom.Tau*float64(i)/34)
			g.Line(&rays, at.Add(a.Scale(19)), at.Add(a.Scale(s.Between(22, 24.5))))
		}
		block := bunkerBlock(at, face, 1)
		g.Polygon(&shadow, shifted(block, geom.V(1.6, 2))...)
		g.Polygon(&walls, block...)
		g.Polygon(&roof, bunkerBlock(at, face, 0.74)...)
		g.Line(&slit, at.Add(geom.V(-5.5, -10.6).Rotate(face)), at.Add(geom.V(5.5, -10.6).Rotate(face)))
	}
	g.FillPath(earth, g.dark(0.14))
	g.StrokePath(rays, g.shade(0.55), 0.7)
	g.FillPath(shadow, g.dark(0.5))
	g.FillPath(walls, g.shade(0.8))
	g.FillPath(roof, g.light(0.45))
	g.StrokePath(slit, g.light(0.85), 1.7)
}

// bunkerBlock returns the outline of a casemate.
func bunkerBlock(at geom.Vec, face, scale float64) []geom.Vec {
	outline := []geom.Vec{{X: -15, Y: 9}, {X: -15, Y: -4}, {X: -8, Y: -12.5}, {X: 8, Y: -12.5}, {X: 15, Y: -4}, {X: 15, Y: 9}, {X: 6, Y: 12.5}, {X: -6, Y: 12.5}}
	for i, v := range outline {
		outline[i] = at.Add(v.Scale(scale).Rotate(face))
	}
	return outline
}

// drawGully draws a winding gully with steep banks.
func drawGully(g *Land) {
	var bed, floor, banks geom.Path
	g.linesAcross(43, 2, func(_ hex.Hex, line []geom.Vec, s *canvas.RandomStream) {
		m := geom.NewPolyline(line)
		var left, right, thread []geom.Vec
		turn, bends := s.Between(0, geom.Tau), s.Between(1.3, 1.7)
		for i := 0; i <= 24; i++ {
			t := float64(i) / 24
			at, dir := m.At(t * m.Length())
			at = at.Add(dir.Left().Scale(8 * math.Sin(turn+t*bends*geom.Tau)))
			half := 0.8 + 2.6*canvas.SmoothStep(min(1, 4*min(t, 1-t))) + s.Between(-0.4, 0.4)
			left = append(left, at.Add(dir.Left().Scale(half)))
			right = append([]geom.Vec{at.Sub(dir.Left().Scale(half))}, right...)
			thread = append(thread, at)
			for _, side := range [...]float64{-1, 1} {
				from := at.Add(dir.Left().Scale(side * half))
				g.Line(&banks, from, from.Add(dir.Left().Scale(side*s.Between(2.4, 4.4)*min(1, half/3))))
			}
		}
		g.Loop(&bed, append(left, right...))
		g.Curve(&floor, thread[3:22])
	})
	g.StrokePath(banks, g.shade(0.75), 0.7)
	g.FillPath(bed, g.dark(0.32))
	g.StrokePath(bed, g.shade(0.9), 0.8)
	g.StrokePath(floor, g.dark(0.55), 1)
}

// drawWall draws a wall of field stones across each hex.
func drawWall(g *Land) {
	var shadow geom.Path
	var stones [2]geom.Path
	g.linesAcross(37, 3, func(_ hex.Hex, line []geom.Vec, s *canvas.RandomStream) {
		g.Curve(&shadow, canvas.EveryThird(shifted(line, geom.V(0.7, 0.9))))
		m := geom.NewPolyline(line)
		for t := 0.0; t < m.Length(); {
			long := s.Between(3.6, 5.6)
			at, dir := m.At(t + long/2)
			t += long + 0.35
			for _, row := range [...]float64{-1.75, 1.75} {
				g.Polygon(&stones[s.Below(2)], stone(at.Add(dir.Left().Scale(row)), dir, long/2, 1.6, s)...)
			}
		}
	})
	g.StrokePath(shadow, g.dark(0.45), 6.8)
	g.FillPath(stones[0], g.shade(0.62))
	g.FillPath(stones[1], g.shade(0.85))
}

// stone returns the outline of a rough block.
func stone(at, dir geom.Vec, long, wide float64, s *canvas.RandomStream) []geom.Vec {
	var pts []geom.Vec
	for _, k := range [...]geom.Vec{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
		k = geom.V(k.X*s.Between(0.85, 1), k.Y*s.Between(0.85, 1))
		pts = append(pts, at.Add(dir.Scale(k.X*long)).Add(dir.Left().Scale(k.Y*wide)))
	}
	return pts
}

// drawHedge draws a thick hedge across each hex, drawTreeline a row of trees.
func drawHedge(g *Land)    { g.row("bush", 3, 2.3, 3.4) }
func drawTreeline(g *Land) { g.row("tree", 5, 8.2, 2) }

// row draws trees of a radius along a line across each hex.
func (g *Land) row(name string, radius, step, bow float64) {
	shapes := g.treeShapes(name, radius, 0.16)
	var list []standingTree
	g.linesAcross(37, bow, func(_ hex.Hex, line []geom.Vec, s *canvas.RandomStream) {
		m := geom.NewPolyline(line)
		for t := 0.0; t < m.Length(); t += step * s.Between(0.85, 1.15) {
			at, dir := m.At(t)
			at = at.Add(dir.Left().Scale(s.Between(-0.8, 0.8)))
			if g.Keep.Free(at, radius*0.9) {
				list = append(list, standingTree{at, s.Below(treeTones)*treeForms + s.Below(treeForms)})
			}
		}
	})
	g.plant(list, shapes)
}
