package lineandreserve

import "testing"

// TestMarkers counts the markers of a position in the middle of a Combat Phase: the
// Panther has lost 12, the rifle squad 9, the Sherman 7 of its half.
func TestMarkers(t *testing.T) {
	r := load(t)
	p := newPosition(t, r)
	p.Play(`points a 27; points b 23; b front de-panther; b air de-fw190f bombed flight=2; a front us-m10 idle; a front us-m4a3e2; damage us-m4a3e2 casualty
		a front us-rifle-squad; a front us-m4a1-sherman; damage us-m4a1-sherman immobilized`)
	s := &p.State
	s.units[p.unit("de-panther")].endurance = 6
	s.units[p.unit("us-m4a1-sherman")].endurance = 1
	squad := &s.units[p.unit("us-rifle-squad")]
	squad.endurance, squad.damage, squad.flags = 1, noCard, hurt
	got := map[string]int{}
	for i, n := range r.data.onTable(s) {
		got[markers[i].id()] = n
	}
	for id, n := range map[string]int{
		"vp-10": 4, "vp-5": 1, "vp-1": 5, "net-10": 1, "net-5": 2, "net-2": 4, "net-1": 0,
		"flight-2": 1, "flight-1": 0, "bombs-gone": 1, "idle": 1, "captured": 0, "counter-4": 1, "overrun": 0,
	} {
		if got[id] != n {
			t.Errorf("%d markers %s, want %d", got[id], id, n)
		}
	}
}
