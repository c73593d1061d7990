package pdfcheck

import (
	"slices"
	"strings"
	"testing"

	"github.com/klippa-app/go-pdfium/enums"
	"github.com/klippa-app/go-pdfium/requests"

	tabledata "punchboard/carddata/table"
	"punchboard/pipeline"
)

// TestTablesCanBeHeard checks the tables of player aids: each table of the game's data is
// a table with as many rows, and as many cells in each of them, and with the texts of the
// data. Everything on the pages is part of an element or skipped.
func TestTablesCanBeHeard(t *testing.T) {
	for _, c := range []struct {
		slug, deck string
		tables     []string // all that are on both sides, in the order of the pages
	}{
		{"three-fronts", "aid", []string{"phases", "recon-roll", "markers-rule", "suppression-roll", "fire-roll", "rally-roll", "armor-roll", "fronts", "victory", "traits"}},
		{"percee", "player-aid", []string{"chances", "round", "activation", "support", "victory", "combat", "modifiers", "range", "moving"}},
	} {
		files, err := shippedBy(c.slug, pipeline.Request{Decks: []string{c.deck}})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range files {
			t.Run(c.slug+"/"+s.lang, func(t *testing.T) { s.hearTables(t, c.tables) })
		}
	}
}

// hearTables checks that the file begins with some tables.
func (s *shipped) hearTables(t *testing.T, names []string) {
	Validate(t, s.data)
	f := Open(t, s.data)
	var heard [][][]string
	for page := range f.Pages() {
		tree, letters := f.Structure(page), f.lettersOf(page)
		ids := figuresOf(tree, nil)
		for _, c := range f.Contents(page) {
			checkMarked(t, page, c, ids)
		}
		for _, table := range elementsOf(tree, "Table") {
			heard = append(heard, cellsOf(t, table, letters))
		}
	}
	if len(heard) < len(names) {
		t.Fatalf("%d tables, want at least %d", len(heard), len(names))
	}
	for i, name := range names {
		all, err := s.game.Table(name, s.deck.Pos)
		if err != nil {
			t.Fatal(err)
		}
		compareTable(t, s.lang, shownOf(all[0]), heard[i])
	}
}

// shownOf returns a table without the column that only colors its cells.
func shownOf(all *tabledata.Table) *tabledata.Table {
	i := slices.IndexFunc(all.Columns, func(c tabledata.Column) bool { return c.ID == "tint" })
	if i < 0 {
		return all
	}
	shown := *all
	shown.Columns = slices.Delete(slices.Clone(all.Columns), i, i+1)
	shown.Rows = slices.Clone(all.Rows)
	for r := range shown.Rows {
		shown.Rows[r].Cells = slices.Delete(slices.Clone(all.Rows[r].Cells), i, i+1)
	}
	return &shown
}

// compareTable compares a table without joined cells with the texts of the cells that are
// heard.
func compareTable(t *testing.T, lang string, want *tabledata.Table, got [][]string) {
	t.Helper()
	headed := false
	for i := range want.Columns {
		headed = headed || want.Columns[i].Head.In(lang) != ""
	}
	if headed {
		if len(got) == 0 {
			t.Fatalf("%s: no rows", want.ID)
		}
		for i := range want.Columns {
			checkCell(t, want.ID, "TH", want.Columns[i].Head.In(lang), got[0][i])
		}
		got = got[1:]
	}
	if len(got) != len(want.Rows) {
		t.Fatalf("%s: %d rows, want %d: %q", want.ID, len(got), len(want.Rows), got)
	}
	for i := range want.Rows {
		if len(got[i]) != len(want.Columns) {
			t.Fatalf("%s: row %d has %d cells, want %d: %q", want.ID, i, len(got[i]), len(want.Columns), got[i])
		}
		for j := range want.Columns {
			kind := "TD"
			if want.Columns[j].Header {
				kind = "TH"
			}
			checkCell(t, want.ID, kind, want.Rows[i].Cells[j].In(want.Columns[j].Kind, lang), got[i][j])
		}
	}
}

// checkCell checks the kind and the text of a cell. Texts with icons or other marks of rich
// text are compared by their letters outside of these.
func checkCell(t *testing.T, table, kind, want, got string) {
	t.Helper()
	gotKind, text, _ := strings.Cut(got, " ")
	if want != "" && gotKind != kind || want == "" && text != "" {
		t.Errorf("%s: %s %q, want %s %q", table, gotKind, text, kind, want)
	}
	for word := range strings.FieldsSeq(want) {
		if strings.ContainsAny(word, "{}*_[]") {
			continue
		}
		if !strings.Contains(plain(text), plain(word)) {
			t.Errorf("%s: no %q in %q", table, word, text)
		}
	}
}

// elementsOf returns the elements of a kind, in the order of the tree.
func elementsOf(tree []Element, kind string) (all []Element) {
	for _, e := range tree {
		if e.Kind == kind {
			all = append(all, e)
		}
		all = append(all, elementsOf(e.Kids, kind)...)
	}
	return all
}

// cellsOf returns the kinds and texts of a table's cells.
func cellsOf(t *testing.T, table Element, letters map[int]string) (rows [][]string) {
	t.Helper()
	for _, row := range table.Kids {
		if row.Kind == "Caption" {
			continue
		}
		if row.Kind != "TR" {
			t.Errorf("a table has a %s", row.Kind)
		}
		var cells []string
		for _, cell := range row.Kids {
			text := cell.Text
			for _, id := range cell.Marked {
				if cell.Text == "" {
					text += letters[id]
				}
			}
			cells = append(cells, cell.Kind+" "+text)
		}
		rows = append(rows, cells)
	}
	return rows
}

// lettersOf returns the texts of a page by the ids of the contents.
func (f *File) lettersOf(page int) map[int]string {
	f.t.Helper()
	p := f.page(page)
	loaded, err := f.pdfium.FPDFText_LoadPage(&requests.FPDFText_LoadPage{Page: p})
	text := must(f.t, loaded, err).TextPage
	defer f.pdfium.FPDFText_ClosePage(&requests.FPDFText_ClosePage{TextPage: text})
	count, err := f.pdfium.FPDFPage_CountObjects(&requests.FPDFPage_CountObjects{Page: p})
	letters := map[int]string{}
	for i := range must(f.t, count, err).Count {
		o, err := f.pdfium.FPDFPage_GetObject(&requests.FPDFPage_GetObject{Page: p, Index: i})
		object := must(f.t, o, err).PageObject
		kind, err := f.pdfium.FPDFPageObj_GetType(&requests.FPDFPageObj_GetType{PageObject: object})
		if must(f.t, kind, err).Type != enums.FPDF_PAGEOBJ_TEXT {
			continue
		}
		read, err := f.pdfium.FPDFTextObj_GetText(&requests.FPDFTextObj_GetText{PageObject: object, TextPage: text})
		letters[f.contents(object).ID] += must(f.t, read, err).Text
	}
	return letters
}
