package pdf

import (
	"fmt"

	"punchboard/fonts"
	"punchboard/render/pdf/internal/truetype"
)

// typeface is the used part of a font. A simple PDF font has 256 one-byte codes, so a
// typeface is split into subsets; one is enough for any language with an alphabet of a
// few dozen letters.
type typeface struct {
	font    *fonts.Font
	ttf     *truetype.Font
	subsets []*subset
	codes   map[fonts.Glyph]code // by rune and glyph, without the advance
	low     [0x180]code          // the same for Latin, for faster lookup
}

// code is how a text shows a glyph.
type code struct {
	subset *subset
	glyph  fonts.GID
	width  int64 // in thousandths of the em, as in the file
	byte   byte
}

// subset is one font of the file.
type subset struct {
	face   *typeface
	number int // in the document
	codes  truetype.Codes
	runes  [256]rune
	used   int
	name   string // in the file; only known when the subset is complete
}

// typeface returns the typeface of a font, or nil if its file cannot be read, which is
// an error of the document.
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

// code returns the code of a glyph, assigning one on first use.
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

// roomy returns a subset of the typeface with room for another glyph.
func (d *docWriter) roomy(t *typeface) *subset {
	if n := len(t.subsets); n > 0 && t.subsets[n-1].used < len(spare) {
		return t.subsets[n-1]
	}
	s := &subset{face: t, number: len(d.subsets)}
	t.subsets = append(t.subsets, s)
	d.subsets = append(d.subsets, s)
	return s
}

// spare are the codes for characters outside Latin 1, in order of preference: first
// those unused in Latin 1, then its rarest characters, and its letters last. They start
// at 32, because gofpdf does not write widths for lower codes.
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

// free returns an unused code, that of Latin 1 if possible, which keeps streams
// readable.
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
