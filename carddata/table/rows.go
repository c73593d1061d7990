package table

import (
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Limits of reference tables: larger ones could not be read on any page.
const (
	MaxTableRows    = 500
	MaxTableColumns = 40
	MaxCells        = 50_000 // of all tables of a game
)

// field is the content of a row under one name.
type field struct {
	name string
	pos  diag.Pos
	cell Cell
	bare bool // neither a text nor a number, so it cannot be printed
	read bool // a mapping by language, whose missing texts are already reported
}

// row is a row that is read before the columns of its table are known.
type row struct {
	pos     diag.Pos
	id      string // its id or code, by which variants know it
	section *values.Localized
	fields  []field
	list    bool // its fields have no names and follow the order of the columns
}

// field returns the field of a row with a name.
func (r *row) field(name string) *field {
	for i := range r.fields {
		if r.fields[i].name == name {
			return &r.fields[i]
		}
	}
	return nil
}

// tableRows reads the rows of a table, inline or from a file.
func (l *Reader) tableRows(e *entry) {
	var rows []row
	if e.rows.Kind == yaml.ScalarNode && !e.rows.IsNull() {
		rows = l.rowsElsewhere(e)
	} else {
		rows = l.yamlRows(e, e.rows)
	}
	l.addRows(e, rows)
}

// rowsElsewhere reads rows from a separate file.
func (l *Reader) rowsElsewhere(e *entry) (rows []row) {
	name := e.rows.Value
	if isRowsFile(name) {
		for row := range l.sheetRows(name, e.rows.Pos()) {
			row.name()
			rows = append(rows, row)
		}
		return rows
	}
	if at, ok := l.YAMLAt(name, e.rows); ok {
		rows = l.yamlRows(e, at)
	}
	return rows
}

// yamlRows reads rows in YAML.
func (l *Reader) yamlRows(e *entry, n source.Node) (rows []row) {
	for _, item := range n.List("rows") {
		switch item.Kind {
		case yaml.SequenceNode:
			rows = append(rows, l.listRow(item))
		case yaml.MappingNode:
			rows = append(rows, l.mappingRow(e, item))
		default:
			item.WrongKind("rows", "a list of rows, each a mapping or a list of cells")
		}
	}
	return rows
}

// listRow reads a row that is a list of cells.
func (l *Reader) listRow(n source.Node) row {
	row := row{pos: n.Pos(), list: true}
	for _, item := range n.List("rows") {
		row.fields = append(row.fields, l.tableField("cell", item))
	}
	return row
}

// mappingRow reads a row whose cells have names, or the head of a section. text_en and
// text_fr are `text` in two languages; en and fr may also be used alone.
func (l *Reader) mappingRow(e *entry, n source.Node) row {
	row := row{pos: n.Pos()}
	fields := n.Mapping("rows")
	if len(fields) == 1 && fields[0].Name == "section" {
		text := l.Localized(fields[0].Value, "section")
		row.section = &text
		return row
	}
	for _, f := range fields {
		if f.Name == "section" && !e.listed(f.Name) {
			e.mixed = true
			f.Key.Errorf(CodeTableShape, "a row cannot have both `section` and cells").
				Hintf("put the section heading in its own row: {section: ...}")
			continue
		}
		base, lang := l.CutLanguage(f.Name)
		if slices.Contains(l.Languages, f.Name) {
			base, lang = "text", f.Name
		}
		if lang == "" {
			row.fields = append(row.fields, l.tableField(base, f.Value))
			continue
		}
		s := ""
		if !f.Value.IsNull() {
			s, _ = f.Value.Scalar(f.Name)
		}
		row.translate(base, lang, s, f.Value.Pos())
	}
	l.wholeTexts(&row)
	row.name()
	return row
}

// name takes the id of a row from its fields.
func (r *row) name() {
	for _, key := range []string{"id", "code"} {
		if f := r.field(key); f.sample() != "" && r.id == "" {
			r.id = f.sample()
		}
	}
}

// translate adds the text of a field in one language.
func (r *row) translate(name, lang, text string, at diag.Pos) {
	f := r.field(name)
	if f == nil {
		r.fields = append(r.fields, field{name: name, pos: at, cell: Cell{Pos: at, Text: values.Localized{Pos: at, ByLang: map[string]string{}, PosByLang: map[string]diag.Pos{}}}})
		f = &r.fields[len(r.fields)-1]
	}
	if f.cell.Text.ByLang != nil {
		f.cell.Text.ByLang[lang], f.cell.Text.PosByLang[lang] = text, at
	}
}

// wholeTexts reports texts that are missing in some languages, and empties those that
// are empty in all.
func (l *Reader) wholeTexts(r *row) {
	for i := range r.fields {
		f := &r.fields[i]
		missing := ""
		filled := false
		for _, lang := range l.Languages {
			switch f.cell.Text.ByLang[lang] {
			case "":
				missing = lang
			default:
				filled = true
			}
		}
		switch {
		case f.cell.Text.ByLang == nil:
		case !filled:
			f.cell.Text.ByLang = nil
		case missing != "" && !f.read:
			found := l.Found.Errorf(f.pos, source.CodeTranslation, "`%s` has no text in the language `%s`", f.name, missing)
			found.Hintf("add `%s_%s`", f.name, values.ColumnSuffix(missing))
			found.Cause = l.Untranslated(missing, "`"+f.name+"`")
		}
	}
}

// tableField reads the value of a field.
func (l *Reader) tableField(name string, n source.Node) field {
	f := field{name: name, pos: n.Pos(), cell: Cell{Pos: n.Pos(), Text: values.Localized{Pos: n.Pos()}}}
	switch {
	case n.IsNull():
	case n.Kind == yaml.ScalarNode:
		f.cell.plain(n.Value)
	case l.ByLanguage(n):
		f.cell.Text, f.read = l.Localized(n, name), true
	default:
		f.bare = true
	}
	return f
}

// plain sets the text of a cell, or its join.
func (c *Cell) plain(s string) {
	switch s {
	case "<":
		c.Join = JoinLeft
	case "^":
		c.Join = JoinUp
	default:
		c.Text.Plain = s
	}
}
