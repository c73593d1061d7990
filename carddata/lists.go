package carddata

import (
	"fmt"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// listSettings are the keys of one entry of the section `lists`: rows that are not
// cards, for tables and repeats on faces.
var listSettings = []sections.Setting[*deckReader, deckEntry]{
	{Key: sections.Key{Name: "file", Type: sections.KString, Required: true, Doc: "File with the rows: a CSV file, a sheet of a workbook as in rows.xlsx#Sheet1, or a YAML file."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key: sections.Key{Name: "columns", Type: sections.KColumns, Keys: columnKeys, Doc: "Types of the columns; columns not listed contain text."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.Reader, n) }},
}

// lists reads the section `lists`. Its rows are read like those of decks: each has an
// id, and may have a name.
func (l *deckReader) lists(n source.Node) (all []*Deck) {
	if !n.Exists() {
		return nil
	}
	for _, f := range n.Mapping("lists") {
		if !source.IsSlug(f.Name) {
			f.Key.Errorf(source.CodeBadValue, "the list name %s may contain only lower-case letters, digits and hyphens", source.Quote(f.Name)).
				Hintf("%s", source.SlugHint(f.Name))
			continue
		}
		e := &deckEntry{at: f.Value, ids: map[string]diag.Pos{}, deck: &Deck{Pos: f.Key.Pos(), ID: f.Name}}
		sections.Read(l, f.Value, "list `"+f.Name+"`", listSettings, e)
		l.readCards(e)
		l.listEntries = append(l.listEntries, e)
		all = append(all, e.deck)
	}
	return all
}

// List returns the rows of a list of the game.
func (g *Game) List(id string) (*Deck, bool) {
	for _, l := range g.Lists {
		if l.ID == id {
			return l, true
		}
	}
	return nil, false
}

// listIDs returns the ids of all lists, for hints.
func (g *Game) listIDs() []string {
	var ids []string
	for _, l := range g.Lists {
		ids = append(ids, l.ID)
	}
	return ids
}

// list returns the rows of a list as mappings, with texts in the current language. They are
// made once: many cards look up their own row.
func (s *Scope) list(id string) (any, error) {
	s.reads(OfLists, id, "")
	if s.Game == nil {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no list %q", id)}
	}
	l, ok := s.Game.List(id)
	if !ok {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no list %q", id), Hint: diag.DidYouMean(id, s.Game.listIDs())}
	}
	key := listIn{l, s.Lang}
	if rows, ok := s.lists[key]; ok {
		return rows, nil
	}
	if s.lists == nil {
		s.lists = map[listIn][]any{}
	}
	s.lists[key] = l.rowsIn(s.Lang)
	return s.lists[key], nil
}

// listIn is a list in a language.
type listIn struct {
	list *Deck
	lang string
}

// rowsIn returns the rows of a list as mappings, with texts in a language.
func (d *Deck) rowsIn(lang string) []any {
	rows := make([]any, len(d.Cards))
	for i, c := range d.Cards {
		row := make(map[string]any, len(c.Fields))
		for name, v := range c.Fields {
			if row[name] = v.In(lang); row[name] == nil {
				row[name] = d.emptyCell(name)
			}
		}
		rows[i] = row
	}
	return rows
}
