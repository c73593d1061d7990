package hexmap

import (
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// Contrasts of type with what is around it, as WCAG 2 computes them, from 1 to 21.
// 4.5 is what it asks for running text; a large word may have 3, and below that
// letters go under in the ground.
const (
	clearContrast = 4.5
	leastContrast = 3.0
	reverseAim    = 7.0 // of light letters with their halo, since ink runs into them
)

// cream is the ink of type on dark ground: a warm white, as bare paper is.
var cream = scene.RGB{R: 0xFF, G: 0xFC, B: 0xF0}

// typeInk is what a piece of type is drawn with.
type typeInk struct {
	fill     scene.Paint
	halo     scene.RGB
	reversed bool    // light letters on dark ground
	faint    bool    // whether the ground alone makes the letters hard to read: they need the halo
	contrast float64 // of the letters with their halo
}

// inkOn chooses the ink of type on a ground: the one that is asked for, where it
// stands out; light letters with a dark halo on ground that is nearer to black;
// else the one that is asked for in a lighter halo.
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

// typeBlack is the ink of type that is asked for nothing else.
var typeBlack = scene.Gray(0x22)

// haloUntil returns a ground on its way to another color, as far as type needs to
// stand out by a contrast, but at most most of the way.
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

// deepened returns a color on its way to black, as far as it needs to stand out
// from a light ground.
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

// contrast returns the ratio of two luminances with the haze that every paper adds,
// as WCAG 2 defines it.
func contrast(a, b scene.RGB) float64 {
	hi, lo := scene.Luminance(a), scene.Luminance(b)
	if hi < lo {
		hi, lo = lo, hi
	}
	return (hi + 0.05) / (lo + 0.05)
}

// stroke returns the halo as a line around letters, so wide in hundredths of a hex.
func (t *typeInk) stroke(c *canvas.Canvas, wide float64) *scene.Stroke {
	return &scene.Stroke{Paint: face.PaintOfRGB(t.halo), Width: c.Width(2 * wide)}
}

// reversedOn returns light letters in a dark halo: in the light ink of the pattern
// where that stands out, else in cream.
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
