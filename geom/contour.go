package geom

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
	for _, line := range p.Contours(areaChords) {
		for i := range line {
			n += crossing(line[i], line[(i+1)%len(line)], at)
		}
	}
	return n
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
