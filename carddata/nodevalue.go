package carddata

// setFields gives every card of a deck the constants that the deck sets.
func (l *deckReader) setFields(e *deckEntry) {
	e.deck.Set = Row{}
	for _, f := range e.set {
		if !l.goodColumnName(f.key.pos(), f.name, nil) {
			continue
		}
		if c := e.column(f.name); c != nil {
			f.key.errorf(CodeDuplicateColumn, "`%s` is set for every card, but is a column of %s too", f.name, c.Pos.File).
				Hintf("keep one of the two")
			continue
		}
		e.deck.Set[f.name] = l.nodeValue(f.value, l.setColumn(e, f))
	}
	for _, c := range e.deck.Cards {
		for name, v := range e.deck.Set {
			c.Fields[name] = v
		}
	}
}

// column gives the column of the entry's rows with a name, nil when it has no
// rows or no such column.
func (e *deckEntry) column(name string) *planned {
	if e.plan == nil {
		return nil
	}
	return e.plan.column(name)
}

// setColumn gives the column that a constant stands for: as declared, or what
// its value looks like.
func (l *deckReader) setColumn(e *deckEntry, f field) Column {
	for _, d := range e.declared {
		if d.Name == f.name {
			d.Localized = l.byLanguage(f.value)
			return d.Column
		}
	}
	return Column{Name: f.name, Type: Flow, Localized: l.byLanguage(f.value)}
}
