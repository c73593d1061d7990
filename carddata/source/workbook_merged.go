package source

import (
	"bytes"
	"encoding/xml"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"punchboard/diag"
)

// fillMerged repeats the text of merged cells in each of them, as a reader sees them on
// the screen; the file has it only in the first.
func (w *workbook) fillMerged(sheet string, rows []sheetRow) {
	left := MaxCells // that may still be filled
	for _, ref := range w.mergedCells(sheet) {
		from, to, _ := strings.Cut(ref, ":")
		x, y, errFrom := excelize.CellNameToCoordinates(from)
		right, bottom, errTo := excelize.CellNameToCoordinates(to)
		if errFrom != nil || errTo != nil {
			continue
		}
		if firstOf(rows, x-1, y-1) && y-1 > rows[0].y && x <= len(rows[0].cells) {
			w.reportMerged(diag.Pos{File: w.file, Cell: cellName(sheet, x-1, y-1)}, ref)
		}
		if left -= fill(rows, x-1, y-1, right, bottom); left < 0 {
			w.found.Errorf(diag.Pos{File: w.file}, CodeTooMany, "the merged cells of the sheet %s cover more than 500,000 cells", Quote(sheet)).
				Hintf("unmerge the cells")
			return
		}
	}
}

// firstOf reports whether the upper left cell of a block has a text.
func firstOf(rows []sheetRow, x, y int) bool {
	at, ok := slices.BinarySearchFunc(rows, y, func(r sheetRow, y int) int { return r.y - y })
	return ok && textAt(rows[at].cells, x) != ""
}

// fill repeats the upper left text of a block of cells, limited to the columns of the
// sheet's first row. It returns the number of cells that it went through.
func fill(rows []sheetRow, left, top, right, bottom int) (n int) {
	first, ok := slices.BinarySearchFunc(rows, top, func(r sheetRow, y int) int { return r.y - y })
	if !ok || left >= len(rows[first].cells) {
		return 1
	}
	text := rows[first].cells[left]
	right = min(right, len(rows[0].cells))
	for i := first; i < len(rows) && rows[i].y < bottom; i++ {
		for len(rows[i].cells) < right {
			rows[i].cells = append(rows[i].cells, "")
		}
		for x := left; x < right; x++ {
			rows[i].cells[x] = text
		}
		n += max(1, right-left)
	}
	return n
}

// mergedCells returns the blocks of merged cells of a sheet, such as "C2:C4". It reads
// the XML part itself, because the library would load the whole sheet.
func (w *workbook) mergedCells(sheet string) []string {
	part, err := fs.ReadFile(w.parts, w.sheetPart(sheet))
	if err != nil {
		return nil
	}
	from := max(bytes.LastIndex(part, []byte("<mergeCells")), 0)
	var merged struct {
		Cells []struct {
			Ref string `xml:"ref,attr"`
		} `xml:"mergeCell"`
	}
	if from == 0 || xml.NewDecoder(bytes.NewReader(part[from:])).Decode(&merged) != nil {
		return nil
	}
	refs := make([]string, len(merged.Cells))
	for i, c := range merged.Cells {
		refs[i] = c.Ref
	}
	return refs
}

// sheetPart returns the name of the part that holds a sheet, or "" if the workbook has
// an unusual structure.
func (w *workbook) sheetPart(sheet string) string {
	var book struct {
		Sheets []struct {
			Name string `xml:"name,attr"`
			ID   string `xml:"http://schemas.openxmlformats.org/officeDocument/2006/relationships id,attr"`
		} `xml:"sheets>sheet"`
	}
	var rels struct {
		All []struct {
			ID     string `xml:"Id,attr"`
			Target string `xml:"Target,attr"`
		} `xml:"Relationship"`
	}
	w.unmarshal("xl/workbook.xml", &book)
	w.unmarshal("xl/_rels/workbook.xml.rels", &rels)
	for _, s := range book.Sheets {
		for _, r := range rels.All {
			if s.Name == sheet && s.ID == r.ID {
				return strings.TrimPrefix(path.Join("/xl", r.Target), "/")
			}
		}
	}
	return ""
}

// unmarshal reads a part. If it is missing or broken, into is not changed.
func (w *workbook) unmarshal(part string, into any) {
	if data, err := fs.ReadFile(w.parts, part); err == nil {
		_ = xml.Unmarshal(data, into)
	}
}
