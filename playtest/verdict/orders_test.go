package verdict

import (
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
	weaker.Run.Agents = [playtest.Seats]string{"seeker", "seeker"}
	anOrder(weaker)
	var got []Finding
	for _, f := range Judge(Evidence{Sheet: sheet, Runs: []*playtest.Stats{weaker, best}, Limits: limits()}) {
		if f.Class == Orders {
			got = append(got, f)
		}
	}
	if len(got) != 2 {
		t.Fatalf("%+v", got)
	}
	low, high := Wilson(10, 1000)
	if f := got[0]; f.Level != Watch || f.N != 1000 || f.Value != 0.01 || f.Low != low || f.High != high || f.Affected != 9.0/2000 || f.Detail.(*OpenOrder).Game != 31 || f.Agents != weaker.Run.Agents {
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
