package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestGreedyBeatsRandom plays from both seats, in every variant.
func TestGreedyBeatsRandom(t *testing.T) {
	for _, variant := range variants {
		rulestest.Beats(t, rulesOf(t, read(t, variant)), Greedy(), playtest.Random[State](), 400, 320)
	}
}

// TestGreedyPlaysAllCards checks that every card and option of the game gets
// played.
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

// TestThinkerDoesNotPeek checks that the searching player uses only what it can
// see.
func TestThinkerDoesNotPeek(t *testing.T) {
	rulestest.NeverPeeks(t, "", load(t), playtest.Halving(2, Greedy()), rulestest.Sample{Games: 2, Decisions: 60})
}
