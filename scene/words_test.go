package scene

import (
	"slices"
	"testing"
)

func TestWords(t *testing.T) {
	symbol := &Symbol{Marks: []Mark{&Glyphs{Words: "in a\nsymbol"}}}
	got := Words([]Mark{
		&Glyphs{Words: "Move\u00a02"}, &Glyphs{Continues: true}, &Glyphs{}, &Path{},
		&Group{Marks: []Mark{&Use{Symbol: symbol}, &Glyphs{Words: " \n"}}},
		&Group{Words: " die 6 ", Marks: []Mark{&Glyphs{Words: "unread"}}},
		&Glyphs{Words: "last"},
	})
	if want := []string{"Move 2", "in a symbol", "die 6", "last"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
