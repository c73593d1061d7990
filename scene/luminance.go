package scene

import (
	"punchboard/scene/vision"
)

// Luminance returns how light a color is to the eye, from 0 (black) to 1
// (white): relative luminance as WCAG 2 defines it.
func Luminance(c RGB) float64 {
	return vision.Luminance(vision.RGB(c))
}
