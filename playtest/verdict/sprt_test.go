package verdict

import (
	"math/rand/v2"
	"testing"

	"punchboard/playtest"
)

// decide plays made-up deals, a given share of which changes, until the test
// decides.
func decide(rng *rand.Rand, s SPRT, turn, gain float64) (Decision, uint64) {
	p := &Paired{Seatings: 1}
	for {
		for range s.Look {
			b, a := deal(rng, 0.5, turn, 0.5+gain/turn)
			p.Add([]playtest.Result{b}, []playtest.Result{a})
		}
		if d := s.Decide(p); d != Undecided {
			return d, p.Deals
		}
	}
}

// TestSPRT simulates complete tests without a difference, with exactly the
// relevant difference, and with half of it: both errors are as rare as promised,
// and a fixed number of deals would be far larger.
func TestSPRT(t *testing.T) {
	runs, slack := 2500, 0.0
	if testing.Short() {
		runs, slack = 700, 0.02 // about three standard errors
	}
	for _, c := range []struct{ turn, least float64 }{{0.4, 0.02}, {0.1, 0.01}} {
		rng := rand.New(rand.NewPCG(7, 3))
		s, nominal := NewSPRT(c.least), SPRT{Least: c.least, Alpha: 0.05, Beta: 0.05}
		for _, truth := range []struct {
			gain        float64
			want        Decision
			error, most float64 // share of wrong decisions, mean share of the fixed number of deals
		}{{0, NoDifference, 0.05, 0.66}, {c.least, Rises, 0.05, 0.55}, {-c.least, Falls, 0.05, 0.55}, {c.least / 2, Undecided, 1, 0.85}} {
			wrong, deals := 0, uint64(0)
			for range runs {
				d, n := decide(rng, s, c.turn, truth.gain)
				deals += n
				if d != truth.want {
					wrong++
				}
			}
			share := float64(wrong) / float64(runs)
			mean := float64(deals) / float64(runs) / float64(nominal.FixedDeals(c.turn/2-truth.gain*truth.gain))
			t.Logf("turn %.2f, least %.3f, truth %+.4f: wrong %.3f, %.2f of the fixed number", c.turn, c.least, truth.gain, share, mean)
			if share > truth.error+slack || mean > truth.most+slack {
				t.Errorf("turn %.2f, least %.3f, truth %+.4f: wrong %.3f, %.2f of the fixed number", c.turn, c.least, truth.gain, share, mean)
			}
		}
	}
}

// TestSPRTWaits checks that there is no decision before the first look or from a
// handful of changed deals, and that a test in which no deal changes still ends.
func TestSPRTWaits(t *testing.T) {
	s := NewSPRT(0.05)
	win, loss := []playtest.Result{{Points: 2}}, []playtest.Result{{Points: 0}}
	p := &Paired{Seatings: 1}
	for range s.First - 1 {
		p.Add(loss, win)
	}
	if d := s.Decide(p); d != Undecided {
		t.Errorf("%v after %d deals", d, p.Deals)
	}
	if p.Add(loss, win); s.Decide(p) != Rises {
		t.Errorf("%v after %d deals, all of which turned", s.Decide(p), p.Deals)
	}
	few := &Paired{Seatings: 1}
	for i := range 1000 {
		if i%100 == 0 {
			few.Add(loss, win)
		} else {
			few.Add(win, win)
		}
	}
	if d := NewSPRT(0.005).Decide(few); d != Undecided {
		t.Errorf("%v by ten deals that turned", d)
	}
	same := &Paired{Seatings: 1}
	for range 1000 {
		same.Add(win, win)
	}
	if d := NewSPRT(0.005).Decide(same); d != NoDifference {
		t.Errorf("%v where nothing turns", d)
	}
}
