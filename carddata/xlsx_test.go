package carddata

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/xuri/excelize/v2"

	"punchboard/carddata/source"
)

// sheetOf makes a workbook of one sheet, "Cards", and lets edit change it.
func sheetOf(t testing.TB, rows [][]any, edit func(*excelize.File)) []byte {
	t.Helper()
	x := excelize.NewFile()
	defer x.Close()
	if err := x.SetSheetName("Sheet1", "Cards"); err != nil {
		t.Fatal(err)
	}
	for i, row := range rows {
		at, _ := excelize.CoordinatesToCellName(1, i+1)
		if err := x.SetSheetRow("Cards", at, &row); err != nil {
			t.Fatal(err)
		}
	}
	if edit != nil {
		edit(x)
	}
	var b bytes.Buffer
	if err := x.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// loadWorkbook loads the base with a workbook in place of its card file.
func loadWorkbook(t testing.TB, cards string, workbook []byte) (*Game, string) {
	t.Helper()
	files := base(t)
	game := strings.Replace(string(files["game.yaml"].Data), "cards.csv", cards, 1)
	game = strings.Replace(game, "{strength: int}", "{strength: int, effects: flow}", 1)
	files["game.yaml"] = &fstest.MapFile{Data: []byte(game)}
	files["cards.xlsx"] = &fstest.MapFile{Data: workbook}
	g, found := Load(files, "game", Options{})
	return g, findingsText(found)
}

var sheetHeader = []any{"id", "name_en", "name_fr", "copies", "strength", "effects"}

func TestWorkbook(t *testing.T) {
	book := sheetOf(t, [][]any{sheetHeader,
		{"one", "One", "Un", 2, 3, `[{"do": "draw"}]`},
		{"two", " Two ", "Deux", 1},
		nil,
		{"four", "Four", "Quatre", nil, nil, nil},
		{"five", "Five", "Cinq", 1, 0.5},
	}, func(x *excelize.File) {
		check(t, x.SetCellFormula("Cards", "D5", "2+2"), x.SetCellValue("Cards", "D5", 4))
		check(t, x.MergeCell("Cards", "E2", "E3"))
		half, err := x.NewStyle(&excelize.Style{NumFmt: 9}) // percent
		check(t, err, x.SetCellStyle("Cards", "E6", "E6", half))
	})
	g, found := loadWorkbook(t, "cards.xlsx#Cards", book)
	want := "game/cards.xlsx:Cards!E2: note: each of the merged cells \"E2:E3\" gets the text of the first [PB-143]\n\thint: unmerge them if only one card should have it\n" +
		"game/cards.xlsx:Cards!E6: `strength` must be a whole number, but is \"50%\" [PB-129]\n\thint: write digits, such as 2\n"
	if found != want {
		t.Errorf("found\n%s\nwant\n%s", found, want)
	}
	cards := g.Decks[0].Cards
	if got := strings.Join(ids(g.Decks[0]), " "); got != "one two four five" {
		t.Fatal(got)
	}
	tests := []struct {
		what      string
		got, want any
	}{
		{"text", cards[1].Name("en"), "Two"},
		{"number", cards[0].Copies, 2},
		{"merged", cards[1].Fields["strength"].V, 3},
		{"empty", cards[2].Fields["strength"].V, nil},
		{"formula", cards[2].Copies, 4},
		{"place", cards[2].Fields["copies"].Pos.String(), "game/cards.xlsx:Cards!D5"},
		{"place of a language", cards[1].Fields["name"].PosIn("fr").String(), "game/cards.xlsx:Cards!C3"},
		{"place of the card", cards[3].Pos.String(), "game/cards.xlsx:Cards!A6"},
	}
	for _, tt := range tests {
		if tt.got != tt.want {
			t.Errorf("%s: %v, want %v", tt.what, tt.got, tt.want)
		}
	}
}

func check(t testing.TB, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestBrokenWorkbooks(t *testing.T) {
	good := sheetOf(t, [][]any{sheetHeader, {"one", "One", "Un", 1, 2}}, nil)
	tests := []struct {
		name, cards string
		book        []byte
		want        string
	}{
		{"the first sheet", "cards.xlsx", good, ""},
		{"an unknown sheet", "cards.xlsx#Card", good,
			"game/game.yaml:7:12: the workbook game/cards.xlsx has no sheet \"Card\" [PB-134]\n\thint: did you mean `Cards`?\n"},
		{"no workbook", "cards.xlsx", []byte("id,name\n"),
			"game/cards.xlsx: the file is not an XLSX workbook: zip: not a valid zip file [PB-133]\n\thint: save it as .xlsx, or as CSV UTF-8\n"},
		{"an empty file", "cards.xlsx", nil,
			"game/cards.xlsx: the file is not an XLSX workbook: zip: not a valid zip file [PB-133]\n\thint: save it as .xlsx, or as CSV UTF-8\n"},
		{"a password", "cards.xlsx", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"),
			"game/cards.xlsx: the workbook is password-protected, or in the old .xls format [PB-133]\n\thint: save it as .xlsx without a password\n"},
		{"another archive", "cards.xlsx", zipped(t, "a.txt", 10),
			"game/cards.xlsx: the file is not an XLSX workbook: EOF [PB-133]\n\thint: save it as .xlsx, or as CSV UTF-8\n"},
		{"an empty sheet", "cards.xlsx", sheetOf(t, nil, nil),
			"game/cards.xlsx: the sheet \"Cards\" is empty [PB-131]\n\thint: name the columns in the first row, and write each card in a row below\n"},
		{"a header alone", "cards.xlsx", sheetOf(t, [][]any{sheetHeader}, nil),
			"game/cards.xlsx:Cards!A1: the file has a header but no cards [PB-131]\n\thint: write each card on a line below the header\n"},
		{"a formula that failed", "cards.xlsx", sheetOf(t, [][]any{sheetHeader, {"one", "#REF!", "Un", 1}}, nil),
			"game/cards.xlsx:Cards!B2: the formula in the cell returns #REF! [PB-129]\n\thint: fix the formula in the workbook\n"},
		{"faults in cells", "cards.xlsx", sheetOf(t, [][]any{sheetHeader, {"one", "One", "", "x", 2, "[1, 2"}, {"one", "", "", 1, 2, nil, "over"}}, nil),
			"game/cards.xlsx:Cards!C2: `name_fr` is empty, but `en` has text [PB-116]\n\thint: translate it, or clear the cells of all languages\n" +
				"game/cards.xlsx:Cards!D2: `copies` must be a whole number, but is \"x\" [PB-130]\n\thint: write digits, such as 2\n" +
				"game/cards.xlsx:Cards!F2: the open bracket or brace needs a comma here, or is not closed [PB-110]\n\thint: separate items with commas, and close every bracket and brace\n" +
				"game/cards.xlsx:Cards!G3: the row has 7 cells; the header has 6 [PB-125]\n\thint: name the column in the first row, or clear the cell\n" +
				"game/cards.xlsx:Cards!B3: `name_en` is empty, but every card needs a value [PB-128]\n" +
				"game/cards.xlsx:Cards!C3: `name_fr` is empty, but every card needs a value [PB-128]\n" +
				"game/cards.xlsx:Cards!A3: the id `one` is used twice; first at game/cards.xlsx:Cards!A2 [PB-121]\n\thint: give each card its own id; to print a card several times, use `copies`\n"},
		{"a bomb", "cards.xlsx", zipped(t, "xl/worksheets/sheet1.xml", source.MaxUnzipped+1),
			"game/cards.xlsx: the workbook is larger than 64 MiB when unpacked [PB-106]\n\thint: remove pictures and empty sheets, or save the sheet as CSV UTF-8\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, found := loadWorkbook(t, tt.cards, tt.book)
			runtime.ReadMemStats(&after)
			if found != tt.want {
				t.Errorf("found\n%s\nwant\n%s", found, tt.want)
			}
			if used := after.TotalAlloc - before.TotalAlloc; used > 32<<20 {
				t.Errorf("%d MiB were used", used>>20)
			}
		})
	}
}

// zipped makes an archive with one part that holds only zeros.
func zipped(t testing.TB, name string, size int64) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	part, err := z.Create(name)
	check(t, err)
	_, err = io.CopyN(part, zeros{}, size)
	check(t, err, z.Close())
	return b.Bytes()
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

// withSheetData replaces the rows of a workbook with raw XML.
func withSheetData(t testing.TB, book []byte, rows string) []byte {
	in, err := zip.NewReader(bytes.NewReader(book), int64(len(book)))
	check(t, err)
	var b bytes.Buffer
	out := zip.NewWriter(&b)
	for _, f := range in.File {
		data, err := fs.ReadFile(in, f.Name)
		check(t, err)
		if f.Name == "xl/worksheets/sheet1.xml" {
			before, _, _ := strings.Cut(string(data), "<sheetData")
			data = []byte(before + "<sheetData>" + rows + "</sheetData></worksheet>")
		}
		part, err := out.Create(f.Name)
		check(t, err)
		_, err = part.Write(data)
		check(t, err)
	}
	check(t, out.Close())
	return b.Bytes()
}

// A workbook with cells far down and far to the right takes no more time than its cells
// need.
func TestSparseWorkbook(t *testing.T) {
	book := sheetOf(t, [][]any{sheetHeader}, nil)
	const header = `<row r="1"><c r="A1" t="str"><v>id</v></c><c r="B1" t="str"><v>name</v></c><c r="C1" t="str"><v>strength</v></c><c r="D1" t="str"><v>effects</v></c></row>`
	wide := `<c r="XFD%d" t="str"><v>x</v></c>`
	tests := []struct{ name, rows, want string }{
		{"far down", `<row r="1048576"><c r="A1048576" t="str"><v>one</v></c><c r="B1048576" t="str"><v>One</v></c></row>`, ""},
		{"far right", `<row r="2"><c r="A2" t="str"><v>one</v></c><c r="B2" t="str"><v>One</v></c><c r="XFD2" t="str"><v>x</v></c></row>`,
			""}, // beyond the allowed number of columns
		{"beyond the last row", `<row r="99999999999"><c r="A2" t="str"><v>one</v></c></row>`,
			"game/cards.xlsx: the sheet \"Cards\" cannot be read: a row has an invalid number [PB-133]\n"},
		{"many wide rows", strings.Repeat(`<row><c r="A2" t="str"><v>one</v></c>`+fmt.Sprintf(wide, 2)+`</row>`, 1_000),
			"game/cards.xlsx:Cards!A3: the id `one` is used twice"},
	}
	for _, tt := range tests {
		start := time.Now()
		_, found := loadWorkbook(t, "cards.xlsx", withSheetData(t, book, header+tt.rows))
		if tt.want == "" && found != "" || !strings.Contains(found, tt.want) {
			t.Errorf("%s: found\n%.2000s\nwant\n%s", tt.name, found, tt.want)
		}
		if took := time.Since(start); took > 30*time.Second { // a hang, also on a busy machine
			t.Errorf("%s took %v", tt.name, took)
		}
	}
}
