package games

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestEvenStart plays the tuned variant of three-fronts on a seed that chose nothing: the
// first player, who wins 63 % of games otherwise, is surely within the limit.
func TestEvenStart(t *testing.T) {
	tuned := variantGame(t, "three-fronts", "even-start")
	for want, g := range map[verdict.Level]string{verdict.Fail: "", verdict.Pass: "even-start"} {
		p, found := Play(variantGame(t, "three-fronts", g))
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		m := playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 11, Games: playtest.Range{To: 6_000}}
		run, err := p.Run(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range verdict.Seats(p.Catalog(), run, verdict.DefaultLimits()) {
			if f.Class == verdict.FirstSeat && f.Level != want {
				t.Errorf("variant %q: %v, the first player wins %.3f (%.3f to %.3f)", g, f.Level, f.Value, f.Low, f.High)
			}
		}
	}
	if text := tableTexts(tuned, "phases"); !strings.Contains(text, "The second player starts the game with 4 Tactics cards.") {
		t.Errorf("the player aid does not say so:\n%s", text)
	}
}
