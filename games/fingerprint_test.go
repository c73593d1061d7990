package games

import (
	"fmt"
	"testing"

	"punchboard/internal/golden"
	"punchboard/playtest"
)

// TestFingerprints plays each shipped game with rules and compares the
// statistics with recorded fingerprints. It fails if a change affects play by
// mistake, or if a processor computes differently.
func TestFingerprints(t *testing.T) {
	for _, slug := range All {
		play, _ := Play(load(t, slug, ""))
		if play == nil {
			continue // printed only, without rules
		}
		t.Run(slug, func(t *testing.T) {
			page := ""
			for _, player := range []string{"random", "seeker", "greedy"} {
				page += fingerprint(t, play, player, 50, 0)
			}
			golden.File(t, slug+"/testdata/fingerprints.txt", page)
			if !testing.Short() {
				golden.File(t, slug+"/testdata/fingerprints-thinking.txt", fingerprint(t, play, "sh200", 1, thoughts[slug]))
			}
		})
	}
}

// thoughts limits the decisions of a thinking player in games with thousands of
// them, which would take minutes; 0 is no limit.
var thoughts = map[string]int{"patrol-deck": 150}

// fingerprint plays games of a player against a sensible one, up to a limit of
// decisions in each.
func fingerprint(t *testing.T, g playtest.Game, player string, games uint64, limit int) string {
	t.Helper()
	m := playtest.Match{Players: playtest.Lineup{player, "greedy"}, Seed: 1, Games: playtest.Range{To: games}, Limit: limit}
	s, err := g.Run(t.Context(), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s against greedy, %d games: %v\n", player, games, s.Fingerprint)
}
