package lineandreserve

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// TestCommandRulings plays every Command card.
func TestCommandRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-023 LR-024 LR-025 LR-026 LR-028 LR-136 · Hull Down stays under a tank and gives Bonus 1 Defense", `a front us-m4a1-sherman; a front us-rifle-squad; b front de-panther; a holds hull-down; window commitment
			cant play hull-down us-rifle-squad; do play hull-down us-m4a1-sherman; under us-m4a1-sherman hull-down; roll 6 4 1; shoot de-panther us-m4a1-sherman 1; left us-m4a1-sherman 9`},
		{"LR-027 · a second copy has no effect", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; a holds hull-down; window commitment
			do play hull-down us-m4a1-sherman; do play hull-down us-m4a1-sherman; under us-m4a1-sherman hull-down,hull-down; roll 6 4 1; shoot de-panther us-m4a1-sherman 1; left us-m4a1-sherman 9`},
		{"LR-028 · and leaves with its unit", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; window commitment; do play hull-down us-m4a1-sherman; roll 10 10; shoot de-panther us-m4a1-sherman 1; discards 1`},
		{"LR-029 LR-030 · a card discarded before a roll adds 1, and does nothing else", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; shoot us-m4a1-sherman de-panther 1; now roll; roll 6 4 6; do plus hull-down; left de-panther 10; under us-m4a1-sherman nothing; discards 1`},
		{"LR-029 LG-48 · one card for a roll", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; a holds dug-in; shoot us-m4a1-sherman de-panther 1; roll 6 4; do plus hull-down; now intensity; roll 6; do plus dug-in; left de-panther 9`},
		{"LG-09 · a +1 makes no 19 of an 18", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; shoot us-m4a1-sherman de-panther 1; roll 9 9 3; do plus hull-down; left de-panther 10`},
		{"Field Camouflage: Penalty 1 to attacks", `a front us-57mm-at; b front de-panther; a holds field-camouflage; window commitment; do play field-camouflage us-57mm-at; roll 5 3; shoot de-panther us-57mm-at 1; left us-57mm-at 8`},
		{"Dug In: Bonus 2 Defense", `a front us-rifle-squad; b front de-rifle-squad; a holds dug-in; window commitment; do play dug-in us-rifle-squad; roll 6 6 6; shoot de-rifle-squad us-rifle-squad 1; left us-rifle-squad 4`},
		{"Sharp Gunner: Bonus 1 to attacks", `a front us-m10; b front de-panther; a holds sharp-gunner; window commitment; do play sharp-gunner us-m10; roll 5 4 1; shoot us-m10 de-panther 1; left de-panther 13`},
		{"Tungsten Shot: 3 more damage with the first weapon, in this phase", `a front us-m4a1-sherman; b front de-panther; a holds tungsten-shot; window declaration; do play tungsten-shot us-m4a1-sherman; do pass
			roll 6 5 1; shoot us-m4a1-sherman de-panther 1; left de-panther 12`},
		{"Rapid Fire: one more roll of the named weapon", `a front us-m10; b front de-panther; a holds rapid-fire; window declaration; do play rapid-fire us-m10 1; roll 5 4; roll 5 4; shoot us-m10 de-panther 1; left de-panther 18`},
		{"Registered Target: Bonus 2", `a front us-m7-priest; b front de-panther; a holds registered-target; window declaration; do play registered-target us-m7-priest; roll 6 5 1; shoot us-m7-priest de-panther 1; left de-panther 14`},
		{"Forward Observer: the Rear Line gets Bonus 1", `a front us-rifle-squad; a rear us-m7-priest; b front de-panther; a holds forward-observer; window declaration; do play forward-observer; roll 6 6 1; shoot us-m7-priest de-panther 1; left de-panther 14`},
		{"Counter-Battery: Bonus 2 and 2 more damage against the Rear Line", `a rear us-m7-priest; a front us-rifle-squad; b front de-panther; b rear de-wespe; a holds counter-battery; window declaration; do play counter-battery us-m7-priest
			roll 6 5; shoot us-m7-priest de-panther 1; left de-panther 18; roll 6 5 1; shoot us-m7-priest de-wespe 1; at de-wespe gone`},
		{"Seize the Moment LR-073 · 3 more for Initiative", `a front us-m10; a front us-m4a1-sherman; b front de-panther; a holds seize-the-moment; initiative 5 7; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther
			do pass; do play seize-the-moment; asked a; now attack`},
		{"Ambush: attacks before the others", `a front us-m10; a front us-m4a1-sherman; b front de-panther; a holds ambush; initiative 1 9; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther; do aim de-panther us-m10
			roll 10 10; do play ambush us-m10; now draw; scored a 13`},
		{"Field Repair: the card goes, Endurance is full", `b front de-panther; damage de-panther immobilized; b holds field-repair; window commitment; do play field-repair de-panther; left de-panther 18; card de-panther none`},
		{"Field Medics: the same for infantry", `b front de-rifle-squad; damage de-rifle-squad shaken; b holds field-medics; window commitment; do play field-medics de-rifle-squad; left de-rifle-squad 10`},
		{"Reserves Forward: two units", `a holds reserves-forward; window draw; do play reserves-forward; units a 2`},
		{"Staff Work: two Command cards", `a holds staff-work; window draw; do play staff-work; held a 2`},
		{"Intercepted Orders: a look, and a discard", `a holds intercepted-orders; b holds dug-in; b holds hull-down; window draw; do play intercepted-orders; now steal; can steal hull-down; do steal dug-in; held b 1; discards 2`},
		{"Minefield: a hit on a fresh unit of the Front Line", `hold targets; a holds minefield; b front de-panther fresh; b front de-pz4h; window declaration; cant play minefield de-pz4h; roll 4; do play minefield de-panther; left de-panther 14`},
		{"Minefield destroys, and scores", `a holds minefield; a front us-m10; b front de-sdkfz251 fresh; window declaration; roll 8; do play minefield de-sdkfz251; at de-sdkfz251 gone; scored a 4`},
		{"Smoke Screen: no land unit may target it", `a front us-m10; a holds smoke-screen; b front de-panther; b air de-fw190f; window declaration; do play smoke-screen us-m10; now targets; do pass; cant aim de-panther us-m10; can aim de-fw190f us-m10`},
		{"Infiltration: infantry reaches the Rear Line", `a front us-rifle-squad; a holds infiltration; b front de-panther; b rear de-wespe; window declaration; do play infiltration us-rifle-squad; can aim us-rifle-squad de-wespe`},
		{"Coordinated Assault LR-066 · two are enough, with Bonus 2", `lead a; a front us-rifle-squad; a front us-rifle-squad#2; a holds coordinated-assault; b front de-pz4h; window declaration; do play coordinated-assault
			do storm us-rifle-squad de-pz4h; do join us-rifle-squad#2; hold fires; do pass; roll 6 5; roll 4 5; do name us-rifle-squad; left de-pz4h 13`},
		{"Bail Out: the crew survives", `a front us-m10; b front de-pz2l; b holds bail-out; roll 6 5 8; shoot us-m10 de-pz2l 1; now save; do play bail-out; at de-tank-crew b-reserves; scored a 3`},
		{"Bail Out: not on 19 and 20", `a front us-m10; b front de-pz2l; b holds bail-out; roll 10 9; shoot us-m10 de-pz2l 1; at de-tank-crew gone; held b 1`},
		{"Withdrawal: back to the hand, undamaged, its cards gone", `b front de-panther; damage de-panther immobilized; b holds withdrawal; window commitment; do play withdrawal de-panther; at de-panther b-hand; at de-tank-crew b-hand; card de-panther none`},
		{"Crossed Wires: a card is canceled", `a front us-m10; a holds hull-down; b holds crossed-wires; window commitment; do play hull-down us-m10; now react; asked b; do play crossed-wires; under us-m10 nothing; discards 2`},
		{"Crossed Wires: and that one as well", `a front us-m10; a holds hull-down; a holds crossed-wires; b holds crossed-wires; window commitment; do play hull-down us-m10; do play crossed-wires; asked a; do play crossed-wires; under us-m10 hull-down; discards 2`},
		{"Drop Tanks: one more Turn of Flight", `hold targets; a air us-p47 flight=1; a holds drop-tanks; window commitment; do play drop-tanks us-p47; flight us-p47 2`},
		{"Low Cloud: enemy aircraft get Penalty 3", `a front us-m10; a holds low-cloud; b air de-fw190f; b front de-rifle-squad; window declaration; do play low-cloud; roll 7 6; shoot de-fw190f us-m10 2; left us-m10 14`},
		{"Second Run: only with used bombs (LG-61)", `a air us-p47; a holds second-run; window commitment; now initiative`},
		{"Second Run LR-071 · the bombs again", `a air us-p47 bombed; a holds second-run; b front de-panther; window commitment; do play second-run us-p47; roll 6 5 1; shoot us-p47 de-panther 2; left de-panther 11`},
		{"Corrected Fire: the second result stands", `a front us-m4a1-sherman; b front de-panther; a holds corrected-fire; roll 6 4; shoot us-m4a1-sherman de-panther 1; do pass; now fix; roll 6 5 6; do play corrected-fire; left de-panther 10`},
		{"Corrected Fire LG-67 · a +1 stays", `a front us-m4a1-sherman; b front de-panther; a holds corrected-fire; a holds hull-down; roll 3 4; shoot us-m4a1-sherman de-panther 1; do plus hull-down; now fix; roll 6 4 6; do play corrected-fire; left de-panther 10`},
		{"Dust and Glare: all attacks get Penalty 2", `a front us-m10; b front de-panther; a holds dust-and-glare; window declaration; do play dust-and-glare; roll 6 5; shoot us-m10 de-panther 1; left de-panther 18; roll 6 5; shoot de-panther us-m10 1; left us-m10 14`},
		{"Improvised Crew: a crew of another kind serves", `a front us-m10 idle; a holds improvised-crew; a hand us-gun-crew; a hand us-pilot; window commitment; do play improvised-crew us-m10; begin commit; cant relieve us-pilot us-m10; do relieve us-gun-crew us-m10; crew us-m10 yes`},
		{"Radio Out: no Command card on this unit", `b front de-pz4h; damage de-pz4h radio-out; b holds hull-down; window commitment; now initiative`},
	})
}
