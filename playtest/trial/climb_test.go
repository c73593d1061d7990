package trial

import (
	"testing"

	"punchboard/playtest/verdict"
)

// TestClimb checks that sensible players climb above random ones and not the
// other way around, with the same counts for any number of workers.
func TestClimb(t *testing.T) {
	g := open(t).Play
	for _, workers := range []int{1, 3} {
		m := match("greedy", "random", 400)
		m.Workers = workers
		r, err := Climb(t.Context(), g, m, 20)
		if err != nil || r.Standing() != verdict.Stands || r.Games() != 40 || r.Player != "greedy" || r.Below != "random" || r.Seed != m.Seed {
			t.Errorf("%d workers: %+v after %d games, %v", workers, r, r.Games(), err)
		}
	}
	r, err := Climb(t.Context(), g, match("random", "greedy", 400), 20)
	if err != nil || r.Standing() != verdict.NoRung || r.Games() != 40 {
		t.Errorf("upside down: %+v, %v", r, err)
	}
	if _, err := Climb(t.Context(), g, match("nobody", "greedy", 40), 20); err == nil {
		t.Error("nobody climbs")
	}
}
