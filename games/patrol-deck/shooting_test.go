package patroldeck

import "testing"

func TestShooting(t *testing.T) {
	follow(t, []ruling{
		{"PD-014 PD-069 PD-070 PD-071 PD-072 PD-082 PD-083 PD-099 PD-089 PD-092 PD-097 PD-165 !PD-073 · the Action deck resolves fire, melee and morale", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 27 48 24; order A3 shoot P1; go; endurance P1 2; is P1 stunned; markers P 1; left us 47"},
		{"PD-090 PD-091 · result I reduces the Endurance of the figure by three", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 27 48 8; order A3 shoot P1; go; is P1 down; markers P 1; is P1 dead"},
		{"PD-073 PD-074 · every modifier shifts the reading to the right", "A1 10/15 N; A3 12/15 N; P1 12/19 S moved; active A; cards us 48 3 24; order A3 shoot P1; go; endurance P1 2; left us 47"},
		{"PD-075 · shift 1: the leader is not present", "A3 12/15 N; P1 12/19 S; active A; cards us 48 3 24; order A3 shoot P1; go; left us 47"},                                      // incapacitated
		{"PD-075 · shift 1: the leader is not present", "A1 10/15 N stunned; A3 12/15 N; P1 12/19 S; active A; cards us 48 3 24; order A3 shoot P1; go; left us 47"},                  // stunned
		{"PD-075 · shift 1: the leader is not present", "A1 25/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 3 24; order A3 shoot P1; go; left us 47"},                          // 13 inches away
		{"!PD-075 · not here: shift 1: the leader is not present", "A1 24/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 24 27; order A3 shoot P1; go; left us 47"},              // 12 inches away
		{"PD-075 · shift 1: the leader is not present", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 48 3 24 27 50; order A3 shoot P1; order A1 shoot P1; go; left us 45"}, // he shoots, too: all shift
		{"PD-076 · shift 1: the shooter is wounded", "A1 10/15 N; A3 12/15 N wounded; P1 12/19 S; active A; cards us 48 3 24; order A3 shoot P1; go; left us 47"},
		{"PD-077 PD-063 · shift 1: the target is at medium range", "A1 10/2 N; A3 12/2 N; P1 12/18 S; active A; cards us 48 3 24; order A3 shoot P1; go; endurance P1 2; left us 47"},
		{"PD-078 PD-064 ex:PD-065 · shift 2: the target is at long range", "A1 20/2 N; A3 21/2 N; P1 21/28 S; active A; cards us 3; order A3 shoot P1; go; left us 49; endurance P1 3"}, // one shot at long range
		{"PD-078 · shift 2: the target is at long range", "A1 20/2 N; A3 21/2 N; P1 21/28 S; active A; cards us 39 24; order A3 shoot P1; go; left us 48; endurance P1 2"},
		{"PD-079 PD-106 PD-107 · shift 2: the shooter is moving", "A1 10/15 N; A3 12/15 S; P1 12/19 S; active A; cards us 3 39 24; order A3 shoot P1; do enough; faces A3 N; endurance P1 2; left us 47"},
		{"PD-105 !PD-106 · fire into the front half-circle carries no penalty", "A1 10/15 N; A3 12/15 E; P1 12/19 S; active A; cards us 27 48 24; order A3 shoot P1; do enough; endurance P1 2; faces A3 E"},
		{"PD-062 PD-064 ex:PD-065 PD-075 · each weapon has three range bands", "A1 12/16 N; P1 12/19 S; active A; cards us 48 3 24; order A1 shoot P1; go; endurance P1 2; left us 47"}, // a submachine gun shoots twice at short range
		{"PD-068 PD-064 · weapon data are those of the weapons table", "A1 10/2 N; A2 12/2 N; P1 12/18 S; active A; cards us 9 22 23; order A2 shoot P1; go; left us 47"},               // three shots of a BAR at medium range
		{"PG-12", "G1 10/5 N; G4 10/16 N; P1 10/25 S; active G; do G4; cant shoot"},                                                                                                     // beyond 8 inches of a pistol
		{"PD-072 · reading starts at the letter of the shooter's Accuracy", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 27 24 9; order A3 shoot P1; go; endurance P1 3"},
	})
}

func TestWhoIsHit(t *testing.T) {
	follow(t, []ruling{
		// The example of the rulebook: a submachine gun at three Germans in woods.
		{"ex:PD-081 ex:PD-096 PD-077 PD-084 PD-085 PD-086 PD-094 PD-095 PD-098 PD-119 PD-091 PD-104 · a submachine gun at Germans in woods 4 inches away", "G1 20/14 S; G2 17/14 S; P1 18/10 N; P2 17/10 N; P3 16/10 N; active G; cards us 3 33 43 45; order G2 shoot P2; go; is P3 stunned; endurance P3 3; is P2 down; isnt P1 stunned; markers P 2; isnt G2 empty; left us 46"},
		{"PD-085 PD-087 PD-089 · for later hits of that activation the count goes on from the last figure hit", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 17 24 43 41; order A3 shoot P1; go; endurance P1 1; markers P 2; isnt P1 down"},
		{"PD-088 PD-085 · incapacitated figures are removed only when the activation is complete", "A1 10/15 N; A3 12/15 N; P1 11/19 S; P2 12/19 S; P3 13/19 S; active A; cards us 17 8 43 10; order A3 shoot P1; do enough; is P3 down; isnt P3 dead; endurance P2 2; do face N; is P3 dead"},
		{"PD-088 PD-102 · incapacitated figures are removed only when the activation is complete", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 17 8 43 24; order A3 shoot P1; go; markers P 1"}, // not hit again (PG-14)
		{"PD-103 PD-104 · an area may hold figures of several enemy units", "A1 10/15 N; A3 12/15 N; P1 11/19 S; Q1 12/19 S; active A; cards us 17 10 9; order A3 shoot P1; go; endurance Q1 2; markers Q 1; markers P 0"},
		{"PD-100 PD-101 · a unit or part of it fires at an area such as a field", "A1 10/15 N; A3 12/15 N; A4 13/15 N; P1 12/19 S; Q1 25/19 S; active A; cards us 17 24 9 43 41 22; order A3 shoot P1; order A4 shoot Q1; go; endurance P1 2; endurance Q1 2"},
		{"one area for a figure", "A1 10/15 N; A3 12/15 N; P1 12/19 S; Q1 25/19 S; active A; do A3; do shoot; can P1; can Q1; do P1; cant A3"},
		{"PD-085 PD-103 · for later hits of that activation the count goes on from the last figure hit", "A1 10/15 N; A2 11/15 N; A3 20/15 N; A4 21/15 N; P1 15/19 S; P2 16/19 S; active A; cards us 17 1 9 2 11 41 22; cards de 1 17 24 9; order A3 shoot P1; order A2 move S; order A4 shoot P1; do enough; order P2 shoot; do enough; go; endurance P1 2; endurance P2 2"}, // hits by a reaction do not change the count (PG-15)
		{"PD-084 · for the first hit the hit randomizer counts from the leftmost", "A1 10/15 N; A3 12/15 N; P1 11/19 S; P2 12/19 S; P3 13/19 S; active A; cards us 17 1 9; order A3 shoot P3; go; endurance P1 2"},                                                                                                                                                            // leftmost, wherever the aim
		{"PD-116 PD-077 · range is measured from the firing figure to the center of mass of the target area", "G1 20/13 N; G2 20/15 N; P1 20/18 S; P2 20/20 S; active G; cards us 48 9; order G2 shoot P1; go; left us 48"},                                                                                                                                                   // 3 inches to the figure, 4 to the center
		{"PD-117 PD-077 · different firing figures may be at different ranges", "A1 11/6 N; A3 12/7 N; A4 12/5 N; P1 12/18 S; active A; cards us 48 24 9 50 22; order A3 shoot P1; order A4 shoot P1; go; endurance P1 2; left us 45"},                                                                                                                                        // 11 and 13 inches
		{"PD-110 · line of sight is not needed to every figure of the area nor to the figure that is hit", "A1 18/18 N; A3 18/20 N; P1 16/22 S; P2 18/24 S; active A; cards us 17 18 9; order A3 shoot P1; go; is P2 down"},
	})
}

func TestCover(t *testing.T) {
	follow(t, []ruling{
		{"PD-094 PD-095 PD-098 · cover with its icon on the card stops the bullet", "A1 10/15 N; A3 11/15 N; P1 11/18 S; active A; cards us 17 1 9; order A3 shoot P1; go; is P1 stunned; endurance P1 3; markers P 1"},
		{"!PD-094 · not here: cover with its icon on the card stops the bullet", "A1 10/15 N; A3 11/15 N; P1 11/18 S; active A; cards us 17 33 9; order A3 shoot P1; go; endurance P1 2"}, // no foxhole on the card
		{"PD-094 · cover with its icon on the card stops the bullet", "A1 6/17 S; A3 6/18 S; P1 6/14 N; active A; cards us 17 1 9; order A3 shoot P1; go; endurance P1 3"},
		{"!PD-094 · not here: cover with its icon on the card stops the bullet", "A1 6/17 S; A3 6/18 S; P1 6/14 N; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 2"},
		{"PD-094 · cover with its icon on the card stops the bullet", "A1 17/15 S; A3 17/13 S; P1 17/10 N; active A; cards us 17 33 9; order A3 shoot P1; go; endurance P1 3"},
		{"!PD-094 · not here: cover with its icon on the card stops the bullet", "A1 17/15 S; A3 17/13 S; P1 17/10 N; active A; cards us 17 1 9; order A3 shoot P1; go; endurance P1 2"},
		{"PD-094 · cover with its icon on the card stops the bullet", "A1 9/18 N; A3 9/17 N; P1 9/22 S; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 3"},
		{"PD-094 · cover with its icon on the card stops the bullet", "A1 10/18 N; A3 10/17 N; P1 10/22 S; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 3"},
		{"!PD-094 · not here: cover with its icon on the card stops the bullet", "A1 9/25 S; A3 9/24 S; P1 9/22 S; active A; cards us 17 25 9; order A3 shoot P1; go; endurance P1 2"}, // from inside (B-11)
		{"PD-094 · cover with its icon on the card stops the bullet", "A1 18/18 N; A3 18/19 N; P1 18/23 S; active A; cards us 17 30 9; order A3 shoot P1; go; endurance P1 3"},
		{"!PD-094 · not here: cover with its icon on the card stops the bullet", "A1 18/18 N; A3 18/19 N; P1 18/23 S; active A; cards us 17 7 9; order A3 shoot P1; go; endurance P1 2"},
	})
}

func TestSight(t *testing.T) {
	follow(t, []ruling{
		{"PD-108 PD-109 · every figure that fires must see one figure or more of the area it fires at", "A1 18/18 N; A3 18/20 N; P1 20/20 S; P2 18/25 S; active A; do A3; do shoot; can P1; cant P2; cards us 9 22; do P1; go"}, // the high wall
		{"PD-111 · a target inside woods can be fired at from outside only within one inch of the edge", "A1 17/15 S; A3 17/13 S; P1 17/8 N; P2 17/10 N; active A; do A3; do shoot; cant P1; can P2; cards us 9 22; do P2; go"},
		{"PD-112 · figures inside woods can fire out only within one inch of the edge", "A1 17/5 S; A3 17/10 N; P1 17/13 S; active A; cards us 9 22; order A3 shoot P1; go"},
		{"PD-113 · both inside the woods: six inches", "A1 17/5 S; A3 16/7 N; P1 18/9 S; active A; cards us 9 22; order A3 shoot P1; go"},
		{"PD-114 · a shooter inside a building can fire out only from an opening", "P1 10/22 S; A1 10/15 N; active P; cards de 9 22; order P1 shoot A1; go"},
		{"PD-115 · from outside a building only figures at its openings are targets", "A1 10/15 N; A3 10/16 N; P1 10/22 S; P2 10/24 S; active A; do A3; do shoot; can P1; cant P2; cards us 9 22; do P1; go"},
		{"PG-12", "A1 17/5 S; A3 17/8 N; P1 17/13 S; active A; do A3; cant shoot"},   // deep in the woods (PD-112)
		{"PG-12", "P1 10/24 S; A1 10/15 N; active P; do P1; cant shoot"},             // not at an opening (PD-114)
		{"PG-12", "A1 5/5 N; A3 1/6 N; P1 1/13 S; active A; do A3; cant shoot"},      // 7 inches inside woods (PD-113)
		{"PG-12", "A1 5/5 N; A3 1/7 N; P1 1/13 S; active A; do A3; can shoot"},       // 6 inches
		{"PG-12", "A1 18/18 N; A3 18/20 N; P1 18/25 S; active A; do A3; cant shoot"}, // behind the high wall (PD-109)
	})
}

func TestAmmunition(t *testing.T) {
	follow(t, []ruling{
		{"PD-118 !PD-119 · Out of Ammunition across the hit symbols of a shot", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 19; order A3 shoot P1; go; is A3 empty; left us 49"},
		{"PD-119 !PD-118 · out of Ammunition is ignored on cards drawn for any other reason", "A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 17 45 9; order A3 shoot P1; go; isnt A3 empty; is P1 down"},
		{"!PD-118 PD-048 · the maximum distance is found by drawing one Action card and reading its movement region", "A1 10/15 N; active A; cards us 19; order A1 move N; go; isnt A1 empty"},
	})
}
