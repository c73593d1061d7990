package fonts

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// Every glyph of the built-in fonts is sound.
func TestBuiltinGlyphsAreSound(t *testing.T) {
	for _, name := range BuiltinNames() {
		f, ok := Builtin(name)
		if !ok {
			t.Fatal(name)
		}
		for g := range f.walked {
			if !f.sound(GID(g)) {
				t.Errorf("%s: glyph %d is broken", name, g)
			}
		}
	}
}

// glyfOf returns a copy of a built-in font, and its tables of outlines and locations.
func glyfOf(t *testing.T) (ttf, glyf, loca []byte, long bool) {
	t.Helper()
	f, ok := Builtin("special-elite")
	if !ok {
		t.Fatal("the font is missing")
	}
	ttf = bytes.Clone(f.TTF())
	tables, err := readTables(ttf)
	if err != nil {
		t.Fatal(err)
	}
	return ttf, tables["glyf"], tables["loca"], tables.u16("head", 50) != 0
}

// located sets where the data of a glyph are.
func located(loca []byte, long bool, g GID, start, end int) {
	if long {
		binary.BigEndian.PutUint32(loca[4*g:], uint32(start))
		binary.BigEndian.PutUint32(loca[4*g+4:], uint32(end))
		return
	}
	binary.BigEndian.PutUint16(loca[2*g:], uint16(start/2))
	binary.BigEndian.PutUint16(loca[2*g+2:], uint16(end/2))
}

// A glyph whose outline is cut short, or lies outside the file, or goes on without end,
// is not in the font: text with it is reported, and drawing it draws nothing.
func TestBrokenGlyphs(t *testing.T) {
	whole, _ := Builtin("special-elite")
	a, _ := whole.GID('A')
	for _, c := range []struct {
		name  string
		spoil func(glyf, loca []byte, long bool)
	}{
		{"beyond the file", func(glyf, loca []byte, long bool) { located(loca, long, a, 0, len(glyf)+2) }},
		{"backward", func(_, loca []byte, long bool) { located(loca, long, a, 200, 100) }},
		{"too short for a header", func(_, loca []byte, long bool) { located(loca, long, a, 0, 8) }},
		{"without its points", func(glyf, loca []byte, long bool) {
			located(loca, long, a, 0, 16)
			copy(glyf, []byte{0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 1, 1})
		}},
		{"with too many points", func(glyf, loca []byte, long bool) {
			located(loca, long, a, 0, 1000)
			copy(glyf, []byte{0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xfe, 0, 0})
			for i := 14; i < 1000; i++ {
				glyf[i] = 0xff // each flag with the next: 256 points without coordinates
			}
		}},
		{"with instructions beyond its end", func(glyf, loca []byte, long bool) {
			located(loca, long, a, 0, 16)
			copy(glyf, []byte{0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 1, 1})
		}},
		{"of itself", func(glyf, loca []byte, long bool) {
			located(loca, long, a, 0, 18)
			copy(glyf, []byte{0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, byte(a >> 8), byte(a), 0, 0, 0, 0})
		}},
		{"of a glyph that does not exist", func(glyf, loca []byte, long bool) {
			located(loca, long, a, 0, 18)
			copy(glyf, []byte{0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff, 0, 0, 0, 0})
		}},
	} {
		ttf, glyf, loca, long := glyfOf(t)
		c.spoil(glyf, loca, long)
		f, err := Parse("own", ttf)
		if err != nil { // the spoiled data belong to glyph 0 too
			located(loca, long, 0, 2000, 2000)
			if f, err = Parse("own", ttf); err != nil {
				t.Errorf("%s: %v", c.name, err)
				continue
			}
		}
		if _, ok := f.GID('A'); ok || !f.Damaged('A') || !f.Outline(a).Empty() {
			t.Errorf("%s: the glyph is drawn", c.name)
		}
		if b := NewShaper().Set([]Span{{Text: "A", Font: f, Size: 1000}}, Setting{Lang: "en"}); len(b.Missing) != 1 {
			t.Errorf("%s: %d characters are missing", c.name, len(b.Missing))
		}
	}
}

// A font whose glyph for missing characters is broken cannot be used at all.
func TestBrokenNotdef(t *testing.T) {
	ttf, glyf, loca, long := glyfOf(t)
	located(loca, long, 0, 0, len(glyf)+2)
	if _, err := Parse("own", ttf); err == nil {
		t.Error("the font is accepted")
	}
}
