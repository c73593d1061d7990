package pdf

import (
	"fmt"

	"punchboard/geom"
	"punchboard/scene"
)

// isPlain reports whether a paint is a single color; nil counts as one.
func isPlain(p scene.Paint) bool {
	switch p.(type) {
	case *scene.Linear, *scene.Radial, *scene.Hatch:
		return false
	}
	return true
}

// fill sets the plain paint of areas and letters from here on.
func (c *content) fill(p scene.Paint) {
	if c.state.fill != p {
		c.colour(p, operators{gray: "g", rgb: "rg", cmyk: "k", space: "cs", tint: "scn"})
		c.state.fill = p
	}
}

// strokePaint sets the plain paint of lines from here on.
func (c *content) strokePaint(p scene.Paint) {
	if c.state.stroke != p {
		c.colour(p, operators{gray: "G", rgb: "RG", cmyk: "K", space: "CS", tint: "SCN"})
		c.state.stroke = p
	}
}

// operators are the operators that set a color, for fills or for lines.
type operators struct{ gray, rgb, cmyk, space, tint string }

func (c *content) colour(p scene.Paint, ops operators) {
	switch v := p.(type) {
	case scene.Gray:
		c.real(float64(v)/255, 3)
		c.op(ops.gray)
	case scene.RGB:
		c.rgb(v, ops)
	case scene.CMYK:
		c.inked = true
		for _, ink := range []uint8{v.C, v.M, v.Y, v.K} {
			c.real(float64(min(ink, 100))/100, 2)
		}
		c.op(ops.cmyk)
	case scene.Spot:
		c.inked = true
		c.name("CS", c.doc.spot(v))
		c.ops = append(append(c.ops, ops.space...), ' ')
		c.real(float64(min(v.Tint, 100))/100, 2)
		c.op(ops.tint)
	default:
		panic(fmt.Sprintf("pdf: unknown paint %T", p))
	}
}

// rgb writes a neutral color as gray, which printers print with black ink only.
func (c *content) rgb(v scene.RGB, ops operators) {
	if v.R == v.G && v.G == v.B {
		c.colour(scene.Gray(v.R), ops)
		return
	}
	for _, ch := range []uint8{v.R, v.G, v.B} {
		c.real(float64(ch)/255, 3)
	}
	c.op(ops.rgb)
}

// flood fills an area, to which the stream is clipped, with a gradient or hatch.
func (c *content) flood(p scene.Paint, area geom.Rect) {
	switch v := p.(type) {
	case *scene.Linear, *scene.Radial:
		c.shade(v, area)
	case *scene.Hatch:
		c.hatch(v, area)
	default:
		panic(fmt.Sprintf("pdf: unknown paint %T", p))
	}
}

func (c *content) cover(p scene.Paint, area geom.Rect) {
	c.fill(p)
	c.rect(area)
	c.op("f")
}

// hatch draws lines over an area. It does not use a tiling pattern, because that would
// be positioned relative to the start of its stream, and viewers align tiles to whole
// pixels.
func (c *content) hatch(h *scene.Hatch, area geom.Rect) {
	lines := h.Lines(area)
	if lines.Empty() {
		c.cover(h.Screen(), area)
		return
	}
	if h.Back != nil {
		c.cover(h.Back, area)
	}
	c.rules(h, &lines)
}

func (c *content) rules(h *scene.Hatch, lines *geom.Path) {
	c.stroke(&scene.Stroke{Paint: h.Ink, Width: h.Width, Butt: true})
	c.outline(lines, "S")
}
