package source

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/diag"
)

// bookParts are the parts of a workbook with one sheet, other than the sheet.
var bookParts = []struct{ name, text string }{
	{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`},
	{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
	{"xl/workbook.xml", `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>`},
	{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`},
	{"xl/sharedStrings.xml", `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>id</t></si><si><r><t>na</t></r><r><t>me</t></r></si></sst>`},
}

// bookOf returns a workbook whose sheet has these rows as XML. Its parts are not compressed,
// because compressing takes longer than reading.
func bookOf(t testing.TB, rows string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	add := func(name, text string) {
		part, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err == nil {
			_, err = part.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range bookParts {
		add(p.name, p.text)
	}
	add("xl/worksheets/sheet1.xml", `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`+rows+`</sheetData></worksheet>`)
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// FuzzXLSX reads the rows of a workbook, and archives that are not workbooks.
func FuzzXLSX(f *testing.F) {
	const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="str"><v>one</v></c><c r="B2"><v>1.5</v></c></row>`
	f.Add(bookOf(f, rows), "")
	f.Add([]byte{}, rows)
	f.Add([]byte{}, `<row r="1"><c r="A1" t="str"><v>id</v></c><c r="C1" t="s"><v>7</v></c></row><row r="99"><c r="XFD99" s="3"><f>1/0</f></c></row>`)
	f.Add([]byte{}, `<row r="1"><c r="A1" t="str"><v>id</v></c></row><row r="99"><c r="XFD99"><f>1/0</f></c><c><f>1/0</f></c></row>`)
	f.Add([]byte{}, `<row><c t="inlineStr"><is><t>id</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>`)
	f.Add([]byte{}, `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" s="1"><f>1+1</f></c><c t="inlineStr"><is><r><rPr><b/></rPr><t>x</t></r><r><t> y</t></r></is></c></row></sheetData><mergeCells><mergeCell ref="A2:B9"/></mergeCells><sheetData>`)
	f.Add([]byte{}, `<row r="1"><c r="A1" t="d"><v>2024-01-01</v></c></row><row><c r="A9999999" s='99'><f/><v/></c></row><c`)
	f.Fuzz(func(t *testing.T, workbook []byte, rows string) {
		if rows != "" {
			workbook = bookOf(t, rows)
		}
		dir := NewDirectory(t.Context(), fstest.MapFS{"cards.xlsx": {Data: workbook}}, MaxFiles)
		files := Files{FS: dir, Place: "game"}
		start := time.Now()
		if cells, ok := files.Rows("cards.xlsx", diag.Pos{File: "game/game.yaml"}); ok {
			for row := range cells {
				if !files.CountRow(row[0].Pos, len(row)) {
					break
				}
			}
		}
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("it takes %v", took)
		}
		for _, f := range files.Found.All() {
			if f.Code == "" || f.Message == "" || !f.Pos.Valid() || !strings.HasPrefix(f.Pos.File, "game/") {
				t.Errorf("incomplete finding %+v", f)
			}
		}
	})
}

// TestBookOf checks that the workbook of the fuzz target is read as a whole.
func TestBookOf(t *testing.T) {
	dir := NewDirectory(t.Context(), fstest.MapFS{"cards.xlsx": {Data: bookOf(t, `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>`)}}, MaxFiles)
	files := Files{FS: dir, Place: "game"}
	var got []string
	if rows, ok := files.Rows("cards.xlsx", diag.Pos{}); ok {
		for row := range rows {
			for _, c := range row {
				got = append(got, c.Text)
			}
		}
	}
	if strings.Join(got, ",") != "id,name" || files.Found.Len() > 0 {
		t.Errorf("%q, %v", got, files.Found.All())
	}
}
