package proofread

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata"
	"punchboard/games"
)

// TestManyRows takes the inventory of a long deck, and of one a tenth as long: the time must not grow faster than the rows by more than a factor that leaves
// room for a busy machine.
func TestManyRows(t *testing.T) {
	took := func(rows int) time.Duration {
		g := manyRows(t, rows)
		best := time.Hour
		for range 3 {
			start := time.Now()
			takeInventory(t.Context(), g, nil)
			best = min(best, time.Since(start))
		}
		return best
	}
	few, many := took(1_000), took(10_000)
	if many > 40*few {
		t.Errorf("1,000 rows took %v, 10,000 took %v", few, many)
	}
}

// manyRows returns a game with rows whose columns name others, nearly.
func manyRows(t testing.TB, rows int) *carddata.Game {
	var cards, towns strings.Builder
	cards.WriteString("id,name_en,name_fr,kind,strength,picture,text_en,text_fr,near\n")
	towns.WriteString("id,name_en,name_fr,size\n")
	for i := range rows {
		kind := []string{"tank", "gun"}[i%2]
		fmt.Fprintf(&cards, "c%[1]d,Card %[1]d,Carte %[1]d,%[2]s,%[3]d,tiger.svg,Word %[1]d,Mot %[1]d,t%[4]d\n", i, kind, i%7, i/2)
		fmt.Fprintf(&towns, "t%d,Town %[1]d,Ville %[1]d,%[1]d\n", i)
	}
	files := soundGame(t)
	files["cards.csv"] = &fstest.MapFile{Data: []byte(cards.String())}
	files["towns.csv"] = &fstest.MapFile{Data: []byte(towns.String())}
	g, found := carddata.Load(files, "game", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatal(linesOf(found))
	}
	return g
}

// BenchmarkInventory measures the checks of cards and decks for each shipped game.
func BenchmarkInventory(b *testing.B) {
	for _, slug := range games.All {
		g := shipped(b, slug)
		b.Run(slug, func(b *testing.B) {
			for b.Loop() {
				takeInventory(b.Context(), g, games.Reads(g.Rules))
			}
		})
	}
}
