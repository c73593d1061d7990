package carddata

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
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
