package geom

// Polyline is a line of straight segments, addressed by distance along it.
type Polyline struct {
	pts []Vec
	at  []float64 // the distance from the start to each point
}

// NewPolyline returns the line through pts, which it keeps.
func NewPolyline(pts []Vec) Polyline {
	m := Polyline{pts, make([]float64, len(pts))}
	for i := 1; i < len(pts); i++ {
		m.at[i] = m.at[i-1] + pts[i].Sub(pts[i-1]).Len()
	}
	return m
}

// Length returns the length of the whole line.
func (m *Polyline) Length() float64 {
	if len(m.at) == 0 {
		return 0
	}
	return m.at[len(m.at)-1]
}

// At returns the point at a distance from the start, measured along the line,
// and the direction there as a unit vector. Beyond the ends it extends the
// first or the last segment. The line must have a point.
func (m *Polyline) At(distance float64) (at, dir Vec) {
	i := 1
	for i < len(m.pts)-1 && m.at[i] < distance {
		i++
	}
	if i >= len(m.pts) {
		return m.pts[0], Vec{1, 0}
	}
	a, b := m.pts[i-1], m.pts[i]
	l := m.at[i] - m.at[i-1]
	if l == 0 {
		return a, b.Sub(a).Unit()
	}
	return a.Lerp(b, (distance-m.at[i-1])/l), b.Sub(a).Unit()
}
