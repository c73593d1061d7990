package threefronts

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func TestGreedyBeatsRandom(t *testing.T) {
	rulestest.Beats(t, load(t), Greedy(), playtest.Random[State](), 300, 270)
}

// TestThinkerDoesNotPeek checks that the searching player uses only what it can
// see.
func TestThinkerDoesNotPeek(t *testing.T) {
	rulestest.NeverPeeks(t, "", load(t), playtest.Halving(2, Greedy()), rulestest.Sample{Games: 1, Decisions: 100})
}
