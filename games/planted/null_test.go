package planted

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestNullDeck makes all cards of two decks identical and judges their strength
// with many seeds: by chance, cards may be flagged in at most one run of
// twenty.
func TestNullDeck(t *testing.T) {
	const slug = "three-fronts"
	plain, _ := (&defect{game: slug}).open(t)
	var changes, cards []string
	for _, d := range plain.Data.Decks {
		if !strings.HasSuffix(d.ID, "-squads") {
			continue
		}
		for _, c := range d.Cards {
			cards = append(cards, c.ID)
			for column, value := range map[string]string{"type": "UI", "strength": "2", "traits": "", "classes": "", "effects": "[]"} {
				changes = append(changes, fmt.Sprintf("%s/%s.%s=%s", d.ID, c.ID, column, value))
			}
		}
	}
	g, found := (&defect{game: slug, change: strings.Join(changes, " & ")}).open(t)
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	const runs, games = 40, 400
	flagged := 0
	for seed := range uint64(runs) {
		m := playtest.Match{Players: playtest.Lineup{"random", "random"}, Seed: 100 + seed, Games: playtest.Range{To: games}}
		s, err := g.Play.Run(t.Context(), m, nil)
		if err != nil {
			t.Fatal(err)
		}
		all := verdict.Confirm(g.Play.Catalog(), s, cards, 0, 0)
		if len(all) < 20 {
			t.Fatalf("only %d cards were judged", len(all))
		}
		for _, f := range all {
			if f.Low > 0 || f.High < 0 {
				flagged++
				break
			}
		}
	}
	t.Logf("%d of %d runs flag a card", flagged, runs)
	if low, _ := verdict.Exact(uint64(flagged), runs); low > 0.05 {
		t.Errorf("%d of %d runs flag one of the same cards", flagged, runs)
	}
}
