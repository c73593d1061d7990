package geom

import (
	"math"
	"slices"
)

// Op is one step of a path.
type Op uint8

// The steps; each takes the given number of points.
const (
	MoveTo  Op = iota // 1
	LineTo            // 1
	CubicTo           // 3
	Close             // 0
)

// Points returns the number of points that an Op takes.
func (o Op) Points() int { return [...]int{1, 1, 3, 0}[o] }

// Path is an outline: steps and their points in sequence. The zero value is an
// empty path. Its methods append.
type Path struct {
	Ops []Op
	Pts []Point
}

// Move starts a new contour at (x, y).
func (p *Path) Move(x, y Length) { p.add(MoveTo, Point{x, y}) }

// Line draws a straight line to (x, y).
func (p *Path) Line(x, y Length) { p.add(LineTo, Point{x, y}) }

// Cubic draws a Bézier curve to c with the control points a and b.
func (p *Path) Cubic(a, b, c Point) { p.add(CubicTo, a, b, c) }

// Quad draws a quadratic curve from the current point to c, as a cubic one.
func (p *Path) Quad(b, c Point) {
	a := p.Last()
	third := func(q Point) Point {
		return Point{q.X + (b.X - q.X).Scale(2./3), q.Y + (b.Y - q.Y).Scale(2./3)}
	}
	p.Cubic(third(a), third(c), c)
}

// Close closes the contour.
func (p *Path) Close() { p.add(Close) }

func (p *Path) add(op Op, pts ...Point) {
	p.Ops = append(p.Ops, op)
	p.Pts = append(p.Pts, pts...)
}

// Last returns the last point of the path, or the origin if it has none.
func (p *Path) Last() Point {
	if len(p.Pts) == 0 {
		return Point{}
	}
	return p.Pts[len(p.Pts)-1]
}

// Empty reports whether the path draws nothing.
func (p Path) Empty() bool { return len(p.Ops) == 0 }

// Equal reports whether two paths have the same steps: the same outline drawn
// from another corner is not equal.
func (p Path) Equal(q Path) bool {
	return slices.Equal(p.Ops, q.Ops) && slices.Equal(p.Pts, q.Pts)
}

// Upright returns the rectangle of which the path is the outline, as drawn by RectPath; ok
// is false for all other paths.
func (p Path) Upright() (r Rect, ok bool) {
	if len(p.Pts) != 4 || !slices.Equal(p.Ops, rectOps[:]) {
		return r, false
	}
	a, b, c, d := p.Pts[0], p.Pts[1], p.Pts[2], p.Pts[3]
	r = Rect{a.X, a.Y, c.X - a.X, c.Y - a.Y}
	return r, r.W >= 0 && r.H >= 0 && b == Pt2(c.X, a.Y) && d == Pt2(a.X, c.Y)
}

var rectOps = [...]Op{MoveTo, LineTo, LineTo, LineTo, Close}

// Append adds the steps of q.
func (p *Path) Append(q Path) {
	p.Ops = append(p.Ops, q.Ops...)
	p.Pts = append(p.Pts, q.Pts...)
}

// Transform returns a copy of the path with each point transformed by m.
func (p Path) Transform(m Matrix) Path {
	q := Path{Ops: p.Ops, Pts: make([]Point, len(p.Pts))}
	for i, pt := range p.Pts {
		q.Pts[i] = m.Apply(pt)
	}
	return q
}

