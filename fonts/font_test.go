package fonts

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"punchboard/internal/fault"
	"slices"
	"sync"
	"testing"

	"punchboard/geom"
)

// retagged returns a copy of a built-in font's file in which one table has
// another tag.
func retagged(t testing.TB, from, to string) []byte {
	t.Helper()
	ttf := bytes.Clone(mustFont(t, "plex-condensed").TTF())
	at := bytes.Index(ttf[:12+16*40], []byte(from))
	if at < 0 {
		t.Fatalf("no table %q", from)
	}
	copy(ttf[at:], to)
	return ttf
}

// licensed returns a copy of a built-in font's file with other license bits.
func licensed(t testing.TB, fsType uint16) []byte {
	t.Helper()
	ttf := bytes.Clone(mustFont(t, "plex-condensed").TTF())
	entry := bytes.Index(ttf[:12+16*40], []byte("OS/2"))
	table := binary.BigEndian.Uint32(ttf[entry+8:])
	binary.BigEndian.PutUint16(ttf[table+8:], fsType)
	return ttf
}

func TestParseRefuses(t *testing.T) {
	ttf := mustFont(t, "plex-condensed").TTF()
	long := bytes.Clone(ttf)
	binary.BigEndian.PutUint32(long[12+12:], 1<<31)
	noEm := bytes.Clone(ttf)
	head := binary.BigEndian.Uint32(noEm[bytes.Index(noEm[:800], []byte("head"))+8:])
	binary.BigEndian.PutUint16(noEm[head+18:], 0)
	tests := []struct {
		name string
		ttf  []byte
		want string
	}{
		{"OpenType", []byte("OTTO\x00\x10...."), "an OpenType font with PostScript (CFF) outlines"},
		{"WOFF", []byte("wOFF\x00\x01\x00\x00"), "a WOFF web font"},
		{"WOFF2", []byte("wOF2\x00\x01\x00\x00"), "a WOFF2 web font"},
		{"collection", []byte("ttcf\x00\x01\x00\x00"), "a TrueType collection (.ttc) of several fonts"},
		{"Type 1", []byte("%!PS-AdobeFont"), "a PostScript Type 1 font"},
		{"PNG", []byte("\x89PNG\r\n\x1a\n0123456789"), "not a font file"},
		{"empty", nil, "not a font file"},
		{"one byte", []byte{0}, "not a font file"},
		{"header alone", ttf[:12], "truncated: its list of tables ends too early"},
		{"half", ttf[:len(ttf)/2], `truncated: its table "glyf" extends beyond the end of the file`},
		{"table too long", long, `truncated: its table "` + string(ttf[12:16]) + `" extends beyond the end of the file`},
		{"variable", retagged(t, "name", "fvar"), "a variable font, and only its default instance would be printed"},
		{"no outlines", retagged(t, "glyf", "gl__"), `damaged: the table "glyf" is missing`},
		{"no characters", retagged(t, "cmap", "cm__"), `damaged: the table "cmap" is missing`},
		{"no em", noEm, "damaged: the glyph widths are missing"},
	}
	for _, tt := range tests {
		_, err := Parse(tt.name, tt.ttf)
		var format *FormatError
		if !errors.As(err, &format) {
			t.Errorf("%s: error %v is no FormatError", tt.name, err)
			continue
		}
		if format.What != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, format.What, tt.want)
		}
		if format.Hint == "" || err.Error() != "not a usable TrueType font: "+tt.want {
			t.Errorf("%s: hint %q, message %q", tt.name, format.Hint, err)
		}
	}
}

func TestRestriction(t *testing.T) {
	tests := []struct {
		fsType uint16
		want   string
	}{
		{0x0, ""}, // installable
		{0x2, "restricted license"},
		{0x4, ""}, // preview and print
		{0x8, ""}, // editable
		{0x6, ""}, // the least restrictive bit counts
		{0x104, "no subsetting"},
		{0x204, "bitmaps only"},
	}
	for _, tt := range tests {
		f, err := Parse("licensed", licensed(t, tt.fsType))
		if err != nil || f.Restriction() != tt.want || f.Embeddable() != (tt.want == "") {
			t.Errorf("fsType %#x: %q, want %q (%v)", tt.fsType, f.Restriction(), tt.want, err)
		}
	}
}

func TestParseLeavesBytesAlone(t *testing.T) {
	ttf := mustFont(t, "oswald").TTF()
	given := bytes.Clone(ttf)
	f, err := Parse("oswald", given)
	if err != nil {
		t.Fatal(err)
	}
	NewShaper().Set([]Span{{Text: "Éclaireurs AVANT", Font: f, Size: geom.PT}}, Setting{Lang: "fr"})
	for g := range f.outlines {
		f.Outline(GID(g))
	}
	if !bytes.Equal(ttf, given) {
		t.Error("the file's bytes have changed")
	}
}

