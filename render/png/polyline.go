package png

import (
	"punchboard/geom"
)

// polylines is an outline that consists of straight lines, in pixels.
type polylines struct {
	pts    []geom.Vec
	starts []int  // where each contour starts in pts
	closed []bool // whether it returns to its start
}

// flatness is the maximum distance, in pixels, of a line from the curve that it
// approximates. It is well below a level of coverage.
const flatness = 0.03

// reach is the maximum distance of a point from the origin, in pixels. The rasterizer
// uses 32-bit numbers; points farther away are off every sheet, and are clamped.
const reach = maxSide

// flatten converts an outline to straight lines.
func (l *polylines) flatten(o *outline) {
	l.pts, l.starts, l.closed = l.pts[:0], l.starts[:0], l.closed[:0]
	pts := o.pts
	for _, op := range o.ops {
		switch op {
		case geom.MoveTo:
			l.start(near(pts[0]))
		case geom.LineTo:
			l.line(near(pts[0]))
		case geom.CubicTo:
			l.curve(near(pts[0]), near(pts[1]), near(pts[2]))
		case geom.Close:
			l.close()
		}
		pts = pts[op.Points():]
	}
}

// near returns a point in pixels.
func near(p point) geom.Vec {
	within := func(v int) float64 { return float64(max(-reach<<6, min(reach<<6, v))) / 64 }
	return geom.V(within(p.x), within(p.y))
}

func (l *polylines) start(p geom.Vec) {
	l.starts, l.closed = append(l.starts, len(l.pts)), append(l.closed, false)
	l.pts = append(l.pts, p)
}

func (l *polylines) line(p geom.Vec) {
	l.resume(p)
	l.pts = append(l.pts, p)
}

// resume makes sure that there is a current contour: after Close a new one at the point
// where the previous one started, and without any Move a new one at p.
func (l *polylines) resume(p geom.Vec) {
	n := len(l.starts)
	switch {
	case n == 0:
		l.start(p)
	case l.closed[n-1]:
		l.start(l.pts[l.starts[n-1]])
	}
}

func (l *polylines) close() {
	if n := len(l.closed); n > 0 {
		l.closed[n-1] = true
	}
}

// curve divides a Bézier curve into equal parts, as many as the flatness requires
// (Wang's bound on the distance from chord to curve).
func (l *polylines) curve(b, c, d geom.Vec) {
	l.resume(b)
	a := l.pts[len(l.pts)-1]
	n := geom.CubicPieces(a, b, c, d, flatness)
	for i := 1.0; i < n; i++ {
		l.pts = append(l.pts, bezier(a, b, c, d, i/n))
	}
	l.pts = append(l.pts, d)
}

func bezier(a, b, c, d geom.Vec, t float64) geom.Vec {
	u := 1 - t
	ka, kb, kc, kd := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return geom.V(
		float64(ka*a.X)+float64(kb*b.X)+float64(kc*c.X)+float64(kd*d.X),
		float64(ka*a.Y)+float64(kb*b.Y)+float64(kc*c.Y)+float64(kd*d.Y),
	)
}

// each calls visit for each contour.
func (l *polylines) each(visit func(pts []geom.Vec, closed bool)) {
	for i, start := range l.starts {
		end := len(l.pts)
		if i+1 < len(l.starts) {
			end = l.starts[i+1]
		}
		visit(l.pts[start:end], l.closed[i])
	}
}
