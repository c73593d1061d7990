package layout

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/internal/golden"
)

// tableGame gives the sections of a game with tables.
func tableGame(section string) files {
	return files{"game.yaml": baseGame + "styles: {loud: {bold: true, size: 10pt}}\n" + section}
}

// laidTables lays the tables of a game into a width.
func laidTables(t *testing.T, section string, width geom.Length) (*painter, []*laidGrid) {
	t.Helper()
	g := load(t, face(`{reference: x, in: bleed}`), tableGame(section))
	p := newEngine(t.Context(), g, settings{Lang: "en"}, constructors{"reference": newReference}).painter()
	p.enter(g.Decks[0])
	c := &compiler{painter: p}
	content := c.part(g.Faces["card"].Parts[0]).content.(*refContent)
	var laid []*laidGrid
	for _, table := range g.Tables {
		laid = append(laid, content.grid(p, table).lay(p, width, 1))
	}
	return p, laid
}

// randomTables writes tables of texts, numbers and sections.
func randomTables(random *rand.Rand) string {
	var b strings.Builder
	b.WriteString("tables:\n  x:\n    title: A title\n    columns: [{id: a, head: Head}, {id: b, kind: sign}, {id: c}]\n    rows:\n")
	for i := range 5 + random.Intn(30) {
		switch random.Intn(6) {
		case 0:
			b.WriteString("      - {section: Section}\n")
		default:
			words := strings.Repeat("word ", 1+random.Intn(12))
			fmt.Fprintf(&b, "      - [label %d, %d, %s]\n", i, random.Intn(40)-20, words)
		}
	}
	b.WriteString("      - [end, 1, end]\n    notes: [a note, another]\n")
	return b.String()
}

// Columns fill the width of the table exactly and are wide enough for their
// longest words.
func TestTableWidths(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for range 40 {
		width := geom.Length(40+random.Intn(150)) * geom.MM
		_, laid := laidTables(t, randomTables(random), width)
		l := laid[0]
		sum := geom.Length(0)
		for i, n := range l.needs(1) {
			if l.cols[i].at != sum {
				t.Fatalf("column %d stands at %v, not %v", i, l.cols[i].at, sum)
			}
			if sum += l.cols[i].size; l.cols[i].size < n.least {
				t.Fatalf("column %d is %v wide and needs %v", i, l.cols[i].size, n.least)
			}
		}
		if l.over != 0 || sum < width-1 || sum > width+1 {
			t.Fatalf("the columns are %v wide, over %v, not %v", sum, l.over, width)
		}
	}
}

// However a table is parted, each of its lines stands once, in order, in columns
// no higher than they may be; parts begin with the headings, and no part ends
// with the head of a section.
func TestTableBreaks(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for range 60 {
		_, laid := laidTables(t, randomTables(random), 60*geom.MM)
		l := laid[0]
		high := geom.Length(40+random.Intn(80)) * geom.MM
		columns, ok := flowTables(laid, high, 4*geom.MM)
		if !ok {
			t.Fatal("the table cannot be laid")
		}
		next := 0
		for _, column := range columns {
			if h := columnHeight(column, 4*geom.MM); h > high+tolerance {
				t.Fatalf("a column is %v high, not %v", h, high)
			}
			for _, part := range column {
				if part.from != next {
					t.Fatalf("a part begins with line %d, not %d", part.from, next)
				}
				next = part.to
				lines := part.shown()
				if l.lines[lines[0]].kind != titleLine || l.lines[lines[1]].kind != headLine {
					t.Fatal("a part has no headings")
				}
				if l.lines[lines[len(lines)-1]].kind == sectionLine {
					t.Fatal("a part ends with the head of a section")
				}
			}
		}
		if next != len(l.lines) {
			t.Fatalf("%d of %d lines", next, len(l.lines))
		}
	}
}

// Spare width is shared by the columns under one heading, and goes to no short
// text beside longer heads of rows.
func TestTableSpare(t *testing.T) {
	head := "tables:\n  x: {columns: [{id: name, header: true}, {id: a, group: Cost}, {id: b, group: Cost}, {id: c}], rows: "
	for _, rows := range []string{
		"[[Woods and hills, 1, x, 1], [Marsh, 2, 3, 0]]",
		"[[Woods, 1, a longer text here, 1], [Marsh, 2, 3, 0]]",
	} {
		_, laid := laidTables(t, head+rows+"}\n", 120*geom.MM)
		cols := laid[0].cols
		if d := cols[1].size - cols[2].size; d > 1 || d < -1 {
			t.Errorf("%s: under one heading stand columns of %v and %v", rows, cols[1].size, cols[2].size)
		}
	}
}

