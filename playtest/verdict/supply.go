package verdict

import (
	"math"

	"punchboard/playtest"
)

// supply judges whether the box contains enough of each component. Demand was counted
// as if the supply were unlimited. If there are too few games to prove that nothing
// runs out, one finding says so for all components that seem to suffice.
func (j *judge) supply(s *playtest.Stats) {
	least, few := GamesToProve(j.Limits.Shortage), 0
	for i := range s.Demand {
		c := &j.Sheet.Components[i]
		need := Need(s, i, j.Limits.Shortage)
		f := Finding{Class: Shortage, Subject: c.Name, Value: float64(need), Limit: float64(c.Printed)}
		f.Low, f.High = needBetween(&s.Demand[i], need, j.Limits.Shortage)
		switch short := exceed(&s.Demand[i], c.Printed); {
		case c.Printed < 0:
			continue // the game prints none: nothing to compare with
		case need > c.Printed:
			f.Level, f.Affected = Fail, share(short, s.Games())
			f.gate = &gate{noTest, atLeast(short, s.Games(), j.Limits.Shortage)}
		case short > 0:
			f.Case, f.Level, f.Affected = JustEnough, Watch, share(short, s.Games())
		case s == Best(j.Runs) && s.Games() < least:
			few++
			continue
		}
		if careless(s) { // players that waste markers do not show how many are needed
			f.Level = min(f.Level, Watch)
		}
		j.add(s, f)
	}
	if few > 0 {
		n := float64(few)
		j.add(s, Finding{Class: Shortage, Case: TooFewGames, Level: Unsure, Value: n, Low: n, High: n, Limit: float64(least)})
	}
}

// Need returns how many of a component are enough for all games except a share.
func Need(s *playtest.Stats, component int, short float64) int {
	den := uint64(1e6)
	return s.Demand[component].Quantile(den-uint64(math.Round(short*1e6)), den)
}

// Stock is how many of a component games need at once, and how many the game prints.
type Stock struct {
	Name    string `json:"name"`
	Printed int    `json:"printed"` // -1: the game prints none
	Usual   int    `json:"usual"`   // enough for half of all games
	Need    int    `json:"need"`    // enough for all games except the share that may run short
	Low     int    `json:"low"`     // the ends of its 95 % interval
	High    int    `json:"high"`
	Most    int    `json:"most"`  // the most that any game needed
	Short   uint64 `json:"short"` // games that needed more than are printed
	Games   uint64 `json:"games"`
}

// Stocks returns the stock of every component of a run; short is the share of games
// that may run out of one.
func Stocks(sheet *playtest.Catalog, s *playtest.Stats, short float64) []Stock {
	all := make([]Stock, len(sheet.Components))
	for i, c := range sheet.Components {
		h := &s.Demand[i]
		stock := Stock{Name: c.Name, Printed: c.Printed, Usual: h.Quantile(1, 2), Need: Need(s, i, short), Most: h.Max(), Games: s.Games()}
		low, high := needBetween(h, stock.Need, short)
		stock.Low, stock.High = int(low), int(high)
		if c.Printed >= 0 {
			stock.Short = exceed(h, c.Printed)
		}
		all[i] = stock
	}
	return all
}

// TooFew reports whether too little is printed.
func (s Stock) TooFew() bool { return s.Printed >= 0 && s.Need > s.Printed }

// GamesToProve returns how many games are needed to prove that at most a share of them
// runs short, if none of them does (Clopper and Pearson); 0 for a share of 0, which
// cannot be proved.
func GamesToProve(short float64) uint64 {
	if short <= 0 {
		return 0
	}
	return uint64(math.Ceil(math.Log(0.025) / math.Log1p(-short)))
}

// needBetween returns the smallest number that may be enough and the number that
// certainly is, from the exact interval of the share of games that need more. With too
// few games to be certain, it returns the most that any game needed.
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

// exceed counts the games that needed more than are printed.
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
		j.opening(s, seat)
		runs := f
		runs.most(ofGames(h.Runs, s.Games()), j.Limits.StuckRuns, math.Inf(1))
		f.most(ofClusters(h.Stuck, h.Turns, h.Clusters), j.Limits.Stuck, math.Inf(1))
		f.Level = max(f.Level, runs.Level)
		f.gate.watch = min(1, 2*min(f.gate.watch, runs.gate.watch)) // either of two tests
		j.add(s, f)
	}
}

// mostIdle is the share of games in which a player may have nothing to play in the first
// turn with cards. More is hardly meant: the game begins with a turn of waiting.
const mostIdle = 0.95

// opening judges whether a player can play anything in the first turn with cards.
func (j *judge) opening(s *playtest.Stats, seat int) {
	h := &s.Hands[seat]
	f := Finding{
		Class: Unplayable, Case: AtStart, Subject: j.Sheet.Seats[seat], Value: share(h.Idle, h.Clusters.Games),
		N: h.Clusters.Games, Limit: mostIdle, Affected: share(h.Idle, s.Games()),
	}
	f.Low, f.High = Exact(h.Idle, h.Clusters.Games)
	if f.Low > mostIdle {
		f.Level = Watch
		j.add(s, f)
	}
}

// piles judges how often a pile runs out.
func (j *judge) piles(s *playtest.Stats) {
	for i := range s.Piles {
		k := s.Piles[i].N()
		f := Finding{Class: Exhausted, Subject: j.Sheet.Piles[i].Name, Value: share(k, s.Games()), Limit: j.Limits.Exhausted, Affected: share(k, s.Games())}
		f.most(ofGames(k, s.Games()), j.Limits.Exhausted, math.Inf(1))
		if j.Sheet.Piles[i].RunsOut {
			f.Level, f.gate = Pass, nil
		}
		j.add(s, f)
	}
}
