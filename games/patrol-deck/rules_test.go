package patroldeck

import "testing"

// The hit indicators used below: card 17 has ten bullet holes, 11 nine, 9 none;
// 19 is Out of Ammunition. Card 24 wounds and has no cover icon, 8 incapacitates
// and has none; 1 wounds with all icons but woods, 5 incapacitates with all six.

func TestActivation(t *testing.T) {
	follow(t, []ruling{
		{"PD-013 PD-019 PD-022 PD-026 PD-027 PD-024 · the Activation deck controls the order in which units activate in a turn", "A1 10/5 N; die A 3; die T 2; deck red-3; start; asked us; can activate A; can pass A; cant activate T"},
		{"PD-027 · leaders whose order die equals the number of the card may activate with their units", "A1 10/5 N; die A 4; die T 3; deck red-3; start; asked de; can activate T; cant activate A"},
		{"PD-028 PD-029 · a player with several matching units chooses their order", "A1 10/5 N; B1 12/5 N; die A 3; die B 3; deck red-3 black-1; start; can activate A; can activate B; do activate A; can A1; cant activate B; go; asked us; can activate B"},
		{"PD-030 · opposing units with the same number: chance decides", "A1 10/5 N; die A 3; die T 3; deck red-3; roll 2; start; asked de; do pass T; asked us"},
		{"PD-030 · opposing units with the same number: chance decides", "A1 10/5 N; die A 3; die T 3; deck red-3; roll 1; start; asked us; do pass A; asked de"},
		{"PD-038 · when all matching units have acted, the next card is drawn", "A1 10/5 N; B1 12/5 N; die A 3; die B 4; deck red-3 black-4; start; do pass A; can activate B"},
		{"PD-021 PD-023 PD-039 PD-040 · every turn begins with a shuffle of the Activation deck", "A1 10/5 N; die A 3; deck reroll-reshuffle red-1 red-2 red-3; cards us 24 8; roll 5 1; start; left us 50"},
		{"PD-041 PD-042 PD-043 · a green unit is one whose leader has green Guts", "A1 10/5 N; die A 3; die T 3; deck green red-3; roll 1; start; asked us; do pass A; can activate T"},
		{"PD-044 PD-045 · an elite unit is one whose leader has elite Guts", "A1 10/5 N; die A 3; deck red-3 elite black-1; start; do activate A; go; asked us; can activate A"},
		{"PD-045 · the Elite card calls elite units of the previous card again", "A1 10/5 N; B1 12/5 N; die A 3; die B 4; deck red-3 elite black-4; start; do pass A; asked us; can activate B; cant activate A"}, // A did not activate on the last card
		{"PD-046 · as the first card, Elite calls the number of a die", "A1 10/5 N; B1 12/5 N; die A 3; die B 4; die T 4; deck elite; roll 4; start; asked us; can activate B; cant activate A; do pass B"},
	})
}

func TestPinned(t *testing.T) {
	follow(t, []ruling{
		{"PD-175 · a pinned unit may activate only on black cards", "A1 10/5 N; B1 12/5 N; die A 3; die B 3; pin A; deck red-3; start; cant activate A; can activate B"},
		{"PD-175 !PD-176 · a pinned unit may activate only on black cards", "A1 10/5 N; die A 3; pin A; deck black-3; start; do activate A; pinned A; can A1"},
		{"PD-176 · a pinned unit that activates on a black six is no longer pinned", "A1 10/5 N; die A 6; pin A; deck black-6; start; do activate A; unpinned A"},
		{"PD-177 · a six that shows when the turn ends unpins", "A1 10/5 N; B1 10/6 N; die A 6; die B 5; pin A; pin B; deck reroll-reshuffle; start; unpinned A; pinned B"},
		{"PD-045 PD-175 · the Elite card calls elite units of the previous card again", "A1 10/5 N; B1 12/5 N; die A 3; die B 1; deck red-3 elite black-1; morale A 1; cards us 25; start; do activate A; pinned A; go; asked us; can activate B; cant activate A"}, // pinned on a red card: Elite does not call it again
	})
}

func TestOrders(t *testing.T) {
	follow(t, []ruling{
		{"PD-031 PD-032 PD-034 PD-035 PD-036 PD-047 · on activation the owner first announces what every figure of the unit will do", "A1 10/5 N; A2 12/5 N; A3 14/5 N; active A; cards us 1; order A1 move N; cant A1; order A2 move N N; at A1 10/5; at A2 12/5; go; at A1 10/6; at A2 12/7; at A3 14/5"},
		{"PD-033 · the announced actions may not be changed after seeing the results of others", "A1 10/5 N; A3 20/5 N; active A; cards us 1; order A1 move N; order A3 move N; go; at A1 10/6; at A3 20/6"},
		{"PD-037 PD-170 · the only action of a stunned figure is to recover from stun", "A1 10/5 N stunned; active A; do A1; can recover; cant move; cant shoot; do recover; go; isnt A1 stunned"},
		{"PD-034 · each figure of an activated unit may perform one action", "A1 10/5 N stunned; active A; order A1 recover; cant A1; go; isnt A1 stunned"},
		{"PD-121 · it may not fire until it has spent an action to reload", "A1 10/20 N empty; P1 10/22 S; active A; do A1; cant shoot; can reload; do reload; go; isnt A1 empty"},
		{"PD-120 · a figure without ammunition may move and perform other actions", "A1 10/20 N empty; P1 10/22 S; active A; do A1; can move; can throw; do move; do S; do halt; cards us 1; go; at A1 10/19; is A1 empty"},
		{"PD-036 · moving, shooting, throwing, recovering, reloading, rallying", "A1 10/5 N; B1 12/5 N; B3 12/6 N; morale B 2; active A; do A1; do rally; do unit B; markers B 1"}, // PG-26
		{"PG-10", "A1 10/5 N; B1 30/5 N; morale B 2; active A; do A1; cant rally"},
		{"PD-033 !PD-082 · the announced actions may not be changed after seeing the results of others", "A1 10/15 N; A3 12/15 N; P1 10/18 S; active A; cards us 17 8 43 24; order A3 shoot P1; order A1 shoot P1; go; is P1 down; left us 46"}, // the area is empty: the second order is lost
	})
}

