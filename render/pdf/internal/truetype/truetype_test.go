package truetype

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"strings"
	"testing"

	"punchboard/fonts"
)

func builtin(t testing.TB, name string) *fonts.Font {
	t.Helper()
	f, ok := fonts.Builtin(name)
	if !ok {
		t.Fatalf("no font %s", name)
	}
	return f
}

func parsed(t testing.TB, ttf []byte) *Font {
	t.Helper()
	f, err := Parse(ttf)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

const letters = "Aé Œçi«»!ÿ"

// codesOf assigns codes from 65 on to the letters of a text.
func codesOf(t testing.TB, f *fonts.Font, text string) (codes Codes) {
	t.Helper()
	for i, r := range []rune(text) {
		id, ok := f.GID(r)
		if !ok {
			t.Fatalf("no glyph for %c", r)
		}
		codes[65+i] = uint16(id)
	}
	return codes
}

// TestCut checks for every built-in font that letters in the subset, some of which are
// composite, keep their outlines and widths, and are found by their codes.
func TestCut(t *testing.T) {
	for _, name := range fonts.BuiltinNames() {
		whole := builtin(t, name)
		codes := codesOf(t, whole, letters)
		ttf, err := parsed(t, whole.TTF()).Cut(&codes)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(ttf) > len(whole.TTF())/5 {
			t.Errorf("%s: %d bytes are left of %d", name, len(ttf), len(whole.TTF()))
		}
		cut, err := fonts.Parse("cut", ttf)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for code, old := range codes {
			id := fonts.GID(glyphOf(t, ttf, code))
			if old == 0 {
				if id != 0 {
					t.Errorf("%s: code %d shows glyph %d", name, code, id)
				}
				continue
			}
			if cut.Width(id) != whole.Width(fonts.GID(old)) {
				t.Errorf("%s: code %d is %d wide, was %d", name, code, cut.Width(id), whole.Width(fonts.GID(old)))
			}
			if !reflect.DeepEqual(cut.Outline(id), whole.Outline(fonts.GID(old))) {
				t.Errorf("%s: code %d has another outline", name, code)
			}
		}
	}
}

// glyphOf looks up a code in the only cmap of a subset.
func glyphOf(t testing.TB, ttf []byte, code int) byte {
	t.Helper()
	cmap := parsed(t, ttf).tables["cmap"]
	if got, want := cmap[:18], "\x00\x00\x00\x01\x00\x01\x00\x00\x00\x00\x00\x0c\x00\x00\x01\x06\x00\x00"; string(got) != want {
		t.Fatalf("cmap starts % x", got)
	}
	return cmap[18+code]
}

// TestChecksums checks the checksums of the file and of each table.
func TestChecksums(t *testing.T) {
	f := builtin(t, "plex-condensed")
	codes := codesOf(t, f, letters)
	ttf, err := parsed(t, f.TTF()).Cut(&codes)
	if err != nil {
		t.Fatal(err)
	}
	if sum := checksum(ttf); sum != 0xB1B0AFBA {
		t.Errorf("the file adds up to %#x", sum)
	}
	for at := 12; at < 12+16*7; at += 16 {
		tag := string(ttf[at : at+4])
		sum, start, size := binary.BigEndian.Uint32(ttf[at+4:]), binary.BigEndian.Uint32(ttf[at+8:]), binary.BigEndian.Uint32(ttf[at+12:])
		table := bytes.Clone(ttf[start : start+size])
		if tag == "head" {
			copy(table[8:12], make([]byte, 4))
		}
		if got := checksum(table); got != sum || start%4 != 0 {
			t.Errorf("%s at %d: sum %#x, adds up to %#x", tag, start, sum, got)
		}
	}
}

// TestSourceStays checks that the original font is not modified.
func TestSourceStays(t *testing.T) {
	f := builtin(t, "oswald")
	before := bytes.Clone(f.TTF())
	codes := codesOf(t, f, letters)
	if _, err := parsed(t, f.TTF()).Cut(&codes); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, f.TTF()) {
		t.Error("the font file was written to")
	}
}

