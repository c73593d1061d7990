package threefronts

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhatTheRulesCannotPlay checks that data that cannot be played are
// reported, with their position.
func TestWhatTheRulesCannotPlay(t *testing.T) {
	rulestest.Found(t, func() *carddata.Game { return read(t) }, New, rulestest.Faults{
		{"unknown effect", rulestest.Effect("us-half-squad", "do", "fly"), "american-squads.csv:10:53: effect `fly`: unknown effect of a unit; the rules have: suppress, recon, armor_save, leader, rally_mod, immune, anti_tank, draw, fire_mod, fire_dice, forbid"},
		{"unknown effect of a card", rulestest.Effect("tac-mud", "do", "rain"), "tactics.csv:53:67: effect `rain`: unknown effect of a Tactics card"},
		{"no verb", rulestest.Effect("us-half-squad", "mod", 1), "american-squads.csv:10:53: an effect must be an object with a verb `do`"},
		{"no list", rulestest.Field("us-half-squad", "effects", "bold"), "effects must be a list of objects"},
		{"unknown parameter", rulestest.Effect("us-half-squad", "do", "recon", "mod", 1, "range", 2), "effect `recon`: unknown parameter `range`"},
		{"missing parameter", rulestest.Effect("us-half-squad", "do", "recon"), "effect `recon`: `mod` must be a whole number from -12 to 12, but is <nil>"},
		{"unknown word", rulestest.Effect("us-half-squad", "do", "immune", "to", "rain"), "effect `immune`: `to` cannot be rain here; use one of: leader, engineer"},
		{"unknown words", rulestest.Effect("us-half-squad", "do", "forbid", "what", []any{"sleep"}, "side", "own", "scope", "self", "until", "always"), "effect `forbid`: `what` cannot contain sleep; use one of: move, recon"},
		{"no words", rulestest.Effect("us-half-squad", "do", "forbid", "side", "own", "scope", "self", "until", "always"), "effect `forbid`: `what` must contain at least one of"},
		{"meaningless window", rulestest.Field("tac-mud", "window", []any{"rally"}), "effect `cancel`: what it cancels happens in the window `enemy-move`, where the card cannot be played"},
		{"unplayable window", rulestest.Field("tac-overrun", "window", []any{"rally"}), "effect `fire_mod`: the rules cannot play it in the window `rally`"},
		{"unknown window", rulestest.Field("tac-overrun", "window", []any{"tea"}), "the rules know no window `tea`"},
		{"no window", rulestest.Field("tac-overrun", "window", nil), "the card has no window in which it can be played"},
		{"not on the enemy's turn", rulestest.Field("tac-radio", "player", "either"), "effect `draw`: only the active player can play it"},
		{"mines of the attacker", rulestest.Field("tac-mine-field", "player", "either"), "effect `fire_volley`: only the defender, the inactive player, can play it"},
		{"two rolls of a unit", rulestest.Effect("tac-machine-guns", "do", "suppression_rolls", "n", 2, "by", "unit", "unit", "infantry"), "effect `suppression_rolls`: `n` must be a whole number from 1 to 1, but is 2"},
		{"two effects", rulestest.Field("tac-mud", "effects", []any{map[string]any{"do": "x"}, map[string]any{"do": "y"}}), "the rules play one effect of a Tactics card, but this has 2"},
		{"unknown class", rulestest.Field("us-half-squad", "classes", []any{"ghost"}), "the rules know no class `ghost`"},
		{"no rule", rulestest.Field("us-half-squad", "rule", "TF-999"), "column `rule` must name a rule from TF-001 to TF-254, but is \"TF-999\""},
		{"nobody may play", rulestest.Field("tac-mud", "eligible", "french"), "column `eligible` cannot be \"french\""},
		{"too strong", rulestest.Field("us-half-squad", "strength", 21), "strength must be from 1 to 20, but is 21"},
		{"no strength", rulestest.Field("us-half-squad", "strength", 0), "strength must be from 1 to 20, but is 0"},
		{"too many dice", rulestest.Field("us-half-squad", "effects", []any{map[string]any{"do": "fire_dice", "n": 31, "side": "own", "unit": "self", "role": "any"}}), "with all cards, unit `us-half-squad` could roll 39 dice, but the rules hold 31 at most"},
		{"too many squads", rulestest.Copies("us-half-squad", 20), "deck `american-squads` has 40 cards, but the rules allow at most 32"},
		{"too many tactics", rulestest.Copies("tac-mud", 20), "deck `tactics` has 76 cards, but the rules allow at most 64"},
		{"no such deck", func(g *carddata.Game) { g.Decks = g.Decks[1:] }, "games/three-fronts/game.yaml: the rules need a deck `american-squads`"},
		{"switch of another type", rulestest.Switch("hand_limit", "many"), "switch `hand_limit` must be a whole number from 0 to 64, but is many"},
		{"switch beyond its range", rulestest.Switch("auto_win_after_rounds", -1), "switch `auto_win_after_rounds` must be a whole number from 0 to 400, but is -1"},
		{"no such reading", rulestest.Switch("rally_scope", "none"), "switch `rally_scope` cannot be none"},
		{"no tables", func(g *carddata.Game) { g.FS = fstest.MapFS{} }, "games/three-fronts/tables.csv: the dice tables cannot be read"},
		{"a hole in a table", rulestest.File(tablesFile, "recon-roll,2,dice,,1D6,3,4,none", "recon-roll,2,dice,,1D6,4,4,none"), "games/three-fronts/tables.csv:17: the row should cover rolls from 3 up to at most 6, but covers \"4\" to \"4\""},
		{"a table that ends early", rulestest.File(tablesFile, "rally-roll,2,dice,,1D6,5,,rallied", "rally-roll,2,item,,1D6,5,,rallied"), "table `rally-roll` has no row for a roll of 5"},
		{"unknown result", rulestest.File(tablesFile, "rally-roll,2,dice,,1D6,5,,rallied", "rally-roll,2,dice,,1D6,5,,promoted"), "the rules know no result `promoted` in table `rally-roll`"},
		{"a result of another table", rulestest.File(tablesFile, "rally-roll,2,dice,,1D6,5,,rallied", "rally-roll,2,dice,,1D6,5,,saved"), "the rules know no result `saved` in table `rally-roll`"},
		{"a missing column", rulestest.File(tablesFile, "table_id,row,kind", "table,row,kind"), "the dice tables have no column `table_id`"},
	})
}

