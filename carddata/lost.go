package carddata

import (
	"slices"

	"punchboard/diag"
)

// lost is what could not be read. What refers to it is not found wrong once
// more: it may be right.
type lost struct {
	languages bool           // some of `languages` are no tags
	counters  bool           // some counters are missing, nobody knows which
	cards     map[*Card]bool // some of their cells have faults
}

// faulty notes a card some of whose cells have faults.
func (l *lost) faulty(c *Card) {
	if l.cards == nil {
		l.cards = map[*Card]bool{}
	}
	l.cards[c] = true
}

// someLanguage tells whether a key may be one of the languages that could not be
// read.
func (l *lost) someLanguage(key string) bool { return l.languages && isLanguageTag(key) }

// counterRows notes whether counters are missing from a set: rows that a quote has
// swallowed, or ids.
func (l *lost) counterRows(d *Deck, found []diag.Finding) {
	quote := func(f diag.Finding) bool { return f.Code == CodeQuote }
	nameless := func(c *Card) bool { return c.ID == "" }
	if len(d.Cards) == 0 || slices.ContainsFunc(found, quote) || slices.ContainsFunc(d.Cards, nameless) {
		l.counters = true
	}
}
