package vision

import "math"

// Distance2000 gives CIEDE2000, which evens out what ΔE*ab of 1976 makes too
// large between strong colours and too small between greys: Sharma, Wu and
// Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
// Application 30 (2005), with all weights 1.
func (p Lab) Distance2000(q Lab) float64 {
	p, q = p.stretched(q), q.stretched(p)
	c1, c2 := p.chroma(), q.chroma()
	h1, h2 := p.hue(), q.hue()
	turn := hueTurn(h1, h2, c1*c2)
	dL, dC, dH := q.L-p.L, c2-c1, 2*math.Sqrt(c1*c2)*math.Sin(radians(turn/2))

	meanL, meanC, meanH := (p.L+q.L)/2, (c1+c2)/2, meanHue(h1, h2, c1*c2)
	t := 1 - 0.17*cosine(meanH-30) + 0.24*cosine(2*meanH) + 0.32*cosine(3*meanH+6) - 0.20*cosine(4*meanH-63)
	sL := 1 + 0.015*square(meanL-50)/math.Sqrt(20+square(meanL-50))
	sC, sH := 1+0.045*meanC, 1+0.015*meanC*t
	rT := -math.Sin(radians(60*math.Exp(-square((meanH-275)/25)))) * 2 * highChroma(meanC)
	l, c, h := dL/sL, dC/sC, dH/sH
	return math.Sqrt(l*l + c*c + h*h + rT*c*h)
}

// stretched gives p with a longer red-green axis, by the mean chroma of both.
func (p Lab) stretched(q Lab) Lab {
	mean := (p.chroma() + q.chroma()) / 2
	return Lab{p.L, p.A * (1 + 0.5*(1-highChroma(mean))), p.B}
}

// highChroma goes from 0 for greys to 1 for the strongest colours.
func highChroma(c float64) float64 {
	c7 := math.Pow(c, 7)
	return math.Sqrt(c7 / (c7 + math.Pow(25, 7)))
}

func (p Lab) chroma() float64 { return math.Hypot(p.A, p.B) }

// hue gives the angle of the colour, in degrees from 0 to 360.
func (p Lab) hue() float64 {
	h := math.Atan2(p.B, p.A) * 180 / math.Pi
	if h < 0 {
		h += 360
	}
	return h
}

// hueTurn gives the shorter way from one hue to another; greys have none.
func hueTurn(h1, h2, chromas float64) float64 {
	switch d := h2 - h1; {
	case chromas == 0:
		return 0
	case d > 180:
		return d - 360
	case d < -180:
		return d + 360
	default:
		return d
	}
}

// meanHue gives the middle of the shorter way.
func meanHue(h1, h2, chromas float64) float64 {
	switch sum := h1 + h2; {
	case chromas == 0:
		return sum
	case math.Abs(h1-h2) <= 180:
		return sum / 2
	case sum < 360:
		return (sum + 360) / 2
	default:
		return (sum - 360) / 2
	}
}

func radians(degrees float64) float64 { return degrees * math.Pi / 180 }

func cosine(degrees float64) float64 { return math.Cos(radians(degrees)) }
