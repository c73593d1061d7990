package lineandreserve

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// follow plays rulings with the rules of the game after some changes.
func follow(t *testing.T, rulings []rulestest.Ruling, change ...rulestest.Change) {
	t.Helper()
	r := load(t, change...)
	rulestest.Follow(t, rulings, func(t *testing.T) *rulestest.Script[State] { return newPosition(t, r).Script })
}

// TestSetUpRulings begins games: starting hands by choice, then the shuffle and the
// deal.
func TestSetUpRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-001 LR-002 LR-003 LR-004 · the starting hand is chosen, copies allowed", `begin start; asked a
			do take us-tank-crew; do take us-tank-crew; do take us-m4a1-sherman; do take us-m4a1-sherman; units a 4; asked b`},
		{"LR-004 LR-005 LR-010 LR-011 LR-012 · 4 units, then 3 Command cards each; the toss decides", `begin start
			do take us-p47; do take us-pilot; do take us-m10; do take us-tank-crew; held a 0
			do take de-panther; do take de-tank-crew; do take de-stug3g; roll 1; do take de-tank-crew
			units a 4; units b 4; held a 3; held b 3; now commit; asked a; is 1`},
		{"LR-016 LR-018 LR-127 · a new Turn follows the Draw Phase", `hold commit; begin discard; is 2; now commit`},
	})
}

// TestCommitmentRulings sets units aside, reveals and places them.
func TestCommitmentRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-019 LR-020 · units in hand take no part until they are committed", `a hand us-rifle-squad; b front de-rifle-squad; begin commit
			do commit us-rifle-squad; at us-rifle-squad a-front`},
		{"LR-045 · a unit that needs a crew is committed with it only", `a hand us-m10; a hand us-rifle-squad; begin commit; hold crews
			cant commit us-m10; cant commit us-m10 us-tank-crew; do commit us-rifle-squad; at us-m10 a-hand`},
		{"LR-008 LR-140 · a tank is served by its crew", `hold crews; b hand de-panther; b hand de-tank-crew; begin commit; asked b
			do commit de-panther de-tank-crew; at de-panther b-front; crew de-panther yes; left de-panther 18`},
		{"LR-009 · N/C needs no crew", `hold crews; a hand us-rifle-squad; begin commit; do commit us-rifle-squad; at us-rifle-squad a-front`},
		{"LR-044 · a crew is not committed alone", `hold crews; a hand us-tank-crew; a hand us-rifle-squad; begin commit; cant relieve us-tank-crew us-m10; do commit us-rifle-squad; at us-tank-crew a-hand`},
		{"LR-046 · a lone crew takes over a unit without one", `hold crews; a front us-m10 idle orphan; a hand us-tank-crew; begin commit
			do relieve us-tank-crew us-m10; crew us-m10 yes; at us-tank-crew crew`},
		{"LR-017 LR-038 LR-039 LR-040 · both choose in secret, then both are revealed", `hold crews; a hand us-rifle-squad; b hand de-rifle-squad; begin commit
			do commit us-rifle-squad; at us-rifle-squad a-hand; asked b; do commit de-rifle-squad; at us-rifle-squad a-front; at de-rifle-squad b-front`},
		{"LR-039 · from none on", `hold crews; a hand us-rifle-squad; b hand de-rifle-squad; begin commit; do pass; asked b; do pass; at us-rifle-squad a-hand`},
		{"LR-039 · up to the hand size of 7 cards, crews included (LG-52)", `hold crews; a hand us-rifle-squad; a hand us-rifle-squad#2; a hand us-armored-infantry
			a hand us-armored-infantry#2; a hand us-armored-infantry#3; a hand us-rocket-team; a hand us-m10; a hand us-tank-crew; begin commit
			do commit us-rifle-squad; do commit us-rifle-squad; do commit us-armored-infantry; do commit us-armored-infantry; do commit us-armored-infantry; can commit us-m10 us-tank-crew
			do commit us-rocket-team; cant commit us-m10 us-tank-crew`},
		{"LR-032 LR-033 · tanks, guns, infantry and vehicles on the Front Line", `hold crews; b hand de-sdkfz251; b hand de-vehicle-crew; begin commit
			do commit de-sdkfz251 de-vehicle-crew; at de-sdkfz251 b-front`},
		{"LR-035 LR-047 · aircraft on no line, for their Turns of Flight", `hold crews; a hand us-p47; a hand us-pilot; a front us-rifle-squad; begin commit
			do commit us-p47 us-pilot; at us-p47 a-air; flight us-p47 3`},
		{"LR-049 LR-034 · mobile artillery on either line", `hold crews; a hand us-m7-priest; a hand us-gun-crew; a front us-rifle-squad; begin commit; can commit us-m7-priest us-gun-crew
			do commit us-m7-priest us-gun-crew rear; at us-m7-priest a-rear`},
		{"LR-050 · and it may change its line", `hold window; a rear us-m7-priest; a front us-rifle-squad; begin rearrange; do shift us-m7-priest; at us-m7-priest a-front; cant shift us-m7-priest`},
		{"!LR-050 · not in the Turn in which it is committed", `hold window; a rear us-m7-priest fresh; a front us-rifle-squad; begin rearrange; now window`},
		{"LR-043 · crews change units", `hold window; a front us-m10 idle; a front us-m4a1-sherman; begin rearrange; do swap us-m4a1-sherman us-m10; crew us-m10 yes; crew us-m4a1-sherman no`},
		{"!LR-043 · a crew of another kind does not", `hold window; a front us-m10 idle; a front us-57mm-at; begin rearrange; now window`},
		{"LR-041 LR-051 LR-052 · the Combat Phase follows; without a Front Line the Rear Line is the new one", `hold targets; a rear us-m7-priest fresh; begin rearrange; at us-m7-priest a-front`},
		{"!LR-041 · with one it stays", `hold targets; a rear us-m7-priest fresh; a front us-rifle-squad; begin rearrange; at us-m7-priest a-rear`},
		{"LR-042 · guns committed later form a new Rear Line", `hold crews; a front us-57mm-at; a hand us-m7-priest; a hand us-gun-crew#2; begin commit
			do commit us-m7-priest us-gun-crew rear; at us-57mm-at a-front; at us-m7-priest a-rear`},
	})
}

// TestTargetRulings declares targets.
func TestTargetRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-021 LR-053 LR-054 LR-056 LR-057 · one Legal Target for each unit", `a front us-m10; b front de-panther; hold window; begin targets; asked a
			can pass; do aim us-m10 de-panther; asked b; do aim de-panther us-m10; now window`},
		{"LR-058 LR-059 · the main gun of the Sherman cannot affect aircraft, its machine gun can", `a front us-m4a1-sherman; b air de-fw190f; begin targets
			hold window; do aim us-m4a1-sherman de-fw190f; do pass; endurance de-fw190f 12; roll 6 7 9; shoot us-m4a1-sherman de-fw190f 1 2 3; at de-fw190f gone`},
		{"!LR-056 · no weapon against aircraft, no target", `a front us-57mm-at; b air de-fw190f; hold window; begin targets; asked b; do pass; now window`},
		{"LR-060 · the Front Line reaches the enemy Front Line and aircraft", `a front us-m4a1-sherman; b front de-panther; b rear de-wespe; b air de-fw190f; begin targets
			can aim us-m4a1-sherman de-panther; can aim us-m4a1-sherman de-fw190f; cant aim us-m4a1-sherman de-wespe; do aim us-m4a1-sherman de-panther`},
		{"LR-061 · the Rear Line reaches everything", `a rear us-m7-priest; a front us-rifle-squad; b front de-panther; b rear de-wespe; b air de-fw190f; begin targets
			can aim us-m7-priest de-wespe; can aim us-m7-priest de-panther; can aim us-m7-priest de-fw190f; do aim us-m7-priest de-wespe; cant aim us-rifle-squad de-wespe`},
		{"LR-062 · aircraft reach everything", `a air us-p47; b front de-panther; b rear de-wespe; b air de-fw190f; begin targets
			can aim us-p47 de-panther; can aim us-p47 de-fw190f; do aim us-p47 de-wespe`},
		{"LR-063 LR-064 · bullets cannot affect a printed Defense of 2 or more", `a front us-m4a1-sherman; b front de-pz2l; b front de-sdkfz251; begin targets
			do aim us-m4a1-sherman de-pz2l`},
		{"!LR-063 · bullets alone make no target of a tank", `a front us-m10; b front de-rifle-squad; begin targets; hold window; do pass; now window`},
		{"LR-064 · the printed Defense counts, not the changed one", `a front us-rifle-squad; b front de-pz2l; damage de-pz2l immobilized; begin targets; do aim us-rifle-squad de-pz2l
			hold attack; shoot us-rifle-squad de-pz2l 1 2; left de-pz2l 5`},
		{"LR-072 · on the Rear Line only the first weapon at land targets", `a rear us-m7-priest; a front us-rifle-squad; b front de-rifle-squad; b air de-fw190f; begin targets; do aim us-m7-priest de-rifle-squad
			roll 6 5 1; shoot us-m7-priest de-rifle-squad 1 2; at de-rifle-squad gone`},
		{"LR-072 LG-54 · its other weapons may fire at aircraft", `a rear us-m7-priest; a front us-rifle-squad; b air de-fw190f; begin targets; can aim us-m7-priest de-fw190f; b front de-rifle-squad; begin targets; do aim us-m7-priest de-rifle-squad`},
		{"LG-77 · a locked weapon makes no target", `a front us-m10; damage us-m10 gun-jammed; b front de-panther; b front de-rifle-squad; begin targets; cant aim us-m10 de-panther; can aim us-m10 de-rifle-squad`},
		{"LG-33 · an idle unit does not attack and may be targeted", `a front us-m10 idle; b front de-panther; begin targets; asked b; can aim de-panther us-m10`},
	})
}

// TestAssaultRulings declares and resolves Close Assaults.
func TestAssaultRulings(t *testing.T) {
	three := `a front us-armored-infantry; a front us-rifle-squad; a front us-rifle-squad#2; b front de-pz4h; begin targets; `
	follow(t, []rulestest.Ruling{
		{"LR-066 LR-067 · three infantry units against one armored unit", three + `can storm us-armored-infantry de-pz4h
			do storm us-armored-infantry de-pz4h; cant pass; do join us-rifle-squad; cant pass; do join us-rifle-squad#2; asked b`},
		{"!LR-066 · two are too few", `a front us-rifle-squad; a front us-rifle-squad#2; b front de-pz4h; begin targets; cant storm us-rifle-squad de-pz4h`},
		{"!LR-066 · only against armor (LG-27)", `a front us-armored-infantry; a front us-rifle-squad; a front us-rifle-squad#2; b front de-sdkfz251; begin targets
			cant storm us-armored-infantry de-sdkfz251`},
		{"LR-068 LR-069 LR-070 · one Attack Roll with the best Attack Value, 1D10 for each unit", three + `lead a
			do storm us-armored-infantry de-pz4h; do join us-rifle-squad; do join us-rifle-squad#2; hold fires; roll 7 5; roll 4 5 6; do pass; left de-pz4h 7`},
	})
}

