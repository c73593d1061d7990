package png

import (
	"image"

	"punchboard/fonts"
)

// typecase keeps the masks of letters, each at sixteen places within a pixel: a
// letter stands at most an eighth of a pixel from its place either way, which at
// 150 dpi is 0.02 mm.
type typecase struct {
	looks map[look]sorts
	used  int // bytes
}

// look is all that the masks of a font's letters have in common.
type look struct {
	font       *fonts.Font
	a, b, c, d float64 // font units to pixels
	pen        float64 // of the halo; 0: filled
	butt       bool
}

// sorts are the masks of one look, by glyph and place within the pixel.
type sorts map[uint32]sort

// sort is a letter's mask, nil for a space, and where its upper left pixel lies
// from the pixel that the letter stands on.
type sort struct {
	*mask
	offset image.Point
}

// keptSorts bounds the memory for masks of letters, in bytes.
const keptSorts = 16 << 20

// largest is the em, in pixels, beyond which letters are drawn as shapes, at
// their exact places: their masks would crowd out those of text.
const largest = 400

// phases is the number of places within a pixel, each way.
const phases = 4

func (t *typecase) sorts(l look) sorts {
	if t.looks == nil || t.used > keptSorts {
		t.looks, t.used = map[look]sorts{}, 0
	}
	s := t.looks[l]
	if s == nil {
		s = sorts{}
		t.looks[l] = s
	}
	return s
}

// stand gives the pixel on which a letter stands, and the place within it.
func stand(x, y float64) (at image.Point, phase uint32) {
	qx, qy := floor(phases*x+0.5), floor(phases*y+0.5)
	const within = phases - 1
	return image.Pt(qx>>2, qy>>2), uint32(qx&within | qy&within<<2)
}

// sort gives a letter's mask, made when first asked for.
func (r *Renderer) sort(u *run, id fonts.GID, phase uint32) sort {
	key := uint32(id)<<4 | phase
	if s, ok := u.sorts[key]; ok {
		return s
	}
	m := u.letter
	m.E, m.F = float64(phase&3)/phases, float64(phase>>2)/phases
	r.covers.set(m, u.font.Outline(id), u.pen)
	var s sort
	s.mask, s.offset = r.covers.all()
	if s.mask != nil {
		r.typecase.used += s.cost()
	}
	u.sorts[key] = s
	return s
}
