package carddata

import (
	"iter"
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// labelFile is the default file of labels.
const labelFile = "labels.csv"

// labels reads the fixed words of the game from the file that game.yaml names, or from
// labels.csv if it exists.
func (l *loader) labels() {
	l.game.Labels = map[string]values.Localized{}
	name, from := labelFile, diag.Pos{File: l.Name(gameFile)}
	if n := l.parts.labels; n.Exists() {
		s, ok := n.Scalar("labels")
		if !ok {
			return
		}
		name, from = s, n.Pos()
	} else if !l.Exists(labelFile) {
		return
	}
	text, file, ok := l.Text(name, from)
	if l.game.unreadLabels = !ok; ok {
		l.readLabels(source.CSVRows(text, file, &l.Found))
	}
}

// readLabels reads rows of an id and a text in each language.
func (l *loader) readLabels(rows iter.Seq[[]source.Cell]) {
	var columns []int // of the id and of each language
	for cells := range rows {
		if columns == nil {
			if columns = l.labelColumns(cells); columns == nil {
				return
			}
			continue
		}
		if !l.CountRow(cells[0].Pos, len(columns)) {
			return
		}
		l.label(columns, cells)
	}
}

// labelColumns finds the columns by the header: -1 for a language without a column. It
// returns nil if there is no column of ids.
func (l *loader) labelColumns(cells []source.Cell) []int {
	const form = "use a column `id` and a column for each language, such as `id,en,fr`"
	column := func(name string) int {
		return slices.IndexFunc(cells, func(c source.Cell) bool { return c.Text == name })
	}
	columns := []int{column("id")}
	if columns[0] < 0 {
		l.MissingColumn(cells[0].Pos, "id").Hintf(form)
		return nil
	}
	for _, lang := range l.Languages {
		i := column(lang)
		if columns = append(columns, i); i >= 0 {
			l.UsesLanguage(lang)
			continue
		}
		if c := nearLanguage(lang, cells); c != nil {
			l.Found.Errorf(c.Pos, source.CodeMissingColumn, "the file has no column `%s`, but %s, which is not a language of the game", lang, source.Quote(c.Text)).
				Hintf("did you mean `%s`?", lang)
			l.UsesLanguage(lang)
			continue
		}
		f := l.MissingColumn(cells[0].Pos, lang)
		f.Hintf(form)
		f.Cause = l.Untranslated(lang, "column `"+lang+"`")
	}
	return columns
}

// nearLanguage returns the header that is probably meant as a language: FR, fr_FR, french or
// rf for fr; nil if there is none.
func nearLanguage(lang string, header []source.Cell) *source.Cell {
	letters := func(s string) string {
		all := []rune(strings.ToLower(s))
		slices.Sort(all)
		return string(all)
	}
	for i := range header {
		name := header[i].Text
		if name != "id" && !values.IsLanguage(name) && (strings.HasPrefix(strings.ToLower(name), lang) || letters(name) == letters(lang)) {
			return &header[i]
		}
	}
	return nil
}

// label reads one row.
func (l *loader) label(columns []int, cells []source.Cell) {
	id := l.CellOf(columns[0], cells)
	loc := values.Localized{Pos: id.Pos, ByLang: map[string]string{}, PosByLang: map[string]diag.Pos{}}
	for i, lang := range l.Languages {
		c := l.CellOf(columns[i+1], cells)
		loc.PosByLang[lang] = c.Pos
		if loc.ByLang[lang] = c.Text; c.Text == "" && columns[i+1] >= 0 {
			f := l.Found.Errorf(c.Pos, source.CodeTranslation, "the label `%s` has no text in the language `%s`", id.Text, lang)
			f.Cause = l.Untranslated(lang, "`"+id.Text+"`")
		}
	}
	if first, twice := l.game.Labels[id.Text]; twice {
		l.Found.Errorf(id.Pos, source.CodeDuplicateID, "the label `%s` appears twice; first on line %d", id.Text, first.Pos.Line)
		return
	}
	l.game.Labels[id.Text] = loc
}
