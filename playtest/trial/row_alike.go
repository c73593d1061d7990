package trial

import (
	"maps"
	"slices"

	"punchboard/carddata"
)

// ownColumns are the columns that a row keeps when it is made to play like another: its
// name and number of copies.
var ownColumns = []string{"id", "name", "copies"}

// playColumns lists the columns of a deck that may affect how a row plays: all but
// ownColumns and those with translated text.
func playColumns(d *carddata.Deck) (names []string) {
	for _, col := range d.Columns {
		if !col.Localized && !slices.Contains(ownColumns, col.Name) {
			names = append(names, col.Name)
		}
	}
	return names
}

// withRowLike returns a copy of a loaded game in which one row of a deck plays like
// another. The row keeps its place, so that shuffles are unchanged.
func withRowLike(g *carddata.Game, deck, row, other int) *carddata.Game {
	copied := *g
	copied.Decks = slices.Clone(g.Decks)
	from, id, model := g.Decks[deck], g.Decks[deck].Cards[row].ID, g.Decks[deck].Cards[other]
	for i, d := range g.Decks {
		if i == deck || d.File != "" && d.File == from.File { // decks of one file share its rows
			copied.Decks[i] = withCardLike(d, id, model)
		}
	}
	return &copied
}

// withCardLike returns a deck in which a card has the play columns of a model.
func withCardLike(d *carddata.Deck, id string, model *carddata.Card) *carddata.Deck {
	copied := *d
	copied.Cards = slices.Clone(d.Cards)
	for i, c := range d.Cards {
		if c.ID != id {
			continue
		}
		card := *c
		card.Fields = maps.Clone(c.Fields)
		for _, name := range playColumns(d) {
			card.Fields[name] = model.Fields[name]
		}
		copied.Cards[i] = &card
	}
	return &copied
}

// rowChange returns the Change that does the same as withRowLike.
func rowChange(d *carddata.Deck, row, other int) Change {
	return Change{d.ID + "/" + d.Cards[row].ID, d.Cards[other].ID}
}

// makeAlike does to the file of a deck what withRowLike does to a loaded game.
func (e *editor) makeAlike(c Change, d *carddata.Deck, id string, ids []string) error {
	if !slices.Contains(ids, c.Value) {
		return problem(c.Value, ids, "%s: there is no row %s in %s", c.Where, c.Value, d.ID)
	}
	return e.rewrite(d.File, c, func(t *csvText) error { return t.copyRow(id, c.Value, playColumns(d)) })
}
