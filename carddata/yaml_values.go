package carddata

import (
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// yamlCard makes the card of a row.
func (l *deckReader) yamlCard(e *deckEntry, p *plan, row *yamlRow) *Card {
	before := l.Found.Len()
	c := &Card{Pos: row.at.Pos(), Copies: 1, Fields: make(values.Row, len(p.columns)+1)}
	for i := range p.columns {
		col := &p.columns[i]
		if f := row.fields[col.Name]; f != nil || col.Name != "copies" {
			c.Fields[col.Name] = l.yamlValue(col, f, row)
		}
	}
	l.identify(c, e)
	l.countCopies(c)
	if l.Found.Len() > before {
		l.noteFaults(c)
	}
	return c
}

// yamlValue reads what a row says of a column.
func (l *deckReader) yamlValue(col *planned, f *yamlField, row *yamlRow) values.Value {
	v := values.Value{Pos: row.at.Pos()}
	before := l.Found.Len()
	switch {
	case f == nil:
	case f.byLang != nil:
		v = l.yamlByLanguage(col, f)
	case f.whole.IsNull():
		v.Pos = f.whole.Pos()
	default:
		v = l.NodeValue(f.whole, col.Column)
	}
	if col.Required && l.Found.Len() == before && emptyValue(v) {
		l.Found.Errorf(v.Pos, CodeEmptyCell, "`%s` is empty, but every card needs a value", col.Name).Hintf("%s", emptyHint(col.Name))
	}
	return v
}

// yamlByLanguage reads a value that is given under a key for each language. If one is
// filled, all must be.
func (l *deckReader) yamlByLanguage(col *planned, f *yamlField) values.Value {
	v := values.Value{Pos: f.key.Pos(), ByLang: map[string]any{}, PosByLang: map[string]diag.Pos{}}
	filled := ""
	for _, lang := range l.Languages {
		n, ok := f.byLang[lang]
		if v.PosByLang[lang] = f.key.Pos(); !ok {
			continue
		}
		v.ByLang[lang], v.PosByLang[lang] = l.NodeCell(n, &col.Column), n.Pos()
		if v.ByLang[lang] != nil && filled == "" {
			filled = lang
		}
	}
	if filled == "" {
		return values.Value{Pos: v.Pos}
	}
	for _, lang := range l.Languages {
		if n, ok := f.byLang[lang]; !ok || n.IsNull() || n.Kind == yaml.ScalarNode && strings.TrimSpace(n.Value) == "" {
			l.untranslated(&source.Cell{Pos: v.PosByLang[lang]}, col.Name, lang, filled)
		}
	}
	return v
}

// emptyValue reports whether a value says nothing in any language.
func emptyValue(v values.Value) bool {
	for _, in := range v.ByLang {
		if in != nil {
			return false
		}
	}
	return v.V == nil
}
