package png

import "image"

// clip is where paint may fall: a box of the page's pixels, and masks that all
// reach over it. Nested clips are multiplied row by row when they are painted
// through: none of them needs a mask as large as the page.
type clip struct {
	box   image.Rectangle
	masks []placed
}

// placed is a mask with the page's pixel of its upper left corner.
type placed struct {
	*mask
	at image.Point
}

// within gives the clip narrowed by a mask. A mask that covers whole pixels only
// narrows the box.
func (c clip) within(m *mask, at image.Point) clip {
	c.box = c.box.Intersect(m.bounds(at))
	if !m.solid() {
		c.masks = append(c.masks[:len(c.masks):len(c.masks)], placed{m, at})
	}
	return c
}

// solid tells whether the mask covers all of its pixels fully.
func (m *mask) solid() bool {
	for i, start := range m.rows {
		if start == blank || i > 0 && start != m.rows[0] {
			return false
		}
	}
	for _, a := range m.pix {
		if a != 0xff {
			return false
		}
	}
	return true
}

// thin multiplies coverage by the clips and the opacity of the view, from (x, y)
// to the right. It gives nil when nothing is left.
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
		multiply(r.thinned, row[x-m.at.X:])
	}
	if v.opacity < 1 {
		fade(r.thinned, uint32(v.opacity*256+0.5))
	}
	return r.thinned
}

func multiply(cov, by []uint8) {
	by = by[:len(cov)]
	for i, a := range cov {
		cov[i] = over255(uint32(a) * uint32(by[i]))
	}
}

// fade thins coverage to so many 256ths.
func fade(cov []uint8, parts uint32) {
	for i, a := range cov {
		cov[i] = uint8((uint32(a)*parts + 128) >> 8)
	}
}

// over255 divides by 255 and rounds to the nearest.
func over255(v uint32) uint8 { return uint8((v + 128) * 257 >> 16) }
