package games

import (
	"fmt"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/playtest"
)

// TestFigures compares texts with effects: numbers in digits and words, signs, dice,
// other columns, and languages.
func TestFigures(t *testing.T) {
	for _, c := range []struct {
		name, en, fr string
		effects      any
		strength     int
		want         string // the number printed in place of the one played
	}{
		{"equal", "Support: 4 rolls.", "Appui : 4 jets.", effect("n", 4), 0, ""},
		{"other", "Support: 5 rolls.", "Appui : 5 jets.", effect("n", 4), 0, "5 for 4"},
		{"other in one language", "Support: 4 rolls.", "Appui : 3 jets.", effect("n", 4), 0, "3 for 4"},
		{"words", "Draw two cards, at most 7.", "Piochez deux cartes, 7 au plus.", effect("n", 2), 0, ""},
		{"sign", "Fire Rolls −1.", "Jets de tir : −1.", effect("mod", -1), 0, ""},
		{"dice", "Kills 1D6 men.", "Tue 1D6 hommes.", effect("n", 2), 0, ""},
		{"a column", "Strength 6: no effect.", "Force 6 : sans effet.", effect("n", 2), 6, ""},
		{"a trait", "Assault.", "Assaut.", effect("mod", 1), 0, ""},
		{"nothing", "Stays in play.", "Reste en jeu.", effect("mod", 0), 0, "none"},
		{"decimals", "A gun of 7.5 cm.", "Un canon de 7,5 cm.", effect("caliber", 7.5), 0, ""},
	} {
		d := &carddata.Deck{ID: "deck", Cards: []*carddata.Card{{ID: "card", Fields: values.Row{
			"effects": {V: c.effects}, "strength": {V: c.strength}, "text": {ByLang: map[string]any{"en": c.en, "fr": c.fr}},
		}}}}
		f := Figures(&carddata.Game{Languages: []string{"en", "fr"}, Decks: []*carddata.Deck{d}}, &playtest.Catalog{})
		got := ""
		switch {
		case f.Compared == 0:
			got = "none"
		case len(f.Wrong) > 0:
			got = fmt.Sprintf("%v for %v", f.Wrong[0].Printed, f.Wrong[0].Played)
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func effect(key string, n any) any { return []any{map[string]any{"do": "thing", key: n}} }
