package carddata

import (
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"
)

// marksOf are rows in which the fourth column of the base, `copies`, is left out.
var marksRows = [][]any{
	{"id", "name_en", "name_fr", "copies", "strength", "effects"},
	{"one", "One Tank", "Un char", 1, 2},
	{"two", "Two Tanks", "Deux chars", 1, 2},
	{"three", "Three Tanks", "Trois chars", 1, 2},
}

// TestWorkbookRichText checks that bold and italic texts become rich text, in whole cells and
// in parts of them, and that what is only highlighted does not.
func TestWorkbookRichText(t *testing.T) {
	style := func(x *excelize.File, bold, italic bool) int {
		id, err := x.NewStyle(&excelize.Style{Font: &excelize.Font{Bold: bold, Italic: italic}})
		check(t, err)
		return id
	}
	runs := func(parts ...excelize.RichTextRun) []excelize.RichTextRun { return parts }
	bold, italic := &excelize.Font{Bold: true}, &excelize.Font{Italic: true}
	for _, c := range []struct {
		name string
		edit func(x *excelize.File)
		want string // the English names
	}{
		{"nothing", func(*excelize.File) {}, "One Tank|Two Tanks|Three Tanks"},
		{"a bold cell", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "B3", "B3", style(x, true, false))) }, "One Tank|**Two Tanks**|Three Tanks"},
		{"an italic cell", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "B3", "B3", style(x, false, true))) }, "One Tank|*Two Tanks*|Three Tanks"},
		{"both", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "B3", "B3", style(x, true, true))) }, "One Tank|***Two Tanks***|Three Tanks"},
		{"a bold column", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "B1", "B4", style(x, true, false))) }, "One Tank|Two Tanks|Three Tanks"},
		{"a bold row", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "A3", "F3", style(x, true, false))) }, "One Tank|Two Tanks|Three Tanks"},
		{"a bold header", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "A1", "F1", style(x, true, false))) }, "One Tank|Two Tanks|Three Tanks"},
		{"a bold id", func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "A3", "A3", style(x, true, false))) }, "One Tank|Two Tanks|Three Tanks"},
		{"a part", func(x *excelize.File) {
			check(t, x.SetCellRichText("Cards", "B3", runs(excelize.RichTextRun{Text: "Two"}, excelize.RichTextRun{Text: " Tanks ", Font: bold}, excelize.RichTextRun{Text: "more"})))
		}, "One Tank|Two **Tanks** more|Three Tanks"},
		{"several parts", func(x *excelize.File) {
			check(t, x.SetCellRichText("Cards", "B3", runs(excelize.RichTextRun{Text: "Two", Font: italic}, excelize.RichTextRun{Text: " Tan", Font: bold}, excelize.RichTextRun{Text: "ks", Font: bold})))
		}, "One Tank|*Two* **Tanks**|Three Tanks"},
		{"lines", func(x *excelize.File) {
			check(t, x.SetCellRichText("Cards", "B3", runs(excelize.RichTextRun{Text: "Two\nTanks", Font: bold}, excelize.RichTextRun{Text: "\nmore"})))
		}, "One Tank|**Two**\n**Tanks**\nmore|Three Tanks"},
		{"runs without a format", func(x *excelize.File) {
			check(t, x.SetCellRichText("Cards", "B3", runs(excelize.RichTextRun{Text: "Two"}, excelize.RichTextRun{Text: " Tanks"})))
		}, "One Tank|Two Tanks|Three Tanks"},
	} {
		g, found := loadWorkbook(t, "cards.xlsx", sheetOf(t, marksRows, c.edit))
		var names []string
		for _, card := range g.Decks[0].Cards {
			name, _ := card.Fields["name"].In("en").(string)
			names = append(names, name)
		}
		if got := strings.Join(names, "|"); got != c.want || found != "" {
			t.Errorf("%s: %q, want %q\n%s", c.name, got, c.want, found)
		}
	}
	g, _ := loadWorkbook(t, "cards.xlsx", sheetOf(t, marksRows, func(x *excelize.File) { check(t, x.SetCellStyle("Cards", "A3", "A3", style(x, true, false))) }))
	if id := g.Decks[0].Cards[1].ID; id != "two" {
		t.Errorf("the id is %q", id)
	}
}

