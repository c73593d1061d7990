package layout

import (
	"fmt"
	"math/rand"
	"regexp"
	"strings"
	"testing"
	"time"

	tabledata "punchboard/carddata/table"
	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// The drawing of a small table with all features matches the reviewed golden file.
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
	part := `{reference: x, left: 5mm, top: 5mm, width: 45mm, height: 50mm, size: 8pt, title_fill: "#B5BC90", head_fill: paper, band: paper, rule: black, column_rule: black, head_rule: black, frame: black, section_fill: "#B5BC90", header_fill: paper}`
	book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.TableGame(section)), Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	golden.File(t, "testdata/reftable.txt", layouttest.Dump(t, book.Decks[0].Cards[0].Front))
}

// A column of paints colors the first cells of its rows, whether it is shown or not.
func TestFirstFills(t *testing.T) {
	section := "tables:\n  x: {columns: [{id: sign}, {id: tone}, {id: b, header: true}], rows: [[1, \"#FFAAAA\", Run], [2, \"\", Walk], {section: Rest}, [3, \"#AAFFAA\", Hide]]}\n  y: {rows: [[1]]}\n  z: {columns: [{id: tone}], rows: [[\"#FFAAAA\"]]}\n"
	for _, c := range []struct{ keys, fills, words string }{
		{"reference: x, first_fills: tone", "#FFAAAA #AAFFAA", "1 Run 2 Walk Rest 3 Hide"},
		{"reference: z, first_fills: tone", "#FFAAAA", "#FFAAAA"},
		{`reference: "x, y", first_fills: tone`, "#FFAAAA #AAFFAA", "1 Run 2 Walk Rest 3 Hide 1"},
		{`reference: x, first_fills: tone, header_fill: "#AAAAFF", show: b`, "#AAAAFF #AAAAFF #AAAAFF #FFAAAA #AAFFAA", "Run Walk Rest Hide"},
		{`reference: x, first_fills: tone, show: "sign, tone"`, "#FFAAAA #AAFFAA", "1 #FFAAAA 2 Rest 3 #AAFFAA"},
	} {
		part := "{" + c.keys + ", left: 5mm, top: 5mm, width: 50mm, height: 60mm}"
		book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.TableGame(section)), Options{})
		front := book.Decks[0].Cards[0].Front
		fills := regexp.MustCompile(`fill=(#[0-9A-F]{6})`).FindAllStringSubmatch(layouttest.Dump(t, front), -1)
		var got []string
		for _, f := range fills {
			got = append(got, f[1])
		}
		if g, w := strings.Join(got, " "), strings.Join(texts(front.Marks), " "); g != c.fills || w != c.words || found.Len() > 0 {
			t.Errorf("%s: fills %q, words %q: %s", c.keys, g, w, layouttest.Messages(found))
		}
	}
}

// A word colors the cells that hold nothing else, whatever their marks, and leaves the first cell
// of a row its own paint. A word that no cell holds is reported.
func TestCellFills(t *testing.T) {
	section := "tables:\n  x: {columns: [{id: roll, header: true}, {id: a}, {id: tone}], rows: [[1, A1, \"#FFAAAA\"], [2, A1 D1, \"\"], [D1, \"**A1**\", \"\"], [X, <, \"\"], [4, -1, \"\"]]}\n"
	const missing = "error PB-311 trial/faces/card.yaml:4:45: the reference cannot be drawn with `words: A1, A2` (no cell of the tables holds \"A2\" alone; upper and lower case differ)"
	for _, c := range []struct{ keys, fills, found string }{
		{`cell_fills: [{words: "A1, -1", fill: "#AAFFAA"}, {words: D1, fill: "#AAAAFF"}]`, "#AAFFAA #AAAAFF #AAFFAA #AAFFAA", ""},
		{`cell_fills: [{words: "A1, A2", fill: "#AAFFAA"}]`, "#AAFFAA #AAFFAA", missing},
		{`first_fills: tone, show: "roll, a", cell_fills: [{words: "1, A1", fill: "#AAFFAA"}]`, "#FFAAAA #AAFFAA #AAFFAA", ""},
		{`cell_fills: [{words: X, fill: "#AAFFAA"}, {words: X, fill: "#AAAAFF"}]`, "#AAFFAA", ""},
		{`cell_fills: [{words: "", fill: "#AAFFAA"}]`, "", ""},
	} {
		part := "{reference: x, " + c.keys + ", left: 5mm, top: 5mm, width: 50mm, height: 60mm}"
		book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.TableGame(section)), Options{})
		var got []string
		for _, f := range regexp.MustCompile(`fill=(#[0-9A-F]{6})`).FindAllStringSubmatch(layouttest.Dump(t, book.Decks[0].Cards[0].Front), -1) {
			got = append(got, f[1])
		}
		if g := strings.Join(got, " "); g != c.fills || described(found) != c.found {
			t.Errorf("%s: fills %q, want %q: %s", c.keys, g, c.fills, described(found))
		}
	}
}

