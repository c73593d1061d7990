package hex

// Nearest returns the hex around the point (q/unit, r/unit) in axial coordinates;
// for a point on a side, it always chooses the same one of the two. A unit is
// positive.
func Nearest(q, r, unit int) Hex {
	// Each cube coordinate is rounded, and the one with the largest rounding
	// error is computed from the others.
	s := -q - r
	rq, rr, rs := round(q, unit), round(r, unit), round(s, unit)
	dq, dr, ds := abs(rq*unit-q), abs(rr*unit-r), abs(rs*unit-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{rq, rr}
}

// round returns the integer nearest to n/unit, the greater of two.
func round(n, unit int) int { return floorDiv(2*n+unit, 2*unit) }

func floorDiv(a, b int) int {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func abs(n int) int { return max(n, -n) }
