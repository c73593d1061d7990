package texture

import (
	"punchboard/layout/face"
	"punchboard/scene"
)

// Palette mixes the colors that a pattern is drawn in from its ground and its ink.
type Palette struct {
	Fill   scene.RGB
	Ink    scene.RGB
	LowInk bool // shadows lean to the ink, however light
}

// shade returns the ground's color on its way to the ink.
func (p *Palette) shade(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(p.Fill, p.Ink, share))
}

// light and dark return the ground's color in the sun and in the shadow. Shadows
// lean to the ink where that is dark, so that they keep the color of the land.
func (p *Palette) light(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(p.Fill, White, share))
}

func (p *Palette) dark(share float64) scene.Paint {
	deep := scene.RGB{}
	if scene.Luminance(p.Ink) < DarkGround || p.LowInk {
		deep = p.Ink
	}
	return face.PaintOfRGB(scene.Mix(p.Fill, deep, share))
}

// leaf returns the palette with the color of trees for a ground: on light ground,
// such as meadows under an orchard, they are greener than what they stand on.
func (p *Palette) leaf() *Palette {
	t := *p
	t.Fill = LeafOn(p.Fill, p.Ink)
	return &t
}

// LeafOn returns the color of the leaves of trees on a ground.
func LeafOn(fill, ink scene.RGB) scene.RGB {
	if scene.Luminance(fill) > 0.35 {
		return scene.Mix(fill, ink, 0.42)
	}
	return fill
}

// DarkGround is the luminance under which a ground is dark.
const DarkGround = 0.18

// White is the color of bare paper.
var White = scene.RGB{R: 255, G: 255, B: 255}
