package symbol

import (
	"math"

	"punchboard/geom"
)

// emblemFrame is the outline of a unit symbol, in the proportions of APP-6 and
// MIL-STD-2525, where the octagon in the center of every frame is one unit high.
type emblemFrame struct {
	w, h   float64 // in units, including the line
	corner float64 // how far full-frame signs extend toward the corners of the box
	foot   [2]float64
	staff  float64 // where a staff begins on the left edge: 1 is the bottom
	core   float64 // size of the central signs relative to those of a friendly symbol
	miter  float64 // how far a line's edge extends beyond its center at a tip
	trace  func(hx, hy geom.Length) geom.Path
	half   func(y float64) float64 // half width at a height, both relative to half of the frame's size
}

// emblemFrames are the frames by affiliation. Foot is where lines from the top center
// to the bottom corners end.
var emblemFrames = map[string]*emblemFrame{
	"friendly": {w: 1.5, h: 1, corner: 1, foot: [2]float64{1, 1}, staff: 1, core: 1, miter: 1, trace: traceRect, half: halfRect},
	"neutral":  {w: 1.1, h: 1.1, corner: 1, foot: [2]float64{1, 1}, staff: 1, core: 0.84, miter: 1, trace: traceRect, half: halfRect},
	"hostile":  {w: 1.44, h: 1.44, corner: 0.5, foot: [2]float64{0.44, 0.56}, core: 0.84, miter: math.Sqrt2, trace: traceDiamond, half: halfDiamond},
	"unknown":  {w: 2 * cloverReach, h: 2 * cloverReach, corner: cloverNotch / cloverReach, foot: [2]float64{cloverNotch / cloverReach, cloverNotch / cloverReach}, core: 0.84, miter: 1, trace: traceClover, half: halfClover},
}

func traceRect(hx, hy geom.Length) geom.Path {
	return geom.RectPath(geom.Rect{X: -hx, Y: -hy, W: 2 * hx, H: 2 * hy})
}

func halfRect(float64) float64 { return 1 }

func traceDiamond(hx, hy geom.Length) geom.Path {
	return geom.PolygonPath(geom.Pt2(0, -hy), geom.Pt2(hx, 0), geom.Pt2(0, hy), geom.Pt2(-hx, 0))
}

func halfDiamond(y float64) float64 { return 1 - math.Abs(y) }

// The clover: four cubic curves between its notches, with control points on the
// far side of each lobe.
const (
	cloverNotch   = 0.37
	cloverControl = 0.80
	cloverReach   = cloverNotch + 0.75*(cloverControl-cloverNotch) // the middle of a cubic
)

func traceClover(hx, hy geom.Length) geom.Path {
	const n, c = cloverNotch / cloverReach, cloverControl / cloverReach
	at := func(x, y float64) geom.Point { return geom.Pt2(hx.Scale(x), hy.Scale(y)) }
	var p geom.Path
	p.Move(hx.Scale(-n), hy.Scale(-n))
	p.Cubic(at(-n, -c), at(n, -c), at(n, -n))
	p.Cubic(at(c, -n), at(c, n), at(n, n))
	p.Cubic(at(n, c), at(-n, c), at(-n, n))
	p.Cubic(at(-c, n), at(-c, -n), at(-n, -n))
	p.Close()
	return p
}

// halfClover finds the point on the curve of the right lobe by bisection.
func halfClover(y float64) float64 {
	const n, c = cloverNotch / cloverReach, cloverControl / cloverReach
	lo, hi := 0.0, 1.0
	for range 40 {
		t := (lo + hi) / 2
		if n*((t*t*t-(1-t)*(1-t)*(1-t))+3*t*(1-t)*(2*t-1)) < y {
			lo = t
		} else {
			hi = t
		}
	}
	return n + (c-n)*3*lo*(1-lo)
}
