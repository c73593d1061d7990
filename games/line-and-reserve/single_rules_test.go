package lineandreserve

import (
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestReservesPoints changes the cost of a unit, so that its Reserves deck is worth as many points.
func TestReservesPoints(t *testing.T) {
	for _, c := range []struct {
		cites  string
		points int
		legal  bool
	}{
		{"LR-001 · Unit costs add up to no more than 100 points", 100, true}, {"LR-001 · 101 are too many", 101, false},
		{"LR-002 · the same deck adds up to no less than 80 points", 80, true}, {"LR-002 · 79 are too few", 79, false},
	} {
		t.Run(c.cites, func(t *testing.T) {
			g := read(t)
			over := worth(g, "us-combat-command") - c.points
			rulestest.Field("us-m4a3e2", "cost", 0)(g) // it and the next one cost 10 and 9, which the P-47 makes up for
			rulestest.Field("us-m4a3-76", "cost", 0)(g)
			rulestest.Field("us-p47", "cost", 6+10+9-over)(g)
			if _, found := New(g); (found.Errors() == 0) != c.legal {
				t.Errorf("%d points: %v", c.points, found)
			}
		})
	}
}

// worth returns what the units of a Reserves deck cost.
func worth(g *carddata.Game, deck string) (points int) {
	for _, c := range rowsOf(g, deck) {
		points += c.Copies * c.Fields["cost"].V.(int)
	}
	return points
}

// TestDecks begins a game at random, with the first units that are offered, and looks at the decks.
func TestDecks(t *testing.T) {
	r := load(t)
	var s State
	luck := playtest.NewKeyed(3, 5)
	r.Setup(&s, &luck, nil)
	for s.step == atStart {
		r.Apply(&s, r.Legal(&s, nil)[0], &luck, nil)
	}
	for _, c := range []struct {
		cites string
		cards []uint8
		n     int
	}{
		{"LR-005 · the rest of the Reserves deck is shuffled, after 4 units were chosen", s.reserves[0].cards[:s.reserves[0].left], r.data.sides[0].cards - 4},
		{"LR-005 · the other one as well", s.reserves[1].cards[:s.reserves[1].left], r.data.sides[1].cards - 4},
		{"LR-010 · the 50-card Command deck is shuffled, and 3 are dealt to each player", s.orders[:s.left], 50 - 2*3},
		{"LR-012 · the 25-card Damage deck is shuffled", s.damage[:s.damaging], 25},
	} {
		t.Run(c.cites, func(t *testing.T) {
			if len(c.cards) != c.n || slices.IsSorted(c.cards) {
				t.Errorf("%d cards, in order: %v", len(c.cards), slices.IsSorted(c.cards))
			}
		})
	}
}

// TestCommonDecks draws from the decks that serve both players.
func TestCommonDecks(t *testing.T) {
	t.Run("LR-011 · the rest of the Command deck serves both: each draws the next cards", func(t *testing.T) {
		p := newPosition(t, load(t))
		p.Play("begin draw; do draw command; do draw command; do draw command; do draw command")
		top := int(p.rules.data.commands.cards)
		if want := [2]hand{7 << (top - 3), 7 << (top - 6)}; p.State.held != want {
			t.Errorf("they hold %b", p.State.held)
		}
	})
	t.Run("LR-012 · the Damage deck serves both: each draws the next card", func(t *testing.T) {
		newPosition(t, load(t)).Play(`a front us-m10; b front de-panther; next us-m10 casualty; next de-panther immobilized
			roll 6 5 6; shoot us-m10 de-panther 1; card de-panther immobilized; roll 6 5 1; shoot de-panther us-m10 1; card us-m10 casualty`)
	})
}

// TestOwnRulings plays a position for each rule that the other tests show only together with others.
func TestOwnRulings(t *testing.T) {
	four := `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; `
	follow(t, []rulestest.Ruling{
		{"LR-008 · a unit works only while paired with a crew of the required kind", `a front us-m10 idle; a hand us-m4a1-sherman; a hand us-tank-crew; a hand us-gun-crew; b front de-panther; begin commit
			cant commit us-m4a1-sherman us-gun-crew; do commit us-m4a1-sherman us-tank-crew; do pass; now targets; cant aim us-m10 de-panther; do aim us-m4a1-sherman de-panther; asked b`},
		{"LR-016 · Commitment, Combat, Draw, in this order", `a hand us-rifle-squad; a hand us-m10; a hand us-tank-crew; b front de-rifle-squad; begin commit; do commit us-rifle-squad; do pass; now targets
			do aim us-rifle-squad de-rifle-squad; do pass; now weapons; roll 1 4 1 4; do arm 1 2; now draw; do draw unit; do draw unit; do draw unit; do draw unit; now commit; is 2`},
		{"LR-017 · both carry out each Phase at the same time: discards are turned when both have chosen", `hold crews; a hand us-rifle-squad; begin commit; do pass
			a holds hull-down; a holds hull-down; a holds dug-in; a holds minefield; a holds ambush; a holds bail-out
			b holds field-repair; b holds smoke-screen; b holds infiltration; b holds white-flag; b holds sharp-gunner; b holds rapid-fire
			window draw; now throw; asked a; do discard dug-in; asked b; discards 0; do discard rapid-fire; discards 2`},
		{"LR-019 · units in hand take no part in combat", `a hand us-rifle-squad; a hand us-armored-infantry; b front de-rifle-squad; begin commit; do commit us-rifle-squad; do pass
			now targets; cant aim us-armored-infantry de-rifle-squad; do aim us-rifle-squad de-rifle-squad; asked b; cant aim de-rifle-squad us-armored-infantry`},
		{"LR-020 · committed from the hand, each by its type", `hold crews; a hand us-rifle-squad; a hand us-p47; a hand us-pilot; a hand us-m10; begin commit
			do commit us-rifle-squad; do commit us-p47 us-pilot; at us-rifle-squad a-front; at us-p47 a-air; at us-m10 a-hand`},
		{"LR-021 · combat between units with Legal Targets", `a front us-57mm-at; a front us-rifle-squad; b air de-fw190f; begin targets; asked b; do aim de-fw190f us-57mm-at`},
		{"LR-026 · a used card goes to the discard pile", `a front us-m10; b front de-panther; a holds tungsten-shot; window declaration; do play tungsten-shot us-m10; held a 0; discards 1`},
		{"LR-028 · without a duration it stays in force for the rest of the game", `lead a; a front us-m4a1-sherman; b front de-panther; a holds hull-down; window commitment; do play hull-down us-m4a1-sherman
			hold draw; begin end; roll 6 4 1; shoot de-panther us-m4a1-sherman 1; left us-m4a1-sherman 9`},
		{"LR-030 · a card discarded for +1 does not apply its printed effect", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; shoot us-m4a1-sherman de-panther 1; roll 6 4 6; do plus hull-down
			next us-m4a1-sherman casualty; roll 6 4 1; shoot de-panther us-m4a1-sherman 1; left us-m4a1-sherman 8`},
		{"LR-032 · tanks, anti-tank guns, infantry and vehicles on the Front Line", `hold crews; a hand us-rifle-squad; a hand us-57mm-at; a hand us-gun-crew; b hand de-panther; b hand de-tank-crew; b hand de-sdkfz251; b hand de-vehicle-crew; begin commit
			do commit us-rifle-squad; do commit us-57mm-at us-gun-crew; do commit de-panther de-tank-crew; do commit de-sdkfz251 de-vehicle-crew
			at us-rifle-squad a-front; at us-57mm-at a-front; at de-panther b-front; at de-sdkfz251 b-front`},
		{"LR-033 · Front Line Units shield the Rear Line", `a hand us-rifle-squad; b front de-rifle-squad; b rear de-wespe; begin commit; do commit us-rifle-squad; do pass
			can aim us-rifle-squad de-rifle-squad; cant aim us-rifle-squad de-wespe`},
		{"LR-040 · revealed together and placed on the line printed, aircraft on none", `hold crews; a hand us-rifle-squad; b hand de-fw190f; b hand de-pilot; begin commit
			do commit us-rifle-squad; at us-rifle-squad a-hand; do commit de-fw190f de-pilot; at us-rifle-squad a-front; at de-fw190f b-air`},
		{"LR-044 · a crew is not committed as if it were a unit", `hold crews; a hand us-tank-crew; a hand us-rifle-squad; begin commit; cant commit us-tank-crew; do commit us-rifle-squad`},
		{"LR-051 · every declared attack is resolved", `a front us-m10; a front us-m4a1-sherman; b front de-panther; window commitment
			do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther; do pass; now attack; roll 1 4 1 4; do attack us-m10; now draw`},
		{"LR-052 · Target Declaration, Initiative, Attack", four + `window commitment; now targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-pz4h
			do aim de-pz4h us-m10; initiative 3 7; do aim de-panther us-m10; now attack; asked b`},
		{"LR-053 · one Legal Target, with any two weapons", `a front us-m4a1-sherman; b front de-rifle-squad; begin targets; do aim us-m4a1-sherman de-rifle-squad
			now weapons; can arm 1; can arm 1 2; can arm 1 3; can arm 2 3; cant arm 1 2 3`},
		{"LR-054 · a target for each attacking unit", four + `begin targets; do aim us-m4a1-sherman de-panther; asked a; do aim us-m10 de-panther; asked b`},
		{"LR-057 · line restrictions and special rules limit targets", `hold targets; a front us-m10; a front us-rifle-squad; a rear us-m7-priest; a holds smoke-screen; b front de-panther; window declaration; do play smoke-screen us-m10
			hold window; begin targets; do pass; do pass; do pass; asked b; cant aim de-panther us-m10; cant aim de-panther us-m7-priest; do aim de-panther us-rifle-squad`},
		{"LR-058 · without an Attack Value under the icon a weapon has no effect", `hold attack; a front us-m10; b air de-fw190f; begin targets; do aim us-m10 de-fw190f; do pass; shoot us-m10 de-fw190f 1; left de-fw190f 12`},
		{"LR-059 · the main gun of the Sherman cannot target aircraft, its .50-cal machine gun can", `hold attack; a front us-m4a1-sherman; b air de-fw190f; begin targets; do aim us-m4a1-sherman de-fw190f; do pass
			shoot us-m4a1-sherman de-fw190f 1; left de-fw190f 12; roll 6 7 2; shoot us-m4a1-sherman de-fw190f 1 2; left de-fw190f 7`},
		{"LR-063 · bullets alone make no target of Defense 2 or more", `hold attack; a front us-m4a1-sherman; b front de-pz2l; begin targets; do aim us-m4a1-sherman de-pz2l; do pass
			shoot us-m4a1-sherman de-pz2l 2 3; left de-pz2l 10`},
		{"LR-072 · on the Rear Line mobile artillery fires only its first weapon at land targets", `a rear us-m7-priest; a front us-rifle-squad; b front de-rifle-squad; hold attack; begin targets; do aim us-m7-priest de-rifle-squad; do pass; do pass
			roll 1 4; shoot us-m7-priest de-rifle-squad 1 2; left de-rifle-squad 10`},
		{"LR-072 · and has no land target without it", `a rear us-m7-priest; a front us-rifle-squad; b front de-rifle-squad; b rear de-wespe; damage us-m7-priest gun-jammed; hold attack; begin targets
			do pass; asked b; do pass; do aim de-wespe us-m7-priest`},
		{"LR-073 · each player rolls 1D10 and adds any modifiers", four + `a holds seize-the-moment; initiative 5 7; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther
			do aim de-pz4h us-m10; do aim de-panther us-m10; do play seize-the-moment; now attack; asked a`},
		{"LR-073 · and 1 for a discarded card", four + `b holds hull-down; initiative 7 7 7 6; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther
			do aim de-pz4h us-m10; do aim de-panther us-m10; now initiative; do plus hull-down; now attack; asked b`},
		{"LR-074 · tied Initiative is rolled again", four + `initiative 5 5 2 9; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther
			do aim de-pz4h us-m10; do aim de-panther us-m10; now attack; asked b`},
		{"LR-081 · each hit goes through Damage Resolution as soon as it occurs", `a front us-m4a1-sherman; b front de-rifle-squad; next de-rifle-squad casualty
			roll 6 5 6 6 6 2; shoot us-m4a1-sherman de-rifle-squad 3; at de-rifle-squad gone`},
		{"LR-094 · the attacker determines Raw Damage", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; b holds dug-in; roll 6 5; shoot us-m4a1-sherman de-panther 1; do pass
			now intensity; asked a; roll 6; do plus hull-down; left de-panther 9`},
		{"LR-095 · 1D10 plus the Damage Index, rolled separately for each hit", `a front us-m4a1-sherman; b front de-rifle-squad; next de-rifle-squad casualty
			roll 6 5 1 6 6 2; shoot us-m4a1-sherman de-rifle-squad 3; left de-rifle-squad 3`},
		{"LR-098 · subtracted from the current Endurance of a unit that was damaged before", `a front us-m4a1-sherman; b front de-panther; endurance de-panther 12; next de-panther casualty; roll 6 5 6; shoot us-m4a1-sherman de-panther 1; left de-panther 4`},
		{"LR-100 · Net Damage adds up within one Combat Phase only", `lead a; a front us-m4a1-sherman; b front de-panther; roll 6 5 5; shoot us-m4a1-sherman de-panther 1; left de-panther 11
			hold draw; begin end; left de-panther 18; roll 6 5 5; shoot us-m4a1-sherman de-panther 1; do pass; do pass; left de-panther 11`},
		{"LR-102 · the edge of the target's own Unit Type applies", `a front us-rifle-squad; b front de-rifle-squad; next de-rifle-squad pinned-down; roll 6 5 4; shoot us-rifle-squad de-rifle-squad 1; card de-rifle-squad pinned-down`},
		{"LR-113 · the base Intensity settles the fate of the crew, not the doubled one", `a front us-m10; b front de-pz2l; roll 9 9 3; shoot us-m10 de-pz2l 1; at de-pz2l gone; at de-tank-crew b-reserves`},
		{"LR-120 · a captured unit is idle", `lead a; a front us-rifle-squad; b front de-50mm-pak; b front de-rifle-squad; damage de-50mm-pak sight-damaged; a holds white-flag; hold draw; begin end
			roll 7; do play white-flag de-50mm-pak; do keep 1; at de-50mm-pak a-front; hold window; begin targets; do aim us-rifle-squad de-rifle-squad; asked b`},
		{"!LR-131 · two Turns are not enough", `lead a; a front us-rifle-squad; b air de-fw190f; begin end; begin end; run a 2; now draw`},
		{"LR-130 · 51 are enough", `a front us-m10; b front de-pz2l; points a 46; roll 6 5 8; shoot us-m10 de-pz2l 1; scored a 51; over a by-points`},
		{"LR-139 · the main gun of the Sherman: Attack Value 11, Damage Index 10", `a front us-m4a1-sherman; b front de-panther; roll 6 5 3; shoot us-m4a1-sherman de-panther 1; left de-panther 13`},
		{"LR-139 · its .50-cal machine gun: 13, 12, 13", `a front us-m4a1-sherman; b front de-sdkfz251; b front de-rifle-squad; b air de-fw190f; hold attack
			roll 6 6; shoot us-m4a1-sherman de-sdkfz251 2; left de-sdkfz251 10; roll 6 5; shoot us-m4a1-sherman de-rifle-squad 2; left de-rifle-squad 10; roll 6 6; shoot us-m4a1-sherman de-fw190f 2; left de-fw190f 12
			roll 6 7 1; shoot us-m4a1-sherman de-sdkfz251 2; left de-sdkfz251 6; next de-rifle-squad casualty; roll 6 6 1; shoot us-m4a1-sherman de-rifle-squad 2; left de-rifle-squad 5; roll 6 7 1; shoot us-m4a1-sherman de-fw190f 2; left de-fw190f 8`},
		{"LR-140 · the Panther: Half Endurance 9, Full Endurance 18, Defense 8, a tank crew", `hold crews; a front us-m4a1-sherman; b hand de-panther; b hand de-tank-crew; b hand de-gun-crew; begin commit; cant commit de-panther de-gun-crew
			do commit de-panther de-tank-crew; left de-panther 18; roll 6 5 6; shoot us-m4a1-sherman de-panther 1; left de-panther 10; card de-panther none
			endurance de-panther 18; next de-panther casualty; roll 6 5 7; shoot us-m4a1-sherman de-panther 1; left de-panther 9; card de-panther casualty`},
	})
	follow(t, []rulestest.Ruling{
		{"LR-013 · it has its own Win Conditions: 51 Victory Points do not win", `a front us-m10; b front de-75mm-pak; points a 50; roll 10 10; shoot us-m10 de-75mm-pak 1; now attack`},
		{"LR-034 · the Rear Line takes long-range artillery", `hold crews; b front de-75mm-pak; b hand de-105mm; b hand de-gun-crew#2; begin commit; do commit de-105mm de-gun-crew; at de-105mm b-rear`},
	}, rulestest.Switch("situation", "silence-the-guns"))
}
