package verdict

import (
	"math"
	"reflect"
	"testing"

	"punchboard/playtest"
)

// anOrder changes a run: in one event of fifty the order matters.
func anOrder(s *playtest.Stats) {
	s.Run.Orders = 2000
	s.Orders = []playtest.OrderCount{{Events: 500, Orders: 900, Differ: 10, Games: 9, Example: &playtest.OrderCase{
		Game: 31, Step: 7, Orders: [2][]uint16{{0, 1, 2, 9}, {2, 1, 0, 9}}, How: playtest.OtherWinner,
	}}}
}

// TestOrders adds up the events of all runs, and shows the example of the first
// run that has one.
func TestOrders(t *testing.T) {
	weaker, best := healthy(), healthy()
	weaker.Run.Agents = playtest.Lineup{"seeker", "seeker"}
	anOrder(weaker)
	weaker.Orders[0].Clusters = playtest.Clusters{Games: 1000, XX: 10, XN: 10, NN: 1000} // each the only event of its game
	var got []Finding
	for _, f := range Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{weaker, best}, Limits: limits()}) {
		if f.Class == Orders {
			got = append(got, f)
		}
	}
	if len(got) != 2 {
		t.Fatalf("%+v", got)
	}
	low, high := score(0.01, 1000, estimate{freedom: 1001}.quantile(0.975))
	if f := got[0]; f.Level != Watch || f.N != 1000 || f.Value != 0.01 || math.Abs(f.Low-low) > 1e-9 || math.Abs(f.High-high) > 1e-9 || f.Affected != 9.0/2000 || f.Detail.(*OpenOrder).Game != 31 || f.Agents != weaker.Run.Agents {
		t.Errorf("%+v", f)
	}
	want := &TwoOrders{Step: 7, How: playtest.OtherWinner,
		Came:  []SimultaneousItem{{"scout", 1}, {"tank", 0}, {"scout", 2}, {"9", 0}},
		Other: []SimultaneousItem{{"scout", 2}, {"tank", 0}, {"scout", 1}, {"9", 0}},
	}
	if !reflect.DeepEqual(got[0].Detail.(*OpenOrder).Orders, want) {
		t.Errorf("%+v, want %+v", got[0].Detail.(*OpenOrder).Orders, want)
	}
	if f := got[1]; f.Level != Pass || f.N != 990 {
		t.Errorf("%+v", f)
	}
}
