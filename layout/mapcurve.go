package layout

import (
	"punchboard/geom"
)

// curve draws a smooth line through places: Catmull-Rom splines as Bézier
// curves.
func (c *chart) curve(path *geom.Path, pts []vec) {
	if len(pts) == 0 {
		return
	}
	at := func(i int) vec { return pts[min(max(i, 0), len(pts)-1)] }
	start := c.pt(pts[0])
	path.Move(start.X, start.Y)
	for i := range len(pts) - 1 {
		c.bend(path, at(i-1), at(i), at(i+1), at(i+2))
	}
}

// loop draws a smooth closed line through places.
func (c *chart) loop(path *geom.Path, pts []vec) {
	n := len(pts)
	if n < 3 {
		return
	}
	start := c.pt(pts[0])
	path.Move(start.X, start.Y)
	for i := range pts {
		c.bend(path, pts[(i+n-1)%n], pts[i], pts[(i+1)%n], pts[(i+2)%n])
	}
	path.Close()
}

// bend draws from b to d, on the way from a to e.
func (c *chart) bend(path *geom.Path, a, b, d, e vec) {
	// The usual tangents, shortened where the neighbours are far: no loops where
	// a short piece follows a long one.
	reach := d.sub(b).len() / 3
	out, in := d.sub(a), e.sub(b)
	path.Cubic(c.pt(b.add(out.unit().times(reach))), c.pt(d.sub(in.unit().times(reach))), c.pt(d))
}

// line draws straight pieces through places.
func (c *chart) line(path *geom.Path, pts ...vec) {
	for i, v := range pts {
		if p := c.pt(v); i == 0 {
			path.Move(p.X, p.Y)
		} else {
			path.Line(p.X, p.Y)
		}
	}
}

// polygon draws a closed outline of straight pieces.
func (c *chart) polygon(path *geom.Path, pts ...vec) {
	c.line(path, pts...)
	path.Close()
}

// blob gives places around a centre for a loop that looks grown: n of them, each
// off the radius by a share of up to rough.
func blob(at vec, r float64, n int, rough float64, s *chance) []vec {
	pts := make([]vec, n)
	start := s.between(0, tau)
	for i := range pts {
		angle := start + tau*(float64(i)+s.between(-0.2, 0.2))/float64(n)
		pts[i] = at.add(polar(r*(1+s.between(-rough, rough)), angle))
	}
	return pts
}

// tau is a full turn in radians.
const tau = 6.283185307179586

// measured is a line of straight pieces that can be walked along.
type measured struct {
	pts []vec
	at  []float64 // the way from the start to each place
}

func measure(pts []vec) measured {
	m := measured{pts, make([]float64, len(pts))}
	for i := 1; i < len(pts); i++ {
		m.at[i] = m.at[i-1] + pts[i].sub(pts[i-1]).len()
	}
	return m
}

// length gives the whole way.
func (m *measured) length() float64 {
	if len(m.at) == 0 {
		return 0
	}
	return m.at[len(m.at)-1]
}

// walk gives the place after a way, and the direction there.
func (m *measured) walk(way float64) (at, dir vec) {
	i := 1
	for i < len(m.pts)-1 && m.at[i] < way {
		i++
	}
	if i >= len(m.pts) {
		return m.pts[0], vec{1, 0}
	}
	a, b := m.pts[i-1], m.pts[i]
	l := m.at[i] - m.at[i-1]
	if l == 0 {
		return a, b.sub(a).unit()
	}
	return a.toward(b, (way-m.at[i-1])/l), b.sub(a).unit()
}

// smooth gives a polyline of n pieces to each piece of a Catmull-Rom curve
// through places, for measuring along what curve draws.
func smooth(pts []vec, n int) []vec {
	at := func(i int) vec { return pts[min(max(i, 0), len(pts)-1)] }
	var out []vec
	for i := range len(pts) - 1 {
		b, d := at(i), at(i+1)
		reach := d.sub(b).len() / 3
		p, q := b.add(d.sub(at(i-1)).unit().times(reach)), d.sub(at(i+2).sub(b).unit().times(reach))
		for k := range n {
			out = append(out, bezier(b, p, q, d, float64(k)/float64(n)))
		}
	}
	return append(out, at(len(pts)-1))
}

func bezier(a, b, c, d vec, t float64) vec {
	ab, bc, cd := a.toward(b, t), b.toward(c, t), c.toward(d, t)
	return ab.toward(bc, t).toward(bc.toward(cd, t), t)
}
