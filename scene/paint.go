package scene

import "punchboard/geom"

// Paint is a color, gradient or hatch. The set of types is closed: Gray, RGB, CMYK,
// Spot, *Linear, *Radial and *Hatch. Screen returns the color on a screen; for
// gradients and hatches it is their average.
type Paint interface{ Screen() RGB }

// Gray is a gray from 0 (only black ink) to 255 (paper).
type Gray uint8

// RGB is a screen color in sRGB.
type RGB struct{ R, G, B uint8 }

// CMYK is a mix of inks in percent.
type CMYK struct{ C, M, Y, K uint8 }

// Spot is a named ink at a tint of 0 to 100, with its CMYK mix for printers that lack
// it. Names are ASCII.
type Spot struct {
	Name string
	Mix  CMYK
	Tint uint8
}

// Stop is a color of a gradient, At from 0 to 1.
type Stop struct {
	At    float64
	Color Paint // Gray, RGB, CMYK or Spot
}

// Linear is a linear gradient from From to To; its end colors continue beyond both.
type Linear struct {
	From, To geom.Point
	Stops    []Stop
}

// Radial is a radial gradient from Center to Radius.
type Radial struct {
	Center geom.Point
	Radius geom.Length
	Stops  []Stop
}

// Hatch is parallel lines of a width, Gap from center to center, at an angle in degrees
// clockwise from the horizontal; Cross adds a second set at right angles. Back fills
// the space behind the lines; nil leaves it unpainted.
type Hatch struct {
	Ink    Paint // Gray, RGB or CMYK
	Back   Paint
	Gap    geom.Length
	Width  geom.Length
	Angle  float64
	Cross  bool
	Origin geom.Point // a point on one of the lines
}

// Black is pure black ink, which keeps text sharp on every printer.
const Black = Gray(0)

// White is unprinted paper.
const White = Gray(255)

// Screen implements Paint.
func (g Gray) Screen() RGB { return RGB{uint8(g), uint8(g), uint8(g)} }

// Screen implements Paint.
func (c RGB) Screen() RGB { return c }

// Screen implements Paint by the simple complement; no color profile is assumed.
func (c CMYK) Screen() RGB {
	ch := func(v uint8) uint8 {
		white := (100 - min(int(v), 100)) * (100 - min(int(c.K), 100))
		return uint8((white*255 + 5000) / 10000)
	}
	return RGB{ch(c.C), ch(c.M), ch(c.Y)}
}

// Screen implements Paint: the mix at the tint.
func (s Spot) Screen() RGB {
	t := func(v uint8) uint8 { return uint8(int(v) * int(min(s.Tint, 100)) / 100) }
	return CMYK{t(s.Mix.C), t(s.Mix.M), t(s.Mix.Y), t(s.Mix.K)}.Screen()
}

// Screen implements Paint.
func (l *Linear) Screen() RGB { return meanOf(l.Stops) }

// Screen implements Paint.
func (r *Radial) Screen() RGB { return meanOf(r.Stops) }

// Screen implements Paint: the average of the ink and the back by the area that each
// covers.
func (h *Hatch) Screen() RGB {
	back := RGB{255, 255, 255}
	if h.Back != nil {
		back = h.Back.Screen()
	}
	share := 0.0
	if h.Gap > 0 {
		share = min(1, float64(h.Width)/float64(h.Gap))
	}
	if h.Cross {
		share = 1 - (1-share)*(1-share)
	}
	return Mix(back, h.Ink.Screen(), share)
}

// Mix returns the color at t between a and b.
func Mix(a, b RGB, t float64) RGB {
	ch := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return RGB{ch(a.R, b.R), ch(a.G, b.G), ch(a.B, b.B)}
}

func meanOf(stops []Stop) RGB {
	var r, g, b, n int
	for _, s := range stops {
		c := s.Color.Screen()
		r, g, b, n = r+int(c.R), g+int(c.G), b+int(c.B), n+1
	}
	if n == 0 {
		return RGB{}
	}
	return RGB{uint8(r / n), uint8(g / n), uint8(b / n)}
}
