package pdf

import (
	"fmt"

	"punchboard/fonts"
	"punchboard/render/pdf/internal/truetype"
)

// typeface is a font as far as the document shows it. A PDF font of the simple
// kind has 256 codes, one byte each, so a typeface is split into subsets; one
// is enough for any language that is written in a few dozen letters.
type typeface struct {
	font    *fonts.Font
	ttf     *truetype.Font
	subsets []*subset
	codes   map[fonts.Glyph]code // by rune and glyph; the advance is left out
	low     [0x180]code          // the same for Latin, to be found faster
}

// code is how a text shows a glyph.
type code struct {
	subset *subset
	glyph  fonts.GID
	width  int64 // in thousandths of the em, as the file states it
	byte   byte
}

// subset is one font of the file.
type subset struct {
	face   *typeface
	number int // in the document
	codes  truetype.Codes
	runes  [256]rune
	used   int
	name   string // in the file; known when the subset is whole
}

// typeface returns the typeface of a font, or nil when its file cannot be read,
// which is an error of the document.
func (d *docWriter) typeface(f *fonts.Font) *typeface {
	if known, ok := d.faces[f]; ok {
		return known
	}
	ttf, err := truetype.Parse(f.TTF())
	if err != nil {
		d.fail(fmt.Errorf("font %s: %w", f.Name(), err))
		d.faces[f] = nil
		return nil
	}
	t := &typeface{font: f, ttf: ttf, codes: map[fonts.Glyph]code{}}
	d.faces[f] = t
	return t
}

// code returns the code of a glyph, a new one when it is shown for the first
// time.
func (d *docWriter) code(t *typeface, g fonts.Glyph) code {
	if uint(g.Rune) < uint(len(t.low)) {
		if k := &t.low[g.Rune]; k.subset != nil && k.glyph == g.ID {
			return *k
		}
	}
	g.Advance = 0
	k, ok := t.codes[g]
	if !ok {
		k = d.newCode(t, g)
		t.codes[g] = k
		if uint(g.Rune) < uint(len(t.low)) && t.low[g.Rune].subset == nil {
			t.low[g.Rune] = k
		}
	}
	return k
}

func (d *docWriter) newCode(t *typeface, g fonts.Glyph) code {
	if g.ID == 0 || g.Rune == 0 {
		d.fail(fmt.Errorf("font %s has no glyph for %U", t.font.Name(), g.Rune))
	}
	s := d.roomy(t)
	b := s.free(g.Rune)
	s.codes[b], s.runes[b] = uint16(g.ID), g.Rune
	s.used++
	return code{subset: s, glyph: g.ID, width: int64(t.ttf.Width(uint16(g.ID))), byte: b}
}

// roomy returns a subset of the typeface that can take another glyph.
func (d *docWriter) roomy(t *typeface) *subset {
	if n := len(t.subsets); n > 0 && t.subsets[n-1].used < len(spare) {
		return t.subsets[n-1]
	}
	s := &subset{face: t, number: len(d.subsets)}
	t.subsets = append(t.subsets, s)
	d.subsets = append(d.subsets, s)
	return s
}

// spare are the codes from 32, below which gofpdf gives no widths, in the order
// in which characters outside Latin 1 take them: what Latin 1 leaves free, then
// its rare end, its letters last.
var spare = func() []byte {
	var order []byte
	for b := 0x7f; b < 0xa0; b++ {
		order = append(order, byte(b))
	}
	for b := 0xff; b >= 0xa0; b-- {
		order = append(order, byte(b))
	}
	for b := 0x7e; b >= 0x20; b-- {
		order = append(order, byte(b))
	}
	return order
}()

// free returns a code that is not taken: that of Latin 1 if it can be, so that
// streams can be read.
func (s *subset) free(r rune) byte {
	if (r >= 0x20 && r < 0x7f || r >= 0xa0 && r <= 0xff) && s.runes[r] == 0 {
		return byte(r)
	}
	for _, b := range spare {
		if s.runes[b] == 0 {
			return b
		}
	}
	panic("pdf: a full subset was given another glyph")
}
