package png

import (
	"encoding/binary"
	"image"
)

// clip is the area that may be painted: a box of the page's pixels, and masks that all
// cover the whole box. Every pixel that a mask covers at all is painted; pixels at the
// rim of the clip are corrected after everything has been painted: see rim.
type clip struct {
	box   image.Rectangle
	masks []placed
}

// placed is a mask and the page's pixel of its upper left corner.
type placed struct {
	*mask
	at image.Point
}

// within returns the clip narrowed by a mask. A mask without uncovered pixels only
// narrows the box.
func (c clip) within(m placed) clip {
	c.box = c.box.Intersect(m.bounds(m.at))
	if !m.solid() {
		c.masks = append(c.masks[:len(c.masks):len(c.masks)], m)
	}
	return c
}

// solid reports whether the mask covers at least a part of each of its pixels.
func (m *mask) solid() bool {
	for _, start := range m.rows {
		if start == blank {
			return false
		}
	}
	for _, a := range m.pix {
		if a == 0 {
			return false
		}
	}
	return true
}

// thin multiplies coverage by the clips and the opacity of the view, starting at (x, y)
// and going right. It returns nil if nothing is left.
func (r *Renderer) thin(v *view, cov []uint8, x, y int) []uint8 {
	if len(v.clip.masks) == 0 && v.opacity == 1 {
		return cov
	}
	r.thinned = append(r.thinned[:0], cov...)
	for _, m := range v.clip.masks {
		row := m.row(y - m.at.Y)
		if row == nil {
			return nil
		}
		cut(r.thinned, row[x-m.at.X:])
	}
	if v.opacity < 1 {
		fade(r.thinned, uint32(v.opacity*256+0.5))
	}
	return r.thinned
}

// cut clears coverage where there is none in by.
func cut(cov, by []uint8) {
	for i, a := range by[:len(cov)] {
		if a == 0 {
			cov[i] = 0
		}
	}
}

// fade multiplies coverage by parts/256.
func fade(cov []uint8, parts uint32) {
	for i, a := range cov {
		cov[i] = uint8((uint32(a)*parts + 128) >> 8)
	}
}

// over255 divides by 255, rounding to the nearest integer.
func over255(v uint32) uint8 { return uint8((v + 128) * 257 >> 16) }

// clipped paints through a mask. The pixels at its rim are painted as if they were
// completely inside, and then mixed with their previous color according to their
// coverage. If each mark were mixed separately, a light ground would shine through a
// dark mark on it.
func (r *Renderer) clipped(v view, m placed, paint func(v *view) error) error {
	start := len(r.rims)
	r.rim(&v, m, func(pixel []uint8, _ uint8) { r.rims = append(r.rims, pixel...) })
	area := v
	area.clip = v.clip.within(m)
	if err := paint(&area); err != nil {
		return err
	}
	was := r.rims[start:]
	r.rims = r.rims[:start]
	r.rim(&v, m, func(pixel []uint8, a uint8) {
		for i, c := range was[:3] {
			pixel[i] = over255(uint32(c)*uint32(255-a) + uint32(pixel[i])*uint32(a))
		}
		was = was[3:]
	})
	return nil
}

// rim calls visit for the pixels that a mask covers partially, always in the same
// order.
func (r *Renderer) rim(v *view, m placed, visit func(pixel []uint8, a uint8)) {
	area := m.bounds(m.at).Intersect(v.clip.box).Intersect(r.img.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := m.row(y - m.at.Y)
		if row == nil {
			continue
		}
		row = row[area.Min.X-m.at.X : area.Max.X-m.at.X]
		pix := r.img.Pix[r.img.PixOffset(area.Min.X, y):]
		for x := 0; x < len(row); x++ {
			if len(row)-x >= 8 && even(row[x:]) {
				x += 7
			} else if a := row[x]; a != 0 && a != 0xff {
				visit(pix[4*x:][:3:3], a)
			}
		}
	}
}

// even reports whether eight pixels are either all fully covered or all uncovered.
func even(cov []uint8) bool {
	eight := binary.LittleEndian.Uint64(cov)
	return eight == 0 || eight == ^uint64(0)
}
