package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// setFields adds the deck's constants to every card.
func (l *deckReader) setFields(e *deckEntry) {
	e.deck.Set = values.Row{}
	for _, f := range e.set {
		if !l.GoodColumnName(f.Key.Pos(), f.Name, nil) {
			continue
		}
		if c := e.column(f.Name); c != nil {
			f.Key.Errorf(source.CodeDuplicateColumn, "`%s` is set for every card, but is also a column of %s", f.Name, c.Pos.File).
				Hintf("keep one of the two")
			continue
		}
		e.deck.Set[f.Name] = l.NodeValue(f.Value, l.setColumn(e, f))
	}
	for _, c := range e.deck.Cards {
		for name, v := range e.deck.Set {
			c.Fields[name] = v
		}
	}
}

// column returns the named column of the entry's rows, or nil if there are no rows or
// no such column.
func (e *deckEntry) column(name string) *planned {
	if e.plan == nil {
		return nil
	}
	return e.plan.column(name)
}

// setColumn returns the column for a constant: the declared one, or one whose type is
// inferred from the value.
func (l *deckReader) setColumn(e *deckEntry, f source.Field) values.Column {
	for _, d := range e.declared {
		if d.Name == f.Name {
			d.Localized = l.ByLanguage(f.Value)
			return d.Column
		}
	}
	return values.Column{Name: f.Name, Type: values.Flow, Localized: l.ByLanguage(f.Value)}
}
