package coverage

import (
	"math"

	"punchboard/geom"
)

// mostChords is the most straight lines for a curve.
const mostChords = 8

// edges calls draw for each straight line of an outline that was mapped. Curves are
// broken into lines of some cells; closed also draws the lines that close contours.
func edges(p *geom.Path, at geom.Affine, cell float64, closed bool, draw func(a, b geom.Vec)) {
	var first, last geom.Vec
	pts := p.Pts
	for i, op := range p.Ops {
		step := pts[:op.Points()]
		pts = pts[op.Points():]
		switch {
		case op == geom.Close:
			draw(last, first)
			last = first
		case op == geom.MoveTo || i == 0:
			if closed {
				draw(last, first)
			}
			first = at.Apply(step[0].Vec())
			last = at.Apply(step[len(step)-1].Vec())
		case op == geom.LineTo:
			next := at.Apply(step[0].Vec())
			draw(last, next)
			last = next
		case op == geom.CubicTo:
			last = curve(last, at.Apply(step[0].Vec()), at.Apply(step[1].Vec()), at.Apply(step[2].Vec()), cell, draw)
		}
	}
	if closed {
		draw(last, first)
	}
}

// curve draws a Bézier curve and returns its end.
func curve(from, a, b, to geom.Vec, cell float64, draw func(a, b geom.Vec)) geom.Vec {
	reach := reachOf(from, a) + reachOf(a, b) + reachOf(b, to)
	chords := int(min(reach/cell/2, mostChords-1)) + 1
	last := from
	for i := 1; i <= chords; i++ {
		t := float64(i) / float64(chords)
		u := 1 - t
		p, q, r, s := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		next := geom.Vec{X: p*from.X + q*a.X + r*b.X + s*to.X, Y: p*from.Y + q*a.Y + r*b.Y + s*to.Y}
		draw(last, next)
		last = next
	}
	return to
}

// reachOf returns the distance of two points, a tenth more or less.
func reachOf(a, b geom.Vec) float64 {
	x, y := math.Abs(b.X-a.X), math.Abs(b.Y-a.Y)
	return 0.9 * (max(x, y) + min(x, y)/2)
}
