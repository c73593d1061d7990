package lineandreserve

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// TestSituationRulings plays Situations: LR-013 and LR-014 are reported at the
// set-up, LR-132 at the end.
func TestSituationRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-013 LR-014 · its own set-up: 6 units, one of them an aircraft", `begin start
			do take us-rifle-squad; do take us-rifle-squad; do take us-m10; do take us-tank-crew; do take us-pilot; cant take us-tank-crew; do take us-p47; asked b`},
		{"LR-132 · three guns destroyed win", `lead a; a front us-m10; b front de-75mm-pak; b rear de-105mm; b rear de-105mm#2; b rear de-wespe; hold attack
			roll 10 10; shoot us-m10 de-105mm 1; roll 10 10; shoot us-m10 de-105mm#2 1; roll 10 10; shoot us-m10 de-wespe 1; hold draw; begin end; over a by-situation`},
		{"!LR-132 · two do not", `lead a; a front us-m10; b front de-75mm-pak; b rear de-105mm; b rear de-105mm#2; hold attack
			roll 10 10; shoot us-m10 de-105mm 1; roll 10 10; shoot us-m10 de-105mm#2 1; hold draw; begin end; now draw`},
		{"LR-132 · Turn 10 ends it for the defender", `lead a; turn 10; a front us-m10; b front de-75mm-pak; begin end; over b by-situation`},
	}, rulestest.Switch("situation", "silence-the-guns"))
	follow(t, []rulestest.Ruling{
		{"LR-132 · 3 more land units on the Front Line for two Turns in a row", `lead a; a front us-m10; a front us-rifle-squad; a front us-rocket-team; b air de-fw190f; begin end; hold draw; begin end; over a by-situation`},
		{"!LR-131 · there is no Overrun in it", `lead a; a front us-m10; b air de-fw190f; begin end; begin end; begin end; now draw; run a 0`},
	}, rulestest.Switch("situation", "crossroads"))
	follow(t, []rulestest.Ruling{
		{"LR-014 · Bonus 1 Defense for infantry up to Turn 3", `turn 3; a front us-rifle-squad; b front de-rifle-squad; roll 6 5 4; shoot us-rifle-squad de-rifle-squad 1; left de-rifle-squad 5`},
		{"LR-014 · and not on Turn 4", `turn 4; a front us-rifle-squad; b front de-rifle-squad; next de-rifle-squad shaken; roll 6 6 4; shoot us-rifle-squad de-rifle-squad 1; left de-rifle-squad 4`},
	}, rulestest.Switch("situation", "rearguard"))
}

// TestPrintedFigures compares the figures that the rulebook cites.
func TestPrintedFigures(t *testing.T) {
	d := &load(t).data
	for _, side := range d.sides {
		for _, of := range side.design[:side.kinds] {
			if of.isCrew() {
				if of.all != 0 || of.full != 0 || of.defense != 0 {
					t.Errorf("%s is a crew with weapons, Endurance or Defense", of.id)
				}
				continue
			}
			if of.full != 2*of.half || of.all == 0 || of.defense < 0 {
				t.Errorf("%s: Endurance %d, half %d, Defense %d", of.id, of.full, of.half, of.defense)
			}
			for w := of.all; w != 0; w &= w - 1 {
				if x := of.weapon[w.first()]; x.value[vsTank] != x.value[vsVehicle] || x.bomb && of.kind != aircraft {
					t.Errorf("%s: weapon %d", of.id, w.first()+1)
				}
			}
		}
	}
}
