package fonts

import (
	"strings"
	"testing"

	"punchboard/geom"
)

func mustFont(t testing.TB, name string) *Font {
	t.Helper()
	f, ok := Builtin(name)
	if !ok {
		t.Fatalf("no built-in font %q", name)
	}
	return f
}

// lines writes a block as "line|line", inline boxes as [].
func lines(b Block) string {
	var out []string
	for _, l := range b.Lines {
		var sb strings.Builder
		for _, r := range l.Runs {
			if r.Box != nil {
				sb.WriteString("[]")
			}
			for _, g := range r.Glyphs {
				sb.WriteRune(g.Rune)
			}
		}
		out = append(out, sb.String())
	}
	return strings.Join(out, "|")
}

func TestSmoke(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	s := NewShaper()
	for _, text := range []string{
		"Tirez une carte. Si l’unité est à couvert, elle subit −1 et vous pouvez défausser « Feu de suppression » pour relancer.",
		"- Un\n- Deux choses très longues qui prennent plusieurs lignes du pavé\n\nAnticonstitutionnellement prudemment",
		"anticonstitutionnellementanticonstitutionnellement",
	} {
		b := s.Set([]Span{{Text: text, Font: f, Size: 8 * geom.PT}}, Setting{Lang: "fr", Width: 40 * geom.MM, Hyphenate: true})
		t.Log(lines(b), b.Width, b.Height, b.Overfull, b.Missing)
	}
}
