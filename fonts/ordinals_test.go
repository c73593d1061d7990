package fonts

import (
	"strings"
	"testing"

	"punchboard/geom"
)

func TestOrdinalsAreRaised(t *testing.T) {
	tests := []struct{ lang, in, want string }{
		{"fr", "le 1er, la 1re et la 2e classe", "le 1[er], la 1[re] et la 2[e] classe"},
		{"fr", "XXe siècle, Ier et IIes, Le, Ce, Vie, IVème", "XX[e] siècle, I[er] et II[es], Le, Ce, Vie, IV[ème]"},
		{"fr", "Vers IInde, Ver, Xers, Vre, Xnd, Vnde", "Vers II[nde], Ver, Xers, Vre, Xnd, Vnde"},
		{"fr", "1er/116e, d'1er, (2e), 2nde!", "1[er]/116[e], d’1[er], (2[e]), 2[nde] !"},
		{"fr", "3e5, A1e, 1.2e, x_1er, 1ère, 12eme, 1E", "3e5, A1e, 1.2e, x_1er, 1ère, 12eme, 1E"},
		{"es", "el 1.er turno, 3.os, 1er, 1.º y 2.ª", "el 1.[er] turno, 3.[os], 1er, 1.º y 2.ª"},
		{"en", "the 1st, 2nd, 1er", "the 1st, 2nd, 1er"},
		{"it", "il 1º, la 2ª, 1er", "il 1º, la 2ª, 1er"},
		{"de", "1er", "1er"},
	}
	font := mustFont(t, "plex-condensed")
	for _, tt := range tests {
		b := NewShaper().Set([]Span{{Text: tt.in, Font: font, Size: 10 * geom.PT}}, Setting{Lang: tt.lang})
		var got strings.Builder
		for _, r := range b.Lines[0].Runs {
			if r.Size < 10*geom.PT != (r.Rise > 0) || r.Span != 0 {
				t.Errorf("%s: size %v, rise %v, span %d", runText(r), r.Size, r.Rise, r.Span)
			}
			if r.Rise > 0 {
				got.WriteString("[" + runText(r) + "]")
			} else {
				got.WriteString(runText(r))
			}
		}
		if plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(got.String()); plain != tt.want {
			t.Errorf("%s %q: got %s, want %s", tt.lang, tt.in, plain, tt.want)
		}
	}
}

// TestOrdinalsOfStyles raises endings in several spans, of which one continues another,
// and keeps the height of the block.
func TestOrdinalsOfStyles(t *testing.T) {
	regular, bold := mustFont(t, "plex-condensed"), mustFont(t, "plex-condensed-bold")
	spans := []Span{
		{Text: "2", Font: bold, Size: 9 * geom.PT, Tag: "a"}, {Text: "e et 1", Font: regular, Size: 9 * geom.PT, Tag: "b"},
		{Text: "er\u2603", Font: regular, Size: 9 * geom.PT, Tag: "c"}, {Text: " puis 3", Font: regular, Size: 9 * geom.PT, Tag: "d"},
		{Text: "e\u00adme\u00ad", Font: bold, Size: 9 * geom.PT, Tag: "e"},
	}
	s := NewShaper()
	b := s.Set(spans, Setting{Lang: "fr"})
	var got []string
	for _, r := range b.Lines[0].Runs {
		if r.Tag != spans[r.Span].Tag {
			t.Errorf("%s has the tag %v of another span", runText(r), r.Tag)
		}
		got = append(got, runText(r))
	}
	if want := "2|e|~et 1|er|☃| puis 3|e|me"; visible.Replace(strings.Join(got, "|")) != want {
		t.Errorf("got %s", visible.Replace(strings.Join(got, "|")))
	}
	if len(b.Missing) != 1 || b.Missing[0].SpanIndex != 2 {
		t.Errorf("missing: %+v, want one character of span 2", b.Missing)
	}
	plain := s.Set(spans, Setting{Lang: "de"})
	if b.Height != plain.Height || b.CapTop != plain.CapTop || b.Width >= plain.Width {
		t.Errorf("height %v, capitals at %v, width %v; without ordinals %v, %v, %v", b.Height, b.CapTop, b.Width, plain.Height, plain.CapTop, plain.Width)
	}
}

func TestUpper(t *testing.T) {
	tests := []struct{ lang, in, want string }{
		{"fr", "le 1er étage au XXe siècle", "LE 1er ÉTAGE AU XXe SIÈCLE"},
		{"fr", "2e", "2e"},
		{"fr", "été", "ÉTÉ"},
		{"es", "1.er turno", "1.er TURNO"},
		{"en", "1er", "1ER"},
	}
	for _, tt := range tests {
		if got := Upper(tt.lang, tt.in, strings.ToUpper); got != tt.want {
			t.Errorf("%s %q: %q, want %q", tt.lang, tt.in, got, tt.want)
		}
	}
}
