package geom

import "math"

// SplineControls returns the control points of the Bézier curve from b to c of a
// smooth line that comes from a and continues to d. It is a Catmull-Rom spline
// whose tangents are shortened if the neighbors are far away, which avoids loops
// where a short segment follows a long one.
func SplineControls(a, b, c, d Vec) (p, q Vec) {
	reach := c.Sub(b).Len() / 3
	out, in := c.Sub(a), d.Sub(b)
	return b.Add(out.Unit().Scale(reach)), c.Sub(in.Unit().Scale(reach))
}

// Spline returns points on the smooth line through pts that SplineControls
// describes, n per segment plus the last of pts. There must be a point.
func Spline(pts []Vec, n int) []Vec {
	at := func(i int) Vec { return pts[min(max(i, 0), len(pts)-1)] }
	var out []Vec
	for i := range len(pts) - 1 {
		b, c := at(i), at(i+1)
		p, q := SplineControls(at(i-1), b, c, at(i+2))
		for k := range n {
			out = append(out, CubicAt(b, p, q, c, float64(k)/float64(n)))
		}
	}
	return append(out, at(len(pts)-1))
}

// CubicAt returns the point at t, from 0 to 1, of the Bézier curve from a to d
// with the control points b and c.
func CubicAt(a, b, c, d Vec, t float64) Vec {
	ab, bc, cd := a.Lerp(b, t), b.Lerp(c, t), c.Lerp(d, t)
	return ab.Lerp(bc, t).Lerp(bc.Lerp(cd, t), t)
}

// CubicPieces returns the number of parts, equal in t, into which the Bézier curve
// from a to d with the control points b and c must be divided so that no chord
// deviates from it by more than a tolerance: Wang's bound, from its second
// differences.
func CubicPieces(a, b, c, d Vec, tolerance float64) float64 {
	bend := func(p, q, r Vec) float64 { return math.Hypot(p.X-2*q.X+r.X, p.Y-2*q.Y+r.Y) }
	return math.Ceil(math.Sqrt(0.75 * max(bend(a, b, c), bend(b, c, d)) / tolerance))
}