// Bounds returns the bounding box of all points, including control points:
// never too small, and exact for lines and for curves drawn in quarter turns.
func (p Path) Bounds() Rect {
	if len(p.Pts) == 0 {
		return Rect{}
	}
	x0, y0 := p.Pts[0].X, p.Pts[0].Y
	x1, y1 := x0, y0
	for _, q := range p.Pts[1:] {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// kappa places the control points of a quarter circle: the usual cubic
// approximation, with an error of at most 0.03 % of the radius.
const kappa = 0.5522847498

// RectPath returns the outline of r, clockwise from its upper left corner.
func RectPath(r Rect) Path {
	var p Path
	p.Move(r.X, r.Y)
	p.Line(r.Right(), r.Y)
	p.Line(r.Right(), r.Bottom())
	p.Line(r.X, r.Bottom())
	p.Close()
	return p
}

// Corners are the radii of a rectangle's corners.
type Corners struct{ TopLeft, TopRight, BottomRight, BottomLeft Length }

// AllCorners returns the same radius for all four corners.
func AllCorners(r Length) Corners { return Corners{r, r, r, r} }

// RoundRectPath returns the outline of r with rounded corners; a radius over
// half the shorter side is reduced to it.
func RoundRectPath(r Rect, c Corners) Path {
	most := min(r.W, r.H) / 2
	tl, tr := min(c.TopLeft, most), min(c.TopRight, most)
	br, bl := min(c.BottomRight, most), min(c.BottomLeft, most)
	if tl|tr|br|bl == 0 {
		return RectPath(r)
	}
	var p Path
	x, y, X, Y := r.X, r.Y, r.Right(), r.Bottom()
	p.Move(x+tl, y)
	p.Line(X-tr, y)
	p.corner(Point{X, y}, Point{X, y + tr}, tr)
	p.Line(X, Y-br)
	p.corner(Point{X, Y}, Point{X - br, Y}, br)
	p.Line(x+bl, Y)
	p.corner(Point{x, Y}, Point{x, Y - bl}, bl)
	p.Line(x, y+tl)
	p.corner(Point{x, y}, Point{x + tl, y}, tl)
	p.Close()
	return p
}

// corner draws a quarter circle of radius r around the corner at via, from the
// current point to end.
func (p *Path) corner(via, end Point, r Length) {
	if r == 0 {
		return
	}
	toward := func(q Point) Point {
		return Point{q.X + (via.X - q.X).Scale(kappa), q.Y + (via.Y - q.Y).Scale(kappa)}
	}
	p.Cubic(toward(p.Last()), toward(end), end)
}

// EllipsePath returns the ellipse that touches the edges of r.
func EllipsePath(r Rect) Path {
	c, rx, ry := r.Center(), r.W/2, r.H/2
	kx, ky := rx.Scale(kappa), ry.Scale(kappa)
	var p Path
	p.Move(c.X+rx, c.Y)
	p.Cubic(Point{c.X + rx, c.Y + ky}, Point{c.X + kx, c.Y + ry}, Point{c.X, c.Y + ry})
	p.Cubic(Point{c.X - kx, c.Y + ry}, Point{c.X - rx, c.Y + ky}, Point{c.X - rx, c.Y})
	p.Cubic(Point{c.X - rx, c.Y - ky}, Point{c.X - kx, c.Y - ry}, Point{c.X, c.Y - ry})
	p.Cubic(Point{c.X + kx, c.Y - ry}, Point{c.X + rx, c.Y - ky}, Point{c.X + rx, c.Y})
	p.Close()
	return p
}

// CirclePath returns the circle of radius r around c.
func CirclePath(c Point, r Length) Path {
	return EllipsePath(Rect{c.X - r, c.Y - r, 2 * r, 2 * r})
}

// PolygonPath returns the closed outline through pts.
func PolygonPath(pts ...Point) Path {
	var p Path
	for i, q := range pts {
		if i == 0 {
			p.Move(q.X, q.Y)
		} else {
			p.Line(q.X, q.Y)
		}
	}
	if len(pts) > 0 {
		p.Close()
	}
	return p
}

// LinePath returns the open line through pts.
func LinePath(pts ...Point) Path {
	p := PolygonPath(pts...)
	if n := len(p.Ops); n > 0 {
		p.Ops = p.Ops[:n-1]
	}
	return p
}

// Regular returns the n corners of a regular polygon of radius r around c; the
// first is start degrees clockwise from twelve o'clock.
func Regular(c Point, r Length, n int, start float64) []Point {
	pts := make([]Point, n)
	for i := range pts {
		pts[i] = Polar(c, r, start+360*float64(i)/float64(n))
	}
	return pts
}

// Polar returns the point at distance r from c, degrees clockwise from twelve
// o'clock.
func Polar(c Point, r Length, degrees float64) Point {
	sin, cos := sinCos(degrees)
	return Point{c.X + Length(math.Round(float64(r)*sin)), c.Y - Length(math.Round(float64(r)*cos))}
}
