package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// TestTermLimits reads glossaries at the limits and just beyond them.
func TestTermLimits(t *testing.T) {
	rows := func(n int, row string) string {
		var b strings.Builder
		b.WriteString("id,en\n")
		for i := range n {
			fmt.Fprintf(&b, "t%d,%s\n", i, row)
		}
		return b.String()
	}
	const tooMany = "the glossary has more than 5,000 terms, or 500,000 bytes in them; the rest is ignored"
	tests := []struct{ name, terms, want string }{
		{"5,000 terms", rows(MaxTerms, "word"), ""},
		{"5,001 terms", rows(MaxTerms+1, "word"), tooMany},
		{"500,000 bytes", rows(MaxTermLetters/1_000, strings.Repeat("w", 1_000)), ""},
		{"501,000 bytes", rows(MaxTermLetters/1_000+1, strings.Repeat("w", 1_000)), tooMany},
		{"100 forms", rows(1, strings.Repeat("w;", MaxTermForms)), ""},
		{"101 forms", rows(1, strings.Repeat("w;", MaxTermForms)+"w"), "the cell has more than 100 forms of a term; the rest is ignored"},
	}
	for _, tt := range tests {
		_, found := Load(fstest.MapFS{
			"game.yaml":       {Data: []byte("title: A game\nversion: \"1\"\nlanguages: [en]\ndecks:\n  - {id: cards, name: Cards, cards: cards.csv, size: poker, front: card}\n")},
			"faces/card.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: \"{name}\", size: 9pt}\n")},
			"cards.csv":       {Data: []byte("id,name\none,One\n")},
			"terms.csv":       {Data: []byte(tt.terms)},
		}, "game", Options{})
		var got []string
		for _, f := range found.All() {
			got = append(got, f.Message)
		}
		if strings.Join(got, "\n") != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
