package verdict

import (
	"math"
	"math/rand/v2"
	"testing"

	"punchboard/playtest"
)

// deal plays one made-up deal: luck decides it, unless the change does.
func deal(rng *rand.Rand, share, turn, toWin float64) (before, after playtest.Result) {
	win := rng.Float64() < share
	before = playtest.Result{Points: points(win), Turns: 10}
	if rng.Float64() < turn {
		win = rng.Float64() < toWin
	}
	return before, playtest.Result{Points: points(win), Turns: 10}
}

func points(win bool) uint8 {
	if win {
		return 2
	}
	return 0
}

func paired(rng *rand.Rand, deals int, share, turn, toWin float64) *Paired {
	p := &Paired{Seatings: 1}
	for range deals {
		b, a := deal(rng, share, turn, toWin)
		p.Add([]playtest.Result{b}, []playtest.Result{a})
	}
	return p
}

// TestPairedByHand checks sums, flips and means on deals that can be counted by
// hand.
func TestPairedByHand(t *testing.T) {
	p := &Paired{Seatings: 2}
	r := func(points uint8, turns uint16) playtest.Result { return playtest.Result{Points: points, Turns: turns} }
	p.Add([]playtest.Result{r(0, 8), r(2, 8)}, []playtest.Result{r(2, 9), r(2, 9)})
	p.Add([]playtest.Result{r(1, 8), r(2, 8)}, []playtest.Result{r(1, 8), r(2, 8)})
	p.Add([]playtest.Result{r(2, 8), r(2, 8)}, []playtest.Result{r(2, 8), r(playtest.Unplayed, 0)})
	before, after := p.Share()
	turns, _ := p.Lengthening()
	won, drawn, lost := p.Turned()
	if p.Deals != 2 || p.Unended != 1 || p.Same != 1 || before != 5.0/8 || after != 7.0/8 || turns != 0.5 || won != 1 || drawn != 0 || lost != 0 {
		t.Errorf("%+v: %v to %v, %v turns, %d %d %d", p, before, after, turns, won, drawn, lost)
	}
	if gain, half := p.Change(1); gain != 0.25 || half <= 0 {
		t.Errorf("gain %v ± %v", gain, half)
	}
}

// TestChangeCovers simulates comparisons and counts how often the interval
// contains the true value, also if hardly any deal changes.
func TestChangeCovers(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	for _, c := range []struct{ share, turn, toWin float64 }{{0.5, 0.2, 0.5}, {0.5, 0.1, 0.9}, {0.6, 0.01, 0.5}, {0.3, 0.5, 0.3}} {
		const runs, deals = 2000, 400
		truth := c.turn * (c.toWin - c.share)
		held := 0
		for range runs {
			gain, half := paired(rng, deals, c.share, c.turn, c.toWin).Change(1)
			if math.Abs(gain-truth) <= half {
				held++
			}
		}
		if share := float64(held) / runs; share < 0.935 || share > 0.999 || c.turn >= 0.1 && share > 0.965 {
			t.Errorf("%+v: the interval of 95 %% held in %.3f", c, share)
		}
	}
}

// TestFactorIsTheSaving compares the factor with the spread of comparisons with
// and without common luck.
func TestFactorIsTheSaving(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 2))
	const runs, deals = 600, 300
	var common, apart Moments
	var factor float64
	for range runs {
		p, q := paired(rng, deals, 0.5, 0.2, 0.6), paired(rng, deals, 0.5, 0.2, 0.6)
		common.add(p.Gain.Sum)
		apart.add(q.After.Sum - p.Before.Sum)
		factor += p.Factor() / runs
	}
	_, with := common.of(runs)
	_, without := apart.of(runs)
	if got := without / with; got/factor < 0.8 || got/factor > 1.25 {
		t.Errorf("the factor says %.1f, the spread %.1f", factor, got)
	}
}
