package scene

import "punchboard/geom"

// Paint is what fills an outline. The set is closed: Gray, RGB, CMYK, Spot,
// *Linear, *Radial and *Hatch. Screen gives the color that a screen shows; for
// gradients and hatches it is their mean.
type Paint interface{ Screen() RGB }

// Gray goes from 0 (black ink alone) to 255 (paper).
type Gray uint8

// RGB is a color of the screen.
type RGB struct{ R, G, B uint8 }

// CMYK is an ink mix in hundredths.
type CMYK struct{ C, M, Y, K uint8 }

// Spot is a named ink at a tint of 0 to 100, with its mix for printers without
// it. Names are ASCII.
type Spot struct {
	Name string
	Mix  CMYK
	Tint uint8
}

// Stop is a color on the way of a gradient, At from 0 to 1.
type Stop struct {
	At    float64
	Color Paint // Gray, RGB, CMYK or Spot
}

// Linear runs from From to To and stays the same beyond both.
type Linear struct {
	From, To geom.Point
	Stops    []Stop
}

// Radial runs from Center outward to Radius.
type Radial struct {
	Center geom.Point
	Radius geom.Length
	Stops  []Stop
}

// Hatch is parallel lines of a width, Gap from center to center, at an angle in
// degrees clockwise from the horizontal; Cross adds a second set at right
// angles. Back fills behind the lines; nil leaves the paper.
type Hatch struct {
	Ink    Paint // Gray, RGB or CMYK
	Back   Paint
	Gap    geom.Length
	Width  geom.Length
	Angle  float64
	Cross  bool
	Origin geom.Point // a place that a line goes through
}

// Black is black ink alone: text that stays sharp on every printer.
const Black = Gray(0)

// White is bare paper.
const White = Gray(255)

// Screen implements Paint.
func (g Gray) Screen() RGB { return RGB{uint8(g), uint8(g), uint8(g)} }

// Screen implements Paint.
func (c RGB) Screen() RGB { return c }

// Screen implements Paint by the plain complement: no profile is assumed.
func (c CMYK) Screen() RGB {
	ch := func(v uint8) uint8 {
		white := (100 - min(int(v), 100)) * (100 - min(int(c.K), 100))
		return uint8((white*255 + 5000) / 10000)
	}
	return RGB{ch(c.C), ch(c.M), ch(c.Y)}
}

// Screen implements Paint: the mix thinned by the tint.
func (s Spot) Screen() RGB {
	t := func(v uint8) uint8 { return uint8(int(v) * int(min(s.Tint, 100)) / 100) }
	return CMYK{t(s.Mix.C), t(s.Mix.M), t(s.Mix.Y), t(s.Mix.K)}.Screen()
}

// Screen implements Paint.
func (l *Linear) Screen() RGB { return meanOf(l.Stops) }

// Screen implements Paint.
func (r *Radial) Screen() RGB { return meanOf(r.Stops) }

// Screen implements Paint: the ink and the back by the area that each covers.
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

// Mix returns the color that lies t of the way from a to b.
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
