package fireandcover

import (
	"slices"
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// TestSwitches tests the alternative readings of the rulebook.
func TestSwitches(t *testing.T) {
	rulestest.Readings{
		{"max_player_turns", 6, []ruling{{"FC-G63", "turn 6; phase discard; do pass; over nobody unfinished"}}},
		{"objectives_to_win", 2, []ruling{{"FC-105", "a goals 1; a hand mission-objective knife; phase movement; do open knife M; do play mission-objective; over a objectives"}}},
		{"morale_window", "opponents_turn_only", []ruling{
			{"FC-G02", "a hand knife scout; b hand bolt-action-rifle; phase opportunity; roll 6 1; do play bolt-action-rifle; a has men 5; a has fired false"},
			{"FC-G02", "a hand bolt-action-rifle scout; phase position; roll 6 1; do play bolt-action-rifle; b has fired true"},
		}},
		{"morale_window", "since_last_check", []ruling{
			{"FC-G02", "a hand knife scout; b hand bolt-action-rifle; phase opportunity; roll 6 1; do play bolt-action-rifle; a has fired true"},
		}},
		{"stiff_upper_lip", "enemy_morale_plus_1", []ruling{
			{"FC-313", "a fired; b hand national-trait; phase morale; asked b; roll 4; do play british-stiff-upper-lip; a has pinned true"},
			{"!FC-313", "a pinned; a hand national-trait scout; phase rally; cant play british-stiff-upper-lip; can play british-intelligence"},
		}},
		{"stiff_upper_lip", "own_morale_minus_1", []ruling{
			{"FC-313", "a fired; a hand national-trait; phase morale; roll 5; do play british-stiff-upper-lip; a has pinned false"},
		}},
		{"smoke_opportunity", "prose", []ruling{
			{"FC-063", "a hand smoke hill; b hand bolt-action-rifle; phase covering; do declare; do play smoke; do pass; roll 6 1; do play bolt-action-rifle; a has men 7"},
			{"FC-058", "a hand smoke bolt-action-rifle; phase covering; do declare; do play smoke; roll 6 1; do play bolt-action-rifle; b has men 9"},
		}},
		{"japanese_pb_at_short", "own_turn_only", []ruling{
			{"!FC-029", "b japanese; range S; a hand hill; b hand knife pistol; phase opportunity; cant play knife PB; can play pistol"},
			{"FC-029", "a japanese; range S; a hand knife scout; phase position; roll 6 1; do play knife PB; b has men 9"},
		}},
		{"blocked_counts_as_moved", true, []ruling{
			{"FC-080 FC-082 !FC-083 FC-G35", "a hand knife bolt-action-rifle light-machine-gun scout; b hand barbed-wire; phase opportunity; do open knife M; do play barbed-wire; cant play light-machine-gun; roll 6 1; do play bolt-action-rifle; b has men 6"},
			{"!FC-091", "a hand knife scout; b hand barbed-wire; phase movement; do open knife M; do play barbed-wire; do pass; cant extra; can play scout"},
		}},
		{"rally_scope", "both", []ruling{
			{"FC-087", "b pinned; roll 5; phase rally; b has pinned false"},
			{"FC-087 FC-201", "a pinned; b pinned; b hand leadership scout; phase rally; asked b; cant play scout; roll 3; do play leadership; b has pinned false; a has pinned true"},
		}},
		{"ignored_cover", "terrain_and_attached", []ruling{
			{"FC-231", "range S; b in hedge-row; b pinned; a hand encircled grenade scout; phase position; do play encircled; roll 3 1; do play grenade; b has men 8"},
		}},
		{"ignored_cover", "terrain_and_concealment", []ruling{
			{"FC-231 FC-248 FC-G12", "range S; b in hedge-row; b pinned; a hand encircled grenade scout; phase position; do play encircled; roll 3 1; do play grenade; b has men 5"},
		}},
		{"ignored_cover", "terrain_card", []ruling{
			{"FC-231 FC-251", "range S; a hand hedge-row concealment; b hand grenade scout; phase movement; do move hedge-row S; do play concealment; roll 6 1; do play grenade; a has men 6"},
		}},
		{"squad_a", "russian", []ruling{{"FC-G56", "a russian; b russian; a has men 36"}}},
	}.Follow(t, follow)
}

// TestSquadsAreChosen plays with the nationalities set by the switches.
func TestSquadsAreChosen(t *testing.T) {
	r := load(t, squads("german", "german"))
	var s State
	c := newLuck()
	r.Setup(&s, &c, nil)
	if s.squads[0].nation != s.squads[1].nation || !slices.Equal(r.sheet.Seats, []string{"german-a", "german-b"}) {
		t.Errorf("squads %d and %d, called %v", s.squads[0].nation, s.squads[1].nation, r.sheet.Seats)
	}
	if r.sheet.Rules[fc032] == "" || r.sheet.Rules[fc033] != "" {
		t.Error("the rules of Russians are promised, or those of Germans not")
	}
}
