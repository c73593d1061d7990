package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// variants are the ways to play the game.
var variants = []string{"", "flanking-fire", "hex-map"}

// TestGamesHold plays whole games and checks every state, every choice and
// every new deal.
func TestGamesHold(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			n, err := playtest.Audit(r, p, 7, playtest.Range{To: 12})
			if err != nil || n < 500 {
				t.Errorf("%s %s: %d decisions held, then: %v", variant, p.Name, n, err)
			}
			if changed, n := playtest.Peeks(r, p, 7, playtest.Range{To: 6}); changed > 0 || n < 200 {
				t.Errorf("%s %s peeks in %d of %d decisions", variant, p.Name, changed, n)
			}
		}
	}
}

// cheater chooses by the other hand.
type cheater struct{ seat playtest.Seat }

func (c *cheater) Begin(_ playtest.Rules[State], seat playtest.Seat) { c.seat = seat }

func (c *cheater) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	return legal[int(uint64(s.squads[c.seat.Other()].hand.kinds)%uint64(len(legal)))]
}

func TestCheaterIsCaught(t *testing.T) {
	p := playtest.Player[State]{Name: "cheater", New: func() playtest.Agent[State] { return &cheater{} }}
	if changed, n := playtest.Peeks(load(t), p, 7, playtest.Range{To: 6}); changed*4 < n {
		t.Errorf("the cheater was caught %d times of %d only", changed, n)
	}
}

// TestGamesEnd plays many games: each ends by a rule of the game, whatever the
// players do, and the invariants hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			games := uint64(200)
			if p.Name == "seeker" {
				games = 25 // long ones
			}
			plan := plan(r, p, games)
			plan.Check = true
			s := playtest.Run(t.Context(), plan, nil)
			if s.Games() != games || s.Ways[unfinished] > 0 && p.Name != "seeker" { // who seeks no end
				t.Errorf("%s %s: %d games ended, %v, faults %+v", variant, p.Name, s.Games(), s.Ways, s.Faults)
			}
		}
	}
}

func TestWorkersAgree(t *testing.T) {
	for _, p := range players() {
		plan := plan(load(t), p, 60)
		plan.Workers = 1
		want := playtest.Run(t.Context(), plan, nil).Fingerprint
		for _, plan.Workers = range []int{2, 7, 64} {
			if got := playtest.Run(t.Context(), plan, nil).Fingerprint; got != want {
				t.Errorf("%s: %d workers give %s, one gives %s", p.Name, plan.Workers, got, want)
			}
		}
	}
}

// TestGamesNeedNoMemory plays more games and sees that they take no more: what
// is allocated is for the players, not for the games.
func TestGamesNeedNoMemory(t *testing.T) {
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range players() {
			memory := func(games uint64) float64 {
				plan := plan(r, p, games)
				plan.Workers = 1
				return testing.AllocsPerRun(1, func() { playtest.Run(t.Context(), plan, nil) })
			}
			if more := memory(70) - memory(20); more > 20 {
				t.Errorf("%s %s: 50 games more take %v allocations more", variant, p.Name, more)
			}
		}
	}
}

func BenchmarkGames(b *testing.B) {
	for _, variant := range variants {
		for _, p := range players() {
			b.Run(variant+p.Name, func(b *testing.B) {
				b.ReportAllocs()
				plan := plan(rulesOf(b, read(b, variant)), p, uint64(b.N))
				plan.Workers = 1
				b.ResetTimer()
				s := playtest.Run(b.Context(), plan, nil)
				b.ReportMetric(float64(s.Decisions)/b.Elapsed().Seconds(), "decisions/s")
				b.ReportMetric(float64(s.Decisions)/float64(s.Games()), "decisions/game")
			})
		}
	}
}
