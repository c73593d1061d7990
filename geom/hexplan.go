package geom

import (
	"fmt"
	"math"

	"punchboard/geom/hex"
)

// HexPlan is the position of hexes on paper. Whatever two hexes share, such as a
// corner, has the same position from both: positions are computed from integer
// coordinates and rounded once, to the nearest EMU.
type HexPlan struct {
	Orientation hex.Orientation
	Flat        Length // from one flat side to the opposite one; positive
	Origin      Point  // the center of the zero hex
}

// NewHexPlan places a map so that the upper left corner of its Bounds is at p.
func NewHexPlan(g hex.Grid, flat Length, p Point) HexPlan {
	if flat <= 0 {
		panic(fmt.Sprintf("geom: hexes of %s", flat))
	}
	plan := HexPlan{Orientation: g.Orientation, Flat: flat}
	plan.Origin = p.Sub(plan.Bounds(g).Min())
	return plan
}

// Side returns the length of a hexside, which is also the radius to the corners.
func (p HexPlan) Side() Length { return p.Flat.Scale(1 / math.Sqrt(3)) }

// Center returns the center of h.
func (p HexPlan) Center(h hex.Hex) Point {
	return p.sixths(6*h.Q, 6*h.R)
}

// Vertex returns the position of v.
func (p HexPlan) Vertex(v hex.Vertex) Point {
	q, r := v.Thirds()
	return p.sixths(2*q, 2*r)
}

// Middle returns the middle of a side, where a road crosses it.
func (p HexPlan) Middle(s hex.Side) Point {
	a, b := s.Hexes()
	return p.sixths(3*(a.Q+b.Q), 3*(a.R+b.R))
}

// Ends returns the ends of a side, as hex.Side.Ends does.
func (p HexPlan) Ends(s hex.Side) (from, to Point) {
	a, b := s.Ends()
	return p.Vertex(a), p.Vertex(b)
}

// Corners returns the corners of h, clockwise from corner 0.
func (p HexPlan) Corners(h hex.Hex) [hex.Dirs]Point {
	var pts [hex.Dirs]Point
	for i, v := range h.Corners() {
		pts[i] = p.Vertex(v)
	}
	return pts
}

// Outline returns the closed outline of h, clockwise from corner 0.
func (p HexPlan) Outline(h hex.Hex) Path {
	pts := p.Corners(h)
	return PolygonPath(pts[:]...)
}

// sixths returns the point at axial coordinates in sixths of a hex: the coarsest
// unit in which centers, corners and middles of sides are all integers. Across the
// flats a sixth is a twelfth of Flat; along the other axis it is √3 times that.
func (p HexPlan) sixths(q, r int) Point {
	if p.Orientation == hex.Pointy {
		return p.Origin.Add(Point{p.twelfths(2*q + r), p.rootTwelfths(r)})
	}
	return p.Origin.Add(Point{p.rootTwelfths(q), p.twelfths(2*r + q)})
}

// twelfths returns n twelfths of Flat, rounded half up.
func (p HexPlan) twelfths(n int) Length {
	v := 2*p.Flat*Length(n) + 12
	return (v - (v%24+24)%24) / 24
}

// rootTwelfths returns √3 times n twelfths of Flat, rounded. It is a single product,
// so that no processor can fuse it with a sum and round differently.
func (p HexPlan) rootTwelfths(n int) Length {
	return (p.Flat * Length(n)).Scale(math.Sqrt(3) / 12)
}

// Pick returns the hex that contains the point q; on a side, it always chooses the
// same one of the two.
func (p HexPlan) Pick(q Point) hex.Hex {
	d := q.Sub(p.Origin)
	if p.Orientation == hex.Pointy {
		r := d.Y.Scale(2 / math.Sqrt(3))
		return hex.Nearest(int(2*d.X-r), int(2*r), int(2*p.Flat))
	}
	c := d.X.Scale(2 / math.Sqrt(3))
	return hex.Nearest(int(2*c), int(2*d.Y-c), int(2*p.Flat))
}

// Bounds returns the bounding box of all hexes of a map.
func (p HexPlan) Bounds(g hex.Grid) Rect {
	var all Path
	// The last two are a shifted and an unshifted column, or row: together with the
	// first they extend as far as any.
	for _, col := range []int{0, g.Cols - 2, g.Cols - 1} {
		for _, row := range []int{0, g.Rows - 2, g.Rows - 1} {
			if h := g.At(col, row); g.Contains(h) {
				all.Append(p.Outline(h))
			}
		}
	}
	return all.Bounds()
}
