package planted

import (
	"testing"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestNothingAtTheStart checks that games in which nothing can be played in the first
// turn are found, for each player, and no shipped game is.
func TestNothingAtTheStart(t *testing.T) {
	for _, g := range playable(t) {
		players := g.Play.Players()
		best := players[min(2, len(players)-1)]
		s, err := g.Play.Run(t.Context(), playtest.Match{Players: playtest.Lineup{best, best}, Seed: 3, Games: playtest.Range{To: 200}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		n, want := 0, 0
		if _, shipped := games.Open(g.Data.Slug); !shipped {
			want = playtest.Seats // its `playable` is false in turn 1
		}
		for _, f := range verdict.Judge(verdict.Evidence{Sheet: g.Play.Catalog(), Runs: []*playtest.Stats{s}, Limits: limits(g)}) {
			if (f.Kind() == verdict.Kind{Class: verdict.Unplayable, Case: verdict.AtStart}) {
				n++
			}
		}
		if n != want {
			t.Errorf("%s: %d players have nothing to play at the start, want %d", g.Data.Slug, n, want)
		}
	}
}
