package geom

import "math"

// Affine maps (x, y) to (A·x + C·y + E, B·x + D·y + F), like Matrix, but in any
// unit and without rounding to EMU. Products are rounded before they are added;
// see Vec.
type Affine struct{ A, B, C, D, E, F float64 }

// IdentityAffine returns the map that changes nothing.
func IdentityAffine() Affine { return Affine{A: 1, D: 1} }

// TranslateAffine returns the map that moves by (x, y).
func TranslateAffine(x, y float64) Affine { return Affine{A: 1, D: 1, E: x, F: y} }

// ScaleAffine returns the map that scales both axes about the origin.
func ScaleAffine(x, y float64) Affine { return Affine{A: x, D: y} }

// RotateAffine returns the map that rotates clockwise on paper by an angle in
// radians about the origin.
func RotateAffine(angle float64) Affine {
	sin, cos := math.Sincos(angle)
	return Affine{A: cos, B: sin, C: -sin, D: cos}
}

// Affine returns the same map, in EMU.
func (m Matrix) Affine() Affine {
	return Affine{m.A, m.B, m.C, m.D, float64(m.E), float64(m.F)}
}

// Apply returns the image of the point p.
func (m Affine) Apply(p Vec) Vec {
	p = m.Linear(p)
	return Vec{p.X + m.E, p.Y + m.F}
}

// Linear returns the image of the direction v, ignoring E and F.
func (m Affine) Linear(v Vec) Vec {
	return Vec{float64(m.A*v.X) + float64(m.C*v.Y), float64(m.B*v.X) + float64(m.D*v.Y)}
}

// Then returns the map that applies m first and n after it.
func (m Affine) Then(n Affine) Affine {
	x, y, o := n.Linear(Vec{m.A, m.B}), n.Linear(Vec{m.C, m.D}), n.Apply(Vec{m.E, m.F})
	return Affine{x.X, x.Y, y.X, y.Y, o.X, o.Y}
}

// Det returns the factor by which m scales areas, negative if m mirrors.
func (m Affine) Det() float64 { return float64(m.A*m.D) - float64(m.B*m.C) }

// MeanScale returns the mean factor by which m scales lengths: the square root of
// the area factor.
func (m Affine) MeanScale() float64 { return math.Sqrt(math.Abs(m.Det())) }

// MaxScale returns the larger of the factors by which m scales the two axes.
func (m Affine) MaxScale() float64 { return max(math.Hypot(m.A, m.B), math.Hypot(m.C, m.D)) }

// Inverse returns the inverse of m; ok is false if m is singular.
func (m Affine) Inverse() (n Affine, ok bool) {
	det := m.Det()
	if det == 0 || math.IsNaN(det) || math.IsInf(1/det, 0) {
		return Affine{}, false
	}
	n = Affine{A: m.D / det, B: -m.B / det, C: -m.C / det, D: m.A / det}
	o := n.Linear(Vec{m.E, m.F})
	n.E, n.F = -o.X, -o.Y
	return n, true
}
