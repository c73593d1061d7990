package fonts

import (
	"strings"
	"testing"
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
		line := ""
		for _, r := range l.Runs {
			line += runText(r)
		}
		out = append(out, line)
	}
	return strings.Join(out, "|")
}

func runText(r Run) string {
	if r.Box != nil {
		return "[]"
	}
	var text []rune
	for _, g := range r.Glyphs {
		text = append(text, g.Rune)
	}
	return string(text)
}
