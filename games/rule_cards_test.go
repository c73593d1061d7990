package games

import (
	"slices"
	"testing"
)

// TestRuleCards checks which cards the rules of two ledgers are about: by the column
// `rule`, or by the names in the texts.
func TestRuleCards(t *testing.T) {
	for _, c := range []struct {
		game, rule string
		cards      []string
	}{
		{"fire-and-cover", "FC-249", []string{"mission-objective"}},                // its row names the rule
		{"fire-and-cover", "FC-105", []string{"mission-objective"}},                // "Win with 3 Mission Objective cards in play."
		{"fire-and-cover", "FC-078", []string{"mission-objective", "concealment"}}, // "... one Mission Objective, one Concealment, or both."
		{"fire-and-cover", "FC-001", nil},                                          // about no card
		{"three-fronts", "TF-235", []string{"tac-air-reconnaissance"}},             // its row names the rule
	} {
		g := load(t, c.game, "")
		play, found := Play(g)
		if play == nil {
			t.Fatal(found.All())
		}
		if got := RuleCards(g, play.Catalog())[c.rule]; !slices.Equal(got, c.cards) {
			t.Errorf("%s is about %v, want %v", c.rule, got, c.cards)
		}
	}
	for _, c := range []struct {
		text, name string
		want       bool
	}{
		{"Mud stops it.", "Mud", true}, {"It stops in Mud", "Mud", true}, {"Muddy ground", "Mud", false}, {"up a hill", "hill", false},
		{"Hillside, then a Hill.", "Hill", true}, {"", "Hill", false}, {"Hill", "", false},
	} {
		if got := mentions(c.text, c.name); got != c.want {
			t.Errorf("%q mentions %q: %v", c.text, c.name, got)
		}
	}
}
