package png

import (
	"image"
	"math"

	"punchboard/geom"
)

// moved returns m with its origin moved to pixel p.
func moved(m geom.Affine, p image.Point) geom.Affine {
	m.E -= float64(p.X)
	m.F -= float64(p.Y)
	return m
}

// boxOf returns the smallest rectangle of whole pixels around the image of r.
func boxOf(m geom.Affine, r geom.Rect) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range [4]geom.Point{r.Min(), {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}} {
		v := m.Apply(p.Vec())
		x0, y0, x1, y1 = min(x0, v.X), min(y0, v.Y), max(x1, v.X), max(y1, v.Y)
	}
	return image.Rect(floor(x0), floor(y0), ceil(x1), ceil(y1))
}

// farAway limits pixel coordinates: far beyond the longest side of an image, but safe
// from overflow of 32-bit fixed-point numbers.
const farAway = 1 << 24

func floor(f float64) int { return int(math.Floor(bounded(f))) }

func ceil(f float64) int { return int(math.Ceil(bounded(f))) }

// bounded clamps f to farAway; NaN becomes 0.
func bounded(f float64) float64 {
	if f != f {
		return 0
	}
	return max(-farAway, min(farAway, f))
}
