package games

import (
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
)

// Printed counts the printed copies of each card in the decks that the rules play
// with, under the card's name in the catalog. It returns nil if a pile of the
// rules is not a deck of the game, because then there is nothing to compare with.
// Piles that players put together are left out.
func Printed(g *carddata.Game, sheet *playtest.Catalog) (all []playtest.Copies) {
	counted := map[string]bool{}
	for _, pile := range sheet.Piles {
		if pile.Chosen {
			continue
		}
		d, ok := g.DeckNamed(pile.Name)
		if !ok {
			return nil
		}
		if counted[d.ID] {
			continue // both players have a pile from this deck
		}
		counted[d.ID] = true
		for _, c := range d.Cards {
			all = append(all, playtest.Copies{Pile: pile.Name, Card: nameIn(sheet, d, c), N: c.Copies})
		}
	}
	return all
}

// nameIn returns the name of a card in the catalog: its id, prefixed with its deck
// if two decks have a card with that id.
func nameIn(sheet *playtest.Catalog, d *carddata.Deck, c *carddata.Card) string {
	if full := d.ID + "/" + c.ID; slices.Contains(sheet.Cards, full) {
		return full
	}
	return c.ID
}
