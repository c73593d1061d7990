package games

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/scene"
)

// TestMarkerCounts holds the markers to the figures of their data: kinds, pieces
// in all, and the most frequent one of each game.
func TestMarkerCounts(t *testing.T) {
	for _, c := range []struct {
		slug          string
		kinds, pieces int
		most          string
		copies        int
	}{
		{"three-fronts", 25, 101, "pinned", 30},
		{"fire-and-cover", 19, 90, "man-1", 32},
	} {
		var all []*carddata.Card
		for _, d := range load(t, c.slug, "").Decks {
			if d.Component == carddata.Counters {
				all = append(all, d.Cards...)
			}
		}
		pieces := 0
		for _, m := range all {
			pieces += m.Copies
		}
		if len(all) != c.kinds || pieces != c.pieces {
			t.Errorf("%s: %d kinds of markers and %d pieces, want %d and %d", c.slug, len(all), pieces, c.kinds, c.pieces)
		}
		most := slices.MaxFunc(all, func(a, b *carddata.Card) int { return a.Copies - b.Copies })
		if most.ID != c.most || most.Copies != c.copies {
			t.Errorf("%s: most of all there are %d %s, want %d %s", c.slug, most.Copies, most.ID, c.copies, c.most)
		}
	}
}

// sides are the columns that say what a side of a marker shows.
var sides = []struct{ word, note, figure string }{
	{"front", "front_note", "front_figure"},
	{"back", "back_note", "back_figure"},
}

// TestMarkersSayBothStates finds word, note and figure of each state on its side,
// in the language of the sheet and in that alone.
func TestMarkersSayBothStates(t *testing.T) {
	for _, slug := range []string{"three-fronts", "fire-and-cover"} {
		g := load(t, slug, "")
		for _, lang := range g.Languages {
			book, _ := layout.Compose(g, layout.Options{Lang: lang})
			for _, d := range decksOf(book, carddata.Counters) {
				for _, c := range d.Cards {
					for i, piece := range []*scene.Piece{c.Front, c.Back} {
						sayAll(t, piece, c.Card, sides[i].figure, lang, g.Languages)
						sayAll(t, piece, c.Card, sides[i].word, lang, g.Languages)
						sayAll(t, piece, c.Card, sides[i].note, lang, g.Languages)
					}
				}
			}
		}
	}
}

// sayAll finds what a field says in a language on a piece, and nothing of what it
// says in others alone.
func sayAll(t *testing.T, piece *scene.Piece, c *carddata.Card, field, lang string, languages []string) {
	t.Helper()
	says := plain(scene.Text(piece.Marks))
	want, _ := c.Fields[field].In(lang).(string)
	if !strings.Contains(says, plain(want)) {
		t.Errorf("%s: %s does not say its %s %q: %s", lang, piece.ID, field, want, says)
	}
	for _, other := range languages {
		foreign, _ := c.Fields[field].In(other).(string)
		if len(foreign) > 3 && !strings.Contains(plain(want), plain(foreign)) && strings.Contains(says, plain(foreign)) {
			t.Errorf("%s: %s says %q", lang, piece.ID, foreign)
		}
	}
}
