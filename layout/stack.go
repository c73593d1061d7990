package layout

import (
	"slices"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/layout/impose"
)

// StackOf returns a composed deck as a stack, with its title in a language.
func StackOf(d ComposedDeck, lang string) impose.Stack {
	s := impose.Stack{
		Pos: d.Deck.Pos, ID: d.Deck.ID, Title: d.Deck.Name.In(lang), Size: d.Deck.Size, Bleed: d.Deck.Bleed, AutoBleed: d.Deck.AutoBleed, Corner: d.Deck.Corner,
		Round: d.Deck.Shape == carddata.Round, Sheets: d.Deck.Kind() == carddata.SheetKind,
	}
	note := ""
	if c := d.Deck.Counters(); c != nil {
		s.Lay, note = &c.Lay, c.Note
	}
	for _, c := range slices.Concat(d.Cards, d.Fillers) {
		s.Items = append(s.Items, impose.Item{Pos: c.Card.Pos, ID: c.Card.ID, Title: c.Card.Name(lang), Note: noteOf(c.Card, note, lang), Front: c.Front, Back: c.Back, Copies: c.Card.Copies, Filler: c.Card.Filler != "", Cuts: impose.TileCuts(c.Cuts)})
	}
	return s
}

// noteOf returns the text of a column of a counter for the manifest, "" if it has none.
func noteOf(c *carddata.Card, column, lang string) string {
	if v := c.Fields[column].In(lang); column != "" && v != nil {
		return carddata.OnOneLine(values.PlainText(v))
	}
	return ""
}
