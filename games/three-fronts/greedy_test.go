package threefronts

import (
	"testing"

	"punchboard/playtest"
)

// TestGreedyBeatsRandom seats him on either side.
func TestGreedyBeatsRandom(t *testing.T) {
	for seat, name := range []string{"american", "german"} {
		p := plan(load(t), playtest.Random[State](), 300)
		p.Players[seat] = Greedy()
		s := playtest.Run(t.Context(), p, nil)
		if won := s.Wins[0].Seat[seat] + s.Wins[1].Seat[seat]; won < 270 {
			t.Errorf("as the %s, he wins %d of %d games against the random player", name, won, s.Games())
		}
	}
}

// TestThinkerDoesNotPeek holds the searching player to what he can see.
func TestThinkerDoesNotPeek(t *testing.T) {
	thinker := playtest.Halving(2, Greedy())
	if changed, n := playtest.Peeks(load(t), thinker, 7, playtest.Range{To: 1}); changed > 0 || n < 100 {
		t.Errorf("he peeks in %d of %d decisions", changed, n)
	}
}
