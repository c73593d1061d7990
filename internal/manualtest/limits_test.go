package manualtest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/source"
	tabledata "punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/fonts"
	"punchboard/icons"
	"punchboard/layout/face"
	"punchboard/layout/picture"
	"punchboard/proofread"
	"punchboard/translate/po"
	"punchboard/translate/xliff"
)

// mib, kib and mb write sizes as the manual does.
func mib(n int) string { return strconv.Itoa(n>>20) + " MiB" }
func kib(n int) string { return strconv.Itoa(n>>10) + " KiB" }
func mb(n int) string  { return grouped(n/1_000_000) + " MB" }

// grouped writes a number with commas: 2,000,000.
func grouped(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", grouped(n/1000), n%1000)
}

// limits are the limits in the code, under their names in the manual.
var limits = map[string]string{
	"size of a file": mib(source.MaxFile),
	"size of all files of a game that are read":                      mib(source.MaxFiles),
	"size of a YAML file":                                            mib(source.MaxYAML),
	"lines of a text file":                                           grouped(source.MaxLines),
	"bytes of a text file that are not UTF-8, or control characters": grouped(source.MaxBad),
	"rows that are not valid CSV, before reading stops":              grouped(source.MaxBadRows),
	"size of a workbook, unpacked":                                   mib(source.MaxUnzipped),
	"tags and attributes in the sheets of a workbook":                grouped(source.MaxSheetMarks),
	"tags and attributes in the other parts of a workbook":           grouped(source.MaxMarks),
	"size of one text in a workbook, with its formatting":            kib(source.MaxSharedText),
	"cells in a row of a workbook":                                   grouped(source.MaxWorkbookRow),
	"size of a file of translations (PO, XLIFF)":                     mib(max(po.MaxSize, xliff.MaxSize)),

	"rows of all decks, lists, tables and labels":                     grouped(source.MaxRows),
	"cells of these rows":                                             grouped(source.MaxCells),
	"cells that merged cells of a workbook cover":                     grouped(source.MaxCells),
	"columns of a table of cards":                                     grouped(source.MaxColumns),
	"copies of a card":                                                grouped(carddata.MaxCopies),
	"pieces to print":                                                 grouped(carddata.MaxPieces),
	"rows of a reference table":                                       grouped(tabledata.MaxTableRows),
	"columns of a reference table":                                    grouped(tabledata.MaxTableColumns),
	"cells of all reference tables":                                   grouped(tabledata.MaxCells),
	"cells of reference tables, counted on each card that shows them": grouped(face.MaxTextCells),
	"different landscapes (`scene`) in a language":                    grouped(face.MaxLandscapes),
	"squares of plans on which single things are drawn in a language, counted on each card": grouped(face.MaxPlanThings),

	"size of a text":              grouped(values.MaxText) + " bytes",
	"characters of an expression": grouped(expr.MaxExpr),
	"characters of all texts in a language, counted on each card and each time they are measured": grouped(face.MaxLetters),
	"keywords":                          grouped(facedata.MaxKeywords),
	"terms of the glossary":             grouped(carddata.MaxTerms),
	"size of all terms of the glossary": grouped(carddata.MaxTermLetters) + " bytes",
	"forms in a cell of the glossary":   grouped(carddata.MaxTermForms),
	"words of a term":                   grouped(carddata.MaxTermWords),
	"size of all texts that are proofread, in all languages":                    grouped(proofread.MaxLetters) + " bytes",
	"bytes of text in which wordings of effects are looked for":                 grouped(proofread.MaxSearched),
	"values that `better` compares with those of other rows, in a deck or list": grouped(proofread.MaxCompared),
	"size of all keywords": grouped(facedata.MaxKeywordLetters) + " bytes",
	"parts that a card shows, counted each time they are measured": grouped(face.MaxShown),
	"parts that all repeats (`each`) add in a language":            grouped(face.MaxRepeated),

	"pixels of a picture":                                        grouped(picture.MaxPixels),
	"pixels of a tinted picture":                                 grouped(picture.MaxTinted),
	"memory for the pixels of a picture":                         mb(picture.MaxDecoded),
	"memory for the pixels of all pictures, one after the other": mb(picture.MaxAll),
	"size of an SVG file":                                        mib(icons.MaxSVGBytes),
	"elements of an SVG file":                                    grouped(icons.MaxSVGElements),
	"points of an SVG file":                                      grouped(icons.MaxSVGPoints),
	"points of all SVG files":                                    grouped(picture.MaxPoints),

	"points of a glyph":                 grouped(fonts.MaxGlyphPoints),
	"outlines that a glyph consists of": grouped(fonts.MaxGlyphParts),
}

// TestLimits compares the page of limits with the code: no limit is missing, and none
// differs.
func TestLimits(t *testing.T) {
	promised := map[string]string{}
	for line := range strings.Lines(readText(t, "limits.md")) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		if len(cells) != 2 || !strings.HasPrefix(line, "| ") || cells[0] == "| what" {
			continue
		}
		name := strings.TrimPrefix(cells[0], "| ")
		if _, twice := promised[name]; twice {
			t.Errorf("%q is there twice", name)
		}
		promised[name] = strings.TrimSuffix(cells[1], " |")
	}
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		if promised[name] != limits[name] {
			t.Errorf("%s: the page says %q, the code %s", name, promised[name], limits[name])
		}
	}
	for _, name := range slices.Sorted(maps.Keys(promised)) {
		if limits[name] == "" {
			t.Errorf("the page promises a limit that this test does not know: %s", name)
		}
	}
}
