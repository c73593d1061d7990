// Package foot defines the size and color of the small line at the foot of cards and
// pages.
package foot

import (
	"punchboard/geom"
	"punchboard/scene"
)

// The type sizes of the foot: in proofs it is read by testers; in final prints it only
// has to be found by whoever looks for it.
const (
	Size      = 5 * geom.PT
	FinalSize = 4 * geom.PT
)

// SizeIn returns the type size of the foot in a proof or a final print.
func SizeIn(proof bool) geom.Length {
	if proof {
		return Size
	}
	return FinalSize
}

// footShare is the contrast of the foot with its ground.
const footShare = 0.6

// Ink returns a gray between the ground and either black or white, whichever has more
// contrast with it.
func Ink(ground scene.RGB) scene.Paint {
	if scene.Luminance(ground) < 0.35 {
		return scene.White
	}
	return scene.Gray(255 - 255*footShare)
}
