package patroldeck

import (
	"testing"

	"punchboard/playtest"
)

// TestWhatHappensAtOnce tries other orders of the figures that go back after a
// fight, in games at close quarters of the former player, who fights hand to hand more
// often. The order matters where one figure takes the square that another one would go
// to.
func TestWhatHappensAtOnce(t *testing.T) {
	r := load(t, closeQuarters)
	p := plan(r, formerPlayer(), 60)
	p.Orders = 60
	found := playtest.Run(t.Context(), p, nil).Orders
	for id, name := range map[playtest.TogetherID]string{losersBack: "PD-141", allBack: "PD-144"} {
		kind, n := r.sheet.Together[id], found[id]
		if kind.Name != name || n.Differ == 0 || n.Differ == n.Events {
			t.Errorf("%s: %+v, %v", kind.Name, n, n.Example)
		}
	}
	if things := r.sheet.Together[allBack].Things; things[0] != "us-1-able-charlie-1" || things[figureOf(German, 0)] != "de-1-alpha-1" {
		t.Errorf("the figures are %v", things)
	}
}
