package report

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestTwoOrders checks that things in the same place in both orders are left
// out.
func TestTwoOrders(t *testing.T) {
	f := verdict.Finding{Class: verdict.Orders, Level: verdict.Watch, Subject: "T-9", Value: 0.086, Low: 0.07, High: 0.1, N: 1564,
		Agents: playtest.Lineup{"random", "random"}, Seed: 3,
		Detail: &verdict.OpenOrder{Card: "trap", Game: 23, Orders: &verdict.TwoOrders{Step: 192, How: playtest.OtherState,
			Came:  []verdict.SimultaneousItem{{Name: "tank"}, {Name: "mg", Copy: 1}, {Name: "mg", Copy: 2}, {Name: "scout"}},
			Other: []verdict.SimultaneousItem{{Name: "tank"}, {Name: "mg", Copy: 2}, {Name: "mg", Copy: 1}, {Name: "scout"}},
		}}}
	for lang, want := range map[string]string{
		"en": "The rulebook must say what comes first: under rule T-9 (Trap), the order of simultaneous events matters in 8.6% of cases. With “Gun (2), then Gun (1)” instead of “Gun (1), then Gun (2)”, the game goes differently.",
		"fr": "La règle du jeu doit dire ce qui passe en premier\u00a0: pour la règle T-9 (Trap), l’ordre des effets simultanés compte dans 8,6\u202f% des cas. Avec «\u00a0Gun (2), puis Gun (1)\u00a0» au lieu de «\u00a0Gun (1), puis Gun (2)\u00a0», la suite de la partie change.",
	} {
		p := &Page{Lang: lang, Game: "game", Names: map[string]string{"mg": "Gun", "trap": "Trap"}, Findings: []verdict.Finding{f}}
		line := p.Lines()[0]
		if line.Text != want {
			t.Errorf("%q, want %q", line.Text, want)
		}
		if !strings.HasSuffix(line.Command, "replay game --seed 3 --game 23 --agents random,random --from 192") {
			t.Errorf("%q", line.Command)
		}
	}
	sheet := &playtest.Catalog{Together: []playtest.Together{{Name: "T-9", Things: []string{"tank", "mg"}}}}
	x := playtest.AtOnce{Case: playtest.OrderCase{Orders: [2][]uint16{{0, 1}, {1, 0}}, How: playtest.OtherEnd}, Tells: "tank: gone"}
	for lang, want := range map[string]string{
		"en": "simultaneous, by T-9: tank, Gun; with “Gun, then tank” instead of “tank, then Gun”, only one of the two orders ends the game (tank: gone)",
		"fr": "simultanément, par T-9\u00a0: tank, Gun\u202f; avec «\u00a0Gun, puis tank\u00a0» au lieu de «\u00a0tank, puis Gun\u00a0», un seul des deux ordres met fin à la partie (tank\u00a0: gone)",
	} {
		if got := AtOnce(StoryOptions{Lang: lang, Names: map[string]string{"mg": "Gun"}}, sheet, x); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for how := playtest.OtherState; how <= playtest.Breakdown; how++ {
		if english.say("orders."+differenceIDs[how]) == "" {
			t.Errorf("there are no words for %v", how)
		}
	}
}

// TestRuleNamesItsCards names the cards that a rule that never came up is about, at most
// three.
func TestRuleNamesItsCards(t *testing.T) {
	p := &Page{Lang: "en", Names: map[string]string{"a": "Bridge", "b": "Mine"}, Sheet: &playtest.Catalog{}}
	for _, c := range []struct {
		detail verdict.Detail
		want   string
	}{
		{nil, "Rule T-1 never came up."},
		{&verdict.RuleCards{Cards: []string{"a"}}, "Rule T-1 (Bridge) never came up."},
		{&verdict.RuleCards{Cards: []string{"a", "b", "c", "d"}}, "Rule T-1 (Bridge, Mine, c) never came up."},
	} {
		f := verdict.Finding{Class: verdict.DeadRule, Level: verdict.Watch, Subject: "T-1", Detail: c.detail}
		if got := wordsIn("en", nil).sentence(p, &f); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
