package percee

import (
	"os"
	"testing"

	"punchboard/carddata"
)

// cardIDs lists the cards in the order of their rows.
func cardIDs(t testing.TB) (ids []string) {
	g, _ := carddata.Load(os.DirFS("."), "games/percee", carddata.Options{})
	for _, d := range g.Decks {
		if d.ID == "activation" {
			for _, c := range d.Cards {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}
