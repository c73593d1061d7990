package patroldeck

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
		rulestest.AuditAndPeek(t, "", load(t), p, rulestest.Sample{Games: 4, Decisions: 600}, rulestest.Sample{Games: 2, Decisions: 300})
	}
}

// TestCheaterIsCaught uses a player that looks at the next Action card.
func TestCheaterIsCaught(t *testing.T) {
	next := func(s *State, seat playtest.Seat) uint64 {
		if s.action[seat].Left() == 0 {
			return 0
		}
		return uint64(s.action[seat].Next()[0])
	}
	rulestest.CatchesCheater(t, load(t), next, 1, 4)
}

// TestGamesEnd plays many games: each must end by a rule of the game, within its
// number of turns, whatever the players do, and the invariants must hold after
// every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, rulestest.Games(50, 10)))
		if s.Turns.Max() > 11 || s.Wins[0].Draws+s.Wins[1].Draws > 0 {
			t.Errorf("%s: turns %v, wins %v", p.Name, s.Turns, s.Wins)
		}
	}
}

// TestThinkerDoesNotPeek checks that the searching player uses only what it can
// see.
func TestThinkerDoesNotPeek(t *testing.T) {
	r := load(t, rulestest.Switch("turns", 1))
	rulestest.NeverPeeks(t, "", r, playtest.Halving(2, Greedy()), rulestest.Sample{Games: 1, Decisions: 30})
}

func TestGreedyBeatsRandom(t *testing.T) {
	rulestest.Beats(t, load(t), Greedy(), playtest.Random[State](), 100, 40)
}

func TestNoAllocations(t *testing.T) {
	for _, p := range players() {
		rulestest.NoAllocations(t, "", load(t), p, 20)
	}
}

func TestSameForAnyWorkers(t *testing.T) {
	for _, p := range players() {
		rulestest.SameForAnyWorkers(t, p.Name, plan(load(t), p, rulestest.Games(20, 6)))
	}
}

// TestThinkersAreTheSameForAnyWorkers plays thinking players over two turns. A single
// worker keeps its agents, with all that they remember, from game to game; many workers
// each have new ones.
func TestThinkersAreTheSameForAnyWorkers(t *testing.T) {
	thinker := playtest.Halving(4, Greedy())
	rulestest.SameForAnyWorkers(t, thinker.Name, plan(load(t, rulestest.Switch("turns", 2)), thinker, rulestest.Games(6, 2)))
}

func TestHashTellsStatesApart(t *testing.T) { rulestest.HashesDiffer(t, "", load(t), 2, 1000) }

// TestDataIsPlayed changes what is printed: that must change the games.
func TestDataIsPlayed(t *testing.T) {
	build := func(change ...rulestest.Change) playtest.Rules[State] { return load(t, change...) }
	rulestest.ChangesPlay(t, build, Greedy(), 8, rulestest.Changes{
		{"a record", row("records", "us-1-baker", "unit_reaction", 5)},
		{"a weapon", row("record-weapons", "de-2-alpha-lmg", "medium_shots", 1)},
		{"a figure", row("figures", "us-1-baker-2", "x", 3)},
		{"an area", row("areas", "wall-west", "terrain", "high-obstacle")},
		{"an opening", row("openings", "window-a-1", "terrain", "door")},
		{"a terrain", row("terrains", "rough", "move_multiplier", 1)},
		{"a morale result", row("morale-results", "steady", "effects", []any{map[string]any{"do": "stun", "who": "unit"}})},
		{"a number card", rulestest.Effect("black-6", "do", "activate", "value", 1, "color", "black")},
		{"a movement", rulestest.Field("action-43", "move_regular", 2)},
		{"a shorter radius", rulestest.Switch("command_radius_in", 2)},
		{"a wider area", rulestest.Switch("area_radius_in", 6)},
		{"fewer turns", rulestest.Switch("turns", 5)},
		{"one marker a figure", rulestest.Switch("morale_marker", "each_figure")},
		{"morale moves without reactions", rulestest.Switch("react_to_morale_moves", false)},
	})
}

