package patroldeck

import (
	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// builder builds rules from a game's data.
type builder struct{ *rulebook.Reader }

// list returns a list of rows by its id. A missing one is reported, and an empty
// list is returned.
func (b *builder) list(id string) *carddata.Deck {
	if d, ok := b.Game.List(id); ok {
		return d
	}
	b.Found.Errorf(b.At("game.yaml"), playtest.CodeRow, "the rules need a list `%s`", id)
	return &carddata.Deck{ID: id, Pos: b.At("game.yaml")}
}

// number reads a whole number within bounds.
func (b *builder) number(c *carddata.Card, name string, least, most int) int {
	v := c.Fields[name]
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "`%s` must be a whole number from %d to %d to be played", name, least, most)
		return max(least, 0)
	}
	return n
}

// yes reads a boolean; an empty cell is false.
func (b *builder) yes(c *carddata.Card, name string) bool {
	yes, _ := c.Fields[name].V.(bool)
	return yes
}

// word reads the meaning of a word.
func word[T any](b *builder, c *carddata.Card, name string, w rulebook.Words[T]) T {
	v := c.Fields[name]
	mean, ok := w.Find(rulebook.Text(v))
	if !ok {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "`%s` cannot be %q here; use one of: %s", name, rulebook.Text(v), w)
	}
	return mean
}

// find returns the place of the row that a cell names.
func (b *builder) find(c *carddata.Card, name string, in []*carddata.Card) int {
	id := rulebook.Text(c.Fields[name])
	for i, row := range in {
		if row.ID == id {
			return i
		}
	}
	b.Found.Errorf(rulebook.Place(c.Fields[name], c), playtest.CodeRow, "`%s` names no row: %q", name, id)
	return 0
}
