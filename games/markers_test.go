package games

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// TestMarkerCounts compares the markers with their data: kinds, total number, and
// the most frequent one of each game.
func TestMarkerCounts(t *testing.T) {
	for _, c := range []struct {
		slug          string
		kinds, pieces int
		most          string
		copies        int
	}{
		{"three-fronts", 28, 110, "pinned", 30},
		{"fire-and-cover", 19, 90, "man-1", 32},
		{"line-and-reserve", 25, 214, "vp-1", 24},
		{"patrol-deck", 17, 320, "moved", 50},
	} {
		var all []*carddata.Card
		for _, d := range load(t, c.slug, "").Decks {
			if d.Kind() == carddata.CounterKind {
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

// TestMarkerCuts counts the pieces of each shape in the games that mix shapes.
func TestMarkerCuts(t *testing.T) {
	for _, c := range []struct {
		slug string
		want map[string]int
	}{
		{"line-and-reserve", map[string]int{"18mm square": 120, "19mm square": 54, "12mm round": 36, "120mm square": 4}},
		{"patrol-deck", map[string]int{"12mm round": 248, "20mm square": 24, "15mm square": 48}},
	} {
		got := map[string]int{}
		for _, d := range load(t, c.slug, "").Decks {
			if d.Kind() == carddata.CounterKind {
				got[fmt.Sprintf("%gmm %s", d.Size.W.MM(), [...]string{"square", "round"}[d.Shape])] += d.Pieces()
			}
		}
		if !maps.Equal(got, c.want) {
			t.Errorf("%s: the cuts hold %v, want %v", c.slug, got, c.want)
		}
	}
}

// The fields of a row that each side of a marker shows.
var (
	frontFields = []string{"front_figure", "front", "front_note"}
	backFields  = []string{"back_figure", "back", "back_note"}
	soleFields  = []string{"figure", "word", "note"}
	nameFields  = []string{"back"} // a name, a number or a rule
)

// TestMarkersSayTheirRows checks that each side of a marker shows its word, note
// and figure, in the language of the sheet and no other.
func TestMarkersSayTheirRows(t *testing.T) {
	for _, c := range []struct {
		slug        string
		front, back []string
	}{
		{"three-fronts", frontFields, backFields},
		{"fire-and-cover", frontFields, backFields},
		{"line-and-reserve", soleFields, nil},
		{"patrol-deck", soleFields, nameFields},
	} {
		g := load(t, c.slug, "")
		for _, lang := range g.Languages {
			book := compose(t, g.Slug, lang)
			for _, d := range decksOf(book, carddata.CounterKind) {
				for _, m := range d.Cards {
					say(t, m.Front, m.Card, c.front, lang, g.Languages)
					say(t, m.Back, m.Card, c.back, lang, g.Languages)
				}
			}
		}
	}
}

// TestPlainBacks checks that only the markers printed on both sides have words on
// the back, and that these are the same as on the front.
func TestPlainBacks(t *testing.T) {
	for _, d := range decksOf(compose(t, "line-and-reserve", "en"), carddata.CounterKind) {
		for _, m := range d.Cards {
			front, back := scenetest.Text(m.Front.Marks), scenetest.Text(m.Back.Marks)
			if sides := m.Card.Fields["sides"].V; sides == 1 && back != "" || sides == 2 && back != front {
				t.Errorf("%s is printed on %v sides, and says %q and %q", m.Card.ID, sides, front, back)
			}
		}
	}
}

// say checks that a piece shows the fields in a language, and nothing that exists
// only in other languages.
func say(t *testing.T, piece *scene.Piece, c *carddata.Card, fields []string, lang string, languages []string) {
	t.Helper()
	says := plain(scenetest.Text(piece.Marks))
	for _, field := range fields {
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
}