// TestBrokenWorkbookCells checks what people do in workbooks and what would be printed wrong.
func TestBrokenWorkbookCells(t *testing.T) {
	const (
		noValue = "the value of the formula is not stored in the workbook [PB-141]\n\thint: open the workbook in a spreadsheet and save it, or replace the formula with its value\n"
		hint    = "\thint: if you did not mean a date, format the cell as text and type it again; otherwise write the date as text\n"
	)
	format := func(x *excelize.File, cell string, custom string, number int) {
		style := &excelize.Style{NumFmt: number}
		if custom != "" {
			style = &excelize.Style{CustomNumFmt: &custom}
		}
		id, err := x.NewStyle(style)
		check(t, err, x.SetCellStyle("Cards", cell, cell, id))
	}
	for _, c := range []struct {
		name string
		edit func(x *excelize.File)
		want string
	}{
		{"a formula without a value", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "E3", nil), x.SetCellFormula("Cards", "E3", "1+1"))
		}, "game/cards.xlsx:Cards!E3: " + noValue},
		{"formulas without values", func(x *excelize.File) {
			for _, cell := range []string{"E3", "E2"} {
				check(t, x.SetCellValue("Cards", cell, nil), x.SetCellFormula("Cards", cell, "1+1"))
			}
		}, "game/cards.xlsx:Cards!E2: " + noValue + "game/cards.xlsx:Cards!E3: " + noValue},
		{"a formula with a value", func(x *excelize.File) { check(t, x.SetCellFormula("Cards", "E3", "1+1")) }, ""},
		{"a formula beside the table", func(x *excelize.File) { check(t, x.SetCellFormula("Cards", "H3", "1+1")) }, ""},
		{"a date", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "B3", time.Date(2024, 2, 1, 0, 0, 0, 0, time.UTC)))
		},
			"game/cards.xlsx:Cards!B3: warning: the cell holds a date, which is printed as \"Feb-24\" [PB-142]\n" + hint},
		{"a date in a format of its own", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "B3", 45323))
			format(x, "B3", "d. mmm", 0)
		}, "game/cards.xlsx:Cards!B3: warning: the cell holds a date, which is printed as \"1. Feb\" [PB-142]\n" + hint},
		{"a number with a word", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "B3", 45))
			format(x, "B3", `0 "days"`, 0)
		}, ""},
		{"a red number", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "B3", 45))
			format(x, "B3", `[Red]General`, 0)
		}, ""},
		{"a text that looks like a date", func(x *excelize.File) { check(t, x.SetCellValue("Cards", "B3", "1/2/24")) }, ""},
		{"merged cells", func(x *excelize.File) { check(t, x.MergeCell("Cards", "B2", "B3")) },
			"game/cards.xlsx:Cards!B2: note: each of the merged cells \"B2:B3\" gets the text of the first [PB-143]\n\thint: unmerge them if only one card should have it\n"},
		{"merged empty cells", func(x *excelize.File) { check(t, x.MergeCell("Cards", "F2", "F3")) }, ""},
		{"a merged title beside the table", func(x *excelize.File) {
			check(t, x.SetCellValue("Cards", "H2", "Notes"), x.MergeCell("Cards", "H2", "I3"))
		}, "game/cards.xlsx:Cards!G2: the row has 8 cells; the header has 6 [PB-125]\n\thint: name the column in the first row, or clear the cell\n"},
	} {
		_, found := loadWorkbook(t, "cards.xlsx", sheetOf(t, marksRows, c.edit))
		if found != c.want {
			t.Errorf("%s: found\n%swant\n%s", c.name, found, c.want)
		}
	}
}
