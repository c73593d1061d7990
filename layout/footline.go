package layout

import (
	"punchboard/geom"
	"punchboard/scene"
)

// footSize is the size of the type at the foot of cards and pages.
const footSize = 5 * geom.PT

// footShare is how dark the foot is against its ground.
const footShare = 0.6

// footInk is a grey between the ground and whichever of black and white stands
// out from it.
func footInk(ground scene.RGB) scene.Paint {
	if luminance(ground) < 0.35 {
		return scene.White
	}
	return scene.Gray(255 - 255*footShare)
}
