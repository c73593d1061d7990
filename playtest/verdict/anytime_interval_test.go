package verdict

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestAlwaysHolds looks at a run again and again: of 2,000 runs of fair games,
// at most 5 in 100 may ever leave the interval. With intervals for a fixed
// number of games, a third would.
func TestAlwaysHolds(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	left, leftFixed := 0, 0
	const runs = 2000
	for range runs {
		out, outFixed, points := false, false, uint64(0)
		for n := uint64(1); n <= 4000; n++ {
			points += 2 * rnd.Uint64N(2)
			if share, half := AnytimeInterval(points, n, 2); math.Abs(share-0.5) > half {
				out = true
			}
			if low, high := Wilson(points/2, n); n%100 == 0 && (low > 0.5 || high < 0.5) {
				outFixed = true
			}
		}
		if out {
			left++
		}
		if outFixed {
			leftFixed++
		}
	}
	if left > runs/20 || left == 0 || leftFixed < runs/5 {
		t.Errorf("%d of %d runs leave the interval, %d that of a fixed number", left, runs, leftFixed)
	}
	if share, half := AnytimeInterval(3680, 4000, 2); share != 0.46 || half > 0.03 {
		t.Errorf("%.3f ± %.3f after 4,000 games", share, half)
	}
	if _, half := AnytimeInterval(0, 0, 2); half != 0.5 {
		t.Errorf("± %v before the first game", half)
	}
}
