package verdict

import (
	"math"

	"punchboard/playtest"
)

// supply judges whether the box holds enough of each component. Demand was
// counted as if there were no end of them.
func (j *judge) supply(s *playtest.Stats) {
	for i := range s.Demand {
		c := &j.Sheet.Components[i]
		need := Need(s, i, j.Limits.Shortage)
		f := Finding{Class: Shortage, Subject: c.Name, Value: float64(need), Limit: float64(c.Printed)}
		f.Low, f.High = needBetween(&s.Demand[i], need, j.Limits.Shortage)
		switch short := exceed(&s.Demand[i], c.Printed); {
		case c.Printed < 0:
			continue // the game prints none: nothing to hold it against
		case need > c.Printed:
			f.Level, f.Affected = Fail, share(short, s.Games())
		case short > 0:
			f.Level, f.Affected = Watch, share(short, s.Games())
		}
		if careless(s) { // who wastes markers says little of how many are needed
			f.Level = min(f.Level, Watch)
		}
		j.add(s, f)
	}
}

// Need gives how many of a component are enough for all games but a share.
func Need(s *playtest.Stats, component int, short float64) int {
	den := uint64(1e6)
	return s.Demand[component].Quantile(den-uint64(math.Round(short*1e6)), den)
}

// needBetween gives the least number that may be enough and the number that
// surely is, each with the exact interval of the games that want more. Where
// games are too few to be sure, it gives the most that any game wanted.
func needBetween(h *playtest.Histogram, need int, short float64) (low, high float64) {
	n, over := h.N(), exceed(h, need)
	least, most := need, need
	for k := over; least > 0; least-- {
		k += h.Count(least)
		if at, _ := Exact(k, n); at > short {
			break
		}
	}
	for k := over; most < h.Max(); most++ {
		if _, at := Exact(k, n); at <= short {
			break
		}
		k -= h.Count(most + 1)
	}
	return float64(least), float64(most)
}

// exceed counts the games that wanted more than there are.
func exceed(h *playtest.Histogram, printed int) (n uint64) {
	for v := max(printed+1, 0); v <= h.Max(); v++ {
		n += h.Count(v)
	}
	return n
}

// hands judges how often players hold cards and can play none.
func (j *judge) hands(s *playtest.Stats) {
	for seat := range s.Hands {
		h := &s.Hands[seat]
		if h.Turns == 0 {
			continue
		}
		f := Finding{Class: Stuck, Subject: j.Sheet.Seats[seat], Value: share(h.Stuck, h.Turns), N: h.Turns, Limit: j.Limits.Stuck, Affected: share(h.Runs, s.Games())}
		f.Low, f.High = Wilson(h.Stuck, h.Turns)
		runsLow, runsHigh := Wilson(h.Runs, s.Games())
		f.Level = max(over(f.Low, f.High, j.Limits.Stuck, math.Inf(1)), over(runsLow, runsHigh, j.Limits.StuckRuns, math.Inf(1)))
		j.add(s, f)
	}
}

// piles judges how often a pile runs out.
func (j *judge) piles(s *playtest.Stats) {
	for i := range s.Piles {
		k := s.Piles[i].N()
		f := Finding{Class: Exhausted, Subject: j.Sheet.Piles[i].Name, Value: share(k, s.Games()), Limit: j.Limits.Exhausted, Affected: share(k, s.Games())}
		f.Low, f.High = Wilson(k, s.Games())
		if f.Level = over(f.Low, f.High, j.Limits.Exhausted, math.Inf(1)); j.Sheet.Piles[i].RunsOut {
			f.Level = Pass
		}
		j.add(s, f)
	}
}
