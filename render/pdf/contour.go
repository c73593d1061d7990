package pdf

import (
	"punchboard/geom"
)

// contour is a polyline without equal neighboring points; the last point of a closed
// contour is its first one.
type contour struct {
	pts    []geom.Vec
	closed bool
}

func (c *contour) to(p geom.Vec) {
	if n := len(c.pts); n == 0 || c.pts[n-1] != p {
		c.pts = append(c.pts, p)
	}
}

// contoursOf converts a path to polylines, with an error of at most tolerance.
func contoursOf(p *geom.Path, tolerance float64) []contour {
	var all []contour
	pts := p.Pts
	for _, op := range p.Ops {
		if op == geom.MoveTo {
			all = append(all, contour{})
		}
		at := &all[len(all)-1]
		switch op {
		case geom.MoveTo, geom.LineTo:
			at.to(pts[0].Vec())
		case geom.CubicTo:
			at.curve(pts[0].Vec(), pts[1].Vec(), pts[2].Vec(), tolerance)
		case geom.Close:
			at.to(at.pts[0])
			at.closed = true
		}
		pts = pts[op.Points():]
	}
	return all
}

// curve adds a Bézier curve from the last point to d as enough lines to stay within the
// tolerance (by the bound on second differences).
func (c *contour) curve(b, ctrl, d geom.Vec, tolerance float64) {
	a := c.pts[len(c.pts)-1]
	n := geom.CubicPieces(a, b, ctrl, d, tolerance)
	for i := 1.; i < n; i++ {
		t := i / n
		c.to(geom.CubicAt(a, b, ctrl, d, t))
	}
	c.to(d)
}

// dashed splits a contour into the dashes of a pattern.
func (c contour) dashed(dash []geom.Length) []contour {
	var period geom.Length
	for _, d := range dash {
		period += d
	}
	if period <= 0 {
		return []contour{c}
	}
	cut := dasher{dash: dash, left: float64(dash[0])}
	cut.begin(c.pts[0])
	for i := 1; i < len(c.pts); i++ {
		cut.stretch(c.pts[i-1], c.pts[i])
	}
	return cut.shown
}

// dasher walks along a contour.
type dasher struct {
	dash  []geom.Length
	at    int     // index in the pattern; even: a dash
	left  float64 // remaining length of the current dash or gap
	shown []contour
}

// begin starts a dash at a point, unless the pattern is in a gap.
func (d *dasher) begin(at geom.Vec) {
	if d.at%2 == 0 {
		d.shown = append(d.shown, contour{pts: []geom.Vec{at}})
	}
}

func (d *dasher) stretch(from, to geom.Vec) {
	way := to.Sub(from)
	length := way.Len()
	done := 0.0
	for length-done > d.left {
		done += d.left
		place := from.Lerp(to, done/length)
		d.reach(place)
		d.at++
		d.left = float64(d.dash[d.at%len(d.dash)])
		d.begin(place)
	}
	d.left -= length - done
	d.reach(to)
}

// reach extends the current dash to a point.
func (d *dasher) reach(p geom.Vec) {
	if d.at%2 == 0 {
		d.shown[len(d.shown)-1].to(p)
	}
}
