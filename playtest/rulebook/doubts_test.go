package rulebook

import (
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// TestDoubts reads figures that can be played but hardly be meant, and their sound
// counterparts.
func TestDoubts(t *testing.T) {
	type param = map[string]any
	for _, c := range []struct {
		name string
		cell any
		want []string
	}{
		{"a modifier", param{"do": "go", "mod": -1}, nil},
		{"a modifier of 0", param{"do": "go", "mod": 0}, []string{"PB-709 g/cards.csv:3:9: `scout`: the effect `go` has `mod` 0, so that it does nothing"}},
		{"a modifier that is too large", param{"do": "go", "mod": 7}, []string{"PB-701 g/cards.csv:3:9: effect `go`: `mod` must be a whole number from -6 to 6, but is 7"}},
	} {
		r, card := small([]any{c.cell})
		r.Effects(card, 1)[0].Modifier("mod", -6, 6)
		wants(t, c.name, r, c.want...)
	}
	for _, c := range []struct {
		name        string
		at, backAt  any
		value, show any
		want        []string
	}{
		{"weaker after a loss", 5, 4, 7, 7, nil},
		{"as strong after a loss, and no figure printed", 5, 5, 7, nil, nil},
		{"no back, and no figure read", 5, nil, nil, 7, nil},
		{"stronger after a loss", 5, 6, 7, 7, []string{"PB-709 g/cards.csv:3:4: `scout`: its back has `at` 6, and its front only 5, so that a loss makes it stronger"}},
		{"another figure", 5, 4, 7, 3, []string{"PB-709 g/cards.csv:3:6: `scout`: column `combat` prints 3, but the rules play column `value`, 7"}},
	} {
		r, card := small(nil)
		at := func(col int) diag.Pos { return diag.Pos{File: "g/cards.csv", Line: 3, Col: col} }
		card.Fields = values.Row{"at": {V: c.at}, "back_at": {V: c.backAt, Pos: at(4)}, "value": {V: c.value}, "combat": {V: c.show, Pos: at(6)}}
		r.Backs(card, "at")
		r.Repeats(card, "combat", "value")
		wants(t, c.name, r, c.want...)
	}
	for _, c := range []struct {
		name    string
		attacks []Reach
		want    []string
	}{
		{"no attacks", nil, nil},
		{"one that reaches", []Reach{{row("knife"), false}, {row("rifle"), true}}, nil},
		{"none that reaches", []Reach{{row("knife"), false}, {row("pistol"), false}}, []string{"PB-709 g/cards.csv:8: no attack of deck `main` reaches long range, where play starts: neither `knife` nor any other of 2"}},
	} {
		r, _ := small(nil)
		r.Reaches(r.Deck("main"), "long range", c.attacks)
		wants(t, c.name, r, c.want...)
	}
}

func row(id string) *carddata.Card {
	return &carddata.Card{ID: id, Pos: diag.Pos{File: "g/cards.csv", Line: 8}}
}
