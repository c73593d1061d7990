// Package foot gives the small line at the foot of cards and pages its size and ink.
package foot

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Size is the size of the type at the foot of cards and pages.
const Size = 5 * geom.PT

// footShare is how dark the foot is against its ground.
const footShare = 0.6

// Ink is a gray between the ground and whichever of black and white stands
// out from it.
func Ink(ground scene.RGB) scene.Paint {
	if scene.Luminance(ground) < 0.35 {
		return scene.White
	}
	return scene.Gray(255 - 255*footShare)
}