// A plate lies in its cell, at a distance from its sides, and is not higher than it may be.
func TestPlates(t *testing.T) {
	section := "tables:\n  x: {columns: [{id: roll, header: true}, {id: a}], rows: [[1, A1], [2, D1]]}\n"
	for _, c := range []struct {
		keys  string
		inset geom.Length
		high  geom.Length // or 0: as high as its cell allows; less: nothing is left
	}{
		{"", 0, 0},
		{", inset: 1mm", geom.MM, 0},
		{", inset: 1mm, height: 2mm, radius: 0.5mm", geom.MM, 2 * geom.MM},
		{", inset: 30mm", 0, -1},
	} {
		part := `{reference: x, stretch: true, cell_fills: [{words: A1, fill: "#AAFFAA"` + c.keys + `}], header_fill: "#AAAAFF", left: 5mm, top: 5mm, width: 50mm, height: 60mm}`
		book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.TableGame(section)), Options{})
		var boxes []geom.Rect
		eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
			if path, ok := m.(*scene.Path); ok && path.Stroke == nil {
				boxes = append(boxes, path.Path.Bounds())
			}
		})
		if c.high < 0 {
			const told = "error PB-311 trial/faces/card.yaml:4:88: the reference cannot be drawn with `inset: 30mm` (it leaves nothing of a cell of 45.865mm x 30mm)"
			if len(boxes) != 2 || described(found) != told {
				t.Errorf("%s: painted %v: %s", c.keys, boxes, described(found))
			}
			continue
		}
		if len(boxes) != 3 || found.Len() > 0 {
			t.Fatalf("%s: painted %v: %s", c.keys, boxes, layouttest.Messages(found))
		}
		head, got := boxes[0], boxes[2]
		if c.high == 0 {
			c.high = head.H - 2*c.inset
		}
		right := 55*geom.MM - head.X - head.W
		if got.X != head.X+head.W+c.inset || got.W != right-2*c.inset || got.H != c.high || got.Center().Y != head.Center().Y {
			t.Errorf("%s: the plate has %v beside a heading of %v", c.keys, got, head)
		}
	}
}

// A paint covers all of a first cell that is joined to others, and a row below it that is joined
// to it has no paint of its own.
func TestFirstFillsOfJoinedCells(t *testing.T) {
	section := "tables:\n  x: {columns: [{id: a}, {id: b}, {id: tone}], rows: [[Wide, \"<\", \"#FFAAAA\"], [Tall, t, \"#AAFFAA\"], [\"^\", t, \"#AAAAFF\"]]}\n"
	book, found := compose(t, layouttest.Load(t, layouttest.Face("{reference: x, first_fills: tone, stretch: true, left: 5mm, top: 5mm, width: 50mm, height: 60mm}"), layouttest.TableGame(section)), Options{})
	var boxes []geom.Rect
	eachMark(book.Decks[0].Cards[0].Front.Marks, func(m scene.Mark) {
		if path, ok := m.(*scene.Path); ok && path.Stroke == nil {
			boxes = append(boxes, path.Path.Bounds())
		}
	})
	if len(boxes) != 2 || found.Len() > 0 {
		t.Fatalf("painted %v: %s", boxes, layouttest.Messages(found))
	}
	wide, tall := boxes[0], boxes[1]
	if wide.W != 50*geom.MM || tall.W >= wide.W || tall.H != 2*wide.H || wide.X != tall.X {
		t.Errorf("the wide cell has %v, the tall one %v", wide, tall)
	}
}

// The dice beside a title are pictures, if they have six sides: also an X of them.
func TestDicePictures(t *testing.T) {
	for dice, want := range map[string]string{"2d6": "Fire 1 Hit", "xd6": "Fire X 1 Hit", "xd10": "Fire XD10 1 Hit"} {
		section := "tables: {x: {title: Fire, dice: " + dice + ", modified: 1 to 1, columns: [{id: roll, kind: roll}, {id: a}], rows: [[1, Hit]]}}\n"
		book, found := compose(t, layouttest.Load(t, layouttest.Face("{reference: x, dice: icons, left: 5mm, top: 5mm, width: 50mm, height: 40mm}"), layouttest.TableGame(section)), Options{})
		front := book.Decks[0].Cards[0].Front
		got := strings.Join(strings.Fields(strings.Join(texts(front.Marks), " ")), " ")
		if die := strings.Contains(layouttest.Dump(t, front), "die-5"); got != want || die == (dice == "xd10") || found.Len() > 0 {
			t.Errorf("%s: words %q, a die: %t: %s", dice, got, die, layouttest.Messages(found))
		}
	}
}

