package table

import (
	"slices"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// addRows fits rows into the columns of their table.
func (l *Reader) addRows(e *entry, rows []row) {
	rows = l.overlaid(e, rows)
	if len(rows) > MaxTableRows {
		l.Found.Errorf(rows[MaxTableRows].pos, source.CodeTooMany, "the table `%s` has more than %d rows", e.table.ID, MaxTableRows)
		rows = rows[:MaxTableRows]
	}
	for i := range rows {
		e.mergeEnds(&rows[i])
	}
	l.columnsOfRows(e, rows)
	if e.ofFile {
		e.dropEmptyColumns(rows)
	}
	if n := len(e.table.Columns); n > MaxTableColumns {
		l.Found.Errorf(e.table.Pos, source.CodeTooMany, "the table `%s` has %d columns; the limit is %d", e.table.ID, n, MaxTableColumns)
		e.table.Columns, e.kinds = e.table.Columns[:MaxTableColumns], e.kinds[:MaxTableColumns]
	}
	if l.cells += len(rows) * len(e.table.Columns); l.cells > MaxCells {
		if !l.full {
			l.Found.Errorf(e.table.Pos, source.CodeTooMany, "the reference tables of the game have more than 50,000 cells").
				Hintf("leave out what no player looks up")
		}
		l.full = true
		return
	}
	for i := range rows {
		e.table.Rows = append(e.table.Rows, l.fitRow(e, &rows[i]))
	}
}

// endNames are the names of the two columns with the lowest and highest total of a row,
// which may replace a column of rolls.
var endNames = [][2]string{{"min", "max"}, {"low", "high"}}

// mergeEnds merges the lowest and the highest total of a row into a roll.
func (e *entry) mergeEnds(r *row) {
	name := e.rollName()
	if name == "" || r.field(name) != nil {
		return
	}
	for _, ends := range endNames {
		lo, hi := r.field(ends[0]), r.field(ends[1])
		if lo == nil && hi == nil || e.listed(ends[0]) || e.listed(ends[1]) {
			continue
		}
		from, to := lo.sample(), hi.sample()
		if from == "" && to == "" {
			return
		}
		f := field{name: name, pos: r.pos}
		if lo != nil {
			f.pos = lo.pos
		}
		f.cell = Cell{Pos: f.pos, Text: values.Localized{Pos: f.pos, Plain: rangeText(from, to)}}
		r.fields = slices.DeleteFunc(r.fields, func(f field) bool { return f.name == ends[0] || f.name == ends[1] })
		r.fields = slices.Insert(r.fields, 0, f)
		return
	}
}

// sample returns the text of a field, or "" if f is nil.
func (f *field) sample() string {
	if f == nil {
		return ""
	}
	return f.cell.Text.Sample()
}

// rangeText formats two ends as a range, open if one of them is empty.
func rangeText(from, to string) string {
	switch {
	case from == "":
		return "≤" + to
	case to == "":
		return from + "+"
	case from == to:
		return from
	}
	return from + " to " + to
}

// rollName returns the name of the column of rolls, or "" if the table has none.
func (e *entry) rollName() string {
	for i := range e.table.Columns {
		if e.table.Columns[i].Kind == KindRoll && e.kinds[i] {
			return e.table.Columns[i].ID
		}
	}
	if len(e.table.Columns) == 0 && !e.table.Dice.None() || e.listed("roll") {
		return "roll"
	}
	return ""
}

// listed reports whether the table has a column with the name.
func (e *entry) listed(name string) bool { return slices.Contains(e.table.columnIDs(), name) }

// unprinted are fields that are not printed unless the table lists a column for them.
var unprinted = []string{"id", "code"}

// columnsOfRows creates the columns of a table that lists none from its first row.
func (l *Reader) columnsOfRows(e *entry, rows []row) {
	if len(e.table.Columns) > 0 {
		return
	}
	i := slices.IndexFunc(rows, func(r row) bool { return r.section == nil })
	if i < 0 {
		return
	}
	for n, f := range rows[i].fields {
		if f.bare || slices.Contains(unprinted, f.name) {
			continue
		}
		if rows[i].list {
			f.name = "c" + string(rune('a'+n%26))
		}
		e.table.Columns = append(e.table.Columns, Column{Pos: f.pos, ID: f.name, Header: e.ofFile && f.name == fileLabel})
		e.kinds = append(e.kinds, false)
	}
}

// fitRow converts one row to cells in the order of the columns.
func (l *Reader) fitRow(e *entry, r *row) Row {
	row := Row{Pos: r.pos, Section: r.section}
	if r.section != nil {
		return row
	}
	row.Cells = make([]Cell, len(e.table.Columns))
	if r.list {
		l.cellsInTurn(e, r, row.Cells)
		return row
	}
	for i := range e.table.Columns {
		f := r.field(e.table.Columns[i].ID)
		switch {
		case f == nil:
			row.Cells[i].Pos = r.pos
		case f.bare:
			l.Found.Errorf(f.pos, source.CodeWrongKind, "`%s` must be text or a number to be printed", f.name)
		default:
			row.Cells[i] = f.cell
		}
	}
	l.misnamedFields(e, r)
	return row
}

// cellsInTurn assigns the cells of a list to the columns in order.
func (l *Reader) cellsInTurn(e *entry, r *row, cells []Cell) {
	for i := range cells {
		cells[i].Pos = r.pos
	}
	for i := range r.fields {
		f := &r.fields[i]
		switch {
		case i >= len(cells):
			l.Found.Errorf(f.pos, CodeTableShape, "the row has %s; the table has %s", source.Count(len(r.fields), "cell"), source.Count(len(cells), "column")).
				Hintf("put text that contains a comma in quotes")
			return
		case f.bare:
			l.Found.Errorf(f.pos, source.CodeWrongKind, "a cell must be text or a number")
		default:
			cells[i] = f.cell
		}
	}
}

// misnamedFields reports fields that are probably misspellings of a column that the row
// lacks. Other fields are for the rules.
func (l *Reader) misnamedFields(e *entry, r *row) {
	var empty []string
	for _, id := range e.table.columnIDs() {
		if r.field(id) == nil {
			empty = append(empty, id)
		}
	}
	others := 0
	for i := range r.fields {
		if name := r.fields[i].name; !e.listed(name) && !slices.Contains(unprinted, name) {
			others++
		}
	}
	single := others == 1 && len(empty) == 1 // then even short names show what is meant
	for i := range r.fields {
		f := &r.fields[i]
		if near := diag.Nearest(f.name, empty); near != "" && (len(f.name) > 3 || single) && !e.listed(f.name) {
			l.Found.Errorf(f.pos, CodeTableShape, "the table has no column `%s`", f.name).Hintf("did you mean `%s`?", near)
		}
	}
}
