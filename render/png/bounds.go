package png

import "punchboard/geom"

// bounds is an axis-aligned box, given by two of its corners.
type bounds struct{ lo, hi geom.Vec }

func boundsOf(pts []geom.Vec) bounds {
	b := bounds{pts[0], pts[0]}
	for _, p := range pts[1:] {
		b.lo = geom.V(min(b.lo.X, p.X), min(b.lo.Y, p.Y))
		b.hi = geom.V(max(b.hi.X, p.X), max(b.hi.Y, p.Y))
	}
	return b
}

func (b bounds) grown(by float64) bounds {
	return bounds{geom.V(b.lo.X-by, b.lo.Y-by), geom.V(b.hi.X+by, b.hi.Y+by)}
}

// meets reports whether the line from p to q may intersect b. It may also be true for
// lines that just miss a corner.
func (b bounds) meets(p, q geom.Vec) bool {
	return max(p.X, q.X) >= b.lo.X && min(p.X, q.X) <= b.hi.X &&
		max(p.Y, q.Y) >= b.lo.Y && min(p.Y, q.Y) <= b.hi.Y
}
