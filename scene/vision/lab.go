package vision

import "math"

// Lab is a color in CIE L*a*b* (1976) under D65: L from 0 (black) to 100
// (white), A from green to red, B from blue to yellow. Equal distances look
// about equally large.
type Lab struct{ L, A, B float64 }

// The white of sRGB, D65, in CIE XYZ.
const whiteX, whiteZ = 0.95047, 1.08883

// Lab returns the color as a reader with this vision perceives it, unrounded.
func (v Vision) Lab(c RGB) Lab {
	l := v.seen(c)
	x := l.dot(light{0.4124564, 0.3575761, 0.1804375}) / whiteX
	y := l.dot(light{0.2126729, 0.7151522, 0.0721750})
	z := l.dot(light{0.0193339, 0.1191920, 0.9503041}) / whiteZ
	fx, fy, fz := labCurve(x), labCurve(y), labCurve(z)
	return Lab{116*fy - 16, 500 * (fx - fy), 200 * (fy - fz)}
}

// labCurve is the curve of CIE 15: a cube root, and a line near black.
func labCurve(t float64) float64 {
	const d = 6.0 / 29
	if t > d*d*d {
		return math.Cbrt(t)
	}
	return t/(3*d*d) + 4.0/29
}

// Distance returns the color difference ΔE*ab of 1976. About 2 can just be
// distinguished side by side, about 10 at a glance.
func (p Lab) Distance(q Lab) float64 {
	return math.Sqrt(square(p.L-q.L) + square(p.A-q.A) + square(p.B-q.B))
}

func square(x float64) float64 { return x * x }
