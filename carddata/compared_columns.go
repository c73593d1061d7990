package carddata

import (
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// sameSettings are the keys of `same`.
var sameSettings = []sections.Setting[*values.Reader, values.Same]{
	{Key: sections.Key{Name: "by", Type: sections.KString, Required: true, Doc: "Column that says what a row is about; rows about the same thing must have the same value."},
		Read: func(_ *values.Reader, s *values.Same, n source.Node) { s.By, _ = n.Scalar("by") }},
	{Key: sections.Key{Name: "in", Type: sections.KStrings, Doc: "Decks, counter sets or lists whose row with that id has the right value; things that have no row there are compared within the deck itself."},
		Read: func(_ *values.Reader, s *values.Same, n source.Node) { s.In = n.Texts("in") }},
	{Key: sections.Key{Name: "column", Type: sections.KString, Doc: "What the column is called there; default: the same name."},
		Read: func(_ *values.Reader, s *values.Same, n source.Node) { s.Column, _ = n.Scalar("column") }},
}

// readSame reads the key `same` of a column.
func readSame(l *values.Reader, n source.Node, column string) *values.Same {
	s := &values.Same{Pos: n.Pos(), Column: column}
	if sections.Read(l, n, "`same`", sameSettings, s); s.By == "" {
		return nil
	}
	return s
}

// readBetter reads the key `better` of a column: a word, or words by the keys of numbers.
func readBetter(n source.Node) (b values.Better) {
	if n.Kind != yaml.MappingNode {
		b.Way = readWay(n, "better")
		return b
	}
	b.Keys = map[string]values.Way{}
	for _, f := range n.Mapping("better") {
		b.Keys[f.Name] = readWay(f.Value, f.Name)
	}
	return b
}

func readWay(n source.Node, what string) values.Way {
	word, _ := n.Enum(what, values.WayWords)
	return values.Way(slices.Index(values.WayWords, word) + 1)
}

// checkSame reports names of decks and columns in `same` that do not exist.
func (l *deckReader) checkSame(d *Deck, s *values.Same) {
	if !slices.Contains(d.columnNames(), s.By) && len(d.Columns) > 0 {
		l.Found.Errorf(s.Pos, expr.CodeUnknownName, "`same`: there is no column %s", source.Quote(s.By)).Hintf("%s", diag.DidYouMean(s.By, d.columnNames()))
	}
	all := slices.Concat(l.listEntries, l.entries)
	for _, id := range s.In {
		i := slices.IndexFunc(all, func(e *deckEntry) bool { return e.deck.ID == id })
		if i < 0 {
			l.Found.Errorf(s.Pos, expr.CodeUnknownName, "`same`: there is no deck or list %s", source.Quote(id)).Hintf("%s", diag.DidYouMean(id, idsOf(all)))
			continue
		}
		if names := all[i].deck.columnNames(); len(names) > 0 && !slices.Contains(names, s.Column) {
			l.Found.Errorf(s.Pos, expr.CodeUnknownName, "`same`: `%s` has no column %s", id, source.Quote(s.Column)).Hintf("%s", diag.DidYouMean(s.Column, names))
		}
	}
}

func idsOf(entries []*deckEntry) (ids []string) {
	for _, e := range entries {
		ids = append(ids, e.deck.ID)
	}
	return ids
}

// Rows returns the list, deck, counter set or sheet with an id.
func (g *Game) Rows(id string) (*Deck, bool) {
	if l, ok := g.List(id); ok {
		return l, true
	}
	i := slices.IndexFunc(g.Decks, func(d *Deck) bool { return d.ID == id })
	if i < 0 {
		return nil, false
	}
	return g.Decks[i], true
}
