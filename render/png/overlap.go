package png

import "punchboard/geom"

// overlap reports whether contours with the same orientation may overlap, because their
// boxes do. Holes have the opposite orientation to what encloses them.
func (l *polylines) overlap() bool {
	type loop struct {
		bounds
		right bool // clockwise
	}
	var loops []loop
	found := false
	l.each(func(pts []geom.Vec, _ bool) {
		n := loop{boundsOf(pts), area(pts) > 0}
		for _, o := range loops {
			found = found || o.right == n.right && o.overlaps(n.bounds)
		}
		loops = append(loops, n)
	})
	return found
}

// area returns twice the area of a contour, negative if it is counterclockwise.
func area(pts []geom.Vec) (sum float64) {
	last := pts[len(pts)-1]
	for _, p := range pts {
		sum += last.X*p.Y - p.X*last.Y
		last = p
	}
	return sum
}

func (b bounds) overlaps(c bounds) bool {
	return b.lo.X < c.hi.X && c.lo.X < b.hi.X && b.lo.Y < c.hi.Y && c.lo.Y < b.hi.Y
}
