package vision

import (
	"math"
	"sync"
)

// light is a color in linear red, green and blue, from 0 to 1.
type light [3]float64

// linear is a table from sRGB bytes to linear light.
var linear = func() (table [256]float64) {
	for v := range table {
		f := float64(v) / 255
		table[v] = f / 12.92
		if f > 0.04045 {
			table[v] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return table
}()

func lightOf(c RGB) light { return light{linear[c.R], linear[c.G], linear[c.B]} }

func (l light) dot(m light) float64 { return l[0]*m[0] + l[1]*m[1] + l[2]*m[2] }

// luminances is how much linear red, green and blue add to the Y of CIE XYZ.
var luminances = light{0.2126, 0.7152, 0.0722}

// luminance returns the Y of CIE XYZ.
func (l light) luminance() float64 { return l.dot(luminances) }

// Luminance returns the relative luminance of a color as defined by WCAG 2, from 0
// (black) to 1 (white).
func Luminance(c RGB) float64 { return lightOf(c).luminance() }

// Contrast returns the contrast ratio of two colors as defined by WCAG 2, from 1 (none) to
// 21 (black on white).
func Contrast(a, b RGB) float64 {
	x, y := Luminance(a)+flare, Luminance(b)+flare
	return max(x, y) / min(x, y)
}

// flare is the light that a surface reflects besides that of its color.
const flare = 0.05

func (l light) clipped() light {
	for i, v := range l {
		l[i] = min(max(v, 0), 1)
	}
	return l
}

func (l light) rgb() RGB { return RGB{encoded(l[0]), encoded(l[1]), encoded(l[2])} }

// steps is the size of the lookup table: the slope of the sRGB curve is at most 12.92,
// so every byte value has a step.
const steps = 1 << 12

// encodings is the sRGB byte for each step of linear light. It is computed on first use,
// because few runs need it.
var encodings = sync.OnceValue(func() *[steps + 1]uint8 {
	var table [steps + 1]uint8
	for i := range table {
		v := float64(i) / steps
		f := 12.92 * v
		if v > 0.0031308 {
			f = 1.055*math.Pow(v, 1/2.4) - 0.055
		}
		table[i] = uint8(math.Round(255 * f))
	}
	return &table
})

// encoded returns linear light as an sRGB byte, off by at most one.
func encoded(v float64) uint8 { return encodings()[int(v*steps+0.5)] }
