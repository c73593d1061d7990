package fireandcover

import (
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhatTheRulesCannotPlay checks that data that cannot be played are
// reported, with their position.
func TestWhatTheRulesCannotPlay(t *testing.T) {
	rulestest.Found(t, func() *carddata.Game { return read(t, "") }, New, rulestest.Faults{
		{"unknown effect", rulestest.Effect("scout", "do", "fly"), "common.csv:46:55: effect `fly`: unknown effect; the rules have: attack, terrain, roll_mod, attack_mod, attach, objective, block, cancel_block, hand_limit, peek, draw, add_men, trait_choice, as_card"},
		{"unknown effect of an option", rulestest.Effect("russian-reinforcements", "do", "rain"), "national-traits.csv:10:84: effect `rain`"},
		{"no verb", rulestest.Effect("scout", "n", 1), "an effect must be an object with a verb `do`"},
		{"no list", rulestest.Field("scout", "effects", "bold"), "effects must be a list of objects"},
		{"no effects", rulestest.Field("scout", "effects", nil), "effects must be a list of objects, one at least"},
		{"two effects", rulestest.Field("scout", "effects", []any{map[string]any{"do": "peek", "n": 1}, map[string]any{"do": "draw", "n": 1}}), "the rules play one effect of a card, or two of `attack_mod`, but this has 2"},
		{"unknown parameter", rulestest.Effect("scout", "do", "peek", "n", 5, "again", true), "effect `peek`: unknown parameter `again`"},
		{"missing parameter", rulestest.Effect("scout", "do", "peek"), "effect `peek`: `n` must be a whole number from 1 to 127, but is <nil>"},
		{"unknown word", rulestest.Effect("fear", "do", "roll_mod", "roll", "luck", "mod", 1, "on", "enemy"), "effect `roll_mod`: `roll` cannot be luck here; use one of: morale, rally"},
		{"unknown range", rulestest.Effect("knife", "do", "attack", "ranges", map[string]any{"XL": 0}), "effect `attack`: `ranges` cannot hold XL: 0"},
		{"no ranges", rulestest.Effect("knife", "do", "attack"), "effect `attack`: `ranges` must give a modifier for at least one of: PB, S, M, L"},
		{"no flag", rulestest.Effect("knife", "do", "attack", "ranges", map[string]any{"PB": 0}, "ignore_cover", "yes"), "effect `attack`: `ignore_cover` must be true or false, but is yes"},
		{"the wrong player", rulestest.Field("fear", "player", "active"), "a modifier of the enemy squad's roll cannot be played by this player"},
		{"lasting for the enemy", rulestest.Effect("flanking-fire", "do", "attack_mod", "mod", 1, "side", "enemy", "phase", "any", "until", "in_play"), "a modifier that stays in play counts for all attacks of its owner"},
		{"no such card", rulestest.Effect("german-tactics", "do", "as_card", "card", "tank"), "effect `as_card`: the deck has no card `tank`"},
		{"a terrain as an option", rulestest.All(rulestest.Field("russian-reinforcements", "phases", []any{"movement"}), rulestest.Effect("russian-reinforcements", "do", "terrain", "cover", -1)), "the rules cannot play this effect as an option"},
		{"unplayable phase", rulestest.Field("fear", "phases", []any{"rally"}), "the rules cannot play this effect in the phase `rally`"},
		{"unknown phase", rulestest.Field("fear", "phases", []any{"tea"}), "the rules know no phase `tea`"},
		{"no phase", rulestest.Field("fear", "phases", nil), "the card has no phase in which it can be played"},
		{"unknown player", rulestest.Field("fear", "player", "neutral"), "column `player` cannot be \"neutral\""},
		{"unknown limit", rulestest.Field("fear", "limit", "few"), "column `limit` cannot be \"few\""},
		{"no rule", rulestest.Field("fear", "rule", "FC-999"), "column `rule` must name a rule from FC-001 to FC-318, but is \"FC-999\""},
		{"other ranges printed", rulestest.Field("knife", "ranges", []any{"PB:1"}), "column `ranges` shows \"PB:1\", but the effects play \"PB:0\""},
		{"another cover printed", rulestest.Field("hill", "cover", -2), "column `cover` shows -2, but the effects play -1"},
		{"too many copies", rulestest.Copies("fear", 16), "card `fear` has 16 copies, but the rules hold 15 at most"},
		{"too many cards", rulestest.Copies("fear", 6), "deck `common` has 129 cards, but the rules allow at most 128"},
		{"no deck", func(g *carddata.Game) { g.Decks = g.Decks[1:] }, "games/fire-and-cover/game.yaml: the rules need a deck `common`"},
		{"no options", func(g *carddata.Game) { g.Lists = nil }, "the rules need a list `traits`"},
		{"an option of nobody", rulestest.Field("russian-reinforcements", "nationality", "french"), "there is no nationality \"french\""},
		{"no men", rulestest.Field("german", "starting_men", 0), "column `starting_men` must be a whole number from 1 to 100, but is 0"},
		{"no number", rulestest.Field("german", "hand_size", "six"), "column `hand_size` must be a whole number from 0 to 20, but is six"},
		{"switch of another type", rulestest.Switch("objectives_to_win", "many"), "switch `objectives_to_win` must be a whole number from 1 to 20, but is many"},
		{"no such reading", rulestest.Switch("rally_scope", "none"), "switch `rally_scope` cannot be none"},
		{"no such squad", rulestest.Switch("squad_a", "french"), "switch `squad_a` cannot be french"},
		{"no such switch", rulestest.Switch("rally_scop", "both"), "the rules have no switch `rally_scop`"},
		{"no tables", func(g *carddata.Game) { g.FS = fstest.MapFS{} }, "games/fire-and-cover/tables.csv: the tables cannot be read"},
		{"a hole in a table", rulestest.File(tablesFile, "morale-check,2,dice,1D6,5,", "morale-check,2,dice,1D6,6,"), "games/fire-and-cover/tables.csv:38: the row should cover rolls from 5 up to at most 6, but covers \"6\" to \"\""},
		{"a table that ends early", rulestest.File(tablesFile, "rally-roll,2,dice", "rally-roll,2,item"), "table `rally-roll` has no row for a roll of 5"},
		{"unknown result", rulestest.File(tablesFile, "5,,rallied", "5,,promoted"), "the rules know no result `promoted` in table `rally-roll`"},
		{"a missing modifier", rulestest.File(tablesFile, "item,,,,outflank,", "item,,,,flank,"), "table `attack-modifiers` has no row `outflank`"},
		{"a modifier in words", rulestest.File(tablesFile, "Attaquant cloué,−1", "Attaquant cloué,much"), "the modifier `pinned` must begin with a number from -12 to 12, but is \"much\""},
		{"no map", rulestest.All(rulestest.Switch("terrain", "map"), func(g *carddata.Game) { g.Maps = nil }), "with `terrain: map` the rules need a map"},
		{"no start", rulestest.All(rulestest.Switch("terrain", "map"), func(g *carddata.Game) { g.Maps[0].Zones = nil }), "the map has no zone of side `a` where its squad begins"},
		{"a terrain without figures", rulestest.All(rulestest.Switch("terrain", "map"), func(g *carddata.Game) { delete(g.Maps[0].Kinds.Terrains[0].Fields, "reach") }), "terrain `open`: `reach` must be a whole number from 1 to 2, but is <nil>"},
	})
}

// TestDataChangesPlay changes what is printed: that alone must change the
// games.
func TestDataChangesPlay(t *testing.T) {
	build := func(change ...rulestest.Change) playtest.Rules[State] { return load(t, change...) }
	rulestest.ChangesPlay(t, build, playtest.Random[State](), 150, rulestest.Changes{
		{"copies", rulestest.Copies("smoke", 4)},
		{"ranges", rulestest.All(rulestest.Field("pistol", "ranges", []any{"PB:0", "S:0"}), rulestest.Effect("pistol", "do", "attack", "ranges", map[string]any{"PB": 0, "S": 0}))},
		{"cover", rulestest.All(rulestest.Field("building", "cover", -3), rulestest.Effect("building", "do", "terrain", "cover", -3))},
		{"look", rulestest.Effect("scout", "do", "peek", "n", 6)},
		{"option", rulestest.Effect("american-ingenuity", "do", "draw", "n", 3)},
		{"limit", rulestest.Field("ambush", "limit", "")},
		{"trait", rulestest.Field("carbine", "traits", []any{})},
		{"phases", rulestest.Field("light-machine-gun", "phases", []any{"position"})},
		{"men", rulestest.Field("british", "starting_men", 11)},
		{"hand", rulestest.Field("russian", "hand_size", 5)},
		{"opening hand", rulestest.Field("german", "opening_hand", 6)},
		{"draw", rulestest.Field("german", "draw_count", 3)},
		{"morale", rulestest.Field("japanese", "morale_mod", 0)},
		{"rally", rulestest.Field("american", "rally_mod", 2)},
		{"covering fire", rulestest.Field("german", "covering_fire_mod", -1)},
		{"point blank", rulestest.Field("british", "pb_at_short_per_turn", 1)},
		{"dice table", rulestest.File(tablesFile, "1,4,none,1–4,1–4,No effect.,Sans effet.,,\nmorale-check,2,dice,1D6,5", "1,3,none,,,,,,\nmorale-check,2,dice,1D6,4")},
		{"table of modifiers", rulestest.File(tablesFile, "Attaquant cloué,−1", "Attaquant cloué,−2")},
		{"switch", rulestest.Switch("objectives_to_win", 2)},
		{"squads", squads("german", "russian")},
	})
}

// TestMapChangesPlay turns the open hexes of the map into cover.
func TestMapChangesPlay(t *testing.T) {
	fingerprint := func(change ...func(*carddata.Game)) playtest.Hex {
		return playtest.Run(t.Context(), plan(rulesOf(t, read(t, "hex-map"), change...), playtest.Random[State](), 50), nil).Fingerprint
	}
	cover := func(g *carddata.Game) { g.Maps[0].Kinds.Terrains[0].Fields["cover"] = values.Value{V: -1} }
	if fingerprint() == fingerprint(cover) {
		t.Error("the cover of open ground changes nothing")
	}
}

// TestHeavyWeaponsNeverCover checks that heavy weapons cannot fire before a
// move, even if a card is printed for that phase (FC-G16).
func TestHeavyWeaponsNeverCover(t *testing.T) {
	follow(t, []ruling{
		{"FC-082", "a hand light-machine-gun scout; phase covering; do declare; cant play light-machine-gun; can play scout"},
	}, rulestest.Field("light-machine-gun", "phases", []any{"covering", "position"}))
}

// TestLimitOfAPhase checks that a limit per phase starts again in each phase.
func TestLimitOfAPhase(t *testing.T) {
	follow(t, []ruling{
		{"FC-254 FC-G53", "a hand flanking-fire flanking-fire flanking-fire knife bolt-action-rifle; phase covering; do declare; do play flanking-fire; cant play flanking-fire; do pass; do open knife M; do play flanking-fire; cant play flanking-fire"},
	}, rulestest.Field("flanking-fire", "limit", "one-per-phase"))
}
