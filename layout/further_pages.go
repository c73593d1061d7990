package layout

import (
	"fmt"
	"maps"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// furtherPages returns each sheet with tables that continue as many times as it needs
// pages. Each page is a card of its own, with its number in its id and in the field
// `page`.
func (s *composer) furtherPages(deck *carddata.Deck, cards []ComposedCard, front *faceChooser) []ComposedCard {
	if deck.Kind() != carddata.SheetKind {
		return cards
	}
	p := s.Painter()
	p.SetDeck(deck)
	var all []ComposedCard
	for _, c := range cards {
		n := front.program(c.Card).Pages(p, c.Card)
		for page := 1; page <= n; page++ {
			all = append(all, ComposedCard{Card: pageOf(c.Card, page, n), Of: c.Card})
		}
	}
	return all
}

// pageOf returns the card for one of several pages.
func pageOf(c *carddata.Card, page, pages int) *carddata.Card {
	if pages == 1 {
		return c
	}
	one := *c
	if page > 1 {
		one.ID = fmt.Sprintf("%s-%d", c.ID, page)
	}
	one.Fields = maps.Clone(c.Fields)
	one.Fields["page"] = values.Value{Pos: c.Pos, V: page}
	one.Fields["pages"] = values.Value{Pos: c.Pos, V: pages}
	return &one
}