// TestFindings breaks the data in one way per case.
func TestFindings(t *testing.T) {
	rulestest.Found(t, func() *carddata.Game { return read(t) }, New, rulestest.Faults{
		{"no areas", func(g *carddata.Game) { g.Lists = nil }, "the rules need a list `terrains`"},
		{"no deck", func(g *carddata.Game) { g.Decks = g.Decks[1:] }, "the rules need a deck `activation-cards`"},
		{"a strange cover", row("terrains", "woods", "cover", "smoke"), "`cover` cannot be \"smoke\" here"},
		{"an opening in the open", row("openings", "door-a-1", "x", 2), "the opening must be a door or window in the rim of a building"},
		{"a figure off the table", row("figures", "us-hq-1", "x", 36), "`x` must be a whole number from 0 to 35"},
		{"a figure in a wall", rulestest.All(row("figures", "de-hq-1", "x", 6), row("figures", "de-hq-1", "y", 22)), "the figure stands in a wall"},
		{"two figures on a square", rulestest.All(row("figures", "de-hq-1", "x", 10), row("figures", "de-hq-1", "y", 24)), "another figure starts on this square"},
		{"a figure without a weapon", row("figures", "us-hq-1", "weapon", "bow"), "there is no weapon \"bow\" to fire with"},
		{"a figure without a record", row("figures", "us-hq-1", "record", "nobody"), "the figure belongs to no record: \"nobody\""},
		{"two leaders", row("figures", "us-hq-2", "leader", true), "the unit has two leaders"},
		{"a strange grade", row("records", "us-hq", "unit_guts", "X"), "`unit_guts` cannot be \"X\" here"},
		{"a strange effect", row("morale-results", "pinned", "effects", []any{map[string]any{"do": "sing"}}), "unknown effect of morale"},
		{"a card without an end", rulestest.Effect("reroll-reshuffle", "do", "green_filter"), "no card ends the turn"},
		{"a strange switch", rulestest.Switch("rallies", true), "the rules have no switch `rallies`"},
		{"a strange reading", rulestest.Switch("outnumbering", "twice"), "switch `outnumbering` cannot be twice"},
		{"a strange number", rulestest.Switch("turns", 0), "switch `turns` must be a whole number from 1 to 60"},
	})
}

// TestSwitches tests the alternative readings of the rulebook.
func TestSwitches(t *testing.T) {
	rulestest.Readings{
		{"turns", 2, []ruling{{"PD-193", "A1 10/5 N; turn 2; deck reroll-reshuffle; start; over de held"}}},
		{"command_radius_in", 1, []ruling{{"PD-075", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 3 24; order A3 shoot P1; go; left us 47"}}},
		{"area_radius_in", 0, []ruling{{"PD-116", "G1 20/13 N; G2 20/15 N; P1 20/18 S; P2 20/20 S; active G; cards us 48 24 9; order G2 shoot P1; go; left us 47"}}},
		{"activation", "must", []ruling{{"PD-027", "A1 10/5 N; die A 3; deck red-3; start; can activate A; cant pass A"}}},
		{"morale_marker", "each_figure", []ruling{{"PD-097", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 17 24 43 41; order A3 shoot P1; go; endurance P1 1; markers P 1"}}},
		{"outnumbering", "each", []ruling{{"PD-131", "A1 10/5 N; A3 10/17 N; A4 11/17 N; A5 9/17 N; P1 10/18 S; active A; cards us 25 24; cards de 34; go; endurance P1 3"}}},
		{"melee_attribute", "sum", []ruling{{"PD-135", "A1 10/5 N; A3 10/16 N; P3 10/18 S; active A; cards us 1 4; cards de 4; order A3 charge N; go; at A3 8/15"}}},
		{"foxhole_melee", "always", []ruling{{"PD-132", "A1 20/5 N; A3 11/16 N; P3 11/18 S; active A; cards us 1 4; cards de 48; order A3 charge N; go; at A3 9/15"}}},
		{"rally", false, []ruling{{"PG-26", "A1 10/5 N; B1 12/5 N; B3 12/6 N; morale B 2; active A; do A1; cant rally"}}},
		{"react_to_morale_moves", false, []ruling{{"!PD-180", "A1 9/6 N; A3 20/5 N; morale A 1; cards us 18 3 1; active A; at A1 9/8; asked us; can A3"}}},
	}.Follow(t, follow)
}

func BenchmarkGames(b *testing.B) { rulestest.Bench(b, "", load(b), players()) }
