package scenery

import "punchboard/scene"

// tones are the colors of a landscape, from the palest to the darkest.
type tones struct{ sky, far, near, ground, dark scene.RGB }

// paper is what pale tones are mixed with: a warm white, as of old posters.
var paper = scene.RGB{R: 250, G: 246, B: 235}

// night is what dark tones are mixed with.
var night = scene.RGB{R: 24, G: 22, B: 20}

// spark is the core of the flash of a shot, and flame its rim.
var (
	spark = scene.RGB{R: 255, G: 240, B: 168}
	flame = scene.RGB{R: 226, G: 122, B: 30}
)

// tonesOf mixes the tones of a landscape from one color.
func tonesOf(c scene.RGB) tones {
	return tones{
		sky:    mix(c, paper, 0.72),
		far:    mix(c, paper, 0.55),
		near:   mix(c, paper, 0.25),
		ground: mix(c, paper, 0.4),
		dark:   mix(c, night, 0.45),
	}
}

// mix returns a color between two, at a share of the second one from 0 to 1.
func mix(a, b scene.RGB, share float64) scene.RGB {
	between := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*share + 0.5) }
	return scene.RGB{R: between(a.R, b.R), G: between(a.G, b.G), B: between(a.B, b.B)}
}

// lit returns a lighter variant of a color, and shaded a darker one.
func lit(c scene.RGB, share float64) scene.RGB    { return mix(c, paper, share) }
func shaded(c scene.RGB, share float64) scene.RGB { return mix(c, night, share) }
