package patroldeck

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// A rifleman (HtH 0) charges a leader with a submachine gun (HtH +2).
func TestMelee(t *testing.T) {
	follow(t, []ruling{
		{"PD-122 PD-123 PD-128 PD-134 PD-067 PD-136 PD-137 PD-138 PD-139 PD-140 PD-142 PD-143 PD-145 PD-009 · melee takes place when opposing figures come into base-to-base contact", "A1 10/5 N; A3 10/16 N; P1 10/18 S; active A; cards us 1 20 8; cards de 48; order A3 charge N; go; is P1 down; markers P 1; can stay; do 10/18; do face N; at A3 10/18; left us 47; left de 49"},
		{"PD-141 PD-142 · every figure of the losing side goes back two inches", "A1 10/5 N; A3 10/16 N; P1 10/18 S; active A; cards us 1 20 24; cards de 48; order A3 charge N; go; endurance P1 2; is P1 stunned; at P1 8/20; do stay; do face N; at A3 10/17"},
		{"PD-136 PD-141 · the higher modified total wins the fight", "A1 10/5 N; A3 10/16 N; P1 10/18 S; active A; cards us 1 48; cards de 20 24; order A3 charge N; go; endurance A3 2; at A3 8/15; markers A 1; asked de; do stay; at P1 10/18"},
		{"PD-144 PD-129 !PD-137 · when the totals are equal nobody wins and all figures move back two inches", "A1 10/5 N; A3 10/16 N; P1 10/18 S stunned; active A; cards us 1 17; cards de 31; order A3 charge N; go; at A3 8/15; at P1 8/20; left us 48; left de 49"}, // 3 against 2 + 2 - 1
		{"PD-144 PD-130 · when the totals are equal nobody wins and all figures move back two inches", "A1 10/5 N; A3 10/16 N; P1 10/18 S wounded; active A; cards us 1 17; cards de 31; order A3 charge N; go; at A3 8/15; at P1 8/20"},
		{"PD-130 PD-144 · each wounded figure gives its side −1", "A1 10/5 N; A3 10/17 N wounded; A4 11/17 N wounded; P3 10/18 S; active A; cards us 17; cards de 17; go; at P3 8/20"},                                    // 3 - 2 + 2 against 3
		{"PD-131 PD-144 · the side that outnumbers the other gets +2", "A1 10/5 N; A3 10/17 N; A4 11/17 N; P1 10/18 S; active A; cards us 17; cards de 17; go; at P1 8/20; at A3 8/15"},                                   // 3 + 2 against 3 + 2
		{"PD-131 PD-136 PD-138 · the side that outnumbers the other gets +2", "A1 10/5 N; A3 10/17 N; A4 11/17 N; P1 10/18 S; active A; cards us 17 24; cards de 31; go; endurance P1 2; left us 48"},                     // 5 against 4
		{"PD-132 PD-144 · the side that defends cover gets +3", "A1 10/5 N; A3 6/12 N; P3 6/14 S; active A; cards us 1 4; cards de 48; order A3 charge N; go; at A3 4/11; left us 48"},                                    // 4 against 1 + 3
		{"PD-133 !PD-132 · defending cover counts only with an obstacle between defender and attacker", "A1 10/5 N; A3 7/14 W; P3 5/14 E; active A; cards us 1 4 24; cards de 48; order A3 charge W; go; endurance P3 2"}, // both on the wall
		{"PD-132 PD-144 · the side that defends cover gets +3", "A1 10/5 N; A3 9/20 N; P3 9/22 S; active A; cards us 1 4; cards de 48; order A3 charge N; go; at A3 7/19; at P3 8/24"},                                    // at a window
		{"PD-132 PD-144 · the side that defends cover gets +3", "A1 20/5 N; A3 11/16 N; P3 11/18 S; active A; cards us 1 4; cards de 48; order A3 charge N; go; at A3 9/15"},                                              // in a foxhole
		{"!PD-132 · not here: the side that defends cover gets +3", "A1 10/5 N; A3 10/16 N; P3 10/18 S; active A; cards us 1 4 24; cards de 48; order A3 charge N; go; endurance P3 2"},                                   // in the open
		{"PD-142 PD-143 · all figures of the winning side may step forward one inch", "A1 10/5 N; A3 6/12 N; P3 6/14 S; active A; cards us 1 20 24; cards de 48; order A3 charge N; go; at P3 4/16; do 6/14; at A3 6/14"}, // over the wall, whatever the cost
		{"PD-145 · this goes on until every fight is resolved", "A1 10/5 N; A3 10/16 N; A4 20/16 N; P1 10/18 S; P3 20/18 S; active A; cards us 1 20 24 10 41; cards de 48 22; order A3 charge N; order A4 charge N; go; do stay; do stay; endurance P1 2; endurance P3 2"},
	})
	follow(t, []ruling{
		{"PD-135 PD-144 · the best Melee attribute is added", "A1 10/5 N; A3 10/16 N; P3 10/18 S; active A; cards us 1 4; cards de 31; order A3 charge N; go; at A3 8/15; at P3 8/20"}, // 4 against 2 + 2
		{"PD-135 · the best Melee attribute is added", "A1 10/5 N; A3 10/17 N; P3 10/18 S; P4 11/18 S; active A; cards us 38; cards de 48 24; go; endurance A3 2"},                     // 4 against 1 + 2 + 2: the best only
	}, row("records", "de-1-alpha", "unit_melee", 2))
}

