package scene

import (
	"punchboard/scene/vision"
)

// Luminance returns the relative luminance of a color as defined by WCAG 2, from 0
// (black) to 1 (white).
func Luminance(c RGB) float64 {
	return vision.Luminance(vision.RGB(c))
}
