package patroldeck

import "testing"

// Two figures, of which the first is chosen by card 3 and the second by card 2:
// their numbers from 0 to 49 are 4 and 39.
func TestMorale(t *testing.T) {
	follow(t, []ruling{
		{"PD-166 PD-167 PD-172 · a card for each morale marker, before any action", "A1 10/5 N; A3 12/5 N; morale A 1; cards us 24; active A; is A1 stunned; is A3 stunned; markers A 0; do A1; can recover; cant move"},
		{"PD-166 PD-169 PD-175 · a card for each morale marker, before any action", "A1 10/5 N; morale A 2; cards us 25 1; active A; pinned A; markers A 0; left us 48; can A1"}, // it still acts (PG-82)
		{"PD-168 PD-173 PD-174 · figures that morale has not moved may act normally", "A1 9/6 N; A3 20/5 N; morale A 1; cards us 18 3 1; active A; at A1 9/7; asked de; do enough; at A1 9/8; do enough; cant A1; can A3; left us 47"},
		{"PD-168 · figures that morale has not moved may act normally", "A1 9/8 N; A3 20/5 N; morale A 1; cards us 18 3 1; active A; at A1 9/8; can A1; can A3"}, // already in cover: it keeps its action (PG-46)
		{"PD-169 · several markers are resolved one after the other", "A1 9/6 N; morale A 2; cards us 18 1 24; active A; do enough; do enough; is A1 stunned; at A1 9/8; markers A 0"},
		{"PD-171 · a stunned figure that a morale result moves does move", "A1 9/6 N stunned; A3 20/5 N; morale A 1; cards us 18 3 1; active A; do enough; do enough; at A1 9/8; is A1 stunned; cant A1"},
		{"PD-173 · a random figure, or the one with the lowest or highest Guts", "A1 10/5 N; A3 12/5 N; A4 13/5 N; morale A 1; cards us 28 22; active A; do enough; at A1 10/7"}, // the leader has the highest Guts
		{"PD-173 PD-174 · a random figure, or the one with the lowest or highest Guts", "A1 10/5 N; A3 12/5 N; A4 13/5 N; morale A 1; cards us 4 3; active A; is A3 down; isnt A4 down; markers A 0"},
		{"PD-173 · a random figure, or the one with the lowest or highest Guts", "A1 10/5 N; A3 12/5 N stunned; morale A 1; cards us 13; active A; isnt A3 stunned; left us 49"},
		{"PD-166 · a card for each morale marker, before any action", "A1 10/5 N; A3 12/5 N; morale A 1; cards us 13; active A; left us 49; can A1"}, // nobody is stunned
		{"PD-168 PD-082 · figures that morale has not moved may act normally", "A1 10/15 N; A3 12/15 N; P1 12/19 S; P2 25/19 S; morale A 1; cards us 39 2 9 22; active A; cant A3; can A1; left us 46"},
		{"PD-168 · figures that morale has not moved may act normally", "A1 10/15 N; A3 10/10 N; P1 8/15 S; P2 12/15 S; morale A 1; cards us 39 3 9 22; active A; asked us; can P1; can P2; do P2; cant A1"}, // its owner chooses between two
		{"PG-47", "A1 10/5 N; A3 12/15 N empty; P1 12/19 S; morale A 1; cards us 39 2; active A; can A3; left us 48"},
		{"PG-80 PD-122 PD-128 · melee takes place when opposing figures come into base-to-base contact", "A1 10/15 N; P1 10/18 S; morale A 1; cards us 28 43 20 8; cards de 48; active A; do enough; do enough; is P1 down; left us 46"},
		{"PD-179 · units receive no morale markers while checking morale", "A1 20/12 N; P1 20/15 S; morale A 1; cards us 31 1; cards de 1 17 24 9; active A; do P1; do shoot; do enough; is A1 wounded; markers A 0"},
	})
}

