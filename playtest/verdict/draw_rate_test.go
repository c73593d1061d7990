package verdict

import (
	"math"
	"testing"

	"punchboard/playtest"
)

// TestExpectation compares with hand computation how often two cards of a deck
// of four should be drawn, and which observed numbers are too low.
func TestExpectation(t *testing.T) {
	for _, c := range []struct {
		name   string
		draws  map[int]uint64 // games by cards drawn
		card   int            // card 0 has one copy, card 1 three
		share  float64
		seen   uint64
		deals  uint64
		apart  bool
		short  bool
		levels []Level
	}{
		{"one of four", map[int]uint64{1: 10_000}, 0, 0.25, 2500, 10_000, false, false, nil},
		{"three of four", map[int]uint64{1: 10_000}, 1, 0.75, 7500, 10_000, false, false, nil},
		{"two draws of four", map[int]uint64{0: 5000, 2: 5000}, 1, 0.5, 5000, 10_000, false, false, nil},
		{"a mean of games", map[int]uint64{0: 2500, 1: 2500, 2: 2500, 3: 2500}, 0, 0.375, 3750, 10_000, false, false, nil},
		{"the whole deck, and again", map[int]uint64{4: 5000, 90: 5000}, 0, 1, 10_000, 10_000, false, false, nil},
		{"nobody draws", map[int]uint64{0: 10_000}, 0, 0, 0, 10_000, false, false, []Level{Fail}},
		{"seldom, as it must be", map[int]uint64{0: 9000, 1: 1000}, 0, 0.025, 250, 10_000, false, false, []Level{Watch}},
		{"seldomer than it must be", map[int]uint64{0: 9000, 1: 1000}, 0, 0.025, 150, 10_000, false, true, []Level{Watch}},
		{"a little less is no word", map[int]uint64{1: 10_000}, 0, 0.25, 2300, 10_000, false, false, nil},
		{"short of it, and often enough", map[int]uint64{1: 10_000}, 0, 0.25, 1800, 10_000, false, true, nil},
		{"kept out", map[int]uint64{1: 10_000}, 0, 0.25, 1000, 10_000, false, true, []Level{Watch}},
		{"each his own pile", map[int]uint64{1: 10_000}, 0, 0.25, 5000, 20_000, true, false, nil},
	} {
		s, with := healthy(), *sheet
		with.Piles = []playtest.Pile{{Name: "deck", Own: c.apart}}
		s.Draws = make([]playtest.Histogram, 1)
		for drawn, games := range c.draws {
			s.Draws[0].Add(drawn, games)
		}
		s.Seen = []uint64{10_000, 10_000}
		s.Seen[c.card] = c.seen
		e := expect(&with, s, c.card)
		if math.Abs(e.Share-c.share) > 1e-12 || e.Short != c.short || e.Cards != 4 || s.Deals(&with, playtest.CardID(c.card)) != c.deals {
			t.Errorf("%s: %+v, want %v, short %v", c.name, e, c.share, c.short)
		}
		j := &judge{Evidence: Evidence{Sheet: &with, Limits: limits()}}
		j.seen(s, c.card, true)
		if len(j.found) != len(c.levels) || len(c.levels) > 0 && j.found[0].Level != c.levels[0] {
			t.Errorf("%s: %+v, want %v", c.name, j.found, c.levels)
		}
	}
	uncounted := *sheet
	uncounted.CardCopies = nil
	if e := expect(&uncounted, healthy(), 0); e != nil {
		t.Errorf("nobody counted the copies: %+v", e)
	}
}
