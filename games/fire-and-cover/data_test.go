package fireandcover

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/playtest"
)

// cardOf finds a card, a nationality or an option of the game.
func cardOf(g *carddata.Game, id string) *carddata.Card {
	for _, decks := range [][]*carddata.Deck{g.Decks, g.Lists} {
		for _, d := range decks {
			for _, c := range d.Cards {
				if c.ID == id {
					return c
				}
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

// effectOf gives a card another effect.
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

func all(changes ...func(*carddata.Game)) func(*carddata.Game) {
	return func(g *carddata.Game) {
		for _, change := range changes {
			change(g)
		}
	}
}

// tablesWith replaces a text in tables.csv.
func tablesWith(from, to string) func(*carddata.Game) {
	return func(g *carddata.Game) {
		text, _ := os.ReadFile(tablesFile)
		if !strings.Contains(string(text), from) {
			panic("tables.csv has no " + from)
		}
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
		{"unknown effect", effectOf("scout", "do", "fly"), "common.csv:46:55: effect `fly`: the rules know no such effect; they know: attack, terrain, roll_mod, attack_mod, attach, objective, block, cancel_block, hand_limit, peek, draw, add_men, trait_choice, as_card"},
		{"unknown effect of an option", effectOf("russian-reinforcements", "do", "rain"), "national-traits.csv:10:84: effect `rain`"},
		{"no verb", effectOf("scout", "n", 1), "an effect must be an object with a verb `do`"},
		{"no list", field("scout", "effects", "bold"), "effects must be a list of objects"},
		{"no effects", field("scout", "effects", nil), "effects must be a list of objects, one at least"},
		{"two effects", field("scout", "effects", []any{map[string]any{"do": "peek", "n": 1}, map[string]any{"do": "draw", "n": 1}}), "the rules play one effect of a card, or two of `attack_mod`, but this has 2"},
		{"unknown parameter", effectOf("scout", "do", "peek", "n", 5, "again", true), "effect `peek`: the rules do not know the parameter `again`"},
		{"missing parameter", effectOf("scout", "do", "peek"), "effect `peek`: `n` must be a whole number from 1 to 127, but is <nil>"},
		{"unknown word", effectOf("fear", "do", "roll_mod", "roll", "luck", "mod", 1, "on", "enemy"), "effect `roll_mod`: `roll` cannot be luck here; it is one of: morale, rally"},
		{"unknown range", effectOf("knife", "do", "attack", "ranges", map[string]any{"XL": 0}), "effect `attack`: `ranges` cannot hold XL: 0"},
		{"no ranges", effectOf("knife", "do", "attack"), "effect `attack`: `ranges` must give a modifier for at least one of: PB, S, M, L"},
		{"no flag", effectOf("knife", "do", "attack", "ranges", map[string]any{"PB": 0}, "ignore_cover", "yes"), "effect `attack`: `ignore_cover` must be true or false, but is yes"},
		{"the wrong player", field("fear", "player", "active"), "a modifier of the enemy squad's roll cannot be played by this player"},
		{"lasting for the enemy", effectOf("flanking-fire", "do", "attack_mod", "mod", 1, "side", "enemy", "phase", "any", "until", "in_play"), "a modifier that stays in play counts for all attacks of its owner"},
		{"no such card", effectOf("german-tactics", "do", "as_card", "card", "tank"), "effect `as_card`: the deck has no card `tank`"},
		{"a terrain as an option", all(field("russian-reinforcements", "phases", []any{"movement"}), effectOf("russian-reinforcements", "do", "terrain", "cover", -1)), "the rules cannot play this effect as an option"},
		{"unplayable phase", field("fear", "phases", []any{"rally"}), "the rules cannot play this effect in the phase `rally`"},
		{"unknown phase", field("fear", "phases", []any{"tea"}), "the rules know no phase `tea`"},
		{"no phase", field("fear", "phases", nil), "the card has no phase in which it can be played"},
		{"unknown player", field("fear", "player", "neutral"), "column `player` cannot be \"neutral\""},
		{"unknown limit", field("fear", "limit", "few"), "column `limit` cannot be \"few\""},
		{"no rule", field("fear", "rule", "FC-999"), "column `rule` must name a rule from FC-001 to FC-318, but is \"FC-999\""},
		{"other ranges printed", field("knife", "ranges", []any{"PB:1"}), "column `ranges` shows \"PB:1\", but the effects play \"PB:0\""},
		{"another cover printed", field("hill", "cover", -2), "column `cover` shows -2, but the effects play -1"},
		{"too many copies", copies("fear", 16), "card `fear` has 16 copies, but the rules hold 15 at most"},
		{"too many cards", copies("fear", 6), "deck `common` has 129 cards, but the rules hold 128 at most"},
		{"no deck", func(g *carddata.Game) { g.Decks = g.Decks[1:] }, "games/fire-and-cover/game.yaml: the rules need a deck `common`"},
		{"no options", func(g *carddata.Game) { g.Lists = nil }, "the rules need a list `traits`"},
		{"an option of nobody", field("russian-reinforcements", "nationality", "french"), "there is no nationality \"french\""},
		{"no men", field("german", "starting_men", 0), "column `starting_men` must be a whole number from 1 to 100, but is 0"},
		{"no number", field("german", "hand_size", "six"), "column `hand_size` must be a whole number from 0 to 20, but is six"},
		{"switch of another type", set("objectives_to_win", "many"), "switch `objectives_to_win` must be a whole number from 1 to 20, but is many"},
		{"no such reading", set("rally_scope", "none"), "switch `rally_scope` cannot be none"},
		{"no such squad", set("squad_a", "french"), "switch `squad_a` cannot be french"},
		{"no such switch", set("rally_scop", "both"), "the rules have no switch `rally_scop`"},
		{"no tables", func(g *carddata.Game) { g.FS = fstest.MapFS{} }, "games/fire-and-cover/tables.csv: the tables cannot be read"},
		{"a hole in a table", tablesWith("morale-check,2,dice,1D6,5,6", "morale-check,2,dice,1D6,6,6"), "games/fire-and-cover/tables.csv:16: the row should cover rolls from 5 up to at most 6, but covers \"6\" to \"6\""},
		{"a table that ends early", tablesWith("rally-roll,2,dice", "rally-roll,2,item"), "table `rally-roll` has no row for a roll of 5"},
		{"unknown result", tablesWith("5,6,rallied", "5,6,promoted"), "the rules know no result `promoted` in table `rally-roll`"},
		{"a missing modifier", tablesWith("item,,,,outflank,", "item,,,,flank,"), "table `attack-modifiers` has no row `outflank`"},
		{"a modifier in words", tablesWith("Attaquant cloué,−1", "Attaquant cloué,much"), "the modifier `pinned` must begin with a number from -12 to 12, but is \"much\""},
		{"no map", all(set("terrain", "map"), func(g *carddata.Game) { g.Maps = nil }), "with `terrain: map` the rules need a map"},
		{"no start", all(set("terrain", "map"), func(g *carddata.Game) { g.Maps[0].Zones = nil }), "the map has no zone of side `a` where its squad begins"},
		{"a terrain without figures", all(set("terrain", "map"), func(g *carddata.Game) { delete(g.Maps[0].Kinds.Terrains[0].Fields, "reach") }), "terrain `open`: `reach` must be a whole number from 1 to 2, but is <nil>"},
	} {
		g := read(t, "")
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
		s := playtest.Run(t.Context(), plan(r, playtest.Random[State](), 150), nil)
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
		{"copies", copies("smoke", 4)},
		{"ranges", all(field("pistol", "ranges", []any{"PB:0", "S:0"}), effectOf("pistol", "do", "attack", "ranges", map[string]any{"PB": 0, "S": 0}))},
		{"cover", all(field("building", "cover", -3), effectOf("building", "do", "terrain", "cover", -3))},
		{"look", effectOf("scout", "do", "peek", "n", 6)},
		{"option", effectOf("american-ingenuity", "do", "draw", "n", 3)},
		{"limit", field("ambush", "limit", "")},
		{"trait", field("carbine", "traits", []any{})},
		{"phases", field("light-machine-gun", "phases", []any{"position"})},
		{"men", field("british", "starting_men", 11)},
		{"hand", field("russian", "hand_size", 5)},
		{"opening hand", field("german", "opening_hand", 6)},
		{"draw", field("german", "draw_count", 3)},
		{"morale", field("japanese", "morale_mod", 0)},
		{"rally", field("american", "rally_mod", 2)},
		{"covering fire", field("german", "covering_fire_mod", -1)},
		{"point blank", field("british", "pb_at_short_per_turn", 1)},
		{"dice table", tablesWith("1,4,none,1–4,1–4,Nothing.,Rien.\nmorale-check,2,dice,1D6,5", "1,3,none,,,,\nmorale-check,2,dice,1D6,4")},
		{"table of modifiers", tablesWith("Attaquant cloué,−1", "Attaquant cloué,−2")},
		{"switch", set("objectives_to_win", 2)},
		{"squads", squads("german", "russian")},
	} {
		print, hash := fingerprint(c.change)
		if print == plain || hash == data {
			t.Errorf("another %s changes nothing", c.name)
		}
	}
}

// TestMapChangesPlay makes the open hexes of the map cover.
func TestMapChangesPlay(t *testing.T) {
	fingerprint := func(change ...func(*carddata.Game)) playtest.Hex {
		return playtest.Run(t.Context(), plan(rulesOf(t, read(t, "hex-map"), change...), playtest.Random[State](), 50), nil).Fingerprint
	}
	cover := func(g *carddata.Game) { g.Maps[0].Kinds.Terrains[0].Fields["cover"] = carddata.Value{V: -1} }
	if fingerprint() == fingerprint(cover) {
		t.Error("the cover of open ground changes nothing")
	}
}

// TestHeavyWeaponsNeverCover bars them before a move even where a card is
// printed for that phase (FC-G16).
func TestHeavyWeaponsNeverCover(t *testing.T) {
	follow(t, []ruling{
		{"FC-082", "a hand light-machine-gun scout; phase covering; do declare; cant play light-machine-gun; can play scout"},
	}, field("light-machine-gun", "phases", []any{"covering", "position"}))
}

// TestLimitOfAPhase begins anew with each phase.
func TestLimitOfAPhase(t *testing.T) {
	follow(t, []ruling{
		{"FC-254 FC-G53", "a hand flanking-fire flanking-fire flanking-fire knife bolt-action-rifle; phase covering; do declare; do play flanking-fire; cant play flanking-fire; do pass; do open knife M; do play flanking-fire; cant play flanking-fire"},
	}, field("flanking-fire", "limit", "one-per-phase"))
}
