package edit

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// csvFile is a CSV file.
type csvFile struct {
	text    []byte // without byte order mark
	mark    []byte // the byte order mark, if there is one
	at      lines
	langs   Languages
	sep     byte
	rows    []csvRow           // the header first
	changed map[[2]int]string  // cells by row and column
	added   map[int][]addition // columns, by the one that they follow
	after   []byte             // rows added at the end
}

// csvRow is the cells of a row.
type csvRow []csvCell

// csvCell is the range of a cell in the text, with its quotes.
type csvCell struct {
	from, to int
	text     string
	quoted   bool
}

// addition is a column that the file did not have.
type addition struct {
	name  string
	cells map[int]string // by row
}

func openCSV(data []byte, langs Languages) *csvFile {
	f := &csvFile{langs: langs, changed: map[[2]int]string{}, added: map[int][]addition{}}
	if f.text = bytes.TrimPrefix(data, byteOrderMark); len(f.text) < len(data) {
		f.mark = byteOrderMark
	}
	f.at = linesOf(f.text)
	f.sep = separator(f.text)
	for from := 0; from < len(f.text); {
		var row csvRow
		if row, from = f.scanRow(from); len(row) > 1 || row[0].from < row[0].to {
			f.rows = append(f.rows, row)
		}
	}
	return f
}

// separator returns the character between cells, as the reader of games finds it.
func separator(text []byte) byte {
	header := text
	if end := bytes.IndexAny(text, "\r\n"); end >= 0 {
		header = text[:end]
	}
	best := byte(',')
	for _, sep := range []byte{';', '\t'} {
		if bytes.Count(header, []byte{sep}) > bytes.Count(header, []byte{best}) {
			best = sep
		}
	}
	return best
}

// scanRow returns the row that begins at a byte, and where the next one begins.
func (f *csvFile) scanRow(at int) (row csvRow, next int) {
	for {
		c := f.scanCell(at)
		row = append(row, c)
		switch at = c.to; {
		case at < len(f.text) && f.text[at] == f.sep:
			at++
		case bytes.HasPrefix(f.text[at:], []byte("\r\n")):
			return row, at + 2
		default:
			return row, min(at+1, len(f.text))
		}
	}
}

// scanCell returns the cell that begins at a byte.
func (f *csvFile) scanCell(from int) csvCell {
	at := from
	if at < len(f.text) && f.text[at] == '"' {
		for at++; at < len(f.text) && (f.text[at] != '"' || at+1 < len(f.text) && f.text[at+1] == '"'); at++ {
			if f.text[at] == '"' {
				at++
			}
		}
		text := strings.ReplaceAll(string(f.text[from+1:min(at, len(f.text))]), `""`, `"`)
		return csvCell{from, f.endOfCell(min(at+1, len(f.text))), strings.ReplaceAll(text, "\r\n", "\n"), true}
	}
	to := f.endOfCell(at)
	return csvCell{from, to, string(f.text[from:to]), false}
}

func (f *csvFile) endOfCell(at int) int {
	for at < len(f.text) && f.text[at] != f.sep && f.text[at] != '\n' && f.text[at] != '\r' {
		at++
	}
	return at
}

// find returns the row and column of a source text, or false if it is not there.
func (f *csvFile) find(p Place) (row, column int, ok bool) {
	at := f.at.offset(p.At.Line, p.At.Col)
	row, _ = slices.BinarySearchFunc(f.rows, at, func(r csvRow, at int) int { return cmp.Compare(r[len(r)-1].to, at) })
	if at < 0 || row == len(f.rows) || row == 0 {
		return 0, 0, false
	}
	column = slices.IndexFunc(f.rows[row], func(c csvCell) bool { return c.from <= at && at <= c.to })
	return row, column, column >= 0 && column < len(f.rows[0])
}

// column returns the index of a column, or -1 if there is none.
func (f *csvFile) column(name string) int {
	return slices.IndexFunc(f.rows[0], func(c csvCell) bool { return trim(c.text) == name })
}

func trim(text string) string { return strings.Trim(text, source.CellSpace) }

// header returns the name of a column.
func (f *csvFile) header(column int) string { return trim(f.rows[0][column].text) }

func (f *csvFile) Translation(p Place, lang string) (string, bool) {
	row, column, ok := f.find(p)
	if !ok {
		return "", false
	}
	name := f.langs.Beside(f.header(column), lang)
	if name == "" {
		return f.within(row, column).Translation(p, lang)
	}
	if column = f.column(name); column < 0 {
		return f.addedAt(name, row)
	}
	if text, ok := f.changed[[2]int{row, column}]; ok {
		return text, true
	}
	if column >= len(f.rows[row]) {
		return "", true
	}
	return trim(f.rows[row][column].text), true
}

// addedAt returns a cell of a new column.
func (f *csvFile) addedAt(name string, row int) (string, bool) {
	for _, all := range f.added {
		for _, a := range all {
			if a.name == name {
				return a.cells[row], true
			}
		}
	}
	return "", false
}

