package face

import (
	"fmt"
	"math"

	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/scene"
)

// Ink is a paint of a face that can be converted to a paint of a scene: a plain color
// is the same everywhere, gradients depend on the box that they fill. The zero value
// means no paint.
type Ink struct {
	Flat scene.Paint // a plain color
	grad *values.Paint
}

// None reports whether the ink paints nothing.
func (k Ink) None() bool { return k.Flat == nil && k.grad == nil }

// InkOf converts a paint from the game's files.
func InkOf(p *values.Paint) Ink {
	if p == nil {
		return Ink{}
	}
	if k, ok := flatInk(p); ok {
		return k
	}
	return Ink{grad: p}
}

// flatInk returns the ink of a plain color or of no paint; ok is false for gradients
// and hatches.
func flatInk(p *values.Paint) (k Ink, ok bool) {
	switch p.Kind {
	case values.NoPaint:
		return Ink{}, true
	case values.LinearPaint, values.RadialPaint, values.HatchPaint:
		return Ink{}, false
	}
	return Ink{Flat: plainPaint(p)}, true
}

// Over returns the paint for a box, or nil for none.
func (k Ink) Over(box geom.Rect) scene.Paint {
	if k.grad == nil {
		return k.Flat
	}
	switch p := k.grad; p.Kind {
	case values.LinearPaint:
		return linear(p, box)
	case values.RadialPaint:
		return radial(p, box)
	default:
		return hatch(p, box)
	}
}

// Screen returns the approximate color of the ink on a screen.
func (k Ink) Screen() scene.RGB { return k.Over(geom.Rect{}).Screen() }

// plainPaint returns a plain color.
func plainPaint(p *values.Paint) scene.Paint {
	c := p.Color
	switch p.Kind {
	case values.GrayPaint:
		return scene.Gray(c[0])
	case values.RGBPaint:
		return scene.RGB{R: c[0], G: c[1], B: c[2]}
	case values.CMYKPaint:
		return scene.CMYK{C: c[0], M: c[1], Y: c[2], K: c[3]}
	case values.SpotPaint:
		return scene.Spot{Name: p.Spot, Mix: scene.CMYK{C: c[0], M: c[1], Y: c[2], K: c[3]}, Tint: p.Tint}
	}
	panic(fmt.Sprintf("layout: paint kind %d is not a plain color", p.Kind))
}

// linear returns a gradient through the center of the box from edge to edge, whose
// first and last color just touch the corners, as in CSS.
func linear(p *values.Paint, box geom.Rect) *scene.Linear {
	sin, cos := math.Sincos(p.Angle * math.Pi / 180)
	half := (math.Abs(float64(box.W)*cos) + math.Abs(float64(box.H)*sin)) / 2
	c := box.Center()
	way := geom.Pt2(geom.Length(math.Round(half*cos)), geom.Length(math.Round(half*sin)))
	return &scene.Linear{From: c.Sub(way), To: c.Add(way), Stops: stops(p)}
}

// radial returns a gradient from the center of the box to its farthest edges.
func radial(p *values.Paint, box geom.Rect) *scene.Radial {
	return &scene.Radial{Center: box.Center(), Radius: max(box.W, box.H) / 2, Stops: stops(p)}
}

func stops(p *values.Paint) []scene.Stop {
	out := make([]scene.Stop, len(p.Stops))
	for i := range p.Stops {
		at := float64(i) / float64(max(1, len(p.Stops)-1))
		if i < len(p.At) {
			at = p.At[i]
		}
		out[i] = scene.Stop{At: at, Color: plainPaint(&p.Stops[i])}
	}
	return out
}

// hatch returns a hatch whose spacing is the same in every box, counted from the
// center: two areas with one hatch look the same, and a back looks the same upside
// down.
func hatch(p *values.Paint, box geom.Rect) *scene.Hatch {
	h := &scene.Hatch{Origin: box.Center(), Gap: p.Gap, Width: p.Width, Angle: p.Angle, Cross: p.Cross, Ink: scene.Black}
	if len(p.Stops) > 0 {
		h.Ink = plainPaint(&p.Stops[0])
	}
	if p.Back != nil {
		h.Back = InkOf(p.Back).Flat
	}
	return h
}

// PaintOfRGB returns a paint for a color. Grays use black ink only, so that black lines
// of a drawing stay sharp in print.
func PaintOfRGB(c scene.RGB) scene.Paint {
	if c.R == c.G && c.G == c.B {
		return scene.Gray(c.R)
	}
	return c
}