// The paint behind the cells of a column may depend on the row.
func TestFillsOfRows(t *testing.T) {
	part := `{table: "[1, 2, 3]", columns: [{head: N, cell: "{row}", fill: "{row == 2 ? \"#AAFFAA\" : \"#FFAAAA\"}"}, {head: M, cell: "{row}", fill: "#FFAAAA"}, {head: O, cell: a}], left: 5mm, top: 5mm, width: 40mm, height: 20mm}`
	book, found := compose(t, layouttest.Load(t, layouttest.Face(part), nil), Options{})
	var got []string
	for _, f := range regexp.MustCompile(`fill=(#[0-9A-F]{6})`).FindAllStringSubmatch(layouttest.Dump(t, book.Decks[0].Cards[0].Front), -1) {
		got = append(got, f[1])
	}
	if want := "#FFAAAA #AAFFAA #FFAAAA #FFAAAA"; strings.Join(got, " ") != want || found.Len() > 0 {
		t.Errorf("fills %q: %s", got, layouttest.Messages(found))
	}
}

// Tables of a sheet continue on as many pages as they need, each of which is a separate
// piece.
func TestTablesRunOn(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	more := layouttest.TableGame(layouttest.RandomTables(random) + "sheets: [{id: aid, name: Aid, size: 90mm x 60mm, front: aid}]\n")
	more["faces/aid.yaml"] = "faces:\n  aid:\n    parts:\n      - {reference: x, run_on: true, size: 9pt, left: 5mm, right: 5mm, top: 5mm, bottom: 5mm}\n      - {text: \"{page}/{pages}\", size: 9pt, left: 10mm, bottom: 0mm, height: 5mm, unsafe: true}\n"
	g := layouttest.Load(t, layouttest.Face(`{text: a, in: safe}`), more)
	book, found := compose(t, g, Options{})
	if found.Errors() > 0 {
		t.Fatal(layouttest.Messages(found))
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

// Tables that do not fit are reported.
func TestTableFindings(t *testing.T) {
	long := "tables:\n  x: {columns: [{id: a}], rows: [[" + strings.Repeat("word ", 400) + "]]}\n  y: {rows: [[1]]}\n  w: {columns: [{id: a}, {id: b}], rows: [[rad, 2]]}\n  z: {rows: [[counterrevolutionaries, internationalization]]}\n"
	for _, c := range []struct{ part, want string }{
		{`{reference: x, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-310"},
		{`{reference: z, size: 20pt, min: 19pt, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-310"},
		{`{reference: y, size: 5pt, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-303"},
		{`{reference: y, show: b, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: y, columns: 0, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: y, title_pad: "{-1}mm", left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-205 trial/faces/card.yaml:4:35: `title_pad` must not be negative, but is -1mm"},
		{`{reference: y, first_fills: b, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311 trial/faces/card.yaml:4:37: the reference cannot be drawn with `first_fills: b`"},
		{`{reference: w, first_fills: a, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-206 trial/game.yaml:13:44: `a`: there is no color \"rad\""},
		{`{reference: y, label_width: 900mm, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311 trial/faces/card.yaml:4:37: the reference cannot be drawn with `label_width: 900mm`"},
		{`{reference: y, run_on: true, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, "PB-311"},
		{`{reference: "{id}", left: 5mm, top: 5mm, width: 40mm, height: 20mm}`, string(tabledata.CodeNoTable)},
	} {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(c.part), layouttest.TableGame(long)), Options{})
		if got := layouttest.Messages(found); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q", c.part, got)
		}
	}
}

// The largest allowed table is laid out in reasonable time.
func TestLargestTable(t *testing.T) {
	row := "[" + strings.TrimSuffix(strings.Repeat("a few words, ", 39), ", ") + ", x]"
	section := "tables:\n  x:\n    rows:\n" + strings.Repeat("      - "+row+"\n", 500)
	start := time.Now()
	compose(t, layouttest.Load(t, layouttest.Face(`{reference: x, left: 5mm, top: 5mm, width: 40mm, height: 20mm}`), layouttest.TableGame(section)), Options{})
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("took %v", took)
	}
}
