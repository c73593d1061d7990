package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

// TestGreedyBeatsRandom seats him on either side, in every variant.
func TestGreedyBeatsRandom(t *testing.T) {
	for _, variant := range variants {
		for seat := range playtest.Seats {
			p := plan(rulesOf(t, read(t, variant)), playtest.Random[State](), 400)
			p.Players[seat] = Greedy()
			s := playtest.Run(t.Context(), p, nil)
			if won := s.Wins[0].Seat[seat] + s.Wins[1].Seat[seat]; won < 320 {
				t.Errorf("%s: in seat %d, he wins %d of %d games against the random player", variant, seat, won, s.Games())
			}
		}
	}
}

// TestGreedyPlaysAllCards sees him play every card and option of the game.
func TestGreedyPlaysAllCards(t *testing.T) {
	r := load(t)
	s := playtest.Run(t.Context(), plan(r, Greedy(), 2000), nil)
	for i, c := range s.Cards {
		if c[0].Played+c[1].Played == 0 {
			t.Errorf("he never plays %s", r.sheet.Cards[i])
		}
	}
	for id := 301; id <= lastRule; id++ {
		if s.Rules[id].Games == 0 {
			t.Errorf("he never plays the option %s", r.sheet.Rules[id])
		}
	}
}

// TestThinkerDoesNotPeek holds the searching player to what he can see.
func TestThinkerDoesNotPeek(t *testing.T) {
	thinker := playtest.Halving(2, Greedy())
	if changed, n := playtest.Peeks(load(t), thinker, 7, playtest.Range{To: 2}); changed > 0 || n < 60 {
		t.Errorf("he peeks in %d of %d decisions", changed, n)
	}
}
