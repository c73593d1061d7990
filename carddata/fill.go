package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// readFill reads the faces of the filler cards of a deck.
func (l *deckReader) readFill(e *deckEntry, n source.Node) {
	for _, item := range n.OneOrMore("fill") {
		if name, ok := item.Scalar("fill"); ok {
			e.deck.Fillers = append(e.deck.Fillers, &Card{Pos: item.Pos(), ID: "fill-" + name, Filler: name})
		}
	}
}

// setFillers gives the filler cards their fields: those of a row with empty cells, the
// deck's name, and what is set for every card.
func (l *deckReader) setFillers(e *deckEntry) {
	name := map[string]any{}
	for _, lang := range l.Languages {
		name[lang] = e.deck.Name.In(lang)
	}
	for _, c := range e.deck.Fillers {
		for e.ids[c.ID].Valid() { // of a row, or the same face again
			c.ID += "-"
		}
		e.ids[c.ID] = c.Pos
		c.Fields = values.Row{}
		for _, column := range e.deck.Columns {
			c.Fields[column.Name] = values.Value{Pos: c.Pos}
		}
		for field, v := range e.deck.Set {
			c.Fields[field] = v
		}
		c.Fields["id"] = values.Value{Pos: c.Pos, V: c.ID}
		c.Fields["copies"] = values.Value{Pos: c.Pos, V: 1}
		c.Fields["name"] = values.Value{Pos: c.Pos, ByLang: name}
	}
}
