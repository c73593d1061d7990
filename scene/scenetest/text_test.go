package scenetest

import (
	"testing"

	"punchboard/fonts"
	"punchboard/scene"
)

func TestText(t *testing.T) {
	run := func(s string) *scene.Glyphs {
		g := &scene.Glyphs{}
		for _, r := range s {
			g.Glyphs = append(g.Glyphs, fonts.Glyph{Rune: r})
		}
		return g
	}
	symbol := &scene.Symbol{Marks: []scene.Mark{run("three")}}
	marks := []scene.Mark{run("one"), &scene.Path{}, &scene.Group{Marks: []scene.Mark{run("two"), &scene.Use{Symbol: symbol}}}, run("four")}
	if got, want := Text(marks), "one two three four"; got != want {
		t.Errorf("the words are %q, want %q", got, want)
	}
}
