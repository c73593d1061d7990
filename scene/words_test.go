package scene

import (
	"testing"

	"punchboard/fonts"
)

func TestText(t *testing.T) {
	run := func(s string) *Glyphs {
		g := &Glyphs{}
		for _, r := range s {
			g.Glyphs = append(g.Glyphs, fonts.Glyph{Rune: r})
		}
		return g
	}
	symbol := &Symbol{Marks: []Mark{run("three")}}
	marks := []Mark{run("one"), &Path{}, &Group{Marks: []Mark{run("two"), &Use{Symbol: symbol}}}, run("four")}
	if got, want := Text(marks), "one two three four"; got != want {
		t.Errorf("the words are %q, want %q", got, want)
	}
}
