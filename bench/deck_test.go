package bench

import (
	"fmt"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/scene"
)

// compose composes the first n cards with our own face language.
func compose(t *testing.T, n int) *layout.Book {
	t.Helper()
	game, found := carddata.Load(fstest.MapFS{
		"game.yaml":       {Data: []byte(GameYAML())},
		"faces/card.yaml": {Data: []byte(FaceYAML())},
		"cards.csv":       {Data: []byte(CSV(n))},
	}, "bench", carddata.Options{Slug: "bench"})
	book, more := layout.Compose(t.Context(), game, layout.Options{Lang: "en"})
	for _, f := range append(found.All(), more.All()...) {
		t.Errorf("%+v", f)
	}
	return book
}

// TestCardIsTheSame compares our card with the positions at which the minimal
// programs draw it: if our deck showed less, the comparison would be void.
func TestCardIsTheSame(t *testing.T) {
	front := compose(t, 2).Decks[0].Cards[1].Front // "Hidden Patrol 2"
	var paths, texts []string
	for _, m := range flat(front.Marks) {
		switch m := m.(type) {
		case *scene.Path:
			b := m.Path.Bounds()
			paths = append(paths, fmt.Sprintf("%.1f %.1f %.1f %.1f", b.X.MM(), b.Y.MM(), b.W.MM(), b.H.MM()))
		case *scene.Glyphs:
			texts = append(texts, fmt.Sprintf("%.1f %s %q", m.At.Y.MM(), m.Size.PtString(), m.Text()))
		}
	}
	same(t, "outline", paths, []string{
		"-3.0 -3.0 69.0 94.0", "3.0 3.0 57.0 82.0", "2.9 2.9 57.3 82.3", // the frame's stroke, 0.3 wide
		"48.0 5.5 10.0 10.0", "16.5 24.0 30.0 30.0", "20.1 27.0 22.8 21.7",
	})
	same(t, "text", texts, []string{
		`11.0 10 pt "Hidden Patrol 2"`, `16.0 8 pt "Order"`, `12.0 12 pt "2"`,
		`65.0 8 pt "One of your units may move and fire in the"`,
		`69.0 8 pt "same turn. If the road is open, add one die"`,
		`73.0 8 pt "for every unit on the left flank."`,
	})
}

func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			t.Errorf("%s %s is missing", what, want[i])
		case i >= len(want):
			t.Errorf("%s %s is too many", what, got[i])
		case got[i] != want[i]:
			t.Errorf("%s %d is %s, want %s", what, i, got[i], want[i])
		}
	}
}

// flat replaces symbols by their marks, in place.
func flat(marks []scene.Mark) []scene.Mark {
	var out []scene.Mark
	for _, m := range marks {
		if u, ok := m.(*scene.Use); ok && u.At == geom.Identity {
			out = append(out, flat(u.Symbol.Marks)...)
			continue
		}
		out = append(out, m)
	}
	return out
}

func TestCardsDiffer(t *testing.T) {
	seen := map[Card]bool{}
	for _, c := range Cards(1100) {
		if seen[c] {
			t.Fatalf("%+v comes twice", c)
		}
		seen[c] = true
	}
}
