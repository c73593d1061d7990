package threefronts

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// TestGamesHold plays whole games and checks every state, every choice and
// every redeal.
func TestGamesHold(t *testing.T) {
	for _, p := range players() {
		rulestest.AuditAndPeek(t, "", load(t), p, rulestest.Sample{Games: 12, Decisions: 2000}, rulestest.Sample{Games: 6, Decisions: 1000})
	}
}

// TestCheaterIsCaught uses a player that looks at the other hand.
func TestCheaterIsCaught(t *testing.T) {
	hand := func(s *State, seat playtest.Seat) uint64 { return uint64(s.hands[seat.Other()]) }
	rulestest.CatchesCheater(t, load(t), hand, 6, 4)
}

// TestGamesEnd plays many games: each must end by a rule of the game, whatever
// the players do, and the invariants must hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, 300))
		if s.Ways[unfinished] > 0 {
			t.Errorf("%s: games ended %v", p.Name, s.Ways)
		}
		for i := range s.Cards {
			if c := s.Cards[i]; c[0].Played+c[1].Played == 0 {
				t.Errorf("%s: card %s is never played", p.Name, load(t).Catalog().Cards[i])
			}
		}
	}
}

func TestWorkersAgree(t *testing.T) {
	for _, p := range players() {
		rulestest.SameForAnyWorkers(t, p.Name, plan(load(t), p, rulestest.Games(60, 20)))
	}
	thinker := playtest.Halving(4, Greedy())
	rulestest.SameForAnyWorkers(t, thinker.Name, plan(load(t), thinker, rulestest.Games(8, 3)))
}

func TestGamesNeedNoMemory(t *testing.T) {
	for _, p := range players() {
		rulestest.NoAllocations(t, "", load(t), p, 200)
	}
}

func TestHashTellsStatesApart(t *testing.T) { rulestest.HashesDiffer(t, "", load(t), 5, 1000) }

// TestLedger compares code and tests with the ledger.
func TestLedger(t *testing.T) {
	l := rulestest.Ledger{Prefix: ledger.Prefix, Least: 150, Tests: []string{"rules_test.go", "assault_test.go", "cards_test.go"}}
	r := load(t)
	l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, playtest.Random[State](), 1500), nil))
	l.Holds(t)
}

func BenchmarkGames(b *testing.B) { rulestest.Bench(b, "", load(b), players()) }
