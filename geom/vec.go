package geom

import "math"

// Vec is a point or a direction in the plane, in any unit; y points down.
// Lengths on paper are integers in EMU and use Point; Vec is for intermediate
// computations.
//
// Products are rounded before they are added, so that processors that fuse
// multiplication and addition give the same results as all others.
type Vec struct{ X, Y float64 }

// Tau is a full turn in radians.
const Tau = 6.283185307179586

// V returns the Vec (x, y); it keeps literals short.
func V(x, y float64) Vec { return Vec{x, y} }

// PolarVec returns the vector of a length, at an angle in radians clockwise
// from the positive x axis.
func PolarVec(length, angle float64) Vec { return Vec{length, 0}.Rotate(angle) }

// Vec returns p in EMU.
func (p Point) Vec() Vec { return Vec{float64(p.X), float64(p.Y)} }

// Point returns the Point nearest to a, which is in EMU.
func (a Vec) Point() Point { return Point{rounded(a.X), rounded(a.Y)} }

// Add returns a + b.
func (a Vec) Add(b Vec) Vec { return Vec{a.X + b.X, a.Y + b.Y} }

// Sub returns a − b, the vector from b to a.
func (a Vec) Sub(b Vec) Vec { return Vec{a.X - b.X, a.Y - b.Y} }

// Scale returns a times f.
func (a Vec) Scale(f float64) Vec { return Vec{a.X * f, a.Y * f} }

// Dot returns the scalar product of a and b.
func (a Vec) Dot(b Vec) float64 { return float64(a.X*b.X) + float64(a.Y*b.Y) }

// Len returns the length of a.
func (a Vec) Len() float64 { return math.Hypot(a.X, a.Y) }

// Lerp returns the point at fraction t of the way from a to b.
func (a Vec) Lerp(b Vec, t float64) Vec {
	return Vec{a.X + float64((b.X-a.X)*t), a.Y + float64((b.Y-a.Y)*t)}
}

// Unit returns the vector of length 1 in the direction of a, or (1, 0) if a is
// zero.
func (a Vec) Unit() Vec {
	if l := a.Len(); l > 0 {
		return a.Scale(1 / l)
	}
	return Vec{1, 0}
}

// Left returns a rotated counterclockwise on paper by a quarter turn.
func (a Vec) Left() Vec { return Vec{a.Y, -a.X} }

// Rotate returns a rotated clockwise on paper by an angle in radians.
func (a Vec) Rotate(angle float64) Vec {
	sin, cos := math.Sincos(angle)
	return Vec{float64(a.X*cos) - float64(a.Y*sin), float64(a.X*sin) + float64(a.Y*cos)}
}
