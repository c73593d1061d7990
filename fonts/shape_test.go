package fonts

import (
	"slices"
	"testing"

	"punchboard/geom"
)

func TestKerning(t *testing.T) {
	tests := []struct {
		font, pair string
		kern       geom.Length // in font units
	}{
		{"plex-condensed", "AV", -45},
		{"oswald-semibold", "AV", -35},
		{"roboto-condensed-bold", "To", -205},
		{"baskerville", "Té", -107},
		{"plex-condensed", "HH", 0},
		{"roboto-condensed", "ΑΥ", -94}, // Greek
	}
	s := NewShaper()
	for _, tt := range tests {
		f := mustFont(t, tt.font)
		size := geom.Length(f.UnitsPerEm()) // one unit is one EMU
		sum := geom.Length(0)
		for _, r := range tt.pair {
			g, _ := f.GID(r)
			sum += geom.Length(f.Width(g))
		}
		if kern := s.Width(f, size, 0, "", tt.pair) - sum; kern != tt.kern {
			t.Errorf("%s: %q is kerned by %d, want %d", tt.font, tt.pair, kern, tt.kern)
		}
	}
}

// TestOneGlyphEach uses pairs of letters that fonts often merge into a
// ligature.
func TestOneGlyphEach(t *testing.T) {
	const text = "fi ffl fj ½ -> 1/2 …"
	for _, name := range BuiltinNames() {
		f := mustFont(t, name)
		b := NewShaper().Set([]Span{{Text: text, Font: f, Size: geom.PT}}, Setting{Verbatim: true})
		if got := lines(b); got != text {
			t.Errorf("%s: %q", name, got)
		}
		for _, g := range b.Lines[0].Runs[0].Glyphs {
			if want, _ := f.GID(g.Rune); g.ID != want {
				t.Errorf("%s: %q is glyph %d, its own is %d", name, g.Rune, g.ID, want)
			}
		}
	}
}

func TestSpaces(t *testing.T) {
	tests := []struct {
		font  string
		space rune
		shown rune
		width geom.Length // in font units
	}{
		{"plex-condensed", ' ', ' ', 212},
		{"plex-condensed", noBreak, noBreak, 212},
		{"plex-condensed", narrow, noBreak, 159}, // three quarters of the word space
		{"plex-condensed", '\u2009', noBreak, 200},
		{"plex-condensed", '\u2003', noBreak, 1000},
		{"plex-condensed", '\u2007', noBreak, 540},
		{"roboto-condensed", '\u2009', '\u2009', 391}, // the font's own
		{"plex-condensed", '\u2011', '-', 360},
		{"plex-condensed", softHyphen, 0, 0},
		{"plex-condensed", '\u200B', 0, 0},
		{"plex-condensed", '\u2060', 0, 0},
	}
	for _, tt := range tests {
		f := mustFont(t, tt.font)
		b := NewShaper().Set([]Span{{Text: "a" + string(tt.space) + "b", Font: f, Size: geom.Length(f.UnitsPerEm())}}, Setting{Verbatim: true})
		glyphs := b.Lines[0].Runs[0].Glyphs
		if tt.shown == 0 {
			if len(glyphs) != 2 {
				t.Errorf("%U shows: %v", tt.space, glyphs)
			}
			continue
		}
		if g := glyphs[1]; g.Rune != tt.shown || g.Advance != tt.width {
			t.Errorf("%s %U: %U %d, want %U %d", tt.font, tt.space, g.Rune, g.Advance, tt.shown, tt.width)
		}
		if len(b.Missing) > 0 {
			t.Errorf("%s %U counts as missing", tt.font, tt.space)
		}
	}
}

func TestMissing(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	spans := []Span{
		{Text: "a★b★ e\u0301", Font: f, Size: geom.PT}, // é is composed
		{Text: "★ x\u0302 \U0001F600\x01", Font: f, Size: geom.PT},
	}
	want := []Missing{
		{'★', f, 0, 1},
		{'★', f, 1, 0},
		{'\u0302', f, 1, 5},
		{'\U0001F600', f, 1, 8},
		{'\x01', f, 1, 12},
	}
	b := NewShaper().Set(spans, Setting{})
	if !slices.Equal(b.Missing, want) {
		t.Errorf("missing %v, want %v", b.Missing, want)
	}
	for _, run := range b.Lines[0].Runs {
		for _, g := range run.Glyphs {
			if g.Rune > 0xFFFF {
				t.Errorf("%U reached the glyphs", g.Rune)
			}
		}
	}
}

// TestWordsReachOverSpans checks that kerning is kept if only the color
// changes.
func TestWordsReachOverSpans(t *testing.T) {
	f, size := mustFont(t, "plex-condensed"), 10*geom.PT
	s := NewShaper()
	whole := s.Set([]Span{{Text: "AVA", Font: f, Size: size}}, Setting{}).Width
	parted := s.Set([]Span{{Text: "A", Font: f, Size: size}, {Text: "VA", Font: f, Size: size, Tag: "red"}}, Setting{}).Width
	if whole != parted {
		t.Errorf("%d in one span, %d in two", whole, parted)
	}
}

func TestTracking(t *testing.T) {
	f, size := mustFont(t, "oswald"), 10*geom.PT
	s := NewShaper()
	for _, text := range []string{"HQ", "H Q", "H"} {
		plain, tracked := s.Width(f, size, 0, "en", text), s.Width(f, size, geom.PT, "en", text)
		if want := plain + geom.Length(len(text)-1)*geom.PT; tracked != want {
			t.Errorf("%q: %d, want %d: none after the last glyph", text, tracked, want)
		}
	}
}
