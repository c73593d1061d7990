package layout

import (
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// TestStackGroups puts counters with the same value of a column next to each other, in
// the order of the first of each, and notes the values. Without a column nothing moves.
func TestStackGroups(t *testing.T) {
	for _, tt := range []struct{ column, want string }{{"", "a: b: c: d: e:"}, {"division", "a:2 c:2 b:9 e:9 d:"}} {
		d := ComposedDeck{Deck: &carddata.Deck{Of: &carddata.Counters{}}}
		d.Deck.Counters().Lay.Group = tt.column
		for i, division := range []any{2, 9, 2, nil, 9} {
			fields := map[string]values.Value{"division": {V: division}}
			d.Cards = append(d.Cards, ComposedCard{Card: &carddata.Card{ID: string(rune('a' + i)), Fields: fields}})
		}
		got := ""
		for _, item := range StackOf(d, "en").Items {
			got += item.ID + ":" + item.Group + " "
		}
		if got != tt.want+" " {
			t.Errorf("grouped by %q: %s, want %s", tt.column, got, tt.want)
		}
	}
}
