package verdict

import (
	"math/rand/v2"
	"testing"
)

// leastCoverage is what every kind of 95 % interval of a report must hold.
const leastCoverage = 0.93

// coverageKind is a kind of interval of a report, with a made-up game that it is
// computed for.
type coverageKind struct {
	name  string
	truth float64
	// draw plays a run of the game and returns its interval. Intervals that hold
	// together return the one that is farthest from its truth, with the difference
	// in truth taken away.
	draw func(rnd *rand.Rand) (low, high float64)
	// naive marks an interval that no report shows, because it holds too rarely.
	naive bool
}

// TestEveryIntervalCovers plays many runs for every kind of interval and counts how
// often it contains the truth: at least 93 of 100 times, apart from the chance of the
// simulation. The long form (without -short) takes about five seconds.
func TestEveryIntervalCovers(t *testing.T) {
	runs := uint64(2000)
	if testing.Short() {
		runs = 400
	}
	for i, kind := range coverageKinds {
		rnd := rand.New(rand.NewPCG(uint64(i), 12))
		held := uint64(0)
		for range runs {
			if low, high := kind.draw(rnd); low <= kind.truth && kind.truth <= high {
				held++
			}
		}
		low, high := Exact(held, runs)
		t.Logf("%5.1f %% (%.1f to %.1f)  %s", 100*share(held, runs), 100*low, 100*high, kind.name)
		switch {
		case kind.naive && high > leastCoverage:
			t.Errorf("%s: holds in %d of %d runs, so that the game does not show what is wrong with it", kind.name, held, runs)
		case !kind.naive && high < leastCoverage:
			t.Errorf("%s: holds in %d of %d runs", kind.name, held, runs)
		}
	}
}
