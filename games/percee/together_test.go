package percee

import (
	"testing"

	"punchboard/playtest"
)

// TestStrikesOnStacks tries the units of a stack in other orders: each loses its
// own step in any order.
func TestStrikesOnStacks(t *testing.T) {
	r := load(t)
	p := plan(r, playtest.Random[State](), 300)
	p.Orders = 300
	s := playtest.Run(t.Context(), p, nil)
	if n := s.Orders[stackHit]; n.Events == 0 || n.Differ != 0 {
		t.Errorf("%+v, %v", n, n.Example)
	}
	things := r.sheet.Together[stackHit].Things
	if len(things) != sideUnits || things[0] != "DE-01" {
		t.Errorf("the units are %v", things)
	}
}
