package fireandcover

import (
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestLargeFigures plays with the largest modifiers that the rules accept: their
// sums must not overflow.
func TestLargeFigures(t *testing.T) {
	large := func(g *carddata.Game) {
		for _, id := range []string{"flanking-fire", "enfilade"} {
			c := rulestest.Card(g, id)
			c.Copies = 8
			c.Fields["limit"] = values.Value{}
			c.Fields["effects"] = values.Value{V: []any{map[string]any{"do": "attack_mod", "mod": maxMod, "side": "own", "phase": "any", "until": "turn_end"}}}
		}
		rulestest.Card(g, "scout").Copies, rulestest.Card(g, "smoke").Copies = 1, 1
		rulestest.Card(g, "concealment").Copies, rulestest.Card(g, "national-trait").Copies = 1, 9
	}
	follow(t, []ruling{
		{"FC-024", "a hand flanking-fire flanking-fire flanking-fire flanking-fire flanking-fire flanking-fire flanking-fire flanking-fire enfilade enfilade enfilade enfilade enfilade enfilade enfilade enfilade bolt-action-rifle; phase position" +
			plays("flanking-fire", 8) + plays("enfilade", 8) + "; b men 100; roll 1 1; do play bolt-action-rifle; over a kills"},
	}, large)
	rulestest.GamesEnd(t, "large", plan(load(t, large), playtest.Random[State](), 50))
}

// plays returns one order repeated n times.
func plays(id string, n int) (text string) {
	for range n {
		text += "; do play " + id
	}
	return text
}
