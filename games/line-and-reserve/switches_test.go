package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestReadings plays positions under the other readings of the rules.
func TestReadings(t *testing.T) {
	rulestest.Readings{
		{"declaration", "alternate", []rulestest.Ruling{{"LG-53: openly, one unit at a time", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; begin targets; asked a
			can aim us-m10 de-panther; do aim us-m4a1-sherman de-panther; asked b; do aim de-pz4h us-m10; asked a; do aim us-m10 de-pz4h; asked b; hold window; do pass; now window`}}},
		{"mobile_line", "revealed", []rulestest.Ruling{{"LG-64: the line is chosen after the reveal", `a hand us-m7-priest; a hand us-gun-crew; a front us-rifle-squad; hold window; begin commit
			cant commit us-m7-priest us-gun-crew rear; do commit us-m7-priest us-gun-crew; now place; do place us-m7-priest rear; at us-m7-priest a-rear`}}},
		{"command_order", "initiative", []rulestest.Ruling{{"LG-47: the last winner of Initiative first", `lead b; points b 9; a front us-m10; a holds hull-down; b front de-pz4h; b holds hull-down; window commitment; asked b`}}},
		{"plus_one_per_roll", 5, []rulestest.Ruling{{"LG-48: several cards for one roll", `a front us-m4a1-sherman; b front de-panther; a holds hull-down; a holds dug-in; shoot us-m4a1-sherman de-panther 1
			do plus hull-down; now roll; roll 5 4 6; do plus dug-in; left de-panther 10`}}},
		{"initiative_winner", "chooses", []rulestest.Ruling{{"LG-15: the winner chooses who attacks first", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; begin targets; do aim us-m4a1-sherman de-panther
			do aim us-m10 de-panther; do aim de-pz4h us-m10; do aim de-panther us-m10; now order; asked a; do first 0; now attack; asked b`}}},
		{"initiative_tie", "spends_bonus", []rulestest.Ruling{{"LG-66: a tie spends the bonus", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; a holds seize-the-moment; begin targets; do aim us-m4a1-sherman de-panther
			do aim us-m10 de-panther; do aim de-pz4h us-m10; do aim de-panther us-m10; initiative 4 7 4 6; do play seize-the-moment; now attack; asked b`}}},
		{"specials", "modified", []rulestest.Ruling{{"LG-09: the changed sum makes a 19", `a front us-m4a1-sherman; b front de-50mm-pak; roll 9 8; shoot us-m4a1-sherman de-50mm-pak 1; at de-50mm-pak gone; at de-gun-crew gone; scored a 4`}}},
		{"friendly_fire_self", true, []rulestest.Ruling{{"LG-13: the attacker may be picked", `a front us-m10; a front us-m4a1-sherman; b front de-panther; roll 1 2; shoot us-m10 de-panther 1; can friend us-m10; next us-m10 plate-cracked; roll 5; do friend us-m10; left us-m10 1`}}},
		{"lost_target", "redeclare", []rulestest.Ruling{{"LG-18: a new target for a lost attack", `a front us-m10; a front us-m4a1-sherman; b front de-panther; b front de-pz4h; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther
			do pass; do pass; roll 10 10; do attack us-m10; now retarget; roll 10 10; do retarget de-pz4h; scored a 22`}}},
		{"lost_attack", "takes_a_turn", []rulestest.Ruling{{"LG-68: a lost attack takes a turn", `a front us-m10; a front us-m4a1-sherman; b front de-panther; begin targets; do aim us-m4a1-sherman de-panther; do aim us-m10 de-panther; do aim de-panther us-m10
			roll 10 10; do attack us-m10; now draw; scored a 13`}}},
		{"weapons_chosen", "at_declaration", []rulestest.Ruling{{"LG-21: weapons are named with the target", `a front us-m4a1-sherman; b front de-rifle-squad; begin targets; do aim us-m4a1-sherman de-rifle-squad; now arm; hold fires; roll 10 10; do arm 1 2
			at de-rifle-squad gone`}}},
		{"short_assault", "continues", []rulestest.Ruling{{"LG-69: a group that is too small goes on", `a front us-armored-infantry; a front us-rifle-squad; a front us-rifle-squad#2; b front de-pz4h; b front de-rifle-squad; begin targets
			do storm us-armored-infantry de-pz4h; do join us-rifle-squad; do join us-rifle-squad#2; initiative 1 9; do aim de-pz4h us-rifle-squad; hold fires; do aim de-rifle-squad us-rifle-squad; do attack de-pz4h; roll 10 10; roll 6 6 5 6; do arm 1; left de-pz4h 11`}}},
		{"mobile_artillery_bonus", 2, []rulestest.Ruling{{"LG-62: mobile artillery is attacked as guns are", `a front us-m4a1-sherman; b front de-wespe; roll 5 4 1; shoot us-m4a1-sherman de-wespe 1; left de-wespe 2`}}},
		{"jams_stop_rockets", true, []rulestest.Ruling{{"LG-63: a jam stops bombs and rockets", `a air us-p47; b front de-panther; damage us-p47 guns-jammed; shoot us-p47 de-panther 2 3; left de-panther 18`}}},
		{"line_shift", "at_once", []rulestest.Ruling{{"LG-30: the line shifts at once", `a front us-m10; b front de-pz2l; b rear de-wespe; roll 10 10; shoot us-m10 de-pz2l 1; at de-wespe b-front`}}},
		{"first_flight_turn", "free", []rulestest.Ruling{{"LG-38: the Turn of commitment does not count", `lead a; a air us-p47 fresh flight=1; b front de-rifle-squad; begin end; at us-p47 a-air; flight us-p47 1`}}},
		{"counter_start", "this_phase", []rulestest.Ruling{{"LG-39: the counter drops in the phase of the card", `lead a; a front us-m4a1-sherman; b front de-pz4h; next de-pz4h casualty; roll 6 5 6; shoot us-m4a1-sherman de-pz4h 1; hold draw; begin end; counter de-pz4h 3`}}},
		{"crew_without_captor", "perishes", []rulestest.Ruling{{"LG-36: a crew that nobody can capture perishes", `a air us-p47; b front de-pz2l; roll 6 6 5; shoot us-p47 de-pz2l 2; at de-tank-crew gone; scored a 5`}}},
		{"crew_scores", false, []rulestest.Ruling{{"LG-73: crews score nothing", `a front us-m10; b front de-pz2l; roll 6 5 7; shoot us-m10 de-pz2l 1; scored a 3`}}},
		{"free_draws", "together", []rulestest.Ruling{{"LG-74: both cards are named before drawing", `begin draw; now names; do both 1; units a 1; held a 2; asked b`}}},
		{"overrun_opposed_by", "any", []rulestest.Ruling{{"LG-76: aircraft oppose", `lead a; a front us-rifle-squad; b air de-fw190f; begin end; run a 0`}}},
		{"overrun_unit", "same", []rulestest.Ruling{{"LG-76: one and the same unit", `lead a; a front us-rifle-squad; begin end; run a 1; b front us-m10; a front us-rocket-team; begin end; run a 0`}}},
		{"overrun_idle", false, []rulestest.Ruling{{"LG-50: idle units neither hold nor oppose", `lead a; a front us-rifle-squad; b front de-pz4h idle; begin end; run a 1`}}},
		{"lone_crew", "lost_only", []rulestest.Ruling{{"LG-78: only for a crew that was destroyed or captured", `a front us-m10 idle; a front us-m4a1-sherman idle orphan; a hand us-tank-crew; a hand us-rifle-squad; begin commit; cant relieve us-tank-crew us-m10; can relieve us-tank-crew us-m4a1-sherman`}}},
		{"commit_limit", "none", []rulestest.Ruling{{"LG-52: no limit", `a hand us-rifle-squad; a hand us-rifle-squad#2; a hand us-armored-infantry; a hand us-armored-infantry#2; a hand us-armored-infantry#3; a hand us-rocket-team; a hand us-m10; a hand us-tank-crew; begin commit
			do commit us-rifle-squad; do commit us-rifle-squad; do commit us-armored-infantry; do commit us-armored-infantry; do commit us-armored-infantry; do commit us-rocket-team; can commit us-m10 us-tank-crew`}}},
		{"captured_scores_again", false, []rulestest.Ruling{{"LG-35: a captured unit scores once", `a front us-m10; b front us-57mm-at captive idle; roll 10 10; shoot us-m10 us-57mm-at 1; at us-57mm-at gone; scored a 0`}}},
		{"captured_without_crew", "kept", []rulestest.Ruling{{"LG-35: infantry joins the captor", `lead a; a front us-rifle-squad; b front de-rifle-squad; damage de-rifle-squad shaken; a holds white-flag; begin end; roll 8; do play white-flag de-rifle-squad; do keep 1; at de-rifle-squad a-front; scored a 8`}}},
	}.Follow(t, follow)
}

// TestReadingsEnd plays whole games under each other reading.
func TestReadingsEnd(t *testing.T) {
	for _, w := range switches.Readings {
		r := load(t, rulestest.Switch(w.Name, w.Words[1].Name))
		for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
			rulestest.AuditAndPeek(t, w.Name, r, p, rulestest.Sample{Games: rulestest.Games(6, 2)}, rulestest.Sample{Games: 2})
			rulestest.GamesEnd(t, w.Name+" "+p.Name, plan(r, p, rulestest.Games(60, 20)))
		}
	}
}
