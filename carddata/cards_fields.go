package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// plainField reads the cell of a column that is the same in all languages.
func (l *deckReader) plainField(col *planned, cells []source.Cell) values.Value {
	c := l.CellOf(col.cells[0], cells)
	if c.Text == "" && col.Required && col.cells[0] < len(cells) {
		l.Found.Errorf(c.Pos, CodeEmptyCell, "`%s` is empty, but every card needs a value", col.Name).Hintf("%s", emptyHint(col.Name))
	}
	return values.Value{Pos: c.Pos, V: l.Convert(c, &col.Column)}
}

func emptyHint(column string) string {
	switch column {
	case "id":
		return "write a short unique name, such as `smoke`"
	case "copies":
		return "write how many copies to print, such as 1"
	}
	return "fill in the cell, or remove `required` from the column in game.yaml"
}

// localizedField reads the cells of a column in all languages. If one of them is
// filled, all must be.
func (l *deckReader) localizedField(col *planned, cells []source.Cell) values.Value {
	v := values.Value{ByLang: make(map[string]any, len(col.cells)), PosByLang: make(map[string]diag.Pos, len(col.cells))}
	filled := ""
	for i, lang := range l.Languages {
		if col.cells[i] < 0 {
			continue // already reported for the header
		}
		c := l.CellOf(col.cells[i], cells)
		v.ByLang[lang], v.PosByLang[lang] = l.Convert(c, &col.Column), c.Pos
		if c.Text != "" && filled == "" {
			filled = lang
		}
		if !v.Pos.Valid() {
			v.Pos = c.Pos
		}
	}
	if filled == "" && !col.Required {
		return values.Value{Pos: v.Pos}
	}
	for i, at := range col.cells {
		if at >= 0 && at < len(cells) && cells[at].Text == "" {
			l.untranslated(&cells[at], col.Name, l.Languages[i], filled)
		}
	}
	return v
}

// untranslated adds the finding for a cell that is empty although the cell of the
// language `filled` is not. If filled is "", all of them are empty.
func (l *deckReader) untranslated(c *source.Cell, base, lang, filled string) {
	name := base + "_" + values.ColumnSuffix(lang)
	if filled == "" {
		l.Found.Errorf(c.Pos, CodeEmptyCell, "`%s` is empty, but every card needs a value", name)
		return
	}
	f := l.Found.Errorf(c.Pos, source.CodeTranslation, "`%s` is empty, but `%s` has text", name, filled)
	f.Hintf("translate it, or clear the cells of all languages")
	f.Cause = l.Untranslated(lang, "`"+name+"`")
}
