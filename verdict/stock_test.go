package verdict

import (
	"testing"

	"punchboard/playtest"
)

// TestNeedBetween bounds how many markers are enough for 999 games in 1,000.
func TestNeedBetween(t *testing.T) {
	for _, c := range []struct {
		name            string
		demand          map[int]uint64
		need, low, high int
	}{
		{"none", map[int]uint64{0: 10_000}, 0, 0, 0},
		{"always five", map[int]uint64{5: 10_000}, 5, 5, 5},
		{"a tail of one in a million", map[int]uint64{5: 999_999, 6: 1}, 5, 5, 5},
		{"one in a hundred", map[int]uint64{5: 9900, 6: 100}, 6, 6, 6},
		{"near one in a thousand", map[int]uint64{5: 9988, 6: 12}, 6, 5, 6},
		{"just under one in a thousand", map[int]uint64{5: 9992, 6: 7, 7: 1}, 5, 5, 6},
		{"too few games", map[int]uint64{2: 50, 9: 1}, 9, 2, 9},
	} {
		var h playtest.Histogram
		for v, n := range c.demand {
			h.Add(v, n)
		}
		s := &playtest.Stats{Demand: []playtest.Histogram{h}}
		if need := Need(s, 0, 0.001); need != c.need {
			t.Errorf("%s: needs %d, want %d", c.name, need, c.need)
		}
		if low, high := needBetween(&h, c.need, 0.001); low != float64(c.low) || high != float64(c.high) {
			t.Errorf("%s: between %v and %v, want %d and %d", c.name, low, high, c.low, c.high)
		}
	}
}
