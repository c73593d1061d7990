package png

// overlap tells whether contours that turn the same way may lie over one
// another: their boxes do. A hole turns the other way than what it is in.
func (l *polylines) overlap() bool {
	type loop struct {
		bounds
		right bool // it turns clockwise
	}
	var loops []loop
	found := false
	l.each(func(pts []vec, _ bool) {
		n := loop{boundsOf(pts), area(pts) > 0}
		for _, o := range loops {
			found = found || o.right == n.right && o.overlaps(n.bounds)
		}
		loops = append(loops, n)
	})
	return found
}

// area gives twice the area within a contour, negative when it turns
// counter-clockwise.
func area(pts []vec) (sum float64) {
	last := pts[len(pts)-1]
	for _, p := range pts {
		sum += last.x*p.y - p.x*last.y
		last = p
	}
	return sum
}

func (b bounds) overlaps(c bounds) bool {
	return b.lo.x < c.hi.x && c.lo.x < b.hi.x && b.lo.y < c.hi.y && c.lo.y < b.hi.y
}
