package verdict

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestSequentialIntervalIsThatOfRobbins compares the ends with the inequality that defines
// them, computed with binomial coefficients.
func TestSequentialIntervalIsThatOfRobbins(t *testing.T) {
	for _, c := range []struct{ k, n uint64 }{{0, 1}, {0, 20}, {2, 60}, {30, 60}, {60, 60}, {450, 1000}} {
		low, high := SequentialInterval(share(c.k, c.n), c.n, 0.05)
		k, n := float64(c.k), float64(c.n)
		choose := 1.0
		for i := range c.k {
			choose *= (n - float64(i)) / float64(i+1)
		}
		level := func(p float64) float64 { return (n + 1) * choose * math.Pow(p, k) * math.Pow(1-p, n-k) }
		for _, end := range []float64{low, high} {
			if end != 0 && end != 1 && math.Abs(level(end)-0.05) > 1e-6 {
				t.Errorf("%d of %d: %v to %v, where the mixture is %v", c.k, c.n, low, high, level(end))
			}
		}
		if low < 0 || low > k/n || high < k/n || high > 1 {
			t.Errorf("%d of %d: %v to %v", c.k, c.n, low, high)
		}
	}
	if low, high := SequentialInterval(0, 0, 0.05); low != 0 || high != 1 {
		t.Errorf("no games: %v to %v", low, high)
	}
}

// TestStoppingKeepsItsError plays games at even and uneven odds, some of them drawn, looks
// after each of the first games and then at each batch, and counts how often the interval
// has ever missed the truth. With the interval for a fixed number of games, it would be
// missed far more often.
func TestStoppingKeepsItsError(t *testing.T) {
	trials, games := 1_000, 2_000
	if testing.Short() {
		trials, games = 300, 600
	}
	for _, c := range []struct{ win, draw float64 }{{0.5, 0}, {0.45, 0}, {0.03, 0}, {0.35, 0.3}} {
		rnd := rand.New(rand.NewPCG(7, uint64(1000*c.win)))
		truth, missed, wilson := c.win+c.draw/2, 0, 0
		for range trials {
			points, miss, fixed := uint64(0), false, false
			for n := 1; n <= games; n++ {
				switch x := rnd.Float64(); {
				case x < c.win:
					points += 2
				case x < c.win+c.draw:
					points++
				}
				if n > 20 && n%20 != 0 {
					continue
				}
				low, high := SequentialInterval(float64(points)/float64(2*n), uint64(n), 0.05)
				miss = miss || truth < low || truth > high
				low, high = Wilson(points/2, uint64(n))
				fixed = fixed || truth < low || truth > high
			}
			missed, wilson = missed+btoi(miss), wilson+btoi(fixed)
		}
		if limit := 0.05*float64(trials) + 3*math.Sqrt(0.0475*float64(trials)); float64(missed) > limit {
			t.Errorf("%+v: %d of %d series leave the interval, at most %.0f may", c, missed, trials, limit)
		}
		if c.draw == 0 && wilson < 3*missed+trials/20 {
			t.Errorf("%+v: a fixed interval is left in only %d of %d series", c, wilson, trials)
		}
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