func TestReaction(t *testing.T) {
	follow(t, []ruling{
		{"PD-180 PD-181 PD-183 PD-184 PD-185 PD-186 PD-187 PD-012 · reaction is used to interrupt the movement of the active unit", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 1 17 8; order A3 move W W; do enough; at A3 11/15; asked de; order P3 shoot; do enough; is A3 down; is P3 stunned; left de 47"},
		{"PD-185 !PD-186 !PD-187 · a card is drawn for each reacting figure and its hit randomizer read as a five-sided die", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 7; order A3 move W W; do enough; order P3 shoot; do enough; isnt P3 stunned; at A3 10/15; left de 49"}, // 2 is not below 2
		{"PD-188 !PD-186 · a five means no reaction, and a stun marker", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 6; order A3 move W W; do enough; order P3 shoot; do enough; is P3 stunned; at A3 10/15"},
		{"PD-182 · reaction fire only into the front 180-degree arc", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 1 9; order A3 move W W; do enough; do P3; can shoot; do shoot; do enough"},
		{"!PD-182 · not here: reaction fire only into the front 180-degree arc", "A1 10/5 N; A3 12/15 N; P3 12/19 N; active A; cards us 1; order A3 move W W; do enough; do P3; cant shoot; can move; can throw"},
		{"PD-181 · figures that are not stunned may try to interrupt", "A1 10/5 N; A3 12/15 N; P3 12/19 S stunned; P1 15/19 S; active A; cards us 1; order A3 move W W; do enough; cant P3; can P1; can T4"},
		{"PD-183 · the reacting player announces the attempt while the active player is moving figures", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 7; order A3 move W W W; do enough; order P3 shoot; do enough; asked de; cant P3"}, // once in an activation (PG-37)
		{"PD-184 PD-187 · fire, run away or charge, as announced", "A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 1 2; order A3 move W W; do enough; order P3 move N N; do enough; at P3 12/21; is P3 stunned; left de 48"},               // a card of its own (PG-70)
		{"PD-184 PD-187 PD-122 PD-128 · fire, run away or charge, as announced", "A1 10/5 N; A3 12/15 N; P3 12/18 S; active A; cards us 1 48; cards de 1 2 20 24; order A3 move W W W; do enough; order P3 charge S S; do enough; asked de; do stay; is A3 wounded; is P3 stunned"},
		{"PD-184 · fire, run away or charge, as announced", "A1 10/5 N; A3 12/15 N; P3 12/18 S; active A; cards us 1; cards de 1 37 11; order A3 move W W W; do enough; order P3 throw 11/15; do enough; is A3 stunned; at A3 11/15"},                                                                                                          // stunned on its way: it stops (PG-67)
		{"PD-074 PD-180 · shift 1: the target is moving", "A1 10/5 N; A3 12/15 N; P1 10/19 S; P3 12/19 S; active A; cards us 1; cards de 1 48 9; order A3 move W W; do enough; order P3 shoot; do enough; isnt A3 wounded; left de 48"},                                                                                                        // the mover counts as moving
		{"PD-185 PD-187 · a card is drawn for each reacting figure and its hit randomizer read as a five-sided die", "A1 10/5 N; A3 12/15 N; A4 20/5 N; P3 12/19 S; P4 12/20 S; active A; cards us 1; cards de 1 17 8 4 9; order A3 move W W; do enough; order P3 shoot; order P4 shoot; do enough; is A3 down; is P3 stunned; is P4 stunned"}, // the second comes too late (PG-38)
	})
}

func TestVictory(t *testing.T) {
	follow(t, []ruling{
		{"PD-192 · the Americans win when no German in a building can fight", "A1 7/23 N; A3 8/23 N; active A; cards us 17 8; order A3 shoot T4; go; over us cleared"},
		{"!PD-192 · not here: the Americans win when no German in a building can fight", "A1 7/23 N; A3 8/23 N; P1 26/23 S; active A; cards us 17 8 9; order A3 shoot T4; do enough; is T4 down; can face N"},
		{"PD-192 · the Americans win when no German in a building can fight", "A1 7/23 N; A3 8/23 N; P1 20/18 S; active A; cards us 17 8; order A3 shoot T4; go; over us cleared"},                                                                             // outside they do not count (PG-61)
		{"PD-192 PD-142 · the Americans win when no German in a building can fight", "A1 10/5 N; A3 10/18 N; A4 20/5 N; T4 10/22 S; active A; cards us 1 48; cards de 20 24; order A3 charge N N N; order A4 move N; go; asked de; do 10/21; over us cleared"}, // the last one steps out (PG-60)
		{"PD-192 PD-173 · the Americans win when no German in a building can fight", "A1 10/5 N; P1 20/18 S; P3 10/24 S; T4 20/28 S; morale P 1; cards de 4 2; active P; over us cleared"},                                                                     // the last one breaks (PG-60)
		{"PD-193 · otherwise the Germans have gained time and win", "A1 10/5 N; turn 11; deck reroll-reshuffle; start; over de held"},
		{"!PD-193 · not here: otherwise the Germans have gained time and win", "A1 10/5 N; turn 10; deck reroll-reshuffle; start; now 11"},
	})
}