// TestFights divides melees into fights (PD-123 to PD-127).
func TestFights(t *testing.T) {
	for _, c := range []struct{ cites, text, fights string }{
		{"ex:PD-126 PD-123 PD-125 · four against three: two fights of 1:1, one of 2:1", "A3 20/15 N; A4 21/15 N; A5 23/15 N; A6 24/15 N; P1 20/16 S; P2 22/16 S; P3 24/16 S", "A3:P1 A4:P2 A5A6:P3"},
		{"ex:PD-127 PD-125 · five against two: a fight of 2:1 and one of 3:1", "A2 20/15 N; A3 21/15 N; A4 22/15 N; A5 23/15 N; A6 20/16 N; P1 21/16 S; P2 22/16 S", "A2A4A6:P1 A3A5:P2"},
		{"PD-124 · at most three figures of one side may attack a single enemy figure", "A3 20/15 N; A4 21/15 N; A5 22/15 N; A6 20/16 N; P1 21/16 S", "A3A4A5:P1"},
		{"PD-123 · a melee is divided into separate fights", "A3 20/15 N; P1 20/16 S; A4 10/15 N; P2 10/16 S", "A3:P1 A4:P2"},
		{"through a wall there is no contact", "A3 8/21 N; P1 8/23 S; A4 6/21 N; P2 7/22 S", ""},
	} {
		p := newPosition(t)
		p.Play(c.text)
		p.State.active = 0
		p.game().meleeOn()
		got := ""
		for _, x := range p.State.fights.list[:p.State.fights.n] {
			in := x.sides()
			for q := in[American]; q != 0; q &= q - 1 {
				got += p.called(q.first(American))
			}
			got += ":"
			for q := in[German]; q != 0; q &= q - 1 {
				got += p.called(q.first(German))
			}
			got += " "
		}
		if want := c.fights + " "; got != want && got != c.fights {
			t.Errorf("%s: %s, want %s", c.text, got, want)
		}
	}
}