func TestGlyphs(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	tests := []struct {
		r     rune
		has   bool
		width int
	}{
		{'A', true, 579},
		{'é', true, 495},
		{'1', true, 540},
		{' ', true, 212},
		{'\u202F', false, 0},
		{'★', false, 0},
		{'\U0001F600', false, 0},
		{-1, false, 0},
	}
	for _, tt := range tests {
		g, ok := f.GID(tt.r)
		if ok != tt.has || ok && f.Width(g) != tt.width {
			t.Errorf("%q: has %v, width %d; want %v, %d", tt.r, ok, f.Width(g), tt.has, tt.width)
		}
	}
	if f.Width(65535) < 0 {
		t.Error("the width of a glyph beyond the last is negative")
	}
}

func TestOutline(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	tests := []struct {
		r        rune
		contours int
		bounds   geom.Rect // as stated in the font's glyph header
	}{
		{'H', 1, geom.Rect{X: 83, Y: -698, W: 471, H: 698}},
		{'o', 2, geom.Rect{}},
		{'é', 3, geom.Rect{}},
		{'g', 3, geom.Rect{}},
		{' ', 0, geom.Rect{}},
	}
	for _, tt := range tests {
		g, _ := f.GID(tt.r)
		p := f.Outline(g)
		closed := 0
		for _, op := range p.Ops {
			if op == geom.Close {
				closed++
			}
		}
		if closed != tt.contours {
			t.Errorf("%q has %d contours, want %d", tt.r, closed, tt.contours)
		}
		if tt.bounds != (geom.Rect{}) && p.Bounds() != tt.bounds {
			t.Errorf("%q lies in %v, want %v", tt.r, p.Bounds(), tt.bounds)
		}
	}
	if !f.Outline(65535).Empty() {
		t.Error("a glyph beyond the last has an outline")
	}
}

func TestOutlineConcurrently(t *testing.T) {
	shared := mustFont(t, "special-elite")
	f, err := Parse("fresh", shared.TTF())
	if err != nil {
		t.Fatal(err)
	}
	got := make([][]geom.Path, 4)
	var wg sync.WaitGroup
	for i := range got {
		wg.Go(func() {
			for g := range 120 {
				got[i] = append(got[i], f.Outline(GID(g)))
			}
		})
	}
	wg.Wait()
	for i := range got {
		for g, p := range got[i] {
			if !slices.Equal(p.Pts, shared.Outline(GID(g)).Pts) {
				t.Fatalf("worker %d drew glyph %d otherwise", i, g)
			}
		}
	}
}

func TestMetrics(t *testing.T) {
	tests := []struct {
		name string
		want string
	}{
		{"plex-condensed", "0.949 0.212 0.698 0.516"},
		{"oswald-semibold", "1.071 0.268 0.810 0.578"},
		{"baskerville", "0.960 0.260 0.770 0.530"},
	}
	for _, tt := range tests {
		m := mustFont(t, tt.name).Metrics()
		if got := fmt.Sprintf("%.3f %.3f %.3f %.3f", m.Ascent, m.Descent, m.CapHeight, m.XHeight); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// TestDamagedFonts sets text in fonts with random bytes changed: the result must
// be a FormatError or missing glyphs, never a crash.
func TestDamagedFonts(t *testing.T) {
	whole := mustFont(t, "oswald").TTF()
	read := 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		ttf := bytes.Clone(whole)
		for range 1 + r.IntN(40) {
			ttf[r.IntN(len(ttf))] = byte(r.IntN(256))
			ttf[r.IntN(4000)] = byte(r.IntN(256)) // most of the important tables start early
		}
		if f, err := Parse("damaged", ttf); err == nil {
			read++
			exercise(f)
		}
	}
	if read < 50 {
		t.Errorf("only %d of 300 fonts were read: the damage is too plain to test much", read)
	}
}

// exercise draws and sets everything possible with a font.
func exercise(f *Font) {
	for g := range min(len(f.outlines), 300) {
		f.Outline(GID(g))
	}
	NewShaper().Set([]Span{{Text: "AV fi é\u202F! Tirez", Font: f, Size: geom.PT}}, Setting{Lang: "fr", Width: geom.MM})
}

// FuzzParse looks for files that crash the reader or the drawing of glyphs.
func FuzzParse(f *testing.F) {
	f.Add(mustFont(f, "oswald").TTF())
	f.Add([]byte("\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, ttf []byte) {
		if font, err := Parse("fuzzed", ttf); err == nil {
			exercise(font)
		}
	})
}

// TestTruncatedFonts reads the beginnings of a font. As its tables are spread over the
// file, it is only complete with the last one.
func TestTruncatedFonts(t *testing.T) {
	whole := mustFont(t, "oswald").TTF()
	for start := range fault.Prefixes(whole, 1000) {
		if f, err := Parse("truncated", start); err == nil {
			exercise(f)
			if len(start) < len(whole)-4 { // the last table is padded
				t.Errorf("the first %d of %d bytes are read", len(start), len(whole))
			}
		}
	}
}
