package games

import (
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
)

// Printed counts the copies of each card that the files of a game print, of the
// decks that its rules play with; the name of a card is that of the sheet. It
// is nil when a pile of the rules is no deck of the game, because then nothing
// can be held against it.
func Printed(g *carddata.Game, sheet *playtest.Catalog) (all []playtest.Copies) {
	counted := map[string]bool{}
	for _, pile := range sheet.Piles {
		d, ok := g.DeckNamed(pile.Name)
		if !ok {
			return nil
		}
		if counted[d.ID] {
			continue // both players have a pile of this deck
		}
		counted[d.ID] = true
		for _, c := range d.Cards {
			all = append(all, playtest.Copies{Pile: pile.Name, Card: nameIn(sheet, d, c), N: c.Copies})
		}
	}
	return all
}

// nameIn returns what the sheet calls a card: its id, after that of its deck where
// two decks have a card of the id.
func nameIn(sheet *playtest.Catalog, d *carddata.Deck, c *carddata.Card) string {
	if full := d.ID + "/" + c.ID; slices.Contains(sheet.Cards, full) {
		return full
	}
	return c.ID
}
