package table

import (
	"math/rand"
	"testing"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// However a table is split, each of its lines appears once, in order, in columns of at
// most the given height. Parts begin with the headings, and no part ends with the head
// of a section.
func TestTableBreaks(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for range 60 {
		_, laid := laidTables(t, layouttest.RandomTables(random), 60*geom.MM)
		l := laid[0]
		high := geom.Length(40+random.Intn(80)) * geom.MM
		columns, ok := flowTables(laid, high, 4*geom.MM)
		if !ok {
			t.Fatal("the table cannot be laid")
		}
		next := 0
		for _, column := range columns {
			if h := columnHeight(column, 4*geom.MM); h > high+face.Tolerance {
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

// Stretched rows take up the spare height of a column, each as much as another, and
// their texts stay in their middle.
func TestStretchRows(t *testing.T) {
	section := "tables:\n  x: {title: Fire, columns: [{id: a}], rows: [[1], {section: Guns}, [2], [3]], notes: [Last]}\n"
	_, laid := laidTables(t, section, 80*geom.MM)
	l, spare := laid[0], 12*geom.MM
	before := append([]geom.Length{}, l.heights...)
	parts := []gridPart{{l, 0, len(l.lines)}}
	high := columnHeight(parts, 0)
	stretchRows(parts, spare)
	if got := columnHeight(parts, 0) - high; got != spare {
		t.Errorf("the table is %v higher, not %v", got, spare)
	}
	for i := range l.lines {
		more, sunk := geom.Length(0), geom.Length(0)
		if l.lines[i].kind == rowLine {
			more, sunk = spare/3, spare/6
		}
		if l.heights[i] != before[i]+more || l.lines[i].cells[0].drop != sunk {
			t.Errorf("line %d is %v higher, and its text %v lower", i, l.heights[i]-before[i], l.lines[i].cells[0].drop)
		}
	}
}

// The decimal points of the numbers in a column are aligned.
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
					t.Errorf("%q has its point at %v, not %v", c.Source, point, want)
				}
			}
		}
	}
}

// Values beside row headings stand at the right, at the same place in tables one below
// the other.
func TestTableValues(t *testing.T) {
	for _, rows := range []string{"[[American squad, 1], [Each man killed since the last one, -1]]", "[[All, 1]]"} {
		section := "tables:\n  x: {columns: [{id: name, header: true}, {id: mod, kind: sign}], rows: " + rows + "}\n"
		_, laid := laidTables(t, section, 80*geom.MM)
		l := laid[0]
		if n := l.needs(1)[1]; l.cols[1].Size > n.most+1 {
			t.Errorf("%s: the values have %v and need %v", rows, l.cols[1].Size, n.most)
		}
	}
}

// Spare width is shared by the columns under one heading, and is not given to short
// texts beside longer row heads.
func TestTableSpare(t *testing.T) {
	head := "tables:\n  x: {columns: [{id: name, header: true}, {id: a, group: Cost}, {id: b, group: Cost}, {id: c}], rows: "
	for _, rows := range []string{
		"[[Woods and hills, 1, x, 1], [Marsh, 2, 3, 0]]",
		"[[Woods, 1, a longer text here, 1], [Marsh, 2, 3, 0]]",
	} {
		_, laid := laidTables(t, head+rows+"}\n", 120*geom.MM)
		cols := laid[0].cols
		if d := cols[1].Size - cols[2].Size; d > 1 || d < -1 {
			t.Errorf("%s: under one heading stand columns of %v and %v", rows, cols[1].Size, cols[2].Size)
		}
	}
}

// Columns fill the width of the table exactly and are wide enough for their
// longest words.
func TestTableWidths(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for range 40 {
		width := geom.Length(40+random.Intn(150)) * geom.MM
		_, laid := laidTables(t, layouttest.RandomTables(random), width)
		l := laid[0]
		sum := geom.Length(0)
		for i, n := range l.needs(1) {
			if l.cols[i].At != sum {
				t.Fatalf("column %d stands at %v, not %v", i, l.cols[i].At, sum)
			}
			if sum += l.cols[i].Size; l.cols[i].Size < n.least {
				t.Fatalf("column %d is %v wide and needs %v", i, l.cols[i].Size, n.least)
			}
		}
		if l.over != 0 || sum < width-1 || sum > width+1 {
			t.Fatalf("the columns are %v wide, over %v, not %v", sum, l.over, width)
		}
	}
}

// laidTables lays out the tables of a game at a width.
func laidTables(t *testing.T, section string, width geom.Length) (*face.Painter, []*laidGrid) {
	t.Helper()
	g := layouttest.Load(t, layouttest.Face(`{reference: x, in: bleed}`), layouttest.TableGame(section))
	p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, face.Constructors{"reference": New}).Painter()
	p.SetDeck(g.Decks[0])
	c := &face.Compiler{Painter: p}
	content := c.Part(g.Faces["card"].Parts[0]).Content.(*refContent)
	var laid []*laidGrid
	for _, table := range g.Tables {
		laid = append(laid, content.grid(p, table).lay(p, width, 1))
	}
	return p, laid
}
