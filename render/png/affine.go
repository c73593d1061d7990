package png

import (
	"image"
	"math"

	"punchboard/geom"
)

// affine maps places on paper, in EMU, to pixels: x' = ax + cy + e and
// y' = bx + dy + f. Products are rounded on their own, so that processors that
// fuse multiplication and addition give the same pixels.
type affine struct{ a, b, c, d, e, f float64 }

// after gives the map that applies g first and m after it.
func (m affine) after(g geom.Matrix) affine {
	e, f := m.at(float64(g.E), float64(g.F))
	n := affine{e: e, f: f}
	n.a, n.b = m.turn(g.A, g.B)
	n.c, n.d = m.turn(g.C, g.D)
	return n
}

// at gives the pixel place of (x, y).
func (m affine) at(x, y float64) (float64, float64) {
	x, y = m.turn(x, y)
	return x + m.e, y + m.f
}

// turn maps a way, not a place.
func (m affine) turn(x, y float64) (float64, float64) {
	return float64(m.a*x) + float64(m.c*y), float64(m.b*x) + float64(m.d*y)
}

// mean is the factor by which m grows lengths on average.
func (m affine) mean() float64 { return math.Sqrt(math.Abs(m.area())) }

// most is the factor by which m grows either axis at most.
func (m affine) most() float64 { return max(math.Hypot(m.a, m.b), math.Hypot(m.c, m.d)) }

func (m affine) area() float64 { return float64(m.a*m.d) - float64(m.b*m.c) }

// inverse maps pixels back to paper; ok is false when m flattens the plane.
func (m affine) inverse() (n affine, ok bool) {
	det := m.area()
	if det == 0 || math.IsNaN(det) || math.IsInf(1/det, 0) {
		return affine{}, false
	}
	n = affine{a: m.d / det, b: -m.b / det, c: -m.c / det, d: m.a / det}
	e, f := n.turn(m.e, m.f)
	n.e, n.f = -e, -f
	return n, true
}

// moved gives m with the origin of the pixels at p.
func (m affine) moved(p image.Point) affine {
	m.e -= float64(p.X)
	m.f -= float64(p.Y)
	return m
}

// box gives the least rectangle of whole pixels around the image of r.
func (m affine) box(r geom.Rect) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4]geom.Point{r.Min(), {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}} {
		x, y := m.at(float64(p.X), float64(p.Y))
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	return image.Rect(floor(x0), floor(y0), ceil(x1), ceil(y1))
}

// farAway bounds pixel coordinates: twice the longest side of an image, and far
// from the overflow of 32-bit fixed point numbers.
const farAway = 1 << 24

func floor(f float64) int { return int(math.Floor(bounded(f))) }

func ceil(f float64) int { return int(math.Ceil(bounded(f))) }

// bounded keeps f within farAway; what is no number becomes 0.
func bounded(f float64) float64 {
	if f != f {
		return 0
	}
	return max(-farAway, min(farAway, f))
}
