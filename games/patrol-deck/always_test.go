package patroldeck

import "testing"

// TestAlways checks what is true of every game: the attributes of units and
// leaders, and the decks.
func TestAlways(t *testing.T) {
	r := load(t)
	d := &r.data
	if d.nUnits != 12 || d.count != [2]int{41, 24} { // PD-006, PD-191
		t.Fatalf("%d units with %v figures", d.nUnits, d.count)
	}
	for u := range d.units[:d.nUnits] {
		of := &d.units[u]
		leader := d.figs[of.leader]
		for q := of.members; q != 0; q &= q - 1 {
			s, second := d.figs[q.first(of.side)], d.figs[of.members.nth(of.side, 1)]
			if s.unit != uint8(u) || s.endurance < 2 || s.endurance > 5 || s.reaction < 1 || s.reaction > 5 || s.melee < -1 || s.melee > 3 { // PD-009, PD-010, PD-011, PD-012
				t.Errorf("unit %d has a figure %+v", u, s)
			}
			if !s.leader && (s.guts != second.guts || s.accuracy != second.accuracy || s.melee != second.melee || s.endurance != second.endurance || s.reaction != second.reaction) { // PD-003, PD-004
				t.Errorf("the figures of unit %d differ", u)
			}
		}
		if us := of.side == American; us != (leader.guts == elite) || of.guts != leader.guts || leader.accuracy != regular || leader.reaction != 3 { // PD-005, PD-008
			t.Errorf("unit %d is led by %+v", u, leader)
		}
	}
	var numbers [2][7]int
	var kinds [4]int
	for _, c := range d.orders.cards[:d.orders.n] { // PD-013, PD-024, PD-025
		kinds[c.does]++
		numbers[bit8(c.black)][c.value]++
	}
	if kinds != [4]int{12, 1, 1, 1} || numbers != [2][7]int{{3, 1, 1, 1, 1, 1, 1}, {0, 1, 1, 1, 1, 1, 1}} {
		t.Errorf("the Activation deck has %v, %v", kinds, numbers)
	}
	if d.actions[American] != d.actions[German] || d.actions[American].n != 50 { // PD-014
		t.Errorf("the Action decks have %d and %d cards", d.actions[0].n, d.actions[1].n)
	}
}
