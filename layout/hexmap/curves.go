package hexmap

import (
	"punchboard/geom"
)

// curve draws a smooth line through places: Catmull-Rom splines as Bézier
// curves.
func (c *chart) curve(path *geom.Path, pts []geom.Vec) {
	if len(pts) == 0 {
		return
	}
	at := func(i int) geom.Vec { return pts[min(max(i, 0), len(pts)-1)] }
	start := c.pt(pts[0])
	path.Move(start.X, start.Y)
	for i := range len(pts) - 1 {
		c.bend(path, at(i-1), at(i), at(i+1), at(i+2))
	}
}

// loop draws a smooth closed line through places.
func (c *chart) loop(path *geom.Path, pts []geom.Vec) {
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
func (c *chart) bend(path *geom.Path, a, b, d, e geom.Vec) {
	p, q := geom.SplineControls(a, b, d, e)
	path.Cubic(c.pt(p), c.pt(q), c.pt(d))
}

// line draws straight pieces through places.
func (c *chart) line(path *geom.Path, pts ...geom.Vec) {
	for i, v := range pts {
		if p := c.pt(v); i == 0 {
			path.Move(p.X, p.Y)
		} else {
			path.Line(p.X, p.Y)
		}
	}
}

// polygon draws a closed outline of straight pieces.
func (c *chart) polygon(path *geom.Path, pts ...geom.Vec) {
	c.line(path, pts...)
	path.Close()
}

// blob returns places around a center for a loop that looks grown: n of them, each
// off the radius by a share of up to rough.
func blob(at geom.Vec, r float64, n int, rough float64, s *randomStream) []geom.Vec {
	pts := make([]geom.Vec, n)
	start := s.between(0, geom.Tau)
	for i := range pts {
		angle := start + geom.Tau*(float64(i)+s.between(-0.2, 0.2))/float64(n)
		pts[i] = at.Add(geom.PolarVec(r*(1+s.between(-rough, rough)), angle))
	}
	return pts
}
