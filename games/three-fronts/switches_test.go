package threefronts

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestSwitches tests the alternative readings of the rulebook.
func TestSwitches(t *testing.T) {
	rulestest.Readings{
		{"auto_win_after_rounds", 3, []ruling{
			{"!TF-005", "turn 5; us 0 us-rifle-squad; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-60mm-mortar; phase deploy; do deploy us-half-squad#2 2; can deploy us-60mm-mortar 0"},
			{"TF-005", "turn 7; us 0 us-rifle-squad; us 1 us-half-squad; us deck us-half-squad#2 us-rifle-squad#2 us-60mm-mortar; phase deploy; do deploy us-half-squad#2 2; over us fronts"},
		}},
		{"first_turn_handicap", 2, []ruling{
			{"TF-017", "turn 1; us deck us-half-squad us-rifle-squad us-60mm-mortar; phase deploy; can deploy us-half-squad 0; cant deploy us-rifle-squad 0"},
			{"TF-017", "turn 2; us deck us-half-squad us-rifle-squad us-60mm-mortar; phase deploy; can deploy us-half-squad 0; can deploy us-60mm-mortar 0"},
		}},
		{"max_player_turns", 6, []ruling{{"TF-G52", "turn 6; us 1 us-rifle-squad p1; phase rally; do pass; over nobody unfinished"}}},
		{"hand_limit", 2, []ruling{{"TF-027", "us hand tac-mud; tactics tac-woods tac-trapped; phase tactics; us holds 3; do discard tac-mud; us holds 2"}}},
		{"squads_drawn", 1, []ruling{{"TF-017", "us deck us-half-squad us-rifle-squad; phase deploy; can deploy us-half-squad 0; cant deploy us-rifle-squad 0"}}},
		{"tactics_drawn", 3, []ruling{{"TF-026", "us 1 us-recon-team; tactics tac-mud tac-woods tac-trapped tac-ambush; phase tactics; us holds 3"}}},
		{"units_to_win", 2, []ruling{{"TF-004", "us 1 us-60mm-mortar; de 1 de-half-squad; de lost 1; roll 6 6; phase suppression; do suppress us-60mm-mortar 1; over us units"}}},
		{"rout_check", "every_rally_phase", []ruling{
			{"TF-066", "us 1 us-rifle-squad p1; de 1 de-half-squad p2; phase rally; do pass; gone de-half-squad"},
			{"TF-G38", "us lost 9; de lost 9; us 1 us-60mm-mortar p2; de 1 de-80cm-mortar p2; phase rally; do pass; over nobody both"},
		}},
		{"rout_check", "immediate", []ruling{
			{"TF-066", "us 1 us-60mm-mortar; de 1 de-half-squad p1; roll 4 4; phase suppression; do suppress us-60mm-mortar 1; gone de-half-squad"},
		}},
		{"rout_check", "owner_after_rally", []ruling{
			{"!TF-066", "us 1 us-60mm-mortar; us 1 us-81mm-mortar; de 1 de-half-squad p1; roll 4 4; phase suppression; do suppress us-60mm-mortar 1; is de-half-squad 1 c0 p2"},
		}},
		{"rally_scope", "both", []ruling{
			{"TF-063", "us 1 us-rifle-squad p1; de 1 de-half-squad p1; de 0 de-pioniere p1; phase rally; do pass; asked de; roll 5; do rally de-half-squad; is de-half-squad 1 c0 p0"},
			{"TF-066", "us 1 us-rifle-squad p1; de 1 de-half-squad p2; phase rally; do pass; do pass; gone de-half-squad"},
		}},
		{"leader_rally_range", "same_front", []ruling{
			{"TF-067", "us 0 us-platoon-hq; us 0 us-half-squad p1; us 1 us-rifle-squad p1; phase rally; can lead us-platoon-hq us-half-squad; cant lead us-platoon-hq us-rifle-squad; roll 3; do lead us-platoon-hq us-half-squad"},
		}},
		{"cancelled_move", "retry", []ruling{
			{"TF-252", "us 1 us-rifle-squad; de hand tac-mud; phase deploy; do move us-rifle-squad 0; do play tac-mud; asked us; can move us-rifle-squad 0"},
		}},
		{"defensive_targets", "all_on_front", []ruling{
			{"TF-059", "us 1 us-rifle-squad; us 1 us-replacement-squad; de 1 de-half-squad; roll 6 2 1 1; phase assault; do assault us-rifle-squad 1; fight; is us-replacement-squad 1 c1 p0"},
			{"TF-228", "us 1 us-rifle-squad; us 1 us-replacement-squad; de 1 de-stosstrup p1; de hand tac-mine-field; phase assault; do assault us-rifle-squad 1; fight; roll 6 3 3 3 1; do play tac-mine-field; is us-rifle-squad 1 c1 p0"},
		}},
	}.Follow(t, follow)
}

func TestStartHand(t *testing.T) {
	r := load(t, rulestest.Switch("start_hand", 3))
	var s State
	c := playtest.NewKeyed(7, 0)
	r.Setup(&s, &c, nil)
	if s.hands[American].count() != 3 || s.hands[German].count() != 3 {
		t.Errorf("hands of %d and %d", s.hands[American].count(), s.hands[German].count())
	}
}

// The second player begins with more cards than the first; nobody draws more later.
func TestSecondPlayerHand(t *testing.T) {
	r := load(t, rulestest.Switch("start_hand", 1), rulestest.Switch("second_player_hand", 3))
	for game := range uint64(4) {
		var s State
		c := playtest.NewKeyed(7, game)
		r.Setup(&s, &c, nil)
		if s.hands[s.first].count() != 1 || s.hands[s.first.Other()].count() != 4 {
			t.Errorf("game %d: hands of %d and %d", game, s.hands[s.first].count(), s.hands[s.first.Other()].count())
		}
	}
}