// The numbers of a column have their decimal points below one another.
func TestTableNumbers(t *testing.T) {
	section := "tables:\n  x: {columns: [{id: a, kind: decimal}, {id: b, kind: sign}], rows: [[1.5, 1], [12, -10], [0.25, 0], [\"–\", 3 (x)]]}\n"
	_, laid := laidTables(t, section, 80*geom.MM)
	l := laid[0]
	for column := range 2 {
		want := geom.Length(0)
		for i := range l.lines {
			for j := range l.lines[i].cells {
				c := &l.lines[i].cells[j]
				if c.col != column || !c.number {
					continue
				}
				x, _ := l.room(c)
				if point := x + c.lead; want == 0 {
					want = point
				} else if point < want-1 || point > want+1 {
					t.Errorf("%q has its point at %v, not %v", c.text, point, want)
				}
			}
		}
	}
}

// A small table with everything is drawn as it was looked at.
func TestTableGolden(t *testing.T) {
	section := `
tables:
  x:
    title: Fire
    dice: 2d6
    modified: 1-13
    columns: [{id: roll, kind: roll, header: true, head: Roll}, {id: a, head: Near, group: Range}, {id: b, head: Far, group: Range}]
    rows: [["≤3", Miss, "<"], [4+, "–", Hit], {section: Guns}, ["1+", AE, "-1"]]
    notes: [A note.]
`
	part := `{reference: x, left: 5mm, top: 5mm, width: 45mm, height: 50mm, size: 8pt, title_fill: olive, head_fill: paper, band: paper, rule: black, column_rule: black, head_rule: black, frame: black, section_fill: olive, header_fill: paper}`
	book, found := compose(t, load(t, face(part), tableGame(section)), Options{})
	if found.Len() > 0 {
		t.Error(messages(found))
	}
	golden.File(t, "testdata/reftable.txt", dump(t, book.Decks[0].Cards[0].Front))
}

// Tables of a sheet run on to as many pages as they need, each a piece of its
// own.
func TestTablesRunOn(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	more := tableGame(randomTables(random) + "sheets: [{id: aid, name: Aid, size: 90mm x 60mm, front: aid}]\n")
	more["faces/aid.yaml"] = "faces:\n  aid:\n    parts:\n      - {reference: x, run_on: true, size: 9pt, left: 5mm, right: 5mm, top: 5mm, bottom: 5mm}\n      - {text: \"{page}/{pages}\", size: 9pt, left: 10mm, bottom: 0mm, height: 5mm, unsafe: true}\n"
	g := load(t, face(`{text: a, in: safe}`), more)
	book, found := compose(t, g, Options{})
	if found.Errors() > 0 {
		t.Fatal(messages(found))
	}
	pages := book.Decks[1].Cards
	if len(pages) < 2 {
		t.Fatalf("%d pages", len(pages))
	}
	rows := 0
	for i, c := range pages {
		all := strings.Join(texts(c.Front.Marks), " ")
		rows += strings.Count(all, "label")
		want := fmt.Sprintf("%d/%d", i+1, len(pages))
		if !strings.Contains(all, want) || !strings.Contains(all, "Head") || strings.Contains(all, "continued") != (i > 0) {
			t.Errorf("page %d says %q", i+1, all)
		}
		if c.Of != g.Decks[1].Cards[0] || i > 0 && c.Card.ID != fmt.Sprintf("aid-%d", i+1) {
			t.Errorf("page %d is the card %q", i+1, c.Card.ID)
		}
	}
	if want := strings.Count(more["game.yaml"], "[label"); rows != want {
		t.Errorf("%d rows on all pages, not %d", rows, want)
	}
}

// What does not fit is found.
func TestTableFindings(t *testing.T) {
	long := "tables:\n  x: {columns: [{id: a}], rows: [[" + strings.Repeat("word ", 400) + "]]}\n  y: {rows: [[1]]}\n  z: {rows: [[counterrevolutionaries, internationalization]]}\n"
	for _, c := range []struct{ part, want string }{
		{`{reference: x, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-310"},
		{`{reference: z, size: 20pt, min: 19pt, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-310"},
		{`{reference: y, size: 5pt, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-303"},
		{`{reference: y, show: b, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: y, columns: 0, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: y, run_on: true, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: "{id}", left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, string(carddata.CodeNoTable)},
	} {
		_, found := compose(t, load(t, face(c.part), tableGame(long)), Options{})
		if got := messages(found); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q", c.part, got)
		}
	}
}

// The largest table that is read is laid in bearable time.
func TestLargestTable(t *testing.T) {
	row := "[" + strings.TrimSuffix(strings.Repeat("a few words, ", 39), ", ") + ", x]"
	section := "tables:\n  x:\n    rows:\n" + strings.Repeat("      - "+row+"\n", 500)
	start := time.Now()
	compose(t, load(t, face(`{reference: x, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`), tableGame(section)), Options{})
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("took %v", took)
	}
}
