package verdict

import (
	"testing"

	"punchboard/playtest"
)

// TestNeedBetween checks the interval of how many markers are enough for 999
// games in 1,000.
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

// TestStocks compares what is printed with what games need.
func TestStocks(t *testing.T) {
	sheet := &playtest.Catalog{Components: []playtest.Component{{Name: "hit", Printed: 5}, {Name: "pin", Printed: 6}, {Name: "smoke", Printed: -1}}}
	s := &playtest.Stats{Demand: make([]playtest.Histogram, 3)}
	for i := range s.Demand {
		s.Demand[i].Add(4, 9900)
		s.Demand[i].Add(6, 100)
	}
	s.Turns.Add(9, 10_000)
	all := Stocks(sheet, s, 0.001)
	for i, want := range []struct {
		short  uint64
		tooFew bool
	}{{100, true}, {0, false}, {0, false}} {
		c := &all[i]
		if c.Usual != 4 || c.Need != 6 || c.Low != 6 || c.High != 6 || c.Most != 6 || c.Games != 10_000 || c.Short != want.short || c.TooFew() != want.tooFew {
			t.Errorf("%+v, want %+v", c, want)
		}
	}
}

// TestFewGamesProveNoSupply checks that markers do not pass if there are too few
// games.
func TestFewGamesProveNoSupply(t *testing.T) {
	for games, want := range map[uint64]Level{3687: Unsure, 3688: Pass} {
		s := healthy()
		s.Turns, s.Demand[0] = playtest.Histogram{}, playtest.Histogram{}
		s.Turns.Add(14, games)
		s.Demand[0].Add(4, games)
		found := of(Shortage, Evidence{Runs: []*playtest.Stats{s}, Limits: limits()})
		if len(found) != 1 || found[0].Level != want {
			t.Errorf("%d games: %+v, want %v", games, found, want)
		}
	}
}

// TestSure checks that the number of games is exactly enough to prove the share
// if none of them runs short.
func TestSure(t *testing.T) {
	for _, short := range []float64{0.001, 0.01, 0.2} {
		n := GamesToProve(short)
		if _, high := Exact(0, n); high > short {
			t.Errorf("%d games leave up to %v, want %v", n, high, short)
		}
		if _, high := Exact(0, n-1); high <= short {
			t.Errorf("%d games would do for %v", n-1, short)
		}
	}
}
