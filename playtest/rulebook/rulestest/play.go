package rulestest

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
)

// Sample is a number of games, and the minimum number of decisions in them for a test to
// mean something.
type Sample struct {
	Games     uint64
	Decisions int
}

// AuditAndPeek plays whole games and checks every state, every choice and every redeal;
// then, in other games, that the player never uses hidden information.
func AuditAndPeek[S any](t *testing.T, variant string, r playtest.Rules[S], p playtest.Player[S], audit, peek Sample) {
	t.Helper()
	n, err := enginetest.Audit(r, p, 7, playtest.Range{To: audit.Games})
	if err != nil || n < audit.Decisions {
		t.Errorf("%s: %d decisions held, then: %v", about(variant, p.Name), n, err)
	}
	NeverPeeks(t, variant, r, p, peek)
}

// NeverPeeks checks that a player uses only what it can see.
func NeverPeeks[S any](t *testing.T, variant string, r playtest.Rules[S], p playtest.Player[S], peek Sample) {
	t.Helper()
	if changed, n := enginetest.Peeks(r, p, 7, playtest.Range{To: peek.Games}); changed > 0 || n < peek.Decisions {
		t.Errorf("%s peeks in %d of %d decisions", about(variant, p.Name), changed, n)
	}
}

// CatchesCheater plays against a cheater that chooses by a number hidden from its seat. It
// must be detected within the given number of decisions.
func CatchesCheater[S any](t *testing.T, r playtest.Rules[S], secret func(s *S, seat playtest.Seat) uint64, games uint64, oneIn int) {
	t.Helper()
	p := playtest.Player[S]{Name: "cheater", New: func() playtest.Agent[S] { return &cheater[S]{secret: secret} }}
	if changed, n := enginetest.Peeks(r, p, 7, playtest.Range{To: games}); changed*oneIn < n || n == 0 {
		t.Errorf("the cheater was caught %d times of %d only", changed, n)
	}
}

type cheater[S any] struct {
	seat   playtest.Seat
	secret func(*S, playtest.Seat) uint64
}

func (c *cheater[S]) Begin(_ playtest.Rules[S], seat playtest.Seat) { c.seat = seat }

func (c *cheater[S]) Act(_ playtest.Rules[S], s *S, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	return legal[c.secret(s, c.seat)%uint64(len(legal))]
}

// Beats plays one player against another from each side. It must win at least the given
// number of games.
func Beats[S any](t *testing.T, r playtest.Rules[S], strong, weak playtest.Player[S], games, least uint64) {
	t.Helper()
	for seat := range r.Catalog().NumSeats() {
		p := Plan(r, weak, games)
		p.Players[seat] = strong
		s := playtest.Run(t.Context(), p, nil)
		won := uint64(0)
		for _, w := range s.Wins {
			won += w.Seat[seat]
		}
		if won < least {
			t.Errorf("as %s, the player %s wins %d of %d games against %s", r.Catalog().Seats[seat], strong.Name, won, s.Games(), weak.Name)
		}
	}
}

// GamesEnd plays games and checks their invariants after every step, requires each to end,
// and returns the statistics.
func GamesEnd[S any](t *testing.T, name string, plan playtest.Plan[S]) *playtest.Stats {
	t.Helper()
	plan.Check = true
	s := playtest.Run(t.Context(), plan, nil)
	if games := plan.Games.To - plan.Games.From; s.Games() != games {
		t.Errorf("%s: %d games of %d ended, faults %+v", name, s.Games(), games, s.Faults)
	}
	return s
}

// SameForAnyWorkers requires the same games from 1, 2, 7 and 64 workers; with -short, from
// 1 and 7.
func SameForAnyWorkers[S any](t *testing.T, name string, plan playtest.Plan[S]) {
	t.Helper()
	plan.Workers = 1
	one := GamesEnd(t, name, plan).Fingerprint
	others := []int{2, 7, 64}
	if testing.Short() {
		others = []int{7}
	}
	for _, plan.Workers = range others {
		if got := playtest.Run(t.Context(), plan, nil).Fingerprint; got != one {
			t.Errorf("%s: %d workers give %s, one gives %s", name, plan.Workers, got, one)
		}
	}
}

// NoAllocations checks that more games need no more memory: allocations are per player and
// worker, plus a few for histograms that grow.
func NoAllocations[S any](t *testing.T, variant string, r playtest.Rules[S], p playtest.Player[S], more uint64) {
	t.Helper()
	memory := func(games uint64) float64 {
		plan := Plan(r, p, games)
		plan.Workers = 1
		return testing.AllocsPerRun(1, func() { playtest.Run(t.Context(), plan, nil) })
	}
	if n := memory(20+more) - memory(20); n > 20 {
		t.Errorf("%s: %d games more take %v allocations more", about(variant, p.Name), more, n)
	}
}

// HashesDiffer compares hashes and states along some random games, which must contain at
// least the given number of states.
func HashesDiffer[S comparable](t *testing.T, variant string, r playtest.Rules[S], games uint64, least int) {
	t.Helper()
	seen := map[uint64]S{}
	for game := range games {
		c, rnd := playtest.NewKeyed(7, game), playtest.NewStream(7, game, 0)
		var s S
		for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
			h := r.Hash(&s)
			if other, ok := seen[h]; ok && other != s {
				t.Fatalf("%s: two states have the hash %x", about(variant, "random"), h)
			}
			seen[h] = s
			legal := r.Legal(&s, nil)
			r.Apply(&s, legal[rnd.N(len(legal))], &c, nil)
		}
	}
	if len(seen) < least {
		t.Errorf("%s: only %d states have hashes of their own", about(variant, "random"), len(seen))
	}
}

// Bench benchmarks the games of some players.
func Bench[S any](b *testing.B, variant string, r playtest.Rules[S], players []playtest.Player[S]) {
	for _, p := range players {
		b.Run(variant+p.Name, func(b *testing.B) {
			b.ReportAllocs()
			plan := Plan(r, p, uint64(b.N))
			plan.Workers = 1
			b.ResetTimer()
			s := playtest.Run(b.Context(), plan, nil)
			b.ReportMetric(float64(s.Decisions)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(s.Decisions)/float64(s.Games()), "decisions/game")
		})
	}
}
