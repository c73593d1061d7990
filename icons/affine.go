package icons

import "math"

// affine maps (x, y) to (a·x + c·y + e, b·x + d·y + f), as SVG's matrix() does.
type affine struct{ a, b, c, d, e, f float64 }

var unmoved = affine{a: 1, d: 1}

func translation(x, y float64) affine { return affine{a: 1, d: 1, e: x, f: y} }
func scaling(x, y float64) affine     { return affine{a: x, d: y} }

// rotation turns clockwise on paper by degrees.
func rotation(degrees float64) affine {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return affine{a: cos, b: sin, c: -sin, d: cos}
}

// then gives the map that applies m first and n after it.
func (m affine) then(n affine) affine {
	return affine{
		a: m.a*n.a + m.b*n.c, b: m.a*n.b + m.b*n.d,
		c: m.c*n.a + m.d*n.c, d: m.c*n.b + m.d*n.d,
		e: m.e*n.a + m.f*n.c + n.e, f: m.e*n.b + m.f*n.d + n.f,
	}
}

func (m affine) apply(p vec) vec {
	return vec{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// meanScale gives the factor by which m grows lengths on average.
func (m affine) meanScale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }
