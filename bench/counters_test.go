package bench

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/layout"
)

// TestCountersAreWhole composes the counters: there are no findings, both sides
// of each are drawn, and no two are alike.
func TestCountersAreWhole(t *testing.T) {
	game, found := carddata.Load(fstest.MapFS{
		"game.yaml":        {Data: []byte(CountersYAML())},
		"faces/faces.yaml": {Data: []byte(CounterFacesYAML())},
		"counters.csv":     {Data: []byte(CountersCSV(20))},
	}, "bench", carddata.Options{Slug: "bench"})
	book, more := layout.Compose(t.Context(), game, layout.Options{Lang: "en"})
	for _, f := range append(found.All(), more.All()...) {
		t.Errorf("%+v", f)
	}
	for _, c := range book.Decks[0].Cards {
		if len(c.Front.Marks) < 5 || len(c.Back.Marks) < 5 {
			t.Errorf("%s: %d marks on its front, %d on its back", c.Card.ID, len(c.Front.Marks), len(c.Back.Marks))
		}
	}
	if a, b := book.Decks[0].Cards[0], book.Decks[0].Cards[1]; a.Back == b.Back {
		t.Error("backs are shared")
	}
}
