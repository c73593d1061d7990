package hostile

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
)

// workbook is the parts of an XLSX file that the attacks change; each is written by a
// function, because it can be large.
type workbook struct {
	rows    func(io.Writer) // of the sheet
	tail    func(io.Writer) // of the sheet, after its rows
	strings func(io.Writer) // of the shared strings
	styles  func(io.Writer)
	second  string // the name of the card in the second row; "" for One
}

const (
	mainSpace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`
	relSpace  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	rows      = `<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c></row>` +
		`<row r="2"><c r="A2" t="inlineStr"><is><t>one</t></is></c><c r="B2" t="inlineStr"><is><t>One</t></is></c></row>`
)

// bytes returns the file.
func (w workbook) bytes() []byte {
	var buf bytes.Buffer
	z := zip.NewWriter(&buf)
	part := func(name, head string, body func(io.Writer), foot string) {
		f, err := z.Create(name)
		if err != nil {
			panic(err)
		}
		io.WriteString(f, head)
		if body != nil {
			body(f)
		}
		io.WriteString(f, foot)
	}
	part("[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`+
		`<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`, nil, "")
	part("_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="`+relSpace+`/officeDocument" Target="xl/workbook.xml"/></Relationships>`, nil, "")
	part("xl/workbook.xml", `<workbook `+mainSpace+` xmlns:r="`+relSpace+`"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>`, nil, "")
	part("xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="`+relSpace+`/worksheet" Target="worksheets/sheet1.xml"/>`+
		`<Relationship Id="rId2" Type="`+relSpace+`/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="`+relSpace+`/styles" Target="styles.xml"/></Relationships>`, nil, "")
	if w.strings != nil {
		part("xl/sharedStrings.xml", `<sst `+mainSpace+`>`, w.strings, `</sst>`)
	}
	if w.styles != nil {
		part("xl/styles.xml", `<styleSheet `+mainSpace+`>`, w.styles, `</styleSheet>`)
	}
	first := rows
	if w.second != "" {
		first = strings.Replace(rows, "One", w.second, 1)
	}
	part("xl/worksheets/sheet1.xml", `<worksheet `+mainSpace+`><sheetData>`+first, w.rows, `</sheetData>`+tailOf(w.tail)+`</worksheet>`)
	if err := z.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes()
}

func tailOf(tail func(io.Writer)) string {
	var b strings.Builder
	if tail != nil {
		tail(&b)
	}
	return b.String()
}

// filling writes a text over and over, up to the number of bytes.
func filling(bytes int, head, text, foot string) func(io.Writer) {
	return func(w io.Writer) {
		io.WriteString(w, head)
		block := strings.Repeat(text, max(1, (1<<16)/len(text)))
		for n := 0; n+len(block) <= bytes; n += len(block) {
			io.WriteString(w, block)
		}
		io.WriteString(w, foot)
	}
}

// withWorkbook returns the files of a game whose cards are in a workbook.
func withWorkbook(w workbook) map[string][]byte {
	return with(map[string][]byte{"cards.xlsx": w.bytes(), "game.yaml": bytes.Replace([]byte(gameYAML), []byte("cards.csv"), []byte("cards.xlsx"), 1)})
}

// almost is just below the unpacked size that a workbook may have.
const almost = 63 << 20

// Workbooks are games whose workbook costs too much.
var Workbooks = []Game{
	{"a workbook with 9 million shared strings", func() map[string][]byte {
		return withWorkbook(workbook{strings: filling(almost, "", "<si/>", "")})
	}},
	{"a workbook with 5 million styles", func() map[string][]byte {
		return withWorkbook(workbook{styles: filling(almost, "<cellXfs>", "<xf/>", "</cellXfs>")})
	}},
	{"a workbook with 14 million cells in a row", func() map[string][]byte {
		return withWorkbook(workbook{rows: filling(almost, `<row r="3">`, "<c/>", "</row>")})
	}},
	{"a workbook with 3 million rows of a cell", func() map[string][]byte {
		return withWorkbook(workbook{rows: filling(almost, "", "<row><c/></row>", "")})
	}},
	{"a workbook with 12 million attributes", func() map[string][]byte {
		return withWorkbook(workbook{rows: filling(almost, `<row r="3"><c `, `a="" `, "/></row>")})
	}},
	{"a workbook with a text of 1 MB in 10,000 cells", func() map[string][]byte {
		return withWorkbook(workbook{
			strings: filling(1<<20, "<si>", "<r><t>xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</t></r>", "</si>"),
			rows:    filling(300_000, `<row r="3">`, `<c t="s"><v>0</v></c>`, "</row>"),
		})
	}},
	{"a workbook with 200,000 overlapping merges", func() map[string][]byte {
		return withWorkbook(workbook{
			rows: func(w io.Writer) {
				for y := 3; y < 3000; y++ {
					fmt.Fprintf(w, `<row r="%d"><c r="A%d"><v>%d</v></c></row>`, y, y, y)
				}
			},
			tail: func(w io.Writer) {
				io.WriteString(w, "<mergeCells>")
				io.WriteString(w, strings.Repeat(`<mergeCell ref="A1:B3000"/>`, 200_000))
				io.WriteString(w, "</mergeCells>")
			},
		})
	}},
}
