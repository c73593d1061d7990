package png

import "math"

// vec is a place in pixels.
type vec struct{ x, y float64 }

func (a vec) minus(b vec) vec { return vec{a.x - b.x, a.y - b.y} }

func (a vec) length() float64 { return math.Hypot(a.x, a.y) }

// bounds is an upright box by two of its corners.
type bounds struct{ lo, hi vec }

func boundsOf(pts []vec) bounds {
	b := bounds{pts[0], pts[0]}
	for _, p := range pts[1:] {
		b.lo = vec{min(b.lo.x, p.x), min(b.lo.y, p.y)}
		b.hi = vec{max(b.hi.x, p.x), max(b.hi.y, p.y)}
	}
	return b
}

func (b bounds) grown(by float64) bounds {
	return bounds{vec{b.lo.x - by, b.lo.y - by}, vec{b.hi.x + by, b.hi.y + by}}
}

// meets tells whether the line from p to q may meet b; it is true of some that
// pass by a corner.
func (b bounds) meets(p, q vec) bool {
	return max(p.x, q.x) >= b.lo.x && min(p.x, q.x) <= b.hi.x &&
		max(p.y, q.y) >= b.lo.y && min(p.y, q.y) <= b.hi.y
}