func TestMovement(t *testing.T) {
	follow(t, []ruling{
		{"PD-048 PD-049 PD-050 ex:PD-051 PD-007 · the maximum distance is found by drawing one Action card and reading its movement region", "A1 10/15 N; A3 14/15 N; active A; cards us 43; order A1 move E E E E E E E E E E; order A3 move E E E E E E E E E E; go; at A1 20/15; at A3 23/15; left us 49"},
		{"PD-052 · a wounded figure moves at half speed", "A1 20/5 N; A3 10/15 N wounded; active A; cards us 1; order A3 move E E E E E; go; at A3 15/15"},
		{"PD-053 · woods and other rough ground halve movement in the same way", "A1 20/5 N; A3 6/12 N; active A; cards us 12; order A3 move S S S; go; at A3 6/9"}, // 2 + 2 + 1 inches
		{"PD-053 · woods and other rough ground halve movement in the same way", "A1 20/5 N; A3 6/12 N; active A; cards us 22; order A3 move S S S; go; at A3 6/10"},
		{"!PD-059 · not here: all movement modifiers are cumulative", "A1 20/5 N; A3 6/12 N wounded; active A; cards us 49; order A3 move S S; go; at A3 6/12"},
		{"PD-059 PD-052 PD-053 · all movement modifiers are cumulative", "A1 20/5 N; A3 6/12 N wounded; active A; cards us 10; order A3 move S S; go; at A3 6/11"},
		{"PD-054 · crossing a linear obstacle such as a low wall costs 2 inches", "A1 20/5 N; A3 5/13 N; active A; cards us 22; order A3 move N N; go; at A3 5/15"},
		{"PD-057 · a figure without enough allowance left to cross a linear obstacle stops", "A1 20/5 N; A3 5/13 N; active A; cards us 9; order A3 move N N; go; at A3 5/13"},
		{"PD-055 · passing a doorway costs 2 inches", "A1 20/5 N; A3 10/21 N; active A; cards us 2; order A3 move N; go; at A3 10/22"},
		{"PD-057 · a figure without enough allowance left to cross a linear obstacle stops", "A1 20/5 N; A3 10/21 N; active A; cards us 9; order A3 move N; go; at A3 10/21"},
		{"PD-056 · passing a window costs 4 inches", "A1 20/5 N; A3 9/21 N; active A; cards us 5; order A3 move N; go; at A3 9/22"},
		{"PD-057 · a figure without enough allowance left to cross a linear obstacle stops", "A1 20/5 N; A3 9/21 N; active A; cards us 28; order A3 move N; go; at A3 9/21"},
		{"PD-057 · a figure without enough allowance left to cross a linear obstacle stops", "A1 20/5 N; A3 5/13 N; active A; cards us 9 46; order A3 move N; go; active A; order A3 move N; go; at A3 5/13"}, // 1 inch is not saved
	})
}

// TestGreenMoves is the rest of the example of PD-051: green figures move 8
// inches with the card that moves regular ones 9.
func TestGreenMoves(t *testing.T) {
	follow(t, []ruling{
		{"PD-049 ex:PD-051 · the movement region gives a distance in inches for each grade of Guts", "A1 20/5 N; A2 10/15 N; active A; cards us 43; order A2 move E E E E E E E E E; go; at A2 18/15"},
	}, greenUnits)
	follow(t, []ruling{
		{"PD-060 · the back of the record adds that moving up a slope costs 2 inches", "A1 10/15 N; active A; cards us 2; order A1 move E E E E; go; at A1 12/15"}, // 1 inch, then 1 + 2 up the slope
	}, slopes)
}

func TestMoveLimits(t *testing.T) {
	follow(t, []ruling{
		{"B-07", "A1 10/16 N; P1 10/18 S; active A; do A1; do move; cant N; can E; cant NE; can S"}, // no contact without a charge (B-07)
		{"B-06", "A1 9/21 N; active A; do A1; do move; cant NE; cant NW; can N"},                    // no diagonal into a window (B-06)
		{"B-06", "A1 8/21 N; active A; do A1; do move; cant N"},
		{"PD-047 PD-048 · one or more of its figures may move", "A1 10/15 N; A3 10/16 N; active A; cards us 2; order A1 move N N; go; at A1 10/17"}, // through a friend
		{"PD-047 PD-048 · one or more of its figures may move", "A1 10/15 N; A3 10/17 N; active A; cards us 2; order A1 move N N; go; at A1 10/16"}, // not onto a friend
	})
}