// TestDataChangesPlay changes what is printed: that alone must change the
// games.
func TestDataChangesPlay(t *testing.T) {
	build := func(change ...rulestest.Change) playtest.Rules[State] { return load(t, change...) }
	rulestest.ChangesPlay(t, build, playtest.Random[State](), 200, rulestest.Changes{
		{"strength", rulestest.Field("us-rifle-squad", "strength", 3)},
		{"copies", rulestest.Copies("de-jagergruppe", 3)},
		{"rolls of a Support card", rulestest.Effect("tac-dive-bomber", "do", "suppression_rolls", "n", 5, "by", "support")},
		{"who may play a card", rulestest.Field("tac-blitzkrieg", "eligible", "american")},
		{"armor", rulestest.Effect("de-half-track", "do", "armor_save", "mod", 3)},
		{"a dice table", rulestest.File(tablesFile, "rally-roll,1,dice,,1D6,1,4,none,1–4,1–4,No effect.,Sans effet.,\nrally-roll,2,dice,,1D6,5,,", "rally-roll,1,dice,,1D6,1,3,none,,,,,\nrally-roll,2,dice,,1D6,4,,")},
		{"a switch", rulestest.Switch("rally_scope", "both")},
		{"the hand", rulestest.Switch("hand_limit", 5)},
	})
}

// TestTablesEnd reads modified rolls beyond the ends of a table (TF-G30).
func TestTablesEnd(t *testing.T) {
	tables := &load(t).data.tables
	for _, c := range []struct {
		name  string
		table *table
		rolls []int
		want  result
	}{
		{"recon", &tables.recon, []int{-1, 0, 1, 2}, spotted},
		{"recon", &tables.recon, []int{5, 6, 7, 9}, success},
		{"suppression", &tables.suppression, []int{-3, 1, 2, 7}, nothing},
		{"suppression", &tables.suppression, []int{8, 10}, pinned},
		{"suppression", &tables.suppression, []int{11, 12, 13, 21}, casualty},
		{"fire", &tables.fire, []int{-2, 0, 3}, nothing},
		{"fire", &tables.fire, []int{6, 7, 15}, casualty},
		{"rally", &tables.rally, []int{0, 4}, nothing},
		{"rally", &tables.rally, []int{5, 8}, rallied},
		{"armor", &tables.armor, []int{6, 8}, saved},
	} {
		for _, roll := range c.rolls {
			if got := c.table.read(roll); got != c.want {
				t.Errorf("%s roll %d: result %d, want %d", c.name, roll, got, c.want)
			}
		}
	}
}
