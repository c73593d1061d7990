package png

import (
	"encoding/binary"
	"image"

	"punchboard/scene"
)

// ink is a paint ready for blending: it paints the pixels of a row, four bytes each,
// starting at the page's pixel (x, y), according to their coverage.
type ink interface {
	blend(dst, cov []uint8, x, y int)
}

// ink prepares a paint for some pixels of the page.
func (r *Renderer) ink(v *view, p scene.Paint, box image.Rectangle) ink {
	switch p := p.(type) {
	case *scene.Linear:
		return r.linear(v, p)
	case *scene.Radial:
		return r.radial(v, p)
	case *scene.Hatch:
		return r.hatch(v, p, box)
	}
	return flatOf(p)
}

// blend applies ink through a mask to the current rows.
func (r *Renderer) blend(v *view, m *mask, at image.Point, k ink) {
	area := m.bounds(at).Intersect(v.clip.box).Intersect(r.img.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		cov := m.row(y - at.Y)
		if cov == nil {
			continue
		}
		cov = r.thin(v, cov[area.Min.X-at.X:area.Max.X-at.X], area.Min.X, y)
		k.blend(r.img.Pix[r.img.PixOffset(area.Min.X, y):], cov, area.Min.X, y)
	}
}

// flat is a single opaque color.
type flat struct {
	rgb  scene.RGB
	pair uint64 // the color repeated for two pixels
}

func flatOf(p scene.Paint) *flat {
	c := p.Screen()
	one := uint64(c.R) | uint64(c.G)<<8 | uint64(c.B)<<16 | 0xff<<24
	return &flat{c, one<<32 | one}
}

// blend handles eight pixels at a time if all or none are covered, which is the most
// frequent case.
func (k *flat) blend(dst, cov []uint8, _, _ int) {
	for len(cov) >= 8 {
		n := 8
		switch binary.LittleEndian.Uint64(cov) {
		case 0:
		case ^uint64(0):
			n = covered(cov)
			k.fill(dst[:4*n])
		default:
			k.mix(dst[:32], cov[:8])
		}
		dst, cov = dst[4*n:], cov[n:]
	}
	k.mix(dst, cov)
}

// covered returns the number of pixels, eight by eight, that are fully covered before any that is not.
func covered(cov []uint8) (n int) {
	for n+8 <= len(cov) && binary.LittleEndian.Uint64(cov[n:]) == ^uint64(0) {
		n += 8
	}
	return n
}

// fill colors eight pixels or more. It copies what it has written, as long as there are pixels left.
func (k *flat) fill(dst []uint8) {
	first := dst[:32]
	binary.LittleEndian.PutUint64(first, k.pair)
	binary.LittleEndian.PutUint64(first[8:], k.pair)
	binary.LittleEndian.PutUint64(first[16:], k.pair)
	binary.LittleEndian.PutUint64(first[24:], k.pair)
	for done := 32; done < len(dst); done *= 2 {
		copy(dst[done:], dst[:done])
	}
}

func (k *flat) mix(dst, cov []uint8) {
	for i, a := range cov {
		if a != 0 {
			mix(dst[4*i:], k.rgb, uint32(a))
		}
	}
}

// mix blends an opaque color over a pixel.
func mix(dst []uint8, c scene.RGB, a uint32) {
	d := dst[:3:3]
	d[0] = over255(uint32(d[0])*(255-a) + uint32(c.R)*a)
	d[1] = over255(uint32(d[1])*(255-a) + uint32(c.G)*a)
	d[2] = over255(uint32(d[2])*(255-a) + uint32(c.B)*a)
}
