package hexmap

import (
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// Contrast ratios of type with its surroundings, as defined by WCAG 2, from 1 to 21.
// WCAG requires 4.5 for body text and 3 for large text; below that, letters become
// unreadable.
const (
	clearContrast = 4.5
	leastContrast = 3.0
	reverseAim    = 10.0 // of light letters with their halo, because ink spreads into them
)

// cream is the ink of type on dark ground: a warm white, like bare paper.
var cream = scene.RGB{R: 0xFF, G: 0xFC, B: 0xF0}

// typeInk is the color of a piece of type and its halo.
type typeInk struct {
	fill     scene.Paint
	halo     scene.RGB
	reversed bool    // light letters on dark ground
	faint    bool    // whether the letters are hard to read on the ground without the halo
	contrast float64 // of the letters with their halo
}

// inkOn chooses the ink of type on a background: the requested ink if it has enough
// contrast; light letters with a dark halo on a dark background; otherwise the
// requested ink with a light halo.
func (s *typesetter) inkOn(f background, asked face.Ink) typeInk {
	if asked.None() {
		asked = face.Ink{Flat: typeBlack}
	}
	own := asked.Screen()
	enough := contrast(own, f.seen) >= clearContrast
	if !enough && contrast(cream, f.seen) > contrast(typeBlack.Screen(), f.seen) {
		return s.reversedOn(f)
	}
	t := typeInk{fill: asked.Over(s.Bounds), faint: !enough, reversed: scene.Luminance(own) > face.LightText}
	t.halo, t.contrast = haloUntil(f.bare, texture.White, own, clearContrast)
	return t
}

// typeBlack is the default ink of type.
var typeBlack = scene.Gray(0x22)

// haloUntil mixes a ground with another color until letters have the contrast aim, but
// never completely.
func haloUntil(ground, toward, letters scene.RGB, aim float64) (halo scene.RGB, got float64) {
	const steps, most = 20, 14
	for i := range most + 1 {
		halo = scene.Mix(ground, toward, float64(i)/steps)
		if got = contrast(letters, halo); got >= aim {
			break
		}
	}
	return halo, got
}

// deepened darkens a color until it has enough contrast with a light ground.
func deepened(k face.Ink, ground scene.RGB) face.Ink {
	if k.None() || scene.Luminance(ground) < texture.DarkGround {
		return k
	}
	if contrast(k.Screen(), ground) >= clearContrast {
		return k
	}
	deep, _ := haloUntil(k.Screen(), scene.RGB{}, ground, clearContrast)
	return face.Ink{Flat: face.PaintOfRGB(deep)}
}

// contrast returns the contrast ratio of two colors as defined by WCAG 2, including its
// constant for ambient light.
func contrast(a, b scene.RGB) float64 {
	hi, lo := scene.Luminance(a), scene.Luminance(b)
	if hi < lo {
		hi, lo = lo, hi
	}
	return (hi + 0.05) / (lo + 0.05)
}

// stroke returns the halo as a line around letters, with a width in hundredths of a
// hex.
func (t *typeInk) stroke(c *canvas.Canvas, wide float64) *scene.Stroke {
	return &scene.Stroke{Paint: face.PaintOfRGB(t.halo), Width: c.Width(2 * wide)}
}

// reversedOn returns light letters with a dark halo: in the light ink of the pattern if
// it has enough contrast, otherwise in cream.
func (s *typesetter) reversedOn(f background) typeInk {
	t := typeInk{fill: cream, reversed: true, faint: true}
	if !f.ink.None() && contrast(f.ink.Screen(), f.seen) >= clearContrast {
		t.fill = f.ink.Over(s.Bounds)
	}
	deep := scene.RGB{}
	if !f.ink.None() && scene.Luminance(f.ink.Screen()) < texture.DarkGround {
		deep = f.ink.Screen()
	}
	t.halo, t.contrast = haloUntil(f.seen, deep, t.fill.Screen(), reverseAim)
	return t
}