// TestInitiativeRulings rolls for Initiative and resolves attacks in turn.
func TestInitiativeRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-073 LR-075 · the higher roll resolves the first attack", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; begin targets
			do aim us-m4a1-sherman de-panther; do aim us-m10 de-pz4h; do aim de-pz4h us-m10; initiative 3 7; do aim de-panther us-m10
			now attack; asked b`},
		{"LR-074 · ties are rolled again", `a front us-m10; a front us-m4a1-sherman; b front de-panther; begin targets
			do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther; initiative 5 5 9 2; do pass; asked a; now attack`},
		{"LR-076 LR-077 · then the players alternate until all attacks are resolved", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; begin targets
			do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther; do aim de-pz4h us-m10; initiative 9 2; do aim de-panther us-m4a1-sherman
			asked a; roll 1 4; do attack us-m10; asked b; now attack; roll 1 4 1 4 2 2; do attack de-pz4h; now draw`},
	})
}

// TestAttackRulings resolves Attack Rolls: hits, misses and special results.
func TestAttackRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-078 LR-079 LR-081 LR-095 LR-097 LR-098 · a roll at the Attack Value hits", `a front us-m4a1-sherman; b front de-panther; roll 6 5 6; shoot us-m4a1-sherman de-panther 1; left de-panther 10`},
		{"LR-080 · a lower one misses", `a front us-m4a1-sherman; b front de-panther; roll 6 4; shoot us-m4a1-sherman de-panther 1; left de-panther 18`},
		{"LR-139 · three weapons, each with its own values", `a front us-m4a1-sherman; b front de-rifle-squad; roll 6 5; roll 6 6 1; shoot us-m4a1-sherman de-rifle-squad 1 2; left de-rifle-squad 5`},
		{"LR-083 · 2X makes two Attack Rolls, with damage for each hit", `a front us-m4a1-sherman; b front de-rifle-squad; next de-rifle-squad casualty; roll 6 5 1; roll 6 6 1; shoot us-m4a1-sherman de-rifle-squad 3; left de-rifle-squad 4; card de-rifle-squad casualty`},
		{"LR-084 LR-085 LR-086 LR-087 · on 2 or 3 the opponent picks a friend, hit without a roll", `a front us-m10; a front us-rifle-squad; a front us-rocket-team; b front de-panther; roll 1 2; shoot us-m10 de-panther 1
			now friend; asked b; roll 4; do friend us-rocket-team; at us-rocket-team gone; left de-panther 18`},
		{"LR-088 · Friendly Fire scores nothing", `a front us-m10; a front us-rocket-team; b front de-panther; roll 1 1 5; shoot us-m10 de-panther 1; at us-rocket-team gone; scored a 0; scored b 0`},
		{"!LR-087 · without another target nothing happens (LG-13)", `a front us-m10; b front de-panther; roll 1 1; shoot us-m10 de-panther 1; left de-panther 18; left us-m10 14`},
		{"LR-089 · on 18 Intensity is doubled before the Damage Index", `a front us-m4a1-sherman; b front de-panther; roll 9 9 3; shoot us-m4a1-sherman de-panther 1; left de-panther 10`},
		{"LR-090 LR-091 LR-104 LR-128 · on 19 and 20 the target and its crew are destroyed", `a front us-m4a1-sherman; b front de-panther; roll 10 9; shoot us-m4a1-sherman de-panther 1
			at de-panther gone; scored a 13; at de-tank-crew gone`},
		{"LR-092 LR-093 · guns are attacked as vehicles, with Bonus 2", `a front us-m4a1-sherman; b front de-50mm-pak; roll 5 4 1; shoot us-m4a1-sherman de-50mm-pak 1; at de-50mm-pak gone`},
		{"LR-093 · 8 is not enough", `a front us-m4a1-sherman; b front de-50mm-pak; roll 4 4; shoot us-m4a1-sherman de-50mm-pak 1; left de-50mm-pak 8`},
		{"!LR-093 LG-62 · mobile artillery moves", `a front us-m4a1-sherman; b front de-wespe; roll 5 5; shoot us-m4a1-sherman de-wespe 1; left de-wespe 12`},
		{"LR-071 · bombs are used once in a flight", `a air us-p47; b front de-panther; roll 6 5 1; shoot us-p47 de-panther 2; left de-panther 11; shoot us-p47 de-panther 2; left de-panther 11`},
		{"LG-20 · rolls are lost when the target is gone", `a front us-m4a1-sherman; b front de-rifle-squad; roll 10 10; shoot us-m4a1-sherman de-rifle-squad 1 3; at de-rifle-squad gone`},
	})
}

