package layout

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// works calls f for each hex with a gently bent line across it, from the left to
// the right, between the number and the badges.
func (g *land) works(long, bow float64, f func(h hex.Hex, line []vec, s *chance)) {
	for _, h := range g.hexes {
		s := g.chanceOf(h, forWorks)
		mid := g.center(h).add(vec{s.between(-2, 2), s.between(-1, 3)})
		tilt := s.between(-0.3, 0.3)
		bend := bow * s.between(0.6, 1)
		if s.unit() < 0.5 {
			bend = -bend
		}
		var line []vec
		for i := -2; i <= 2; i++ {
			x := float64(i) / 2
			line = append(line, mid.add(vec{long * x, bend * (1 - 2*x*x)}.turned(tilt)))
		}
		f(h, smooth(line, 8), &s)
	}
}

// drawTrench digs a trench that turns at right angles, with its earth thrown up
// before it.
func drawTrench(g *land) {
	var ditch, bank geom.Path
	g.works(36, 4, func(_ hex.Hex, line []vec, s *chance) {
		m := measure(line)
		var pts []vec
		up := 1.0
		for t := 0.0; t <= m.length(); t += 5.6 {
			at, dir := m.walk(t)
			pts = append(pts, at.add(dir.left().times(2.6*up)))
			up = -up
			pts = append(pts, at.add(dir.left().times(2.6*up)))
		}
		g.line(&ditch, pts...)
		for i := 1; i < len(pts)-1; i += 2 {
			a, b := pts[i], pts[i+1]
			n := b.sub(a).unit().left()
			for k := 0.25; k < 1; k += 0.25 {
				g.line(&bank, a.toward(b, k).add(n.times(2)), a.toward(b, k).add(n.times(3.6)))
			}
		}
	})
	g.strokePath(bank, g.shade(0.6), 0.6)
	g.strokePath(ditch, g.shade(0.95), 3)
	g.strokePath(ditch, g.shade(0.25), 0.9)
}

// drawFoxholes digs small holes, each behind its own parapet.
func drawFoxholes(g *land) {
	var holes, banks, rays geom.Path
	g.sown(4, 0.3, forWorks, func(h hex.Hex, v vec, s *chance) {
		if depth(g.edges(h), v) < 9 || !g.keep.free(v, 6) || s.unit() < 0.15 {
			return
		}
		face := -tau/4 + s.between(-0.5, 0.5)
		g.loop(&holes, blob(v, 2.6, 8, 0.1, s))
		var arc []vec
		for i := -2; i <= 2; i++ {
			a := face + float64(i)*0.45
			arc = append(arc, v.add(polar(4.6, a)))
			g.line(&rays, v.add(polar(5.9, a)), v.add(polar(7.4, a)))
		}
		g.curve(&banks, arc)
	})
	g.fillPath(holes, g.shade(0.95))
	g.strokePath(banks, g.shade(0.75), 1.3)
	g.strokePath(rays, g.shade(0.6), 0.7)
}

// drawBunker builds a casemate of concrete with its loophole, in a bed of earth.
func drawBunker(g *land) {
	var earth, rays, shadow, walls, roof, slit geom.Path
	for _, h := range g.hexes {
		s := g.chanceOf(h, forWorks)
		at := g.center(h).add(vec{s.between(-2, 2), s.between(-2, 1)})
		face := s.between(-0.5, 0.5)
		bed := blob(at, 23, 12, 0.08, &s)
		g.loop(&earth, bed)
		for i := range 34 {
			a := polar(1, tau*float64(i)/34)
			g.line(&rays, at.add(a.times(19)), at.add(a.times(s.between(22, 24.5))))
		}
		block := bunkerBlock(at, face, 1)
		g.polygon(&shadow, shifted(block, vec{1.6, 2})...)
		g.polygon(&walls, block...)
		g.polygon(&roof, bunkerBlock(at, face, 0.74)...)
		g.line(&slit, at.add(vec{-5.5, -10.6}.turned(face)), at.add(vec{5.5, -10.6}.turned(face)))
	}
	g.fillPath(earth, g.dark(0.14))
	g.strokePath(rays, g.shade(0.55), 0.7)
	g.fillPath(shadow, g.dark(0.5))
	g.fillPath(walls, g.shade(0.8))
	g.fillPath(roof, g.light(0.45))
	g.strokePath(slit, g.light(0.85), 1.7)
}

