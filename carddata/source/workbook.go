package source

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"punchboard/diag"
)

// workbook is an XLSX file from which one sheet is being read.
type workbook struct {
	file  string // named as in findings
	parts *zip.Reader
	xlsx  *excelize.File
	found *diag.List
	rich  map[place]string // texts that are bold or italic, with marks
}

// xlsxRows returns the rows of a sheet, or of the first sheet if the name is "",
// without blank rows. The slice is reused for the next row.
func (s *Files) xlsxRows(name, sheet string, from diag.Pos) (iter.Seq[[]Cell], bool) {
	name, ok := s.Check(name, from)
	if !ok {
		return nil, false
	}
	data, ok := s.Bytes(name, from)
	if !ok {
		return nil, false
	}
	w, ok := s.openWorkbook(s.Name(name), data)
	if !ok {
		return nil, false
	}
	if sheet, ok = w.sheet(sheet, from); !ok {
		return nil, false
	}
	rows, ok := w.rows(sheet)
	return w.cells(sheet, rows), ok
}

// openWorkbook opens an XLSX file.
func (s *Files) openWorkbook(file string, data []byte) (*workbook, bool) {
	at := diag.Pos{File: file}
	if bytes.HasPrefix(data, []byte{0xD0, 0xCF, 0x11, 0xE0}) {
		s.Found.Errorf(at, CodeWorkbook, "the workbook is password-protected, or in the old .xls format").
			Hintf("save it as .xlsx without a password")
		return nil, false
	}
	parts, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		s.noWorkbook(file, err)
		return nil, false
	}
	if unpacksTooLarge(parts) {
		s.Found.Errorf(at, CodeTooLarge, "the workbook is larger than %d MiB when unpacked", MaxUnzipped>>20).
			Hintf("remove pictures and empty sheets, or save the sheet as CSV UTF-8")
		return nil, false
	}
	if !s.checkLimits(file, parts) {
		return nil, false
	}
	w := &workbook{file: file, parts: parts, found: &s.Found}
	if err := w.parse(data); err != nil {
		s.noWorkbook(file, err)
		return nil, false
	}
	return w, true
}

func (s *Files) noWorkbook(file string, err error) {
	s.Found.Errorf(diag.Pos{File: file}, CodeWorkbook, "the file is not an XLSX workbook: %v", err).
		Hintf("save it as .xlsx, or as CSV UTF-8")
}

// unpacksTooLarge reports whether the parts of an archive are too large together. The
// sizes in the archive can be trusted: a part that exceeds its size causes an error
// when it is read.
func unpacksTooLarge(parts *zip.Reader) bool {
	var size uint64
	for _, part := range parts.File {
		if size += part.UncompressedSize64; size > MaxUnzipped || part.UncompressedSize64 > MaxUnzipped {
			return true
		}
	}
	return false
}

func (w *workbook) parse(data []byte) error {
	return recovering(func() (err error) {
		// With both limits equal, the library keeps large sheets in memory and writes
		// nothing to disk.
		w.xlsx, err = excelize.OpenReader(bytes.NewReader(data), excelize.Options{UnzipSizeLimit: MaxUnzipped, UnzipXMLSizeLimit: MaxUnzipped})
		return err
	})
}

// recovering converts a panic of the workbook library, which some broken files cause,
// to an error.
func recovering(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the file is damaged")
		}
	}()
	return f()
}

// sheet returns the name of a sheet, or of the first sheet if the name is "".
func (w *workbook) sheet(name string, from diag.Pos) (string, bool) {
	sheets := w.xlsx.GetSheetList()
	switch {
	case len(sheets) == 0:
		w.found.Errorf(diag.Pos{File: w.file}, CodeWorkbook, "the workbook has no sheet")
		return "", false
	case name == "":
		return sheets[0], true
	case !slices.Contains(sheets, name):
		w.found.Errorf(from, CodeSheet, "the workbook %s has no sheet %s", w.file, Quote(name)).Hintf("%s", diag.DidYouMean(name, sheets))
		return "", false
	}
	return name, true
}

// sheetRow is a row that is not blank, with its number from 0.
type sheetRow struct {
	y     int
	cells []string
}

// rows reads the cells of a sheet as the spreadsheet shows them: numbers and dates in
// their formats, formulas by their results. It streams them, because all other
// functions of the library fill the gaps between cells, which can be enormous in a
// sparse sheet.
func (w *workbook) rows(sheet string) (rows []sheetRow, ok bool) {
	err := recovering(func() error {
		r, err := w.xlsx.Rows(sheet)
		if err != nil {
			return err
		}
		for y, cells, size := 0, 0, 0; r.Next() && len(rows) <= MaxRows && cells <= MaxCells && size <= MaxFile; y++ {
			row, err := r.Columns()
			if err != nil {
				return err
			}
			if y >= excelize.TotalRows { // the library would accept any row number in the file
				return errors.New("a row has an invalid number")
			}
			if size += sizeOf(row); size > MaxFile {
				return fmt.Errorf("its texts have more than %d MiB", MaxFile>>20)
			}
			if cells += len(row); len(row) > 0 {
				rows = append(rows, sheetRow{y, slices.Clone(row[:min(len(row), MaxColumns)])})
			}
		}
		return r.Error()
	})
	switch {
	case err != nil:
		w.found.Errorf(diag.Pos{File: w.file}, CodeWorkbook, "the sheet %s cannot be read: %v", Quote(sheet), err)
	case len(rows) == 0:
		w.found.Errorf(diag.Pos{File: w.file}, CodeNoCards, "the sheet %s is empty", Quote(sheet)).
			Hintf("name the columns in the first row, and write each card in a row below")
	default:
		w.annotate(sheet, rows)
		w.fillMerged(sheet, rows)
	}
	return rows, err == nil && len(rows) > 0
}

// sizeOf returns the bytes of the texts of a row.
func sizeOf(row []string) (size int) {
	for _, text := range row {
		size += len(text)
	}
	return size
}

// cells returns the rows of a sheet with their positions.
func (w *workbook) cells(sheet string, rows []sheetRow) iter.Seq[[]Cell] {
	return func(yield func([]Cell) bool) {
		var cells []Cell
		for _, row := range rows {
			cells = cells[:0]
			for x, text := range row.cells {
				cells = append(cells, w.cell(sheet, x, row.y, text))
			}
			if !AllEmpty(cells) && !yield(cells) {
				return
			}
		}
	}
}

// cell returns one cell. A formula with an error value is reported, because the value
// would be printed.
func (w *workbook) cell(sheet string, x, y int, text string) Cell {
	c := Cell{Text: text, rich: strings.Trim(w.rich[place{x, y}], CellSpace), Pos: diag.Pos{File: w.file, Cell: cellName(sheet, x, y)}}.trimmed()
	if r, at := controlIn(c.Text); at >= 0 {
		w.found.Errorf(c.Pos, CodeControl, "%s is not allowed in a text", ControlName(r)).Hintf("remove it from the cell")
		c.Text, c.rich = withoutControl(c.Text), ""
	}
	if slices.Contains(formulaErrors, c.Text) {
		w.found.Errorf(c.Pos, CodeCell, "the formula in the cell returns %s", c.Text).Hintf("fix the formula in the workbook")
	}
	return c
}

// formulaErrors are the error values that spreadsheets show for formulas.
var formulaErrors = []string{"#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!"}