// TestDamageRulings applies damage, Damage cards and the fate of crews.
func TestDamageRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-094 LR-099 LR-100 · damage counts at once and adds up in the phase", `a front us-m4a1-sherman; a front us-m10; b front de-panther; next de-panther immobilized
			roll 6 5 6; shoot us-m4a1-sherman de-panther 1; left de-panther 10; roll 6 5 1; shoot us-m10 de-panther 1; left de-panther 5`},
		{"LR-101 LR-102 LR-138 · at half a card is drawn, with the edge of the type", `a front us-m4a1-sherman; b front de-panther; next de-panther immobilized; roll 6 5 7
			shoot us-m4a1-sherman de-panther 1; left de-panther 9; card de-panther immobilized; roll 5 4 1; shoot us-m4a1-sherman de-panther 1; at de-panther b-front; left de-panther 4`},
		{"LR-137 LR-108 · Casualty forbids the 2nd weapon, with a counter of 4", `a front us-m4a1-sherman; b front de-pz4h; next de-pz4h casualty; roll 6 5 6; shoot us-m4a1-sherman de-pz4h 1
			card de-pz4h casualty; counter de-pz4h 4; shoot de-pz4h us-m4a1-sherman 2; left us-m4a1-sherman 16`},
		{"LR-105 · a unit carries one card at most", `a front us-m4a1-sherman; b front de-panther; damage de-panther immobilized; roll 6 5 1; shoot us-m4a1-sherman de-panther 1; left de-panther 4; card de-panther immobilized`},
		{"LR-103 · at zero it is destroyed, without a card (LG-70)", `a front us-m10; b front de-pz2l; roll 6 5 8; shoot us-m10 de-pz2l 1; at de-pz2l gone; card de-pz2l none`},
		{"LR-112 · a crew takes no harm while its unit survives", `a front us-m4a1-sherman; b front de-panther; roll 6 5 6; shoot us-m4a1-sherman de-panther 1; crew de-panther yes`},
		{"LR-113 LR-114 · on 1 to 3 the crew survives, under the Reserves deck", `a front us-m10; b front de-pz2l; roll 6 5 3; shoot us-m10 de-pz2l 1; at de-tank-crew b-reserves; bottom b de-tank-crew; scored a 3`},
		{"LR-115 LR-118 LR-129 · on 4 to 6 it is captured by an enemy with a ground unit, for double", `a front us-m10; b front de-pz2l; roll 6 5 4; shoot us-m10 de-pz2l 1; at de-tank-crew gone; scored a 7`},
		{"!LR-115 LG-36 · without one it survives", `a air us-p47; b front de-pz2l; roll 6 6 5; shoot us-p47 de-pz2l 2; at de-tank-crew b-reserves; scored a 3`},
		{"LR-116 LG-73 · on 7 and more it perishes", `a front us-m10; b front de-pz2l; roll 6 5 7; shoot us-m10 de-pz2l 1; at de-tank-crew gone; scored a 5`},
		{"LR-110 LR-111 · a damaged unit goes back to half, and stays", `lead a; a front us-m4a1-sherman; b front de-panther; damage de-panther immobilized; endurance de-panther 2; begin end; left de-panther 9; at de-panther b-front`},
		{"LR-109 · the card stays when its effect ends", `lead a; a front us-rifle-squad; b front de-rifle-squad; damage de-rifle-squad pinned-down 1; begin end; counter de-rifle-squad 0; card de-rifle-squad pinned-down
			begin targets; do pass; do aim de-rifle-squad us-rifle-squad`},
		{"LG-58 · a card that destroys uses the Intensity of its hit", `a front us-m4a1-sherman; b front de-pz4h; next de-pz4h ammunition-fire; roll 6 5 6; shoot us-m4a1-sherman de-pz4h 1; at de-pz4h gone; scored a 11`},
		{"LG-71 · a card that takes the crew ends the unit's own attack", `a front us-m4a1-sherman; b front de-pz4h; next de-pz4h abandoned; roll 6 5 6; shoot us-m4a1-sherman de-pz4h 1; crew de-pz4h no; bottom b de-tank-crew`},
		{"LG-44 · with no card left it counts as damaged", `a front us-m4a1-sherman; b front de-panther; empty damage; roll 6 5 7; shoot us-m4a1-sherman de-panther 1; left de-panther 9`},
	})
}

// TestEndRulings ends Combat Phases: captures, fires, flights, Overrun.
func TestEndRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-117 LR-118 LR-119 LR-120 LR-129 · White Flag captures a gun with its crew, kept and idle", `lead a; a front us-rifle-squad; b front de-50mm-pak; damage de-50mm-pak sight-damaged; a holds white-flag; begin end
			roll 7; do play white-flag de-50mm-pak; scored a 8; do keep 1; at de-50mm-pak a-front; crew de-50mm-pak no; left de-50mm-pak 4`},
		{"LR-120 LR-046 · it works again with a crew of the captor", `hold crews; a front de-50mm-pak idle captive; a hand us-gun-crew; begin commit; do relieve us-gun-crew de-50mm-pak; crew de-50mm-pak yes`},
		{"!LR-117 · a low roll captures nothing", `lead a; a front us-rifle-squad; b front de-50mm-pak; damage de-50mm-pak sight-damaged; a holds white-flag; begin end; roll 6; do play white-flag de-50mm-pak; at de-50mm-pak b-front; scored a 0`},
		{"LR-048 · without Turns of Flight an aircraft goes under the deck with its pilot", `lead a; a air us-p47 flight=1; b front de-rifle-squad; begin end; at us-p47 a-reserves; bottom a us-pilot`},
		{"LR-047 · with some left it stays", `lead a; a air us-p47 flight=2; b front de-rifle-squad; begin end; at us-p47 a-air; flight us-p47 1`},
		{"Engine Fire: four checks, 2 or less destroys (LG-39)", `lead a; a front us-rifle-squad; b front de-pz4h; damage de-pz4h engine-fire; roll 3; begin end; counter de-pz4h 2; roll 2 8; begin end; at de-pz4h gone; scored a 9`},
		{"LR-131 · three Turns unopposed on the ground win", `lead a; a front us-rifle-squad; b air de-fw190f; begin end; run a 1; begin end; run a 2; begin end; over a by-overrun`},
		{"!LR-131 · an enemy land unit opposes", `lead a; a front us-rifle-squad; b front de-pz4h idle; begin end; run a 0`},
		{"LR-130 · 51 Victory Points win at once", `a front us-m10; b front de-pz2l; points a 48; roll 6 5 8; shoot us-m10 de-pz2l 1; over a by-points`},
		{"!LR-130 · 50 do not", `a front us-m10; b front de-pz2l; points a 45; roll 6 5 8; shoot us-m10 de-pz2l 1; scored a 50; now attack`},
	})
}

// TestDrawRulings draws and discards.
func TestDrawRulings(t *testing.T) {
	follow(t, []rulestest.Ruling{
		{"LR-121 LR-122 LR-123 LR-022 · one Command card, then any two", `begin draw; asked a; held a 1; do draw unit; do draw command; units a 1; held a 2; asked b; held b 1; do draw unit; do draw unit; units b 2`},
		{"LR-124 LR-126 · at most 7 units; the others go under the Reserves deck", `hold crews; a hand us-rifle-squad; a hand us-rifle-squad#2; a hand us-m10; a hand us-m7-priest; a hand us-p47; a hand us-pilot; a hand us-m4a3-76; a hand us-m4a3e2
			window draw; now bury; do bury us-m10; units a 7; bottom a us-m10`},
		{"LR-125 · at most 5 Command cards", `a holds hull-down; a holds hull-down; a holds dug-in; a holds minefield; a holds ambush; a holds bail-out; window draw; now throw
			do discard dug-in; held a 5; discards 1; is 2`},
		{"!LR-123 · an empty Reserves deck leaves Command cards (LG-46)", `empty a; begin draw; cant draw unit; can draw command`},
		{"LG-45 · an empty Command deck is rebuilt", `empty command; begin draw; held a 1; discards 0`},
	})
}
