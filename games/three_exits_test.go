package games

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestThreeExits plays the tuned variant of percee on a seed that chose nothing: the
// Germans, who win 15 % of the games of sensible players otherwise, are surely within the
// limit. The long form asks players who think as well: with the printed rules the result
// is surely beyond the limit, and with the variant it is not.
func TestThreeExits(t *testing.T) {
	for _, c := range []struct {
		variant, player string
		games           uint64
		want, also      verdict.Level
	}{
		{"", "greedy", 300, verdict.Fail, verdict.Fail}, {"three-exits", "greedy", 1_600, verdict.Pass, verdict.Pass},
		{"", "sh200", 24, verdict.Fail, verdict.Fail}, {"three-exits", "sh200", 40, verdict.Unsure, verdict.Pass},
	} {
		if testing.Short() && c.player != "greedy" {
			continue
		}
		p, found := Play(variantGame(t, "percee", c.variant))
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		m := playtest.Match{Players: playtest.Lineup{c.player, c.player}, Seed: 11, Games: playtest.Range{To: c.games}}
		run, err := p.Run(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range verdict.Seats(p.Catalog(), run, verdict.DefaultLimits()) {
			if f.Level != c.want && f.Level != c.also {
				t.Errorf("variant %q, %s: %v, the first player wins %.3f (%.3f to %.3f)", c.variant, c.player, f.Level, f.Value, f.Low, f.High)
			}
		}
	}
}
