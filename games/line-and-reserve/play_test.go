package lineandreserve

import (
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// TestGamesHold plays whole games and checks every state, every choice and every
// redeal.
func TestGamesHold(t *testing.T) {
	for _, p := range players() {
		rulestest.AuditAndPeek(t, "", load(t), p, rulestest.Sample{Games: 12, Decisions: 700}, rulestest.Sample{Games: 4, Decisions: 150})
	}
}

// TestGamesEnd plays many games: each must end by a rule of the game, whatever the
// players do, and the invariants must hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, rulestest.Games(200, 50)))
		t.Log(p.Name, s.Ways, s.Turns, s.Decisions/s.Games())
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	rulestest.Beats(t, load(t), Greedy(), playtest.Random[State](), 200, 160)
}

// reserves are the eight Reserves decks.
var reserves = []string{
	"us-combat-command", "us-regimental-team", "de-panzer-group", "de-defensive-line",
	"uk-armoured-brigade", "uk-infantry-brigade", "su-tank-brigade", "su-rifle-division",
}

// TestPairings plays every Reserves deck against every other and against itself.
func TestPairings(t *testing.T) {
	for _, a := range reserves {
		for _, b := range reserves {
			r := load(t, decks(a, b))
			for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
				rulestest.GamesEnd(t, a+" "+b+" "+p.Name, plan(r, p, rulestest.Games(60, 5)))
			}
		}
	}
}

func TestNoAllocations(t *testing.T) {
	for _, p := range players() {
		rulestest.NoAllocations(t, "", load(t), p, 40)
	}
}

func TestSameForAnyWorkers(t *testing.T) {
	for _, p := range players() {
		rulestest.SameForAnyWorkers(t, p.Name, plan(load(t), p, rulestest.Games(60, 20)))
	}
	thinker := playtest.Halving(2, Greedy())
	rulestest.SameForAnyWorkers(t, thinker.Name, plan(load(t), thinker, rulestest.Games(3, 1)))
}

// TestThinkerDoesNotPeek checks that the searching player uses only what it can see.
func TestThinkerDoesNotPeek(t *testing.T) {
	rulestest.NeverPeeks(t, "", load(t), playtest.Halving(2, Greedy()), rulestest.Sample{Games: 1, Decisions: 30})
}

// TestCheaterIsCaught uses a player that looks at the other hand.
func TestCheaterIsCaught(t *testing.T) {
	hand := func(s *State, seat playtest.Seat) uint64 {
		x := s.hands[seat.Other()]
		return x.a ^ x.b>>3 ^ uint64(s.held[seat.Other()])
	}
	rulestest.CatchesCheater(t, load(t), hand, 6, 4)
}

// TestTargetsAreSecret uses a player that looks at the targets and the units that
// the other has chosen, before both have.
func TestTargetsAreSecret(t *testing.T) {
	secret := func(s *State, seat playtest.Seat) (sum uint64) {
		x, own := s.aside[seat.Other()], s.hands[seat].or(s.table(seat))
		for u := s.table(seat.Other()); u.some(); u = u.rest() {
			sum = sum*31 + uint64(s.units[u.first()].target) + uint64(s.units[u.first()].joining)
		}
		return sum ^ x.a ^ x.b>>7 + playtest.Fold(own.a, own.b)>>9
	}
	rulestest.CatchesCheater(t, load(t), secret, 6, 200)
}

func TestHashTellsStatesApart(t *testing.T) { rulestest.HashesDiffer(t, "", load(t), 10, 1000) }

// situations are the printed Situations.
var situations = []string{"crossroads", "silence-the-guns", "rearguard"}

// TestSituations plays each Situation with its own Reserves decks: games end by its
// Win Conditions, within its Turns.
func TestSituations(t *testing.T) {
	for i, name := range situations {
		r := load(t, rulestest.Switch("situation", name))
		for _, p := range players() {
			s := rulestest.GamesEnd(t, name+" "+p.Name, plan(r, p, rulestest.Games(100, 20)))
			if last := [...]int{12, 10, 8}[i]; s.Turns.Max() > last || s.Ways[unfinished] > 0 {
				t.Errorf("%s %s: %v Turns, ended by %v", name, p.Name, s.Turns, s.Ways)
			}
			t.Log(name, p.Name, s.Ways, s.Wins)
		}
	}
}

