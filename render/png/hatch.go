package png

import (
	"image"

	"punchboard/geom"
	"punchboard/scene"
)

// hatched is the ink of a hatch: at each pixel its two colors, mixed by the share of
// the pixel that its lines cover. Each pixel is thus blended once, and an area's edges
// are as soft as those of an area in one color.
type hatched struct {
	lines     *mask // nil: there are none nearby
	at        image.Point
	ink, back scene.RGB
	bare      bool // nothing is painted behind the lines
}

// hatch prepares a hatch for some pixels. If it is too fine for lines, it becomes its
// average color.
func (r *Renderer) hatch(v *view, h *scene.Hatch, box image.Rectangle) ink {
	box = box.Intersect(v.clip.box)
	lines := h.Lines(v.paper(box))
	if lines.Empty() {
		return flatOf(h)
	}
	k := &hatched{ink: h.Ink.Screen(), bare: h.Back == nil}
	if !k.bare {
		k.back = h.Back.Screen()
	}
	r.rasterizer.set(v.m, lines, penOf(v.m, &scene.Stroke{Width: h.Width, Butt: true}))
	k.lines, k.at = r.rasterizer.mask(box, r.img.Rect)
	return k
}

func (k *hatched) blend(dst, cov []uint8, x, y int) {
	for i, a := range cov {
		line := k.cover(x+i, y)
		switch {
		case a == 0:
		case k.bare:
			mix(dst[4*i:], k.ink, uint32(over255(uint32(a)*line)))
		default:
			mix(dst[4*i:], blended(k.back, k.ink, line), uint32(a))
		}
	}
}

// cover returns the coverage of a pixel by the lines.
func (k *hatched) cover(x, y int) uint32 {
	if k.lines == nil || !image.Pt(x, y).In(k.lines.bounds(k.at)) {
		return 0
	}
	row := k.lines.row(y - k.at.Y)
	if row == nil {
		return 0
	}
	return uint32(row[x-k.at.X])
}

// blended returns the color at a/255 between two colors.
func blended(from, to scene.RGB, a uint32) scene.RGB {
	c := [3]uint8{from.R, from.G, from.B}
	mix(c[:], to, a)
	return scene.RGB{R: c[0], G: c[1], B: c[2]}
}

// paper returns the box, in the coordinates of the marks, that is visible in some
// pixels.
func (v *view) paper(box image.Rectangle) geom.Rect {
	inv, ok := v.m.Inverse()
	if !ok {
		return geom.Rect{}
	}
	var lo, hi geom.Point
	for i, p := range [4]image.Point{box.Min, {X: box.Max.X, Y: box.Min.Y}, {X: box.Min.X, Y: box.Max.Y}, box.Max} {
		v := inv.Apply(geom.V(float64(p.X), float64(p.Y)))
		q := geom.Pt2(geom.Length(v.X), geom.Length(v.Y))
		if i == 0 {
			lo, hi = q, q
		}
		lo = geom.Pt2(min(lo.X, q.X), min(lo.Y, q.Y))
		hi = geom.Pt2(max(hi.X, q.X), max(hi.Y, q.Y))
	}
	return geom.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}
