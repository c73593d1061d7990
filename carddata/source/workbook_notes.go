package source

import (
	"fmt"

	"github.com/xuri/excelize/v2"

	"punchboard/diag"
)

// annotate reports what people do in a workbook and what a game would print wrong: formulas
// without a value, dates, merged cells. It notes the bold and italic texts.
func (w *workbook) annotate(sheet string, rows []sheetRow) {
	wide, first := len(rows[0].cells), rows[0].y
	byRow := make(map[int][]string, len(rows))
	for _, row := range rows {
		byRow[row.y] = row.cells
	}
	var marks []cellMarks
	for _, c := range w.sheetMarks(sheet) {
		if c.x >= wide { // beside the table, or beside the last column that a sheet can have
			continue
		}
		at := diag.Pos{File: w.file, Cell: cellName(sheet, c.x, c.y)}
		switch {
		case c.noValue:
			w.reportNoValue(at)
		case c.y == first: // the header is usually bold
		default:
			if c.date {
				w.reportDate(at, textAt(byRow[c.y], c.x))
			}
			marks = append(marks, c)
		}
	}
	w.rich = richTexts(marks, rows[1:], byRow)
}

// cellName returns the place of a cell as in findings: "Sheet1!C7".
func cellName(sheet string, x, y int) string {
	column, err := excelize.ColumnNumberToName(x + 1)
	if err != nil {
		panic("carddata: " + err.Error())
	}
	return fmt.Sprintf("%s!%s%d", sheet, column, y+1)
}

func (w *workbook) reportNoValue(at diag.Pos) {
	f := w.found.Errorf(at, CodeNoValue, "the value of the formula is not stored in the workbook")
	f.Hintf("open the workbook in a spreadsheet and save it, or replace the formula with its value")
	f.Cause = diag.Cause{Key: "formulas " + at.File, Message: "the values of formulas are not stored in the workbook in", Hint: f.Hint}
}

func (w *workbook) reportDate(at diag.Pos, text string) {
	f := w.found.Warnf(at, CodeDate, "the cell holds a date, which is printed as %s", Quote(text))
	f.Hintf("if you did not mean a date, format the cell as text and type it again; otherwise write the date as text")
	f.Cause = diag.Cause{Key: "dates " + at.File, Message: "cells hold dates in", Hint: f.Hint}
}

// reportMerged notes that merged cells, such as "C2:C4", all get one text.
func (w *workbook) reportMerged(at diag.Pos, ref string) {
	f := w.found.Notef(at, CodeMerged, "each of the merged cells %s gets the text of the first", Quote(ref))
	f.Hintf("unmerge them if only one card should have it")
	f.Cause = diag.Cause{Key: "merged " + at.File, Message: "each of several merged cells gets the text of the first in", Hint: f.Hint}
}

// textAt returns the text of a cell of a row, or "".
func textAt(cells []string, x int) string {
	if x < len(cells) {
		return cells[x]
	}
	return ""
}

// place is a cell by its column and row, from 0.
type place struct{ x, y int }

// richTexts returns the texts of a sheet that are bold or italic, with the marks of rich text.
// A whole column, or a row whose first cell is too, is only highlighted for those who edit
// the workbook.
func richTexts(marks []cellMarks, rows []sheetRow, byRow map[int][]string) map[place]string {
	filled, set, first := map[int]int{}, map[int]int{}, map[int]format{}
	for _, row := range rows {
		for x, text := range row.cells {
			if text != "" {
				filled[x]++
			}
		}
	}
	for _, c := range marks {
		if !c.format.plain() {
			set[c.x]++
		}
		if c.x == 0 {
			first[c.y] = c.format
		}
	}
	texts := map[place]string{}
	for _, c := range marks {
		switch {
		case c.rich != "":
			texts[place{c.x, c.y}] = c.rich
		case !c.format.plain() && set[c.x] < filled[c.x] && first[c.y] != c.format:
			texts[place{c.x, c.y}] = c.format.around(textAt(byRow[c.y], c.x))
		}
	}
	return texts
}
