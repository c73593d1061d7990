package canvas

import (
	"punchboard/geom"
)

// Curve draws a smooth line through points: Catmull-Rom splines as Bézier curves.
func (c *Canvas) Curve(path *geom.Path, pts []geom.Vec) {
	if len(pts) == 0 {
		return
	}
	at := func(i int) geom.Vec { return pts[min(max(i, 0), len(pts)-1)] }
	start := c.Point(pts[0])
	path.Move(start.X, start.Y)
	for i := range len(pts) - 1 {
		c.Bend(path, at(i-1), at(i), at(i+1), at(i+2))
	}
}

// Loop draws a smooth closed line through points.
func (c *Canvas) Loop(path *geom.Path, pts []geom.Vec) {
	n := len(pts)
	if n < 3 {
		return
	}
	start := c.Point(pts[0])
	path.Move(start.X, start.Y)
	for i := range pts {
		c.Bend(path, pts[(i+n-1)%n], pts[i], pts[(i+1)%n], pts[(i+2)%n])
	}
	path.Close()
}

// Bend draws a curve from b to d, with a and e as the neighboring points.
func (c *Canvas) Bend(path *geom.Path, a, b, d, e geom.Vec) {
	p, q := geom.SplineControls(a, b, d, e)
	path.Cubic(c.Point(p), c.Point(q), c.Point(d))
}

// Line draws straight segments through points.
func (c *Canvas) Line(path *geom.Path, pts ...geom.Vec) {
	for i, v := range pts {
		if p := c.Point(v); i == 0 {
			path.Move(p.X, p.Y)
		} else {
			path.Line(p.X, p.Y)
		}
	}
}

// Polygon draws a closed polygon.
func (c *Canvas) Polygon(path *geom.Path, pts ...geom.Vec) {
	c.Line(path, pts...)
	path.Close()
}

// Blob returns n points of an irregular loop around a center, each with a radius that
// differs from r by a share of up to rough.
func Blob(at geom.Vec, r float64, n int, rough float64, s *RandomStream) []geom.Vec {
	pts := make([]geom.Vec, n)
	start := s.Between(0, geom.Tau)
	for i := range pts {
		angle := start + geom.Tau*(float64(i)+s.Between(-0.2, 0.2))/float64(n)
		pts[i] = at.Add(geom.PolarVec(r*(1+s.Between(-rough, rough)), angle))
	}
	return pts
}
