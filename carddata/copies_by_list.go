package carddata

import (
	"maps"
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// copySource is the list and the columns that a deck takes the copies of its cards
// from. Rows with the same name, such as those of one army, form a copy list.
type copySource struct {
	at                     source.Node // the value of `copies`
	list, by, card, column string
	listAt                 source.Node
}

// copySettings are the keys of `copies` if it is a mapping.
var copySettings = []sections.Setting[*deckReader, copySource]{
	{Key: sections.Key{Name: "list", Type: sections.KString, Required: true, Doc: "Name of a list under `lists`; its rows contain copy list, card and number of copies."},
		Read: func(_ *deckReader, s *copySource, n source.Node) { s.list, _ = n.Scalar("list"); s.listAt = n }},
	{Key: sections.Key{Name: "by", Type: sections.KString, Required: true, Doc: "Column with the name of the copy list, as in --list NAME."},
		Read: func(_ *deckReader, s *copySource, n source.Node) { s.by, _ = n.Scalar("by") }},
	{Key: sections.Key{Name: "card", Type: sections.KString, Required: true, Doc: "Column with the card id."},
		Read: func(_ *deckReader, s *copySource, n source.Node) { s.card, _ = n.Scalar("card") }},
	{Key: sections.Key{Name: "column", Type: sections.KString, Default: "copies", Doc: "Column with the number of copies; if there is no column `copies`, each row is one copy."},
		Read: func(_ *deckReader, s *copySource, n source.Node) { s.column, _ = n.Scalar("column") }},
}

// readCopies reads the key `copies` of a deck: a number, or the source of the numbers.
func (l *deckReader) readCopies(e *deckEntry, n source.Node) {
	if n.Kind != yaml.MappingNode {
		e.copies = cardCopies(n)
		return
	}
	s := &copySource{at: n, column: "copies"}
	sections.Read(l, n, "`copies`", copySettings, s)
	if s.list != "" && s.by != "" && s.card != "" && s.column != "" {
		e.copySource, e.deck.CopyList = s, s.list
	}
}

// sameRows reports whether two sources read the same columns of the same list.
func (s *copySource) sameRows(t *copySource) bool {
	return t != nil && s.list == t.list && s.by == t.by && s.card == t.card && s.column == t.column
}

// copiesByList sets the copies of the decks that take them from lists: the sum of the
// requested copy lists, or, if none is requested, as many as the largest list needs,
// but at least as many as the deck itself sets. It returns the names of all copy lists
// in file order.
func (l *deckReader) copiesByList(asked []string) (names []string) {
	for i, e := range l.entries {
		s := e.copySource
		if s == nil || slices.ContainsFunc(l.entries[:i], func(b *deckEntry) bool { return s.sameRows(b.copySource) }) {
			continue
		}
		sharing := slices.DeleteFunc(slices.Clone(l.entries[i:]), func(b *deckEntry) bool { return !s.sameRows(b.copySource) })
		counts := l.countByList(s, sharing)
		for _, c := range counts {
			if !slices.Contains(names, c.name) {
				names = append(names, c.name)
			}
		}
		for _, e := range sharing {
			e.takeCopies(counts, asked)
		}
	}
	return names
}

// copyCount is one copy list, with its number of copies of each card.
type copyCount struct {
	name string
	of   map[string]int
}

// takeCopies sets the copies of the cards of an entry.
func (e *deckEntry) takeCopies(counts []copyCount, asked []string) {
	if len(asked) > 0 {
		e.deck.Count = 0 // it is that of the whole game
	}
	for _, c := range e.deck.Cards {
		n := 0
		if len(asked) == 0 {
			n = c.Copies
		}
		for _, list := range counts {
			if len(asked) == 0 {
				n = max(n, list.of[c.ID])
			} else if slices.Contains(asked, list.name) {
				n += list.of[c.ID]
			}
		}
		c.Copies = n
		c.Fields["copies"] = values.Value{Pos: c.Fields["copies"].Pos, V: n}
	}
}

// countByList counts the cards of each copy list of a source. Each card must be in one
// of the decks that share the source.
func (l *deckReader) countByList(s *copySource, sharing []*deckEntry) (counts []copyCount) {
	list := l.copyRows(s)
	if list == nil {
		return nil
	}
	known, complete := map[string]bool{}, true
	for _, e := range sharing {
		complete = complete && e.plan != nil && e.plan.column("id") != nil
		for _, c := range e.deck.Cards {
			known[c.ID] = true
		}
	}
	for _, row := range list.deck.Cards {
		name, id, n, ok := l.copyRow(s, row)
		if !ok {
			continue
		}
		if !known[id] && complete {
			l.Found.Errorf(row.Fields[s.card].Pos, CodeCopyList, "no card has the id `%s` from the list `%s`", id, name).
				Hintf("%s", diag.DidYouMean(id, slices.Sorted(maps.Keys(known))))
		}
		i := slices.IndexFunc(counts, func(c copyCount) bool { return c.name == name })
		if i < 0 {
			i, counts = len(counts), append(counts, copyCount{name, map[string]int{}})
		}
		counts[i].of[id] = min(counts[i].of[id]+n, MaxCopies)
	}
	return counts
}

// copyRows returns the rows of a source, or nil if they cannot be used.
func (l *deckReader) copyRows(s *copySource) *deckEntry {
	var ids []string
	for _, e := range l.listEntries {
		if ids = append(ids, e.deck.ID); e.deck.ID == s.list {
			return l.copyColumns(s, e)
		}
	}
	hint := diag.DidYouMean(s.list, ids)
	if len(ids) == 0 {
		hint = "add it under `lists` in game.yaml, with the path of its file"
	}
	s.listAt.Errorf(CodeCopyList, "there is no list `%s`", s.list).Hintf("%s", hint)
	return nil
}

// copyColumns returns a list if it has the columns that a source names, or nil.
func (l *deckReader) copyColumns(s *copySource, list *deckEntry) *deckEntry {
	if list.plan == nil {
		return nil // already reported
	}
	for _, key := range []struct{ name, column string }{{"by", s.by}, {"card", s.card}, {"column", s.column}} {
		at := s.at.Lookup(key.name)
		if !at.Exists() {
			at = s.at
		}
		switch c := list.plan.column(key.column); {
		case c == nil && key.name == "column" && key.column == "copies": // one copy for each row
		case c == nil:
			at.Errorf(CodeCopyList, "the list `%s` has no column `%s` for the key `%s`", s.list, key.column, key.name).
				Hintf("%s", diag.DidYouMean(key.column, list.plan.names()))
			return nil
		case c.Localized:
			at.Errorf(CodeCopyList, "the column `%s` is translated", key.column).Hintf("use a column that is the same in all languages, such as an id")
			return nil
		}
	}
	return list
}

// copyRow reads a row of a copy list; ok is false if it has a fault.
func (l *deckReader) copyRow(s *copySource, row *Card) (name, id string, n int, ok bool) {
	name, id = values.PlainText(row.Fields[s.by].V), values.PlainText(row.Fields[s.card].V)
	for _, column := range []string{s.by, s.card} {
		if values.PlainText(row.Fields[column].V) == "" {
			l.Found.Errorf(row.Fields[column].Pos, CodeEmptyCell, "`%s` is empty, but every row of a copy list needs a value", column).
				Hintf("fill in the cell, or remove the row")
			return "", "", 0, false
		}
	}
	if !isCardID(name) {
		l.Found.Errorf(row.Fields[s.by].Pos, source.CodeBadValue, "the name %s of a copy list may contain only letters, digits, `-`, `_` and `.`", source.Quote(name)).
			Hintf("these names are used on the command line and as file names: %s", source.SlugHint(name))
		return "", "", 0, false
	}
	if s.column == "copies" {
		return name, id, row.Copies, true
	}
	n, ok = l.copyNumber(row.Fields[s.column], s.column)
	return name, id, n, ok
}

// copyNumber reads the number of copies from a column that is not `copies`.
func (l *deckReader) copyNumber(v values.Value, column string) (n int, ok bool) {
	if n, ok = v.V.(int); !ok {
		n, ok = source.ParseInt(values.PlainText(v.V))
	}
	switch {
	case v.V == nil:
		return 0, true
	case !ok || n < 0 || n > MaxCopies:
		l.Found.Errorf(v.Pos, values.CodeCopies, "`%s` must be a whole number from 0 to 10,000, but is %s", column, source.Quote(values.PlainText(v.V))).
			Hintf("write the number of copies, such as 2")
		return 0, false
	}
	return n, true
}
