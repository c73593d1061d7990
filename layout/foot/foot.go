// Package foot defines the size and color of the small line at the foot of cards and
// pages.
package foot

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Size is the type size of the foot.
const Size = 5 * geom.PT

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
