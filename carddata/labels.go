package carddata

import (
	"iter"
	"slices"

	"punchboard/diag"
)

// labelFile is where labels are when game.yaml does not say.
const labelFile = "labels.csv"

// labels reads the fixed words of the game: the file that game.yaml names, or
// labels.csv when there is one.
func (l *loader) labels() {
	l.game.Labels = map[string]Localized{}
	name, from := labelFile, diag.Pos{}
	if n := l.parts.labels; n.there() {
		s, ok := n.scalar("labels")
		if !ok {
			return
		}
		name, from = s, n.pos()
	} else if !l.exists(labelFile) {
		return
	}
	if text, file, ok := l.text(name, from); ok {
		l.readLabels(csvRows(text, file, &l.found))
	}
}

// readLabels reads rows of an id and a text in each language.
func (l *loader) readLabels(rows iter.Seq[[]cell]) {
	var columns []int // of id and of each language
	for cells := range rows {
		if columns == nil {
			if columns = l.labelColumns(cells); columns == nil {
				return
			}
			continue
		}
		l.label(columns, cells)
	}
}

// labelColumns finds the columns by the header; nil when one is missing.
func (l *loader) labelColumns(cells []cell) []int {
	var columns []int
	for _, name := range append([]string{"id"}, l.languages...) {
		i := slices.IndexFunc(cells, func(c cell) bool { return c.text == name })
		if i < 0 {
			l.missingColumn(cells[0].pos, name).Hintf("labels have the columns id and one for each language, such as `id,en,fr`")
			return nil
		}
		columns = append(columns, i)
	}
	return columns
}

// label reads one row.
func (l *loader) label(columns []int, cells []cell) {
	id := l.cellOf(columns[0], cells)
	loc := Localized{Pos: id.pos, ByLang: map[string]string{}}
	for i, lang := range l.languages {
		c := l.cellOf(columns[i+1], cells)
		if loc.ByLang[lang] = c.text; c.text == "" {
			l.found.Errorf(c.pos, CodeTranslation, "the label `%s` has no text in the language `%s`", id.text, lang)
		}
	}
	if first, twice := l.game.Labels[id.text]; twice {
		l.found.Errorf(id.pos, CodeDuplicateID, "the label `%s` is there twice; first on line %d", id.text, first.Pos.Line)
		return
	}
	l.game.Labels[id.text] = loc
}
