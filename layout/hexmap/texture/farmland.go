package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// parcels calls f for the quadrilaterals of an irregular lattice over all hexes, size
// apart, once for each whose center is in the hexes.
func (g *Land) parcels(size, loose, angle float64, purpose uint64, f func(h hex.Hex, q [4]geom.Vec, s *canvas.RandomStream)) {
	t := g.latticeOf(lattice{dx: size, dy: size, angle: angle}, latticePeriod)
	corner := func(i, j int) geom.Vec {
		home := t.home(node{i, j})
		s := g.RandomAt(home.i, home.j, purpose)
		return t.at(float64(i)+s.Between(-loose, loose), float64(j)+s.Between(-loose, loose))
	}
	seen := map[node]bool{}
	for _, h := range g.Hexes {
		lo, hi := t.around(g.Center(h), 62)
		for j := lo.j; j <= hi.j; j++ {
			for i := lo.i; i <= hi.i; i++ {
				q := [4]geom.Vec{corner(i, j), corner(i+1, j), corner(i+1, j+1), corner(i, j+1)}
				if seen[node{i, j}] || !g.touches(q) {
					continue
				}
				seen[node{i, j}] = true
				home := t.home(node{i, j})
				s := g.RandomAt(home.i, home.j, purpose+100)
				f(h, q, &s)
			}
		}
	}
}

// touches reports whether a corner or the center of a quadrilateral is in the hexes.
func (g *Land) touches(q [4]geom.Vec) bool {
	for _, v := range [...]geom.Vec{center(q), q[0], q[1], q[2], q[3]} {
		if g.draws(g.Pick(v)) {
			return true
		}
	}
	return false
}

func center(q [4]geom.Vec) geom.Vec { return q[0].Add(q[1]).Add(q[2]).Add(q[3]).Scale(0.25) }

// inset returns a quadrilateral with its sides moved inward by approximately d.
func inset(q [4]geom.Vec, d float64) [4]geom.Vec {
	var out [4]geom.Vec
	for i, v := range q {
		a, b := q[(i+1)%4].Sub(v).Unit(), q[(i+3)%4].Sub(v).Unit()
		sin := max(0.3, math.Abs(a.X*b.Y-a.Y*b.X))
		out[i] = v.Add(a.Add(b).Scale(d / sin))
	}
	return out
}

// drawFields draws parcels, each plowed in its own direction, with a bank between them.
func drawFields(g *Land) {
	if g.loose() && g.Map.Look.Linked {
		g.drawRipe()
		return
	}
	var tint [4]geom.Path
	var furrows, bank geom.Path
	g.parcels(37, 0.26, 0.3, canvas.ForParcels, func(_ hex.Hex, q [4]geom.Vec, s *canvas.RandomStream) {
		in := inset(q, 1.1)
		g.Polygon(&tint[s.Below(4)], in[:]...)
		g.Polygon(&bank, q[:]...)
		if s.Unit() < 0.5 {
			in = [4]geom.Vec{in[1], in[2], in[3], in[0]}
		}
		if s.Unit() < 0.85 {
			g.furrows(&furrows, in, 3.1)
		}
	})
	g.FillPath(tint[0], g.light(0.18))
	g.FillPath(tint[1], g.dark(0.07))
	g.FillPath(tint[2], g.shade(0.1))
	g.StrokePath(bank, g.shade(0.55), 0.7)
	g.StrokePath(furrows, g.shade(0.34), 0.5)
}

// furrows draws lines from one side of a quadrilateral to the opposite one.
func (g *Land) furrows(path *geom.Path, q [4]geom.Vec, gap float64) {
	n := int(q[0].Sub(q[3]).Len()/gap) + 1
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		g.brokenLine(path, q[0].Lerp(q[3], t), q[1].Lerp(q[2], t), 0.8)
	}
}

// brokenLine draws a straight line with gaps where it would touch what must be kept
// free.
func (g *Land) brokenLine(path *geom.Path, a, b geom.Vec, room float64) {
	const step = 2.0
	n := int(b.Sub(a).Len()/step) + 1
	from := -1
	for i := 0; i <= n+1; i++ {
		free := i <= n && g.Keep.Free(a.Lerp(b, float64(i)/float64(n)), room)
		switch {
		case free && from < 0:
			from = i
		case !free && from >= 0:
			if i-from > 1 {
				g.Line(path, a.Lerp(b, float64(from)/float64(n)), a.Lerp(b, float64(i-1)/float64(n)))
			}
			from = -1
		}
	}
}

// drawWheat draws ears in dense rows that bend in the wind.
func drawWheat(g *Land) {
	var dark, bright geom.Path
	g.inRows(5.2, 6.2, 0.12, func(h hex.Hex, v geom.Vec, i, j int) {
		s := g.RandomAt(i, j, canvas.ForEars)
		v = v.Add(s.Near(0.7))
		if canvas.Depth(g.edges(h), v) < 2.5 || !g.Keep.Free(v, 2.8) {
			return
		}
		lean := -geom.Tau/4 + 0.25 + 0.35*g.noise(v, 40, canvas.ForEars)
		tip := v.Add(geom.PolarVec(s.Between(4, 5), lean))
		g.Line(&dark, v, tip)
		for _, side := range [...]float64{-0.75, 0.75} {
			foot := v.Lerp(tip, 0.5)
			g.Line(&bright, foot, foot.Add(geom.PolarVec(1.7, lean+side)))
			g.Line(&bright, tip.Lerp(foot, 0.25), tip.Lerp(foot, 0.25).Add(geom.PolarVec(1.5, lean+side)))
		}
	})
	g.StrokePath(dark, g.shade(0.6), 0.55)
	g.StrokePath(bright, g.shade(0.75), 0.6)
}
