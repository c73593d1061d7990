package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// variants are the variants of the game.
var variants = []string{"", "flanking-fire", "hex-map"}

// TestGamesHold plays whole games and checks every state, every choice and
// every redeal.
func TestGamesHold(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			rulestest.AuditAndPeek(t, variant, r, p, rulestest.Sample{Games: 15, Decisions: 500}, rulestest.Sample{Games: 6, Decisions: 200})
		}
	}
}

// TestCheaterIsCaught uses a player that looks at the other hand.
func TestCheaterIsCaught(t *testing.T) {
	hand := func(s *State, seat playtest.Seat) uint64 { return uint64(s.squads[seat.Other()].hand.kinds) }
	rulestest.CatchesCheater(t, load(t), hand, 6, 4)
}

// TestGamesEnd plays many games: each must end by a rule of the game, whatever
// the players do, and the invariants must hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			games := uint64(200)
			if p.Name == "seeker" {
				games = 25 // these games are long
			}
			s := rulestest.GamesEnd(t, variant+" "+p.Name, plan(r, p, games))
			if s.Ways[unfinished] > 0 && p.Name != "seeker" { // a seeker does not try to end the game
				t.Errorf("%s %s: games ended %v", variant, p.Name, s.Ways)
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
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			rulestest.NoAllocations(t, variant, r, p, 50)
		}
	}
}

func BenchmarkGames(b *testing.B) {
	for _, variant := range variants {
		rulestest.Bench(b, variant, rulesOf(b, read(b, variant)), players())
	}
}
