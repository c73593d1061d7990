package carddata

import (
	"slices"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// noteFaults remembers a card if some of its cells have faults.
func (l *deckReader) noteFaults(c *Card) {
	if l.faulty == nil {
		l.faulty = map[*Card]bool{}
	}
	l.faulty[c] = true
}

// noteMissing records whether counters are missing from a set, because an open quote
// swallowed rows or because ids are missing.
func (l *deckReader) noteMissing(d *Deck, found []diag.Finding) {
	quote := func(f diag.Finding) bool { return f.Code == source.CodeQuote }
	nameless := func(c *Card) bool { return c.ID == "" }
	if len(d.Cards) == 0 || slices.ContainsFunc(found, quote) || slices.ContainsFunc(d.Cards, nameless) {
		l.countersMissing = true
	}
}
