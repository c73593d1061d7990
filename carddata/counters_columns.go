package carddata

import (
	"slices"
	"unicode/utf8"

	"punchboard/carddata/expr"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// maxNote is the number of characters of a note in the list of the counters: five lines.
const maxNote = 200

// checkNamedColumns adds findings if the counters lack the columns that `group` and `note` name, or if
// a note is too long for the list.
func (l *deckReader) checkNamedColumns(e *deckEntry) {
	c := e.deck.Counters()
	e.checkColumn("group", c.Lay.Group, e.counters.groupAt)
	e.checkColumn("note", c.Note, e.counters.noteAt)
	for _, card := range e.deck.Cards {
		for _, lang := range l.Languages {
			l.checkNote(c.Note, card.Fields[c.Note], lang)
		}
	}
}

// checkColumn adds a finding if neither the rows nor `set` have the column that a setting names.
func (e *deckEntry) checkColumn(setting, name string, at source.Node) {
	if name == "" || e.plan == nil || e.column(name) != nil || slices.ContainsFunc(e.set, func(f source.Field) bool { return f.Name == name }) {
		return
	}
	at.Errorf(expr.CodeUnknownName, "`%s`: the counters have no column %s", setting, source.Quote(name)).
		Hintf("%s", diag.DidYouMean(name, e.plan.names()))
}

// checkNote adds a finding if a note is too long.
func (l *deckReader) checkNote(column string, v values.Value, lang string) {
	text, _ := v.In(lang).(string)
	if n := utf8.RuneCountInString(text); n > maxNote {
		l.Found.Errorf(v.PosIn(lang), source.CodeCell, "`%s` has %d characters, but the list of the counters has room for %d", column, n, maxNote).
			Hintf("say in a sentence or two what the counter does")
	}
}
