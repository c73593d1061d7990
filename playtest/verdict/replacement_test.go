package verdict

import (
	"math"
	"testing"

	"punchboard/playtest"
)

// TestReplacedCountsOneCopy checks that the effect of a card is per copy and
// has the sign of what its owner loses without it.
func TestReplacedCountsOneCopy(t *testing.T) {
	p := &Paired{Seatings: 1}
	for i := range 1000 {
		after := playtest.Result{Points: 2, Turns: 9}
		if i < 120 {
			after.Points = 0
		}
		p.Add([]playtest.Result{{Points: 2, Turns: 9}}, []playtest.Result{after})
	}
	one, three := JudgeReplacement(p, 1, 1, 0.03), JudgeReplacement(p, 3, 1, 0.03)
	if math.Abs(one.Value-0.12) > 1e-9 || one.Level != Fail {
		t.Errorf("one copy: %+v", one)
	}
	if math.Abs(3*three.Value-one.Value) > 1e-9 || math.Abs(3*(three.High-three.Low)-(one.High-one.Low)) > 1e-9 || three.Level != Watch {
		t.Errorf("three copies: %+v, one: %+v", three, one)
	}
}
