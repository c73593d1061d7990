package percee

import "testing"

// cardIDs lists the cards in the order of their rows.
func cardIDs(t testing.TB) (ids []string) {
	for _, d := range read(t).Decks {
		if d.ID == "activation" {
			for _, c := range d.Cards {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}