// TestLedger plays seekers against sensible players: every rule of the ledger that
// is meant for play must be applied in some game and cited by a test.
func TestLedger(t *testing.T) {
	l := rulestest.Ledger{Prefix: "LR-", Least: 120, Tests: []string{"single_rules_test.go", "rules_test.go", "commands_test.go", "ledger_test.go"}}
	for _, change := range []rulestest.Change{
		rulestest.All(), decks("de-defensive-line", "su-rifle-division"), decks("uk-infantry-brigade", "uk-armoured-brigade"), rulestest.Switch("situation", "rearguard"),
	} {
		r := load(t, change)
		for _, p := range players() {
			l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, p, rulestest.Games(300, 150)), nil))
		}
	}
	l.Holds(t)
}

// TestDataIsPlayed changes numbers in the game's files: that must change the games.
func TestDataIsPlayed(t *testing.T) {
	build := func(change ...rulestest.Change) playtest.Rules[State] { return load(t, change...) }
	rulestest.ChangesPlay(t, build, Greedy(), 60, rulestest.Changes{
		{"a cost", rulestest.Field("us-m4a1-sherman", "cost", 6)},
		{"a Defense", rulestest.Field("de-panther", "defense", 5)},
		{"an Endurance", rulestest.Field("us-m4a1-sherman", "full_endurance", 24)},
		{"Turns of Flight", rulestest.Field("us-p47", "turns_of_flight", 1)},
		{"an effect", rulestest.Effect("hull-down", "do", "mod", "stat", "defense", "amount", 3, "who", "self", "until", "lasting")},
		{"a window", rulestest.Field("hull-down", "window", "before-declaration")},
		{"copies", rulestest.Copies("hull-down", 5)},
		{"a Damage card", rulestest.Field("damage-01", "tank_vehicle_effects", []any{map[string]any{"do": "destroy"}})},
		{"a Reserves deck", decks("uk-armoured-brigade", "de-panzer-group")},
		{"victory", rulestest.Switch("points_to_win", 40)},
		{"hands", rulestest.Switch("hand_commands", 3)},
		{"overrun", rulestest.Switch("overrun_turns", 2)},
	})
}

// TestFindings breaks the data in one way per case.
func TestFindings(t *testing.T) {
	weaponless := []any{}
	rulestest.Found(t, func() *carddata.Game { return read(t) }, New, rulestest.Faults{
		{"no decks", func(g *carddata.Game) { g.Lists = nil }, "the rules need a list `decks`"},
		{"a strange deck", rulestest.Switch("reserves_a", "us-combat"), "there is no Reserves deck `us-combat`"},
		{"a strange unit", rulestest.Field("us-combat-command-m10", "unit_id", "us-m11"), "there is no unit `us-m11`"},
		{"too many points", rulestest.Copies("us-combat-command-m10", 3), "is worth 111 points, but must be worth 80 to 100"},
		{"too few points", rulestest.Switch("reserves_least", 99), "must be worth 99 to 100"},
		{"too many cards", rulestest.Copies("us-combat-command-m10", 60), "the rules allow at most 64 cards"},
		{"no weapons", rulestest.Field("us-m10", "weapons", weaponless), "`weapons` must have from 1 to 3 weapons"},
		{"no Endurance", rulestest.Field("us-m10", "full_endurance", 0), "column `full_endurance` must be a whole number from 1 to 100"},
		{"a strange line", rulestest.Field("us-m10", "line", "sea"), "column `line` cannot be \"sea\" in play"},
		{"a strange need", rulestest.Field("minefield", "needs", []any{"target-asleep"}), "column `needs` cannot contain \"target-asleep\""},
		{"a strange icon", rulestest.Field("minefield", "icons", []any{"pilot"}), "column `icons` cannot contain \"pilot\""},
		{"a strange effect", rulestest.Effect("hull-down", "do", "hide"), "unknown effect"},
		{"a strange stat", rulestest.Effect("hull-down", "do", "mod", "stat", "luck", "amount", 1, "who", "self", "until", "lasting"), "`stat` cannot be luck here"},
		{"a stray parameter", rulestest.Effect("hull-down", "do", "repair", "much", true), "unknown parameter `much`"},
		{"a counter without a number", rulestest.Field("damage-01", "tank_vehicle_effects", []any{map[string]any{"do": "lock", "weapons": "all", "until": "counter"}}), "its edge has none"},
		{"a strange switch", rulestest.Switch("overrun", true), "the rules have no switch `overrun`"},
		{"a strange reading", rulestest.Switch("specials", "none"), "switch `specials` cannot be none"},
		{"a strange Situation", rulestest.Switch("situation", "crossroad"), "there is no Situation `crossroad`"},
		{"a strange Win Condition", rulestest.All(rulestest.Switch("situation", "rearguard"), rulestest.Field("rearguard", "win", []any{map[string]any{"type": "luck", "side": "a"}})), "the rules do not know this Win Condition"},
	})
}
