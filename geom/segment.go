package geom

import "math"

// Segment is the straight line from A to B.
type Segment struct{ A, B Vec }

// Nearest returns the point of s that is nearest to p.
func (s Segment) Nearest(p Vec) Vec {
	way := s.B.Sub(s.A)
	l := way.Dot(way)
	if l == 0 {
		return s.A
	}
	return s.A.Add(way.Scale(min(1, max(0, p.Sub(s.A).Dot(way)/l))))
}

// Dist returns the distance from p to the nearest point of s.
func (s Segment) Dist(p Vec) float64 { return s.Nearest(p).Sub(p).Len() }

// BoxDist returns the distance from s to the axis-aligned box with its corners at
// lo and hi: 0 if s runs through it.
func (s Segment) BoxDist(lo, hi Vec) float64 {
	if s.CrossesBox(lo, hi) {
		return 0
	}
	least := math.Inf(1)
	for _, v := range [...]Vec{lo, {X: hi.X, Y: lo.Y}, hi, {X: lo.X, Y: hi.Y}} {
		least = min(least, s.Dist(v))
	}
	for _, v := range [...]Vec{s.A, s.B} {
		least = min(least, V(max(lo.X-v.X, v.X-hi.X, 0), max(lo.Y-v.Y, v.Y-hi.Y, 0)).Len())
	}
	return least
}

// CrossesBox reports whether s runs through the axis-aligned box with its corners
// at lo and hi, by clipping s to each pair of sides (Liang and Barsky 1984).
func (s Segment) CrossesBox(lo, hi Vec) bool {
	from, to := 0.0, 1.0
	way := s.B.Sub(s.A)
	for _, side := range [...][3]float64{{way.X, lo.X - s.A.X, hi.X - s.A.X}, {way.Y, lo.Y - s.A.Y, hi.Y - s.A.Y}} {
		if side[0] == 0 {
			if side[1] > 0 || side[2] < 0 {
				return false
			}
			continue
		}
		near, far := side[1]/side[0], side[2]/side[0]
		from, to = max(from, min(near, far)), min(to, max(near, far))
	}
	return from <= to
}