func TestGrenades(t *testing.T) {
	follow(t, []ruling{
		{"PD-146 PD-147 PD-148 PD-152 PD-153 PD-154 PD-155 PD-078 PD-160 · an attack with a hand grenade follows the small-arms procedure with the changes below", "A1 10/10 N; A3 10/15 N; P1 10/19 S; active A; cards us 47 1 8; order A3 throw 10/19; go; is P1 down; markers P 1; left us 47"},
		{"ex:PD-151 ex:PD-163 PD-149 PD-150 PD-156 PD-157 PD-155 · 4 inches are long range for a hand grenade; it scatters to the left", "A1 10/10 N; A3 10/15 N; P1 8/19 S; P2 9/19 S; active A; cards us 48 16 11 1 8; order A3 throw 10/19; go; is P1 stunned; endurance P1 3; is P2 down; markers P 1; left us 45"},
		{"PD-146 PD-148 PD-149 · an attack with a hand grenade follows the small-arms procedure with the changes below", "A1 10/10 N; A3 10/15 N; P1 10/19 S; active A; cards us 3 16 11; order A3 throw 10/19; go; isnt P1 stunned; left us 48"}, // three holes are not enough at long range
		{"PD-147 PD-148 !PD-149 · first the intended point of impact is named and marked", "A1 10/10 N; A3 10/15 N; P1 11/17 S; active A; cards us 48 11 16; order A3 throw 10/16; go; is A3 stunned; is P1 stunned; left us 47"},                 // at short range two are
		{"PD-152 PD-153 PD-157 · the burst of a grenade is a regular octagon measuring two inches between opposite flats", "A1 10/10 N; A3 10/15 N; P1 11/20 S; P2 9/18 S; P3 12/19 S; active A; cards us 47 8 22; order A3 throw 10/19; go; is P2 stunned; isnt P1 stunned; isnt P3 stunned; left us 47"},
		{"PD-153 · a card is drawn for each figure whose base lies in or touches the octagon", "A1 10/10 N; A3 10/15 N; A4 10/18 N; P1 10/20 S; active A; cards us 47 11 8; order A3 throw 10/19; go; is A4 stunned; left us 47"}, // friends, too
		{"PD-158 · cover icons protect against grenade hits in the normal way", "A1 11/10 N; A3 11/15 N; P1 11/18 S; active A; cards us 47 1 5; order A3 throw 11/18; go; is P1 stunned; endurance P1 3; markers P 1"},
		{"PD-159 !PD-158 · woods and fences do not protect against high explosive", "A1 17/16 S; A3 17/13 S; P1 17/10 N; active A; cards us 47 1 5; order A3 throw 17/10; go; is P1 down"},
		{"PD-159 · woods and fences do not protect against high explosive", "A1 22/18 S; A3 22/16 S; P1 22/13 N; active A; cards us 47 1 5; order A3 throw 22/13; go; is P1 down"},
		{"PD-161 · grenades thrown are not counted", "A1 10/10 N; A3 10/15 N; A4 11/15 N; P1 10/19 S; active A; cards us 47 8 46 36; order A3 throw 10/19; order A4 throw 11/19; go; is A3 thrower; left us 46"},
		{"PD-162 PD-149 · Out of Ammunition ends the hand grenades of the unit", "A1 10/10 N; A3 10/15 N; A4 11/15 N; P1 10/19 S; active A; cards us 19 38 3; order A3 throw 10/19; go; isnt A3 thrower; isnt A3 empty"},
		{"PD-162 · Out of Ammunition ends the hand grenades of the unit", "A1 10/10 N; A3 10/15 N; A4 11/15 N; active A; cards us 19 38 3; order A3 throw 10/19; order A4 throw 11/19; go; left us 48"},                       // the second has none left
		{"PG-12", "A1 10/10 N; A3 10/15 N; A4 15/10 N; P3 10/18 S; active A; cards us 1 31; cards de 1 2 43; order A4 move S S; order A3 throw 13/15; do enough; order P3 charge S S; do enough; go; at A3 8/13; left us 48"}, // a fight has pushed it out of range
		{"B-12", "A1 10/10 N; A3 10/15 N; active A; do A3; do throw; cant 10/20; cant 10/15; can 13/15"},
	})
	follow(t, []ruling{
		{"!PD-160 PG-56 · not here: the Yes box of the record shows that the unit has hand grenades", "A1 10/10 N; A3 10/15 N; P1 10/19 S; active A; do A3; cant throw; can shoot"}, // PD-160
	}, row("records", "us-1-able-charlie", "grenades", false))
}

// TestScattered compares landing squares with the exact points (B-12).
func TestScattered(t *testing.T) {
	g := &load(t).data.ground
	for _, c := range []struct {
		dx, dy, turn, inches int
		x, y                 int
	}{
		{0, 4, 0, 2, 0, 6}, {0, 4, 90, 2, 2, 4}, {0, 4, 270, 2, -2, 4}, {0, 4, 180, 3, 0, 1}, {0, 4, 45, 2, 1, 5}, {4, 0, 90, 1, 4, -1},
		{2, 2, 0, 3, 4, 4}, {2, 2, 45, 3, 5, 2}, {1, 3, 0, 1, 1, 4}, {1, 3, 90, 4, 5, 2}, {-3, 2, 315, 5, -8, 1},
	} {
		from := g.at(15, 15)
		x, y := scattered(from, g.at(15+c.dx, 15+c.dy), direction(c.turn/45), c.inches)
		if x != c.x || y != c.y {
			t.Errorf("%+v lands at %d,%d", c, x, y)
		}
	}
}

var _ rulestest.Ruling
