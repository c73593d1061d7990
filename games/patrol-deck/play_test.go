package patroldeck

import (
	"testing"

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

// TestGamesEnd plays many games: each must end by a rule of the game, whatever
// the players do, and the invariants must hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, rulestest.Games(50, 10)))
		t.Logf("%s: %d decisions, ways %v", p.Name, s.Decisions, s.Ways)
	}
}

func BenchmarkGames(b *testing.B) { rulestest.Bench(b, "", load(b), players()) }
