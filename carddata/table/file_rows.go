package table

import (
	"iter"
	"slices"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// fileColumn is the field, and its language, in a column of a file of rows.
type fileColumn struct{ name, lang string }

// sheetRows returns the rows of a file, each with its cells under the names of their
// columns.
func (l *Reader) sheetRows(name string, from diag.Pos) iter.Seq[row] {
	return func(yield func(row) bool) {
		rows, ok := l.Rows(name, from)
		if !ok {
			return
		}
		var header []fileColumn
		for cells := range rows {
			if header == nil {
				header = l.sheetHeader(cells)
				continue
			}
			if !l.CountRow(cells[0].Pos, len(header)) {
				return
			}
			if len(cells) != len(header) && cells[0].Raw != nil || len(cells) > len(header) {
				l.Found.Errorf(cells[0].Pos, source.CodeRowWidth, "the row has %s; the header has %d", source.Count(len(cells), "cell"), len(header)).
					Hintf(`put text that contains a comma in quotes: "one, two"`)
			}
			if !yield(l.sheetRow(header, cells)) {
				return
			}
		}
	}
}

// sheetHeader reads the names of the columns.
func (l *Reader) sheetHeader(cells []source.Cell) []fileColumn {
	header := make([]fileColumn, len(cells))
	for i := range cells {
		name, lang := l.CutLanguage(cells[i].Text)
		header[i] = fileColumn{name, lang}
		if slices.Contains(header[:i], header[i]) && name != "" {
			l.Found.Errorf(cells[i].Pos, source.CodeDuplicateColumn, "the column `%s` appears twice", cells[i].Text)
		}
	}
	for i, c := range header {
		if c.lang == "" || slices.ContainsFunc(header[:i], func(o fileColumn) bool { return o.name == c.name }) {
			continue
		}
		for _, lang := range l.Languages {
			if !slices.Contains(header, fileColumn{c.name, lang}) {
				name := c.name + "_" + values.ColumnSuffix(lang)
				f := l.MissingColumn(cells[i].Pos, name)
				f.Hintf("`%s` is translated, so it needs a column for each language of the game", c.name)
				f.Cause = l.Untranslated(lang, "column `"+name+"`")
			}
		}
	}
	return header
}

// sheetRow reads one row.
func (l *Reader) sheetRow(header []fileColumn, cells []source.Cell) row {
	row := row{pos: cells[0].Pos}
	for i := range min(len(cells), len(header)) {
		c, at := header[i], &cells[i]
		switch {
		case c.name == "":
		case c.lang != "":
			row.translate(c.name, c.lang, at.Text, at.Pos)
		default:
			f := field{name: c.name, pos: at.Pos, cell: Cell{Pos: at.Pos, Text: values.Localized{Pos: at.Pos}}}
			f.cell.plain(at.Text)
			row.fields = append(row.fields, f)
		}
	}
	for i := range row.fields {
		row.fields[i].joinAll()
	}
	l.wholeTexts(&row)
	return row
}

// joinAll turns a cell that is joined in every language into a joined cell.
func (f *field) joinAll() {
	c := &f.cell
	for _, sign := range []string{"<", "^"} {
		same := len(c.Text.ByLang) > 0
		for _, text := range c.Text.ByLang {
			same = same && text == sign
		}
		if same {
			c.Text.ByLang = nil
			c.plain(sign)
		}
	}
}

// The columns of a file of several tables that describe a row. All other columns belong
// to the tables.
const (
	fileTable = "table_id"
	fileKind  = "kind"
	fileLabel = "label"
)

var fileColumns = []string{fileTable, "row", fileKind, "dice", "min", "max", "code"}

// fileKinds are the kinds of rows in a file of several tables.
var fileKinds = []string{"title", "head", "item", "dice", "section", "note"}

// tableFile reads a file of several tables, in which each row names its table.
func (l *Reader) tableFile(set, name string, from diag.Pos) {
	var all []*entry
	before := l.Found.Errors()
	rows := map[*entry][]row{}
	for row := range l.sheetRows(name, from) {
		id := row.field(fileTable)
		if id == nil {
			l.MissingColumn(row.pos, fileTable).Hintf("for a file with one table, write `%s: {rows: %s}`", set, name)
			return
		}
		e := l.fileEntry(&all, set, id)
		if l.fileRow(e, &row) {
			rows[e] = append(rows[e], row)
		}
	}
	for _, e := range all {
		l.addRows(e, rows[e])
		l.finishTable(e)
	}
	l.readOrNot(set, len(all) > 0)
	if len(all) == 0 && l.Found.Errors() == before {
		l.Found.Errorf(from, CodeTableShape, "%s has no tables", source.Quote(name)).Hintf("write each row of a table on a line below the header")
	}
}

// fileEntry returns the table that a row belongs to, creating it for its first row.
func (l *Reader) fileEntry(all *[]*entry, set string, id *field) *entry {
	name := id.cell.Text.Plain
	for _, e := range *all {
		if e.table.ID == name {
			return e
		}
	}
	if !source.IsSlug(name) {
		l.Found.Errorf(id.pos, source.CodeBadValue, "the table name %s may contain only lower-case letters, digits and hyphens", source.Quote(name)).Hintf("%s", source.SlugHint(name))
	}
	e := &entry{ofFile: true, table: &Table{Pos: id.pos, ID: name, Set: set}}
	*all = append(*all, e)
	return e
}

// fileRow handles the special columns of a row. It reports whether the row is one of
// the table's own; if so, only the fields of the table are left in it.
func (l *Reader) fileRow(e *entry, r *row) bool {
	kind, label := r.field(fileKind).sample(), r.field(fileLabel)
	text := values.Localized{Pos: r.pos}
	if label != nil {
		text = label.cell.Text
	}
	switch kind {
	case "title":
		e.table.Title = text
		l.fileDice(e, r)
		return false
	case "head":
		e.heads(r)
		return false
	case "section":
		r.section = &text
		return true
	case "note":
		e.table.Notes = append(e.table.Notes, r.note())
		return false
	case "dice":
		l.rollLabel(r)
	case "item":
	default:
		l.Found.Errorf(r.pos, source.CodeBadValue, "`kind` cannot be %s", source.Quote(kind)).Hintf("%s", diag.DidYouMean(kind, fileKinds))
		return false
	}
	r.name()
	r.fields = slices.DeleteFunc(r.fields, func(f field) bool { return slices.Contains(fileColumns, f.name) })
	return true
}
