package geom

import "iter"

// Contours returns the outline as polylines, with the given number of chords per
// curve. A closed contour ends where it starts.
func (p Path) Contours(chords int) [][]Point {
	var all [][]Point
	pts := p.Pts
	for _, op := range p.Ops {
		step := pts[:op.Points()]
		pts = pts[op.Points():]
		if op == MoveTo || len(all) == 0 {
			all = append(all, append([]Point(nil), step...))
			continue
		}
		last := &all[len(all)-1]
		switch op {
		case LineTo:
			*last = append(*last, step[0])
		case CubicTo:
			*last = appendCurve(*last, step[0], step[1], step[2], chords)
		case Close:
			*last = append(*last, (*last)[0])
		}
	}
	return all
}

// appendCurve adds points of a Bézier curve from the last point.
func appendCurve(line []Point, a, b, c Point, chords int) []Point {
	from := line[len(line)-1]
	for i := 1; i <= chords; i++ {
		t := float64(i) / float64(chords)
		at := func(p0, p1, p2, p3 Length) Length {
			u := 1 - t
			return p0.Scale(u*u*u) + p1.Scale(3*u*u*t) + p2.Scale(3*u*t*t) + p3.Scale(t*t*t)
		}
		line = append(line, Point{at(from.X, a.X, b.X, c.X), at(from.Y, a.Y, b.Y, c.Y)})
	}
	return line
}

// areaChords is the number of chords per curve for computing areas.
const areaChords = 16

// Winds returns the winding number of the outline around a point: positive for
// clockwise, 0 outside. Open contours count as closed, as in a fill. Under the
// even-odd rule a point is inside if the number is odd. It is exact for lines;
// curves are approximated by 16 chords.
func (p Path) Winds(at Point) (n int) {
	var first, last Point
	var buffer [areaChords + 1]Point
	pts := p.Pts
	for i, op := range p.Ops {
		step := pts[:op.Points()]
		pts = pts[op.Points():]
		switch {
		case op == MoveTo || i == 0 && op != Close:
			n += crossing(last, first, at)
			first, last = step[0], step[len(step)-1]
		case op == LineTo:
			n += crossing(last, step[0], at)
			last = step[0]
		case op == CubicTo:
			switch {
			case beside(at.Y, last.Y, step[0].Y, step[1].Y, step[2].Y):
				last = step[2]
				continue
			case beside(at.X, last.X, step[0].X, step[1].X, step[2].X):
				// The ray crosses all chords or none, so that only the ends of the curve count.
				n += crossing(last, step[2], at)
				last = step[2]
				continue
			}
			for _, q := range appendCurve(append(buffer[:0], last), step[0], step[1], step[2], areaChords)[1:] {
				n += crossing(last, q, at)
				last = q
			}
		case op == Close:
			n += crossing(last, first, at)
			last = first
		}
	}
	return n + crossing(last, first, at)
}

// beside reports whether a curve with control points at these coordinates is entirely on
// one side of another coordinate, with some room for rounding.
func beside(at, a, b, c, d Length) bool {
	const room = 8
	return min(a, b, c, d) > at+room || max(a, b, c, d) < at-room
}

// crossing returns 1 or -1 if a line crosses the ray from a point to the right,
// depending on the direction, and 0 otherwise.
func crossing(from, to, at Point) int {
	if (from.Y <= at.Y) == (to.Y <= at.Y) {
		return 0
	}
	side := float64(to.X-from.X)*float64(at.Y-from.Y) - float64(at.X-from.X)*float64(to.Y-from.Y)
	switch {
	case to.Y > from.Y && side > 0:
		return 1
	case to.Y < from.Y && side < 0:
		return -1
	}
	return 0
}

// Split returns the contours of the path, each as a path that shares its points.
func (p Path) Split() iter.Seq[Path] {
	return func(yield func(Path) bool) {
		for len(p.Ops) > 0 {
			ops, pts := 1, p.Ops[0].Points()
			for ops < len(p.Ops) && p.Ops[ops] != MoveTo {
				pts += p.Ops[ops].Points()
				ops++
			}
			if !yield(Path{Ops: p.Ops[:ops:ops], Pts: p.Pts[:pts:pts]}) {
				return
			}
			p = Path{Ops: p.Ops[ops:], Pts: p.Pts[pts:]}
		}
	}
}