// within returns the YAML in a cell.
func (f *csvFile) within(row, column int) *yamlFile {
	text, ok := f.changed[[2]int{row, column}]
	if !ok {
		text = trim(f.rows[row][column].text)
	}
	y := openYAML([]byte(text), f.langs)
	y.cell = true
	return y
}

func (f *csvFile) Translate(p Place, lang, text string) error {
	row, column, ok := f.find(p)
	if !ok {
		return &Problem{"the text was not found in the file", "load the game again: the file has changed"}
	}
	from := f.header(column)
	name := f.langs.Beside(from, lang)
	switch at := f.column(name); {
	case name == "":
		return f.translateWithin(row, column, p, lang, text)
	case at >= 0:
		f.changed[[2]int{row, at}] = text
	default:
		f.add(f.lastSibling(from), name, row, text)
	}
	return nil
}

// AddColumn adds the empty column of a language beside that of a source text, and reports
// whether it was missing.
func (f *csvFile) AddColumn(p Place, lang string) bool {
	_, column, ok := f.find(p)
	if !ok {
		return false
	}
	from := f.header(column)
	name := f.langs.Beside(from, lang)
	if name == "" || f.column(name) >= 0 {
		return false
	}
	f.add(f.lastSibling(from), name, 0, name)
	return true
}

func (f *csvFile) Cells() (all []Cell) {
	for column := range len(f.rows[0]) {
		base := f.langs.Beside(f.header(column), f.langs.Source)
		if base == "" {
			continue
		}
		base, _ = strings.CutSuffix(base, "_"+values.ColumnSuffix(f.langs.Source))
		for _, row := range f.rows[1:] {
			if column < len(row) && trim(row[column].text) != "" {
				line, col := f.at.place(row[column].from)
				all = append(all, Cell{line, col, trim(row[0].text), base, trim(row[column].text)})
			}
		}
	}
	return all
}

func (f *csvFile) AppendRows(rows []map[string]string) {
	for _, row := range rows {
		var cells []string
		for column := range f.rows[0] {
			cells = append(cells, f.encode(row[f.header(column)], false))
			for _, a := range f.added[column] {
				cells = append(cells, f.encode(row[a.name], false))
			}
		}
		f.after = append(f.after, strings.Join(cells, string(f.sep))+newline(f.text)...)
	}
}

func (f *csvFile) translateWithin(row, column int, p Place, lang, text string) error {
	y := f.within(row, column)
	if err := y.Translate(p, lang, text); err != nil {
		return err
	}
	changed, err := y.Bytes()
	if err != nil {
		return err
	}
	f.changed[[2]int{row, column}] = string(changed)
	return nil
}

// lastSibling returns the last column that has the same text in some language.
func (f *csvFile) lastSibling(name string) (last int) {
	for _, sibling := range f.langs.siblings(name) {
		last = max(last, f.column(sibling))
	}
	return last
}

// add puts a cell into a new column.
func (f *csvFile) add(after int, name string, row int, text string) {
	all := f.added[after]
	i := slices.IndexFunc(all, func(a addition) bool { return a.name == name })
	if i < 0 {
		i, all = len(all), append(all, addition{name, map[int]string{0: name}})
	}
	all[i].cells[row] = text
	f.added[after] = all
}

func (f *csvFile) Bytes() ([]byte, error) {
	var all []splice
	for i, row := range f.rows {
		for column := range max(len(row), len(f.rows[0])) {
			all = append(all, f.splices(i, column)...)
		}
	}
	text := apply(f.text, all)
	if len(f.after) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, newline(f.text)...)
	}
	return slices.Concat(f.mark, text, f.after), nil
}

// splices returns the changes of a cell and of the new ones after it.
func (f *csvFile) splices(row, column int) (all []splice) {
	cells := f.rows[row]
	end := cells[len(cells)-1].to
	text, changed := f.changed[[2]int{row, column}]
	switch {
	case column < len(cells) && changed && text != trim(cells[column].text):
		end = cells[column].to
		all = append(all, splice{cells[column].from, end, f.encode(text, cells[column].quoted)})
	case column < len(cells):
		end = cells[column].to
	case len(f.added) > 0 || f.reaches(row, column): // the row is too short
		all = append(all, splice{end, end, string(f.sep) + f.encode(text, false)})
	}
	for _, a := range f.added[column] {
		all = append(all, splice{end, end, string(f.sep) + f.encode(a.cells[row], false)})
	}
	return all
}

// reaches reports whether a cell of a row is changed in a column or after it.
func (f *csvFile) reaches(row, column int) bool {
	for ; column < len(f.rows[0]); column++ {
		if _, ok := f.changed[[2]int{row, column}]; ok {
			return true
		}
	}
	return false
}

// encode returns a cell as the file writes it.
func (f *csvFile) encode(text string, quoted bool) string {
	if !quoted && text == strings.TrimSpace(text) && !strings.ContainsAny(text, "\"\r\n"+string(f.sep)) {
		return text
	}
	text = strings.ReplaceAll(text, "\n", newline(f.text))
	return `"` + strings.ReplaceAll(text, `"`, `""`) + `"`
}