func TestMetrics(t *testing.T) {
	for _, c := range []struct {
		name, postScript string
		cap, angle       int
	}{
		{"plex-condensed", "IBMPlexSansCond-Regular", 698, 0},
		{"plex-condensed-italic", "IBMPlexSansCond-Italic", 698, -11},
		{"oswald", "Oswald-Regular", 810, 0},
	} {
		f := parsed(t, builtin(t, c.name).TTF())
		m := f.Metrics()
		if f.PostScriptName() != c.postScript || m.CapHeight != c.cap || m.ItalicAngle != c.angle {
			t.Errorf("%s: %s, %+v", c.name, f.PostScriptName(), m)
		}
		if m.Ascent <= m.CapHeight || m.Descent >= 0 || m.StemV < 60 || m.Box[0] >= m.Box[2] || m.Fixed {
			t.Errorf("%s: %+v", c.name, m)
		}
	}
}

func TestWidth(t *testing.T) {
	whole := builtin(t, "special-elite") // with 2048 or 1000 units: rounded to thousandths
	f := parsed(t, whole.TTF())
	id, _ := whole.GID('n')
	want := (whole.Width(id)*2000 + whole.UnitsPerEm()) / (2 * whole.UnitsPerEm())
	if got := f.Width(uint16(id)); got != want {
		t.Errorf("width %d, want %d", got, want)
	}
	if got := f.Width(0xffff); got != 0 {
		t.Errorf("a glyph beyond the font is %d wide", got)
	}
}

func TestRefuses(t *testing.T) {
	good := builtin(t, "oswald").TTF()
	edit := func(do func(b []byte)) []byte {
		b := bytes.Clone(good)
		do(b)
		return b
	}
	for _, c := range []struct {
		name string
		ttf  []byte
		err  string
	}{
		{"nothing", nil, "not a TrueType"},
		{"CFF", []byte("OTTO........"), "not a TrueType"},
		{"list cut short", good[:20], "list is cut"},
		{"cut short", good[:len(good)/2], "beyond the file"},
		{"no glyf", edit(func(b []byte) { copy(b[bytes.Index(b, []byte("glyf")):], "xxxx") }), "glyf is missing"},
		{"no em", edit(func(b []byte) { put(b, "head", 18, 0) }), "the em"},
		{"no widths", edit(func(b []byte) { put(b, "hhea", 34, 0) }), "widths"},
		{"too many glyphs", edit(func(b []byte) { put(b, "maxp", 4, 0xffff) }), "locations"},
	} {
		if _, err := Parse(c.ttf); err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

// put writes a number to a table of a font.
func put(b []byte, tag string, at int, v uint16) {
	entry := bytes.Index(b, []byte(tag))
	start := int(binary.BigEndian.Uint32(b[entry+8:]))
	binary.BigEndian.PutUint16(b[start+at:], v)
}

func TestCutRefuses(t *testing.T) {
	whole := builtin(t, "oswald")
	f := parsed(t, whole.TTF())
	codes := Codes{65: 0xffff}
	if _, err := f.Cut(&codes); err == nil || !strings.Contains(err.Error(), "not in the font") {
		t.Errorf("a glyph beyond the font: %v", err)
	}
	id, _ := whole.GID('A')
	for _, size := range []int{1, 5, 11} {
		f.tables["glyf"] = f.tables["glyf"][:size]
		codes = Codes{65: uint16(id)}
		if _, err := f.Cut(&codes); err == nil {
			t.Errorf("glyphs cut to %d bytes were taken", size)
		}
	}
}

// FuzzCut checks that a damaged font is rejected or subset without a panic.
func FuzzCut(f *testing.F) {
	whole := builtin(f, "oswald")
	codes := codesOf(f, whole, letters)
	small, err := parsed(f, whole.TTF()).Cut(&codes)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(small, uint16(3))
	f.Fuzz(func(t *testing.T, ttf []byte, id uint16) {
		font, err := Parse(ttf)
		if err != nil {
			return
		}
		font.Metrics()
		font.PostScriptName()
		font.Width(id)
		cut, err := font.Cut(&Codes{65: id, 200: 1})
		if err != nil {
			return
		}
		if _, err := Parse(cut); err != nil {
			t.Fatalf("its own font: %v", err)
		}
	})
}
