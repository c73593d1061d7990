package proofread

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Text is a printed text in the languages of the game.
type Text struct {
	ID    string // of the card, label, list row, table, deck, map or face
	Field string // the column of a card, the key of a face or map; "" for a label
	Value values.Value

	written map[string]string // as the file has it, where Value has signs in place of expressions
}

// Written returns the text in a language as the file has it, with its expressions.
func (t *Text) Written(lang string) string {
	if text, ok := t.written[lang]; ok {
		return text
	}
	return t.In(lang)
}

// Translated reports whether the text is written by language.
func (t *Text) Translated() bool { return t.Value.ByLang != nil }

// In returns the text in a language, "" if there is none.
func (t *Text) In(lang string) string {
	s, _ := t.Value.In(lang).(string)
	return s
}

// Pos returns the position of the text in a language.
func (t *Text) Pos(lang string) diag.Pos { return t.Value.PosIn(lang) }

// Texts returns every printed text of a game that is written by language: the cells of
// rows and the texts within them, labels, reference tables, maps, plans, faces, and the
// names of the game and its decks. If the game has one language, it also returns the
// cells of text that hold more than one word, because their columns need no language.
func Texts(g *carddata.Game) []Text {
	r := &textReader{game: g, seen: map[diag.Pos]bool{}}
	r.named("", "title", g.Title)
	for _, d := range slices.Concat(g.Decks, g.Lists) {
		r.deck(d)
	}
	for _, id := range slices.Sorted(maps.Keys(g.Labels)) {
		r.add(id, "", g.Labels[id].Value())
	}
	for _, t := range g.Tables {
		r.table(t)
	}
	for _, m := range g.Maps {
		r.hexmap(m)
	}
	for _, p := range g.Plans {
		r.plan(p)
	}
	for _, name := range slices.Sorted(maps.Keys(g.Faces)) {
		r.parts(name, g.Faces[name].Parts)
	}
	return r.all
}

// textReader collects the texts of a game.
type textReader struct {
	game *carddata.Game
	all  []Text
	seen map[diag.Pos]bool // texts that several decks or faces share
}

// add adds a value if it is a text of the game's languages.
func (r *textReader) add(id, field string, v values.Value) { r.addWritten(id, field, v, nil) }

// addWritten adds a value whose text the file has otherwise.
func (r *textReader) addWritten(id, field string, v values.Value, written map[string]string) {
	if at := v.PosIn(r.game.Source); r.printed(v) && !r.seen[at] {
		r.seen[at] = true
		r.all = append(r.all, Text{id, field, v, written})
	}
}

// printed reports whether a value is in the languages of the game.
func (r *textReader) printed(v values.Value) bool {
	if v.ByLang != nil {
		_, is := v.ByLang[r.game.Source].(string)
		return is
	}
	s, is := v.V.(string)
	return is && len(r.game.Languages) == 1 && strings.Contains(s, " ")
}

// named adds a name.
func (r *textReader) named(id, field string, text values.Localized) { r.add(id, field, text.Value()) }

// deck adds the texts of the rows of a deck or list.
func (r *textReader) deck(d *carddata.Deck) {
	r.named(d.ID, "name", d.Name)
	types := map[string]values.ColumnType{}
	for _, c := range d.Columns {
		types[c.Name] = c.Type
	}
	for _, c := range d.Cards {
		for _, field := range slices.Sorted(maps.Keys(c.Fields)) {
			switch v := c.Fields[field]; {
			case types[field] == values.Flow && v.ByLang == nil:
				r.within(c.ID, field, v.Pos, v.V)
			case types[field] == values.List && v.ByLang != nil:
				r.add(c.ID, field, joined(v))
			case field != "id" && types[field] == values.Text:
				r.add(c.ID, field, v)
			}
		}
	}
}

// joined returns a list by language as one text in each language.
func joined(v values.Value) values.Value {
	all := make(map[string]any, len(v.ByLang))
	for lang, list := range v.ByLang {
		items, _ := list.([]any)
		words := make([]string, len(items))
		for i, item := range items {
			words[i], _ = item.(string)
		}
		all[lang] = strings.Join(words, "; ")
	}
	v.ByLang = all
	return v
}

// within adds the texts in a cell of the type flow: those of keys such as name_en and
// name_fr in its mappings. All of them have the position of the cell.
func (r *textReader) within(id, field string, at diag.Pos, v any) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			r.within(id, field, at, item)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if base, is := strings.CutSuffix(key, "_"+values.ColumnSuffix(r.game.Source)); is && len(r.game.Languages) > 1 {
				r.keys(id, field, base, at, v)
			}
			r.within(id, field, at, v[key])
		}
	}
}

// keys adds the text of a key by language.
func (r *textReader) keys(id, field, base string, at diag.Pos, in map[string]any) {
	all := map[string]any{}
	for _, lang := range r.game.Languages {
		if text, is := in[base+"_"+values.ColumnSuffix(lang)].(string); is {
			all[lang] = text
		}
	}
	if len(all) > 1 {
		r.all = append(r.all, Text{ID: id, Field: field + "." + base, Value: values.Value{Pos: at, ByLang: all}})
	}
}

// table adds the texts of a reference table.
func (r *textReader) table(t *table.Table) {
	r.named(t.ID, "title", t.Title)
	for _, c := range t.Columns {
		r.named(t.ID, c.ID, c.Head)
		r.named(t.ID, "group", c.Group)
	}
	for _, row := range t.Rows {
		if row.Section != nil {
			r.named(t.ID, "section", *row.Section)
		}
		for i, c := range row.Cells {
			r.named(t.ID, t.Columns[i].ID, c.Text)
		}
	}
	for _, note := range t.Notes {
		r.named(t.ID, "note", note)
	}
}
