package layout

import (
	"slices"
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestWordsOfFaces checks that the texts of a face can be read in order: whole, although
// they are broken into lines and columns, with icons by name, and without the foot.
func TestWordsOfFaces(t *testing.T) {
	for _, c := range []struct {
		name, part string
		want       []string
	}{
		{"in lines", `{text: "Incomprehensibilities are **often** hyphenated", in: safe, width: 15mm}`, []string{"Incomprehensibilities are often hyphenated"}},
		{"in columns", `{text: "one two three four five six seven eight", in: safe, columns: 2}`, []string{"one two three four five six seven eight"}},
		{"two texts", `{row: [{text: "left"}, {text: "right"}], in: safe}`, []string{"left", "right"}},
		{"icons", `{text: "Roll {{die-6}} now", in: safe}`, []string{"Roll die 6 now"}},
		{"of the card", `{text: "{name}", in: safe}`, []string{"Smoke"}},
		{"none", `{shape: rect, fill: black, in: trim}`, nil},
	} {
		b, found := compose(t, layouttest.Load(t, layouttest.Face(c.part), nil), Options{})
		if found.Errors() > 0 {
			t.Errorf("%s: %s", c.name, layouttest.Messages(found))
			continue
		}
		if got := scene.Words(b.Decks[0].Cards[0].Front.Marks); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
