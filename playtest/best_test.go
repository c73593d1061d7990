package playtest_test

import (
	"testing"

	"punchboard/playtest"
)

// TestBest chooses among actions of different worth: only the best ones, and each of
// these about as often.
func TestBest(t *testing.T) {
	worth := []int{3, -1, 7, 7, 0, 7}
	legal := []playtest.Action{0, 1, 2, 3, 4, 5}
	rnd := playtest.NewStream(1, 0, 0)
	var chosen [6]int
	for range 3000 {
		chosen[playtest.Best(legal, &rnd, func(a playtest.Action) int { return worth[a] })]++
	}
	for a, n := range chosen {
		if best := worth[a] == 7; best != (n > 900) || !best && n > 0 {
			t.Errorf("action %d, worth %d, was chosen %d times of 3000", a, worth[a], n)
		}
	}
}

// TestBestOfBadOnes chooses an action even if none is worth anything.
func TestBestOfBadOnes(t *testing.T) {
	rnd := playtest.NewStream(1, 0, 0)
	if a := playtest.Best([]playtest.Action{4, 5, 6}, &rnd, func(a playtest.Action) int { return -int(a) }); a != 4 {
		t.Errorf("chose %d", a)
	}
}
