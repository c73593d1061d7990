package carddata

import (
	"archive/zip"
	"bytes"
	"fmt"
	"iter"
	"slices"

	"github.com/xuri/excelize/v2"

	"punchboard/diag"
)

// maxUnzipped is the most that a workbook may unpack to. A few kilobytes of ZIP
// can stand for gigabytes of zeros.
const maxUnzipped = 64 << 20

// workbook is an XLSX file while one sheet of it is read.
type workbook struct {
	file  string // as findings name it
	xlsx  *excelize.File
	found *diag.List
}

// xlsxRows gives the rows of a sheet, the first one when the name is "". Blank
// rows are left out. The slice is used again for the next row.
func (l *loader) xlsxRows(name, sheet string, from diag.Pos) (iter.Seq[[]cell], bool) {
	name, ok := l.check(name, from)
	if !ok {
		return nil, false
	}
	data, ok := l.bytes(name, from)
	if !ok {
		return nil, false
	}
	w, ok := l.openWorkbook(l.named(name), data)
	if !ok {
		return nil, false
	}
	if sheet, ok = w.sheet(sheet, from); !ok {
		return nil, false
	}
	rows, ok := w.rows(sheet)
	return w.cells(sheet, rows), ok
}

// openWorkbook unpacks an XLSX file.
func (l *loader) openWorkbook(file string, data []byte) (*workbook, bool) {
	at := diag.Pos{File: file}
	switch size, err := unzippedSize(data); {
	case bytes.HasPrefix(data, []byte{0xD0, 0xCF, 0x11, 0xE0}):
		l.found.Errorf(at, CodeWorkbook, "the workbook is protected by a password, or of the old .xls kind").
			Hintf("save it as .xlsx without a password")
	case err != nil:
		l.found.Errorf(at, CodeWorkbook, "the file is not an XLSX workbook: %v", err).Hintf("save it as .xlsx, or as CSV UTF-8")
	case size > maxUnzipped:
		l.found.Errorf(at, CodeTooLarge, "the workbook unpacks to more than %d MiB", maxUnzipped>>20).
			Hintf("remove pictures and empty sheets, or save the sheet as CSV UTF-8")
	default:
		return l.parseWorkbook(file, data)
	}
	return nil, false
}

// unzippedSize adds up what the parts of a ZIP archive unpack to. The archive
// cannot lie: a part that goes on beyond its size is an error when it is read.
func unzippedSize(data []byte) (size uint64, err error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return 0, err
	}
	for _, part := range z.File {
		if size += part.UncompressedSize64; size > maxUnzipped || part.UncompressedSize64 > maxUnzipped {
			return maxUnzipped + 1, nil
		}
	}
	return size, nil
}

func (l *loader) parseWorkbook(file string, data []byte) (w *workbook, ok bool) {
	w = &workbook{file: file, found: &l.found}
	err := guarded(func() (err error) {
		// Equal limits keep large sheets in memory: nothing is written to disk.
		w.xlsx, err = excelize.OpenReader(bytes.NewReader(data), excelize.Options{UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped})
		return err
	})
	if err != nil {
		l.found.Errorf(diag.Pos{File: file}, CodeWorkbook, "the file is not an XLSX workbook: %v", err)
		return nil, false
	}
	return w, true
}

// guarded turns a panic of the workbook library, of which broken files cause
// some, into an error.
func guarded(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the file is broken")
		}
	}()
	return f()
}

// sheet finds a sheet by name; the first one when the name is "".
func (w *workbook) sheet(name string, from diag.Pos) (string, bool) {
	sheets := w.xlsx.GetSheetList()
	switch {
	case len(sheets) == 0:
		w.found.Errorf(diag.Pos{File: w.file}, CodeWorkbook, "the workbook has no sheet")
		return "", false
	case name == "":
		return sheets[0], true
	case !slices.Contains(sheets, name):
		w.found.Errorf(from, CodeSheet, "the workbook %s has no sheet %s", w.file, quoted(name)).Hintf("%s", diag.DidYouMean(name, sheets))
		return "", false
	}
	return name, true
}

// rows reads the cells of a sheet as the spreadsheet shows them: numbers and
// dates in their formats, formulas by their results.
func (w *workbook) rows(sheet string) (table [][]string, ok bool) {
	err := guarded(func() error {
		rows, err := w.xlsx.Rows(sheet)
		if err != nil {
			return err
		}
		for rows.Next() && len(table) <= maxRows {
			row, err := rows.Columns()
			if err != nil {
				return err
			}
			table = append(table, slices.Clone(row[:min(len(row), maxColumns)]))
		}
		return w.merge(sheet, table)
	})
	if err != nil {
		w.found.Errorf(diag.Pos{File: w.file}, CodeWorkbook, "the sheet %s cannot be read: %v", quoted(sheet), err)
	}
	return table, err == nil
}

// merge repeats the text of merged cells in each of them, as one reads them on
// the screen; the file has it in the first only.
func (w *workbook) merge(sheet string, table [][]string) error {
	merged, err := w.xlsx.GetMergeCells(sheet)
	if err != nil {
		return err
	}
	for _, m := range merged {
		left, top, err := excelize.CellNameToCoordinates(m.GetStartAxis())
		if err != nil {
			return err
		}
		right, bottom, err := excelize.CellNameToCoordinates(m.GetEndAxis())
		if err != nil {
			return err
		}
		fill(table, left-1, top-1, right, bottom)
	}
	return nil
}

// fill repeats the upper left text of a block of cells, as far as the sheet's
// first row has columns.
func fill(table [][]string, left, top, right, bottom int) {
	if top >= len(table) || left >= len(table[top]) {
		return
	}
	text := table[top][left]
	right = min(right, len(table[0]))
	for y := top; y < min(bottom, len(table)); y++ {
		for len(table[y]) < right {
			table[y] = append(table[y], "")
		}
		for x := left; x < right; x++ {
			table[y][x] = text
		}
	}
}

// cells gives the rows of a sheet with their places.
func (w *workbook) cells(sheet string, table [][]string) iter.Seq[[]cell] {
	return func(yield func([]cell) bool) {
		var cells []cell
		for y, row := range table {
			cells = cells[:0]
			for x, text := range row {
				cells = append(cells, w.cell(sheet, x, y, text))
			}
			if !allEmpty(cells) && !yield(cells) {
				return
			}
		}
	}
}

// cell gives one cell. A formula that failed is a finding: its text would be
// printed.
func (w *workbook) cell(sheet string, x, y int, text string) cell {
	column, err := excelize.ColumnNumberToName(x + 1)
	if err != nil {
		panic("carddata: " + err.Error())
	}
	c := cell{text: text, pos: diag.Pos{File: w.file, Cell: fmt.Sprintf("%s!%s%d", sheet, column, y+1)}}.trimmed()
	if slices.Contains(formulaErrors, c.text) {
		w.found.Errorf(c.pos, CodeCell, "the formula of the cell gives %s", c.text).Hintf("mend the formula in the workbook")
	}
	return c
}

// formulaErrors are what spreadsheets show for a formula that failed.
var formulaErrors = []string{"#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!"}
