package hexmap

import (
	"punchboard/layout/face"
	"punchboard/scene"
)

// palette mixes the colors that a pattern is drawn in from its ground and its ink.
type palette struct {
	fill   scene.RGB
	ink    scene.RGB
	lowInk bool // shadows lean to the ink, however light
}

// shade returns the ground's color on its way to the ink.
func (p *palette) shade(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(p.fill, p.ink, share))
}

// light and dark return the ground's color in the sun and in the shadow. Shadows
// lean to the ink where that is dark, so that they keep the color of the land.
func (p *palette) light(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(p.fill, white, share))
}

func (p *palette) dark(share float64) scene.Paint {
	deep := scene.RGB{}
	if scene.Luminance(p.ink) < darkGround || p.lowInk {
		deep = p.ink
	}
	return face.PaintOfRGB(scene.Mix(p.fill, deep, share))
}

// leaf returns the palette with the color of trees for a ground: on light ground,
// such as meadows under an orchard, they are greener than what they stand on.
func (p *palette) leaf() *palette {
	t := *p
	t.fill = leafOn(p.fill, p.ink)
	return &t
}

// leafOn returns the color of the leaves of trees on a ground.
func leafOn(fill, ink scene.RGB) scene.RGB {
	if scene.Luminance(fill) > 0.35 {
		return scene.Mix(fill, ink, 0.42)
	}
	return fill
}

// darkGround is the luminance under which a ground is dark.
const darkGround = 0.18

var white = scene.RGB{R: 255, G: 255, B: 255}
