package layout

import (
	"cmp"
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
	if s.Lay != nil && s.Lay.Group != "" {
		group(s.Items, d.Cards, s.Lay.Group, lang)
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

// group puts items with the same value in a column next to each other, in the order in
// which the values first appear, and notes the values.
func group(items []impose.Item, cards []ComposedCard, column, lang string) {
	var order []string
	for i := range items {
		if i < len(cards) {
			items[i].Group = noteOf(cards[i].Card, column, lang)
		}
		if !slices.Contains(order, items[i].Group) {
			order = append(order, items[i].Group)
		}
	}
	slices.SortStableFunc(items, func(a, b impose.Item) int {
		return cmp.Compare(slices.Index(order, a.Group), slices.Index(order, b.Group))
	})
}
