package png

import (
	"image"

	"punchboard/fonts"
)

// glyphCache caches the masks of letters, each at sixteen subpixel positions: a letter
// is drawn at most an eighth of a pixel from its exact position on each axis, which is
// 0.02 mm at 150 dpi.
type glyphCache struct {
	styles map[glyphStyle]glyphMasks
	used   int // bytes
}

// glyphStyle is what the masks of a font's letters have in common.
type glyphStyle struct {
	font       *fonts.Font
	a, b, c, d float64 // font units to pixels
	pen        float64 // of the halo; 0: filled
	butt       bool
}

// glyphMasks are the masks of one style, by glyph and subpixel position.
type glyphMasks map[uint32]glyphMask

// glyphMask is a letter's mask, or nil for a space, and the offset of its upper left
// pixel from the pixel of the letter's origin.
type glyphMask struct {
	*mask
	offset image.Point
}

// maxGlyphBytes limits the memory for masks of letters, in bytes.
const maxGlyphBytes = 16 << 20

// largest is the em size, in pixels, above which letters are drawn as shapes at their
// exact positions, because their masks would displace those of normal text.
const largest = 400

// phases is the number of subpixel positions on each axis.
const phases = 4

func (t *glyphCache) masks(l glyphStyle) glyphMasks {
	if t.styles == nil || t.used > maxGlyphBytes {
		t.styles, t.used = map[glyphStyle]glyphMasks{}, 0
	}
	s := t.styles[l]
	if s == nil {
		s = glyphMasks{}
		t.styles[l] = s
	}
	return s
}

// snap returns the pixel of a letter's origin, and the subpixel position in it.
func snap(x, y float64) (at image.Point, phase uint32) {
	qx, qy := floor(phases*x+0.5), floor(phases*y+0.5)
	const within = phases - 1
	return image.Pt(qx>>2, qy>>2), uint32(qx&within | qy&within<<2)
}

// glyphMask returns a letter's mask, creating it on first use.
func (r *Renderer) glyphMask(u *run, id fonts.GID, phase uint32) glyphMask {
	key := uint32(id)<<4 | phase
	if s, ok := u.masks[key]; ok {
		return s
	}
	m := u.letter
	m.E, m.F = float64(phase&3)/phases, float64(phase>>2)/phases
	r.rasterizer.set(m, u.font.Outline(id), u.pen)
	var s glyphMask
	s.mask, s.offset = r.rasterizer.all()
	if s.mask != nil {
		r.glyphCache.used += s.cost()
	}
	u.masks[key] = s
	return s
}