// bunkerBlock gives the outline of a casemate.
func bunkerBlock(at vec, face, scale float64) []vec {
	outline := []vec{{-15, 9}, {-15, -4}, {-8, -12.5}, {8, -12.5}, {15, -4}, {15, 9}, {6, 12.5}, {-6, 12.5}}
	for i, v := range outline {
		outline[i] = at.add(v.times(scale).turned(face))
	}
	return outline
}

// drawGully cuts a winding bed with steep banks into the ground.
func drawGully(g *land) {
	var bed, floor, banks geom.Path
	g.works(43, 2, func(_ hex.Hex, line []vec, s *chance) {
		m := measure(line)
		var left, right, thread []vec
		turn, bends := s.between(0, tau), s.between(1.3, 1.7)
		for i := 0; i <= 24; i++ {
			t := float64(i) / 24
			at, dir := m.walk(t * m.length())
			at = at.add(dir.left().times(8 * math.Sin(turn+t*bends*tau)))
			half := 0.8 + 2.6*ease(min(1, 4*min(t, 1-t))) + s.between(-0.4, 0.4)
			left = append(left, at.add(dir.left().times(half)))
			right = append([]vec{at.sub(dir.left().times(half))}, right...)
			thread = append(thread, at)
			for _, side := range [...]float64{-1, 1} {
				from := at.add(dir.left().times(side * half))
				g.line(&banks, from, from.add(dir.left().times(side*s.between(2.4, 4.4)*min(1, half/3))))
			}
		}
		g.loop(&bed, append(left, right...))
		g.curve(&floor, thread[3:22])
	})
	g.strokePath(banks, g.shade(0.75), 0.7)
	g.fillPath(bed, g.dark(0.32))
	g.strokePath(bed, g.shade(0.9), 0.8)
	g.strokePath(floor, g.dark(0.55), 1)
}

// drawWall builds a wall of field stones across each hex.
func drawWall(g *land) {
	var shadow, stones [2]geom.Path
	g.works(37, 3, func(_ hex.Hex, line []vec, s *chance) {
		m := measure(line)
		for i, t := 0, 0.0; t < m.length(); i++ {
			long := s.between(2.6, 4.2)
			at, dir := m.walk(t + long/2)
			t += long + 0.35
			for _, row := range [...]float64{-1.35, 1.35} {
				pts := stone(at.add(dir.left().times(row)).add(s.near(0.15)), dir, long/2, 1.2, s)
				g.polygon(&shadow[0], shifted(pts, vec{0.7, 0.9})...)
				g.loop(&stones[s.below(2)], pts)
			}
		}
	})
	g.fillPath(shadow[0], g.dark(0.45))
	g.fillPath(stones[0], g.shade(0.62))
	g.fillPath(stones[1], g.shade(0.85))
}

// stone gives the outline of a rough block.
func stone(at, dir vec, long, wide float64, s *chance) []vec {
	var pts []vec
	for _, k := range [...]vec{{-1, -0.8}, {0, -1}, {1, -0.8}, {1, 0.8}, {0, 1}, {-1, 0.8}} {
		k = vec{k.x * s.between(0.85, 1), k.y * s.between(0.85, 1)}
		pts = append(pts, at.add(dir.times(k.x*long)).add(dir.left().times(k.y*wide)))
	}
	return pts
}

// drawHedge plants a thick hedge across each hex, drawTreeline a row of trees.
func drawHedge(g *land)    { g.row("bush", 2.7, 2.1, 3.4) }
func drawTreeline(g *land) { g.row("tree", 5, 8.2, 2) }

// row plants crowns of a radius along a line across each hex.
func (g *land) row(name string, radius, step, bow float64) {
	shapes := g.treeShapes(name, radius, 0.16)
	var list []crown
	g.works(37, bow, func(_ hex.Hex, line []vec, s *chance) {
		m := measure(line)
		for t := 0.0; t < m.length(); t += step * s.between(0.85, 1.15) {
			at, dir := m.walk(t)
			at = at.add(dir.left().times(s.between(-0.8, 0.8)))
			if g.keep.free(at, radius*0.9) {
				list = append(list, crown{at, s.below(tones)*forms + s.below(forms)})
			}
		}
	})
	g.crowns(list, shapes)
}
