package rulestest

import (
	"math"
	"testing"

	"punchboard/playtest"
)

// Outplays plays every deal of a game for two twice, with the sides swapped, and requires the 95 %
// confidence interval of one player's share of the points to lie above one half.
// Deals count as clusters, because their two games share their luck.
func Outplays(t *testing.T, g playtest.Game, strong, weak string, deals uint64) {
	t.Helper()
	var points [playtest.Seats][]playtest.Result
	for seat := range playtest.Seats {
		m := playtest.Match{Players: playtest.Lineup{weak, weak}, Seed: 1, Games: playtest.Range{To: deals}}
		m.Players[seat] = strong
		all, err := g.Results(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		points[seat] = all
	}
	sum, squares := 0.0, 0.0
	for i := range points[0] {
		if !points[0][i].Ended() || !points[1][i].Ended() {
			t.Fatalf("a game of deal %d did not end", i)
		}
		share := float64(points[0][i].Points+2-points[1][i].Points) / 4
		sum, squares = sum+share, squares+share*share
	}
	n := float64(deals)
	mean := sum / n
	half := 1.96 * math.Sqrt((squares/n-mean*mean)/n)
	if t.Logf("%s against %s: %.1f%% ± %.1f of the points in %d deals", strong, weak, 100*mean, 100*half, deals); mean-half <= 0.5 {
		t.Errorf("%s does not outplay %s: %.1f%% ± %.1f of the points in %d deals", strong, weak, 100*mean, 100*half, deals)
	}
}
