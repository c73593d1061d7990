package hexmap

import (
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// lineDefaults is the width (in hundredths of a hex) and the color of a feature whose
// kind does not set them.
type lineDefaults struct {
	width float64
	paint scene.RGB
}

var borderDefaults = map[string]lineDefaults{
	"river":    {7.3, scene.RGB{R: 0x3F, G: 0x74, B: 0xA8}},
	"stream":   {3.2, scene.RGB{R: 0x3F, G: 0x74, B: 0xA8}},
	"wall":     {4.4, scene.RGB{R: 0x6B, G: 0x64, B: 0x58}},
	"hedgerow": {5, scene.RGB{R: 0x3F, G: 0x6B, B: 0x2F}},
	"cliff":    {2, scene.RGB{R: 0x4A, G: 0x34, B: 0x20}},
}

var roadDefaults = map[string]lineDefaults{
	"road":  {5, texture.White},
	"track": {2.4, scene.RGB{R: 0x6B, G: 0x4A, B: 0x2A}},
	"rail":  {1.7, scene.RGB{R: 0x22, G: 0x22, B: 0x22}},
}

// styleOf returns the half width and the ink of a feature.
func (w lineDefaults) styleOf(c *canvas.Canvas, width geom.Length, paint *values.Paint) (half float64, k face.Ink) {
	half, k = c.Units(c.Scaled(width))/2, face.InkOf(paint)
	if width == 0 {
		half = w.width / 2
	}
	if k.None() {
		k = face.Ink{Flat: face.PaintOfRGB(w.paint)}
	}
	return half, k
}
