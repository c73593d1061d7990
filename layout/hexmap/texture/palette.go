package texture

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/layout/face"
	"punchboard/scene"
)

// Palette mixes the colors of a pattern from its ground and its ink.
type Palette struct {
	Fill   scene.RGB
	Ink    scene.RGB
	LowInk bool // shadows are mixed with the ink even if it is light
}

// shade returns the ground's color mixed with a share of the ink.
func (p *Palette) shade(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(p.Fill, p.Ink, share))
}

// light and dark return the ground's color in the sun and in the shadow. If the ink is
// dark, shadows are mixed with it, so that they keep the color of the land.
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

// leaf returns the palette with the color of trees on this ground: on light ground,
// such as the meadow of an orchard, they are greener than the ground.
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

// InkOf returns the color of a terrain's pattern: the terrain's own, or one that stands
// out against the fill. For low ink it is lightened like the fills, so that trees on
// pale ground do not become darker than before.
func InkOf(t *mapdata.Terrain, fill scene.RGB, lowInk bool) scene.RGB {
	ink := scene.Mix(fill, scene.RGB{}, 0.6)
	switch k := face.InkOf(&t.Ink); {
	case !k.None():
		ink = k.Screen()
	case scene.Luminance(fill) < DarkGround:
		ink = scene.Mix(fill, White, 0.75)
	}
	if lowInk {
		ink = Lightened(ink)
	}
	return ink
}

// Lightened returns a color of the ground for low ink.
func Lightened(c scene.RGB) scene.RGB { return scene.Mix(c, White, lowInkGround) }

// lowInkGround is how much fills are lightened for low ink.
const lowInkGround = 0.55
