package percee

import (
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
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
		rulestest.AuditAndPeek(t, "", load(t), p, rulestest.Sample{Games: 12, Decisions: 1000}, rulestest.Sample{Games: 4, Decisions: 600})
	}
}

// TestCheaterIsCaught uses a player that looks at the next card.
func TestCheaterIsCaught(t *testing.T) {
	next := func(s *State, _ playtest.Seat) uint64 {
		if s.pileLeft() == 0 {
			return 0
		}
		return uint64(s.pile[s.drawn])
	}
	rulestest.CatchesCheater(t, load(t), next, 4, 4)
}

// TestGamesEnd plays many games: each must end by a rule of the game, within its
// number of rounds, whatever the players do, and the invariants must hold after
// every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, rulestest.Games(150, 50)))
		if s.Turns.Max() > 6 || s.Wins[0].Draws+s.Wins[1].Draws > 0 {
			t.Errorf("%s: turns %v, wins %v", p.Name, s.Turns, s.Wins)
		}
	}
}

// TestThinkerDoesNotPeek checks that the searching player uses only what it can
// see.
func TestThinkerDoesNotPeek(t *testing.T) {
	sample := rulestest.Sample{Games: 2, Decisions: 60}
	if testing.Short() {
		sample = rulestest.Sample{Games: 1, Decisions: 30}
	}
	rulestest.NeverPeeks(t, "", load(t), playtest.Halving(2, Greedy()), sample)
}

func TestGreedyBeatsRandom(t *testing.T) {
	rulestest.Beats(t, load(t), Greedy(), playtest.Random[State](), 200, 150)
}

// TestGreedyOutplaysReference plays the sensible player against the one that the
// game had first.
func TestGreedyOutplaysReference(t *testing.T) {
	rulestest.Outplays(t, playtest.Bind(load(t), referencePlayer(), Greedy()), "greedy", "reference", rulestest.Games(1000, 200))
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

func TestHashTellsStatesApart(t *testing.T) { rulestest.HashesDiffer(t, "", load(t), 10, 1000) }

// TestLedger plays seekers against sensible players: every rule of the ledger that
// is meant for play must be applied in some game and cited by a test.
func TestLedger(t *testing.T) {
	l := rulestest.Ledger{Prefix: "PV-", Least: 100, Tests: []string{"rules_test.go", "ledger_test.go"}}
	r := load(t)
	for _, p := range players() {
		l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, p, rulestest.Games(300, 150)), nil))
	}
	l.Holds(t)
}

// TestDataIsPlayed changes numbers in the game's files: that must change the
// games.
func TestDataIsPlayed(t *testing.T) {
	build := func(change ...rulestest.Change) playtest.Rules[State] { return load(t, change...) }
	rulestest.ChangesPlay(t, build, Greedy(), 60, rulestest.Changes{
		{"a value", rulestest.Field("DE-02", "at", 6)},
		{"a back", rulestest.Field("US-01", "back_ai", 1)},
		{"an activation", rulestest.Field("S9", "activation", 4)},
		{"OBA", rulestest.Field("US-OBA", "at", 4)},
		{"the setup", rulestest.Field("DE-03", "hex", "1101")},
		{"fewer exits", rulestest.Switch("exits_needed", 3)},
		{"whole values", rulestest.Switch("activation_divisor", 1)},
		{"early entry", rulestest.Switch("cc_round", 1)},
		{"both supports", rulestest.Switch("support_per_round", "each")},
		{"no harassment", rulestest.Switch("harassment", false)},
		{"Tiger counts", rulestest.Switch("tiger_free", false)},
		{"waiting is hit", rulestest.Switch("waiting_protected", false)},
		{"five rounds", rulestest.Switch("rounds", 5)},
	})
}

// TestFindings breaks the data in one way per case.
func TestFindings(t *testing.T) {
	rulestest.Found(t, func() *carddata.Game { return read(t) }, New, rulestest.Faults{
		{"no map", func(g *carddata.Game) { g.Maps = nil }, "the rules need a map"},
		{"no counters", func(g *carddata.Game) { g.Decks = g.Decks[:1] }, "the rules need `counters`"},
		{"a unit without value", func(g *carddata.Game) { g.Decks[1].Cards[0].Fields["at"] = values.Value{} }, "`at` must be a whole number from 0 to 20"},
		{"a hex off the map", func(g *carddata.Game) { g.Decks[1].Cards[0].Fields["hex"] = values.Value{V: "1201"} }, "the setup hex"},
		{"too few cards", func(g *carddata.Game) { g.Decks[0].Cards = g.Decks[0].Cards[:50] }, "the rules play with 53 cards"},
		{"too many units", func(g *carddata.Game) { g.Decks[1].Cards = append(g.Decks[1].Cards, g.Decks[1].Cards[0]) }, "the rules hold 12 units a side"},
		{"a strange card", func(g *carddata.Game) { g.Decks[0].Cards[3].Fields["mode"] = values.Value{V: "all"} }, "no side or mode that the rules know"},
		{"a strange switch", rulestest.Switch("tiger", true), "the rules know no switch `tiger`"},
		{"a strange reading", rulestest.Switch("setup", "random"), "`setup` must be free or recommended"},
		{"a strange number", rulestest.Switch("rounds", 0), "`rounds` must be a whole number from 1 to 20"},
	})
}
