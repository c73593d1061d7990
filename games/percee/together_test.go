package percee

import (
	"testing"

	"punchboard/playtest"
)

// TestStrikesOnStacks tries the units of a stack in other orders: each loses its
// own step, whoever comes first.
func TestStrikesOnStacks(t *testing.T) {
	random := playtest.Random[State]()
	plan := playtest.Plan[State]{Rules: load(t), Players: [playtest.Seats]playtest.Player[State]{random, random}, Seed: 1, Games: playtest.Range{To: 300}, Orders: 300}
	s := playtest.Run(t.Context(), plan, nil)
	if n := s.Orders[stackHit]; n.Events == 0 || n.Differ != 0 {
		t.Errorf("%+v, %v", n, n.Example)
	}
	things := plan.Rules.Sheet().Together[stackHit].Things
	if len(things) != sideUnits || things[0] != "DE-01" {
		t.Errorf("the units are %v", things)
	}
}
