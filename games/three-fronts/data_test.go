package threefronts

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest"
)

// cards finds a card of the game.
func cardOf(g *carddata.Game, id string) *carddata.Card {
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			if c.ID == id {
				return c
			}
		}
	}
	panic("no card " + id)
}

// field gives a cell another value.
func field(id, name string, v any) func(*carddata.Game) {
	return func(g *carddata.Game) {
		c := cardOf(g, id)
		old := c.Fields[name]
		old.V = v
		c.Fields[name] = old
	}
}

// effect gives a card another effect.
func effectOf(id string, pairs ...any) func(*carddata.Game) {
	e := map[string]any{}
	for i := 0; i < len(pairs); i += 2 {
		e[pairs[i].(string)] = pairs[i+1]
	}
	return field(id, "effects", []any{e})
}

func copies(id string, n int) func(*carddata.Game) {
	return func(g *carddata.Game) { cardOf(g, id).Copies = n }
}

// file replaces the dice tables.
func diceTables(from, to string) func(*carddata.Game) {
	return func(g *carddata.Game) {
		text, _ := os.ReadFile(tablesFile)
		g.FS = fstest.MapFS{tablesFile: {Data: []byte(strings.Replace(string(text), from, to, 1))}}
	}
}

// TestWhatTheRulesCannotPlay is found, at its place.
func TestWhatTheRulesCannotPlay(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*carddata.Game)
		want   string
	}{
		{"unknown effect", effectOf("us-half-squad", "do", "fly"), "american-squads.csv:8:53: effect `fly`: the rules know no such effect of a unit; they know: suppress, recon, armor_save, leader, rally_mod, immune, anti_tank, draw, fire_mod, fire_dice, forbid"},
		{"unknown effect of a card", effectOf("tac-mud", "do", "rain"), "tactics.csv:53:72: effect `rain`: the rules know no such effect of a Tactics card"},
		{"no verb", effectOf("us-half-squad", "mod", 1), "american-squads.csv:8:53: an effect must be an object with a verb `do`"},
		{"no list", field("us-half-squad", "effects", "bold"), "effects must be a list of objects"},
		{"unknown parameter", effectOf("us-half-squad", "do", "recon", "mod", 1, "range", 2), "effect `recon`: the rules do not know the parameter `range`"},
		{"missing parameter", effectOf("us-half-squad", "do", "recon"), "effect `recon`: `mod` must be a whole number from -12 to 12, but is <nil>"},
		{"unknown word", effectOf("us-half-squad", "do", "immune", "to", "rain"), "effect `immune`: `to` cannot be rain here; it is one of: leader, engineer"},
		{"unknown words", effectOf("us-half-squad", "do", "forbid", "what", []any{"sleep"}, "side", "own", "scope", "self", "until", "always"), "effect `forbid`: `what` cannot hold sleep; its words are: move, recon"},
		{"no words", effectOf("us-half-squad", "do", "forbid", "side", "own", "scope", "self", "until", "always"), "effect `forbid`: `what` must list at least one of"},
		{"meaningless window", field("tac-mud", "window", []any{"rally"}), "effect `cancel`: what it cancels happens in the window `enemy-move`, where the card cannot be played"},
		{"unplayable window", field("tac-overrun", "window", []any{"rally"}), "effect `fire_mod`: the rules cannot play it in the window `rally`"},
		{"unknown window", field("tac-overrun", "window", []any{"tea"}), "the rules know no window `tea`"},
		{"no window", field("tac-overrun", "window", nil), "the card has no window in which it can be played"},
		{"not on the enemy's turn", field("tac-radio", "player", "either"), "effect `draw`: only the active player can play it"},
		{"mines of the attacker", field("tac-mine-field", "player", "either"), "effect `fire_volley`: only the defender, the inactive player, can play it"},
		{"two rolls of a unit", effectOf("tac-machine-guns", "do", "suppression_rolls", "n", 2, "by", "unit", "unit", "infantry"), "effect `suppression_rolls`: `n` must be a whole number from 1 to 1, but is 2"},
		{"two effects", field("tac-mud", "effects", []any{map[string]any{"do": "x"}, map[string]any{"do": "y"}}), "the rules play one effect of a Tactics card, but this has 2"},
		{"unknown class", field("us-half-squad", "classes", []any{"ghost"}), "the rules know no class `ghost`"},
		{"no rule", field("us-half-squad", "rule", "TF-999"), "column `rule` must name a rule from TF-001 to TF-254, but is \"TF-999\""},
		{"nobody may play", field("tac-mud", "eligible", "french"), "column `eligible` cannot be \"french\""},
		{"too strong", field("us-half-squad", "strength", 21), "strength must be from 1 to 20, but is 21"},
		{"no strength", field("us-half-squad", "strength", 0), "strength must be from 1 to 20, but is 0"},
		{"too many dice", field("us-half-squad", "effects", []any{map[string]any{"do": "fire_dice", "n": 31, "side": "own", "unit": "self", "role": "any"}}), "with all cards, unit `us-half-squad` could roll 39 dice, but the rules hold 31 at most"},
		{"too many squads", copies("us-half-squad", 20), "deck `american-squads` has 40 cards, but the rules hold 32 at most"},
		{"too many tactics", copies("tac-mud", 20), "deck `tactics` has 76 cards, but the rules hold 64 at most"},
		{"no such deck", func(g *carddata.Game) { g.Decks = g.Decks[1:] }, "games/three-fronts/game.yaml: the rules need a deck `american-squads`"},
		{"switch of another type", set("hand_limit", "many"), "switch `hand_limit` must be a whole number from 0 to 64, but is many"},
		{"switch beyond its range", set("auto_win_after_rounds", -1), "switch `auto_win_after_rounds` must be a whole number from 0 to 400, but is -1"},
		{"no such reading", set("rally_scope", "none"), "switch `rally_scope` cannot be none"},
		{"no tables", func(g *carddata.Game) { g.FS = fstest.MapFS{} }, "games/three-fronts/tables.csv: the dice tables cannot be read"},
		{"a hole in a table", diceTables("recon-roll,2,dice,1D6,3,4,none", "recon-roll,2,dice,1D6,4,4,none"), "games/three-fronts/tables.csv:11: the row should cover rolls from 3 up to at most 6, but covers \"4\" to \"4\""},
		{"a table that ends early", diceTables("rally-roll,2,dice,1D6,5,6,rallied", "rally-roll,2,item,1D6,5,6,rallied"), "table `rally-roll` has no row for a roll of 5"},
		{"unknown result", diceTables("rally-roll,2,dice,1D6,5,6,rallied", "rally-roll,2,dice,1D6,5,6,promoted"), "the rules know no result `promoted` in table `rally-roll`"},
		{"a result of another table", diceTables("rally-roll,2,dice,1D6,5,6,rallied", "rally-roll,2,dice,1D6,5,6,saved"), "the rules know no result `saved` in table `rally-roll`"},
		{"a missing column", diceTables("table_id,row,kind", "table,row,kind"), "the dice tables have no column `table_id`"},
	} {
		g, _ := carddata.Load(os.DirFS("."), "games/three-fronts", carddata.Options{})
		c.change(g)
		r, found := New(g)
		if r != nil || found.Errors() == 0 {
			t.Errorf("%s: nothing is found", c.name)
			continue
		}
		if got := found.All()[0].String(); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.want)
		}
	}
}

