package geom

import "math"

// Point is a position on paper, relative to the upper left corner of whatever
// contains it.
type Point struct{ X, Y Length }

// Pt2 returns the Point (x, y); it keeps literals short.
func Pt2(x, y Length) Point { return Point{x, y} }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the vector from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Size is a width and a height.
type Size struct{ W, H Length }

// Turned returns the size of the same sheet rotated by 90 degrees.
func (s Size) Turned() Size { return Size{s.H, s.W} }

// Landscape reports whether the size is wider than high.
func (s Size) Landscape() bool { return s.W > s.H }

// String returns the size as "63.5mm x 88.9mm".
func (s Size) String() string { return s.W.String() + " x " + s.H.String() }

// Rect is a rectangle, given by its upper left corner and size.
type Rect struct{ X, Y, W, H Length }

// R returns the rectangle of the size at the origin.
func (s Size) R() Rect { return Rect{0, 0, s.W, s.H} }

// Size returns the width and height of r.
func (r Rect) Size() Size { return Size{r.W, r.H} }

// Min returns the upper left corner of r.
func (r Rect) Min() Point { return Point{r.X, r.Y} }

// Right returns the x of the right edge of r.
func (r Rect) Right() Length { return r.X + r.W }

// Bottom returns the y of the lower edge of r.
func (r Rect) Bottom() Length { return r.Y + r.H }

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Inset returns r with each edge moved inward by d; a negative d enlarges it.
func (r Rect) Inset(d Length) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Moved returns r moved by p.
func (r Rect) Moved(p Point) Rect { return Rect{r.X + p.X, r.Y + p.Y, r.W, r.H} }

// Contains reports whether s is within r; edges may touch.
func (r Rect) Contains(s Rect) bool {
	return s.X >= r.X && s.Y >= r.Y && s.Right() <= r.Right() && s.Bottom() <= r.Bottom()
}

// Overlaps reports whether r and s share more than an edge.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.Right() && s.X < r.Right() && r.Y < s.Bottom() && s.Y < r.Bottom()
}

// Intersect returns the part that both rectangles have in common. If there is none, its
// width or height is zero.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{X: x, Y: y, W: max(0, min(r.Right(), o.Right())-x), H: max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Union returns the smallest rectangle that contains r and s; an empty one is
// ignored.
func (r Rect) Union(s Rect) Rect {
	if r.W == 0 && r.H == 0 {
		return s
	}
	if s.W == 0 && s.H == 0 {
		return r
	}
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.Right(), s.Right()) - x, max(r.Bottom(), s.Bottom()) - y}
}

// Matrix maps (x, y) to (A·x + C·y + E, B·x + D·y + F), with the operands in the
// order of PDF's cm. A to D are plain factors; E and F are lengths.
type Matrix struct {
	A, B, C, D float64
	E, F       Length
}

// Identity maps every point to itself.
var Identity = Matrix{A: 1, D: 1}

// Translate returns the matrix that moves by (x, y).
func Translate(x, y Length) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// ScaleBy returns the matrix that scales both axes about the origin.
func ScaleBy(sx, sy float64) Matrix { return Matrix{sx, 0, 0, sy, 0, 0} }

// ScaleAbout returns the matrix that scales both axes by s about p.
func ScaleAbout(s float64, p Point) Matrix {
	return Translate(-p.X, -p.Y).Then(ScaleBy(s, s)).Then(Translate(p.X, p.Y))
}

// Rotate returns the matrix that rotates clockwise on paper (the y axis points
// down) by degrees about the origin. Quarter turns are exact.
func Rotate(degrees float64) Matrix {
	sin, cos := sinCos(degrees)
	return Matrix{cos, sin, -sin, cos, 0, 0}
}

// RotateAbout returns the matrix that rotates clockwise by degrees about p.
func RotateAbout(degrees float64, p Point) Matrix {
	return Translate(-p.X, -p.Y).Then(Rotate(degrees)).Then(Translate(p.X, p.Y))
}

func sinCos(degrees float64) (sin, cos float64) {
	switch math.Mod(math.Mod(degrees, 360)+360, 360) {
	case 0:
		return 0, 1
	case 90:
		return 1, 0
	case 180:
		return 0, -1
	case 270:
		return -1, 0
	}
	return math.Sincos(degrees * math.Pi / 180)
}

// Then returns the matrix that applies m first and n after it.
func (m Matrix) Then(n Matrix) Matrix {
	a := m.Affine().Then(n.Affine())
	o := Vec{a.E, a.F}.Point()
	return Matrix{A: a.A, B: a.B, C: a.C, D: a.D, E: o.X, F: o.Y}
}

// Apply returns the image of p.
func (m Matrix) Apply(p Point) Point {
	if m.moves() {
		return Point{p.X + m.E, p.Y + m.F}
	}
	return m.Affine().Apply(p.Vec()).Point()
}

// moves reports whether m only moves points, so that numbers need no rounding.
func (m Matrix) moves() bool { return m.A == 1 && m.B == 0 && m.C == 0 && m.D == 1 }

// Box returns the bounding box of the image of r.
func (m Matrix) Box(r Rect) Rect {
	p := m.Apply(r.Min())
	if m.moves() && r.W >= 0 && r.H >= 0 {
		return Rect{p.X, p.Y, r.W, r.H}
	}
	x0, y0, x1, y1 := p.X, p.Y, p.X, p.Y
	for _, c := range []Point{{r.Right(), r.Y}, {r.Right(), r.Bottom()}, {r.X, r.Bottom()}} {
		q := m.Apply(c)
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// MeanScale returns the mean factor by which m scales lengths: the square root of
// the area factor. Stroke widths and type sizes use it.
func (m Matrix) MeanScale() float64 { return m.Affine().MeanScale() }
