package games

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestMoreTime plays the tuned variant of patrol-deck on a seed that chose nothing: the
// Americans, who win 30 % of games otherwise, are surely within the limit, and the games
// are as long as the variant says.
func TestMoreTime(t *testing.T) {
	for _, c := range []struct {
		variant string
		want    verdict.Level
		turns   [2]int
		games   uint64
	}{{"", verdict.Fail, [2]int{7, 11}, 400}, {"more-time", verdict.Pass, [2]int{7, 13}, 1_600}} {
		g := variantGame(t, "patrol-deck", c.variant)
		p, found := Play(g)
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		if got := [2]int{g.Claims.MinTurns, g.Claims.MaxTurns}; got != c.turns {
			t.Errorf("variant %q claims %d turns", c.variant, got)
		}
		m := playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 11, Games: playtest.Range{To: c.games}}
		run, err := p.Run(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range verdict.Seats(p.Catalog(), run, verdict.DefaultLimits()) {
			if f.Level != c.want {
				t.Errorf("variant %q: %v, the Americans win %.3f (%.3f to %.3f)", c.variant, f.Level, f.Value, f.Low, f.High)
			}
		}
		if run.Turns.Max() != c.turns[1] {
			t.Errorf("variant %q: games of %d turns", c.variant, run.Turns.Max())
		}
	}
	before, after := variantGame(t, "patrol-deck", ""), variantGame(t, "patrol-deck", "more-time")
	for words, g := range map[string]string{"turn 11": tableTexts(before, "scenario"), "turn 13": tableTexts(after, "scenario")} {
		if !strings.Contains(g, words) {
			t.Errorf("the scenario sheet does not say %s:\n%s", words, g)
		}
	}
}
