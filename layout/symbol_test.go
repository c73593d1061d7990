package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// TestSymbolMeasures checks that on a 5/8 in counter the frame is 7.5 x 5 mm, and
// everything else is in proportion.
func TestSymbolMeasures(t *testing.T) {
	c := first(t, "en", `{symbol: armour, echelon: II, line: 0.35mm, left: 4.2mm, top: 3.5mm, width: 7.5mm, height: 6.8mm}`, nil)
	use := c[0].(*scene.Use)
	at := func(m scene.Mark) geom.Rect {
		var r face.InkReach
		r.Mark(m, use.At)
		return r.Box
	}
	mm := func(x, y, w, h float64) geom.Rect {
		return geom.Rect{X: geom.MM.Scale(x), Y: geom.MM.Scale(y), W: geom.MM.Scale(w), H: geom.MM.Scale(h)}
	}
	for i, want := range []geom.Rect{
		mm(4.2, 5.3, 7.5, 5),         // the frame, including its line
		mm(5.175, 6.425, 5.55, 2.75), // an oval of 5.2 x 2.4, and its line
		mm(4.2+3.15, 3.5, 1.2, 1.4),  // two strokes of 0.3, with 0.6 between them
	} {
		got := at(use.Symbol.Marks[i])
		if off := max(face.Overhang(got, want), face.Overhang(want, got)); off > geom.MM/200 {
			t.Errorf("mark %d: %v, want %v", i, got, want)
		}
	}
}

// TestSymbolGolden compares the drawings of a few symbols with a golden file.
func TestSymbolGolden(t *testing.T) {
	var b strings.Builder
	for _, part := range []string{
		`{symbol: infantry, echelon: battalion, left: 10mm, top: 10mm, width: 15mm, height: 13.6mm}`,
		`{symbol: mechanized, frame: hostile, echelon: XX, fill: olive, echelon_color: olive, left: 10mm, top: 10mm, width: 15mm, height: 15mm}`,
		`{symbol: supply, frame: unknown, left: 10mm, top: 10mm, width: 15mm, height: 15mm}`,
		`{symbol: anti-tank, frame: neutral, staff: true, line: 0.5mm, left: 10mm, top: 10mm, width: 15mm, height: 15mm}`,
	} {
		fmt.Fprintln(&b, "#", part)
		marks := first(t, "en", part, nil)
		if err := scenetest.Dump(&b, marks); err != nil {
			t.Fatal(err)
		}
	}
	golden.File(t, "testdata/symbols.txt", b.String())
}

// TestSymbolsAreShared checks that counters that look alike share one drawing.
func TestSymbolsAreShared(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{symbol: "{strength > 1 ? 'infantry' : 'armor'}", left: 10mm, top: 10mm, width: 15mm, height: 10mm}`), nil)
	book, _ := compose(t, g, Options{})
	cards := book.Decks[0].Cards
	a, b := cards[0].Front.Marks[0].(*scene.Use), cards[1].Front.Marks[0].(*scene.Use)
	if a.Symbol != b.Symbol {
		t.Error("two infantry symbols are two drawings")
	}
}

// TestSymbolFitsByItsFrame checks that with fit: frame, all frames are equal, whatever
// is around them.
func TestSymbolFitsByItsFrame(t *testing.T) {
	var at []geom.Matrix
	for _, part := range []string{`{symbol: hq, echelon: X`, `{symbol: infantry`, `{symbol: infantry, echelon: II, echelon_gap: 2mm`} {
		use := first(t, "en", part+`, fit: frame, left: 10mm, top: 10mm, width: 15mm, height: 10mm}`, nil)[0].(*scene.Use)
		at = append(at, use.At)
	}
	if at[0] != at[1] || at[1] != at[2] {
		t.Errorf("the frames stand at %v", at)
	}
}

// TestSymbolOfEmptyCells checks that an empty cell for the size means a unit without a
// mark, and that its frame is like all others.
func TestSymbolOfEmptyCells(t *testing.T) {
	const part = `{symbol: infantry, echelon: "{art}", left: 10mm, top: 10mm, width: 15mm, height: 13.6mm}`
	drawn := func(cell string) *scene.Use {
		book, found := compose(t, layouttest.Load(t, layouttest.Face(part), card("a,b,"+cell)), Options{})
		if found.Errors() > 0 {
			t.Fatal(layouttest.Messages(found))
		}
		return book.Decks[0].Cards[0].Front.Marks[0].(*scene.Use)
	}
	empty, marked := drawn(""), drawn("II")
	if empty.At != marked.At || len(empty.Symbol.Marks)+1 != len(marked.Symbol.Marks) {
		t.Errorf("without a mark: %d at %v, with one: %d at %v", len(empty.Symbol.Marks), empty.At, len(marked.Symbol.Marks), marked.At)
	}
}
