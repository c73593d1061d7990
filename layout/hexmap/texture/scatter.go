package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// scatter calls f for points that are distributed evenly over the hexes: n times n in
// each hex, displaced from a lattice that continues from hex to hex, by a share of its
// step.
func (g *Land) scatter(n int, loose float64, purpose uint64, f func(h hex.Hex, at geom.Vec, s *canvas.RandomStream)) {
	for _, h := range g.Hexes {
		for a := -n; a <= n; a++ {
			for b := -n; b <= n; b++ {
				q, r := n*h.Q+a, n*h.R+b
				if hex.Nearest(q, r, n) != h {
					continue
				}
				s := g.RandomAt(q+n*g.toVariant.Q, r+n*g.toVariant.R, purpose)
				f(h, g.Center(h).Add(g.axial(a, b, n)).Add(s.Near(loose*100/float64(n))), &s)
			}
		}
	}
}

// axial returns the offset of a and b steps in a lattice n times finer than the hexes.
func (g *Land) axial(a, b, n int) geom.Vec {
	o := hex.Hex{}
	q := g.Center(hex.Hex{Q: 1}).Sub(g.Center(o))
	r := g.Center(hex.Hex{R: 1}).Sub(g.Center(o))
	return q.Scale(float64(a) / float64(n)).Add(r.Scale(float64(b) / float64(n)))
}

// inRows calls f for points in rows across all hexes, dx apart in rows dy apart at an
// angle, with every second row shifted by half a step.
func (g *Land) inRows(dx, dy, angle float64, f func(h hex.Hex, at geom.Vec, i, j int)) {
	const reach = 60
	rows := g.latticeOf(lattice{dx: dx, dy: dy, angle: angle, staggered: true}, 1)
	for _, h := range g.Hexes {
		lo, hi := rows.around(g.Center(h), reach)
		for j := lo.j; j <= hi.j; j++ {
			for i := lo.i; i <= hi.i; i++ {
				at := rows.at(float64(i), float64(j))
				if at.Sub(g.Center(h)).Len() < reach && g.Pick(at) == h {
					home := rows.home(node{i, j})
					f(h, at, home.i, home.j)
				}
			}
		}
	}
}