// TestDataChangesPlay changes what is printed, and with no other change the
// games are others.
func TestDataChangesPlay(t *testing.T) {
	fingerprint := func(change ...func(*carddata.Game)) (print, data playtest.Hex) {
		r := load(t, change...)
		s := playtest.Run(t.Context(), plan(r, playtest.Random[State](), 200), nil)
		return s.Fingerprint, s.Run.Data
	}
	plain, data := fingerprint()
	if again, same := fingerprint(); again != plain || same != data {
		t.Error("the same data play other games")
	}
	for _, c := range []struct {
		name   string
		change func(*carddata.Game)
	}{
		{"strength", field("us-rifle-squad", "strength", 3)},
		{"copies", copies("de-jagergruppe", 3)},
		{"rolls of a Support card", effectOf("tac-dive-bomber", "do", "suppression_rolls", "n", 5, "by", "support")},
		{"who may play a card", field("tac-blitzkrieg", "eligible", "american")},
		{"armor", effectOf("de-half-track", "do", "armor_save", "mod", 3)},
		{"a dice table", diceTables("rally-roll,1,dice,1D6,1,4,none,1–4,1–4,Nothing.,Rien.\nrally-roll,2,dice,1D6,5,6", "rally-roll,1,dice,1D6,1,3,none,,,,\nrally-roll,2,dice,1D6,4,6")},
		{"a switch", set("rally_scope", "both")},
		{"the hand", set("hand_limit", 5)},
	} {
		print, hash := fingerprint(c.change)
		if print == plain || hash == data {
			t.Errorf("another %s changes nothing", c.name)
		}
	}
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
