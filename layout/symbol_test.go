package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/internal/golden"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// symbolWords gives the words that a key of symbols takes.
func symbolWords(t *testing.T, key string) []string {
	t.Helper()
	kind, _ := carddata.KindOf("symbol")
	k, ok := kind.Key(key)
	if !ok || len(k.Values) == 0 {
		t.Fatalf("symbols have no words for %s", key)
	}
	return k.Values
}

// TestSymbolWords: the reader and the drawing board know the same words.
func TestSymbolWords(t *testing.T) {
	for _, word := range symbolWords(t, "symbol") {
		if _, ok := emblemSigns[word]; !ok {
			t.Errorf("no sign is drawn for %s", word)
		}
	}
	for _, word := range symbolWords(t, "frame") {
		if emblemFrames[word] == nil {
			t.Errorf("no frame is drawn for %s", word)
		}
	}
	for _, word := range symbolWords(t, "echelon") {
		if _, ok := echelonMarks[word]; !ok {
			t.Errorf("no mark is drawn for %s", word)
		}
	}
	if n := len(symbolWords(t, "symbol")) + len(symbolWords(t, "frame")) + len(symbolWords(t, "echelon")); n != len(emblemSigns)+len(emblemFrames)+len(echelonMarks) {
		t.Error("the drawing board knows words that the reader refuses")
	}
}

// TestSymbolsStayInTheirBox: every kind in every frame, with every mark and
// staff, in boxes of several shapes.
func TestSymbolsStayInTheirBox(t *testing.T) {
	boxes := []geom.Rect{
		{X: 3 * geom.MM, Y: -geom.MM, W: 15 * geom.MM / 2, H: 34 * geom.MM / 5},
		{W: 30 * geom.MM, H: 6 * geom.MM}, {W: 6 * geom.MM, H: 30 * geom.MM},
	}
	for _, frame := range symbolWords(t, "frame") {
		for _, echelon := range symbolWords(t, "echelon") {
			for _, unit := range symbolWords(t, "symbol") {
				for i, box := range boxes {
					k := symbolLook{unit: unit, frame: frame, echelon: echelon, staff: unit == "hq", room: echelon != "none", gap: -1, line: -1, color: ink{flat: scene.Black}}
					k.mark = k.color
					checkInBox(t, &k, box, fmt.Sprint(frame, echelon, unit, i))
				}
			}
		}
	}
}

func checkInBox(t *testing.T, k *symbolLook, box geom.Rect, name string) {
	t.Helper()
	const hair = geom.MM / 1000
	one, center := k.placed(box, "whole")
	d := symbolDrawing{*k, one}
	s := d.draw()
	var r inkReach
	r.marks(s.Marks, geom.Translate(center.X, center.Y))
	if !box.Inset(-hair).Contains(r.box) {
		t.Errorf("%s: ink in %v, box %v", name, r.box, box)
	}
	if !s.Box.Moved(center).Inset(-hair).Contains(r.box) {
		t.Errorf("%s: the symbol's box does not hold its ink", name)
	}
	if gap := min(box.W-r.box.W, box.H-r.box.H); gap > box.H/20 {
		t.Errorf("%s: the symbol leaves %s of its box empty both ways", name, gap)
	}
}

// TestSymbolFieldsAreAlike: where frames differ from card to card, one box gives
// the signs of all of them the same size, and holds all of them.
func TestSymbolFieldsAreAlike(t *testing.T) {
	box := geom.Rect{W: 10 * geom.MM, H: 8 * geom.MM}
	for _, fit := range symbolWords(t, "fit") {
		want := geom.Length(0)
		for _, frame := range symbolWords(t, "frame") {
			k := symbolLook{unit: "infantry", frame: frame, echelon: "none", even: true, gap: -1, line: -1, color: ink{flat: scene.Black}}
			k.mark = k.color
			one, center := k.placed(box, fit)
			if want == 0 {
				want = one
			}
			d := symbolDrawing{k, one}
			var r inkReach
			r.marks(d.draw().Marks, geom.Translate(center.X, center.Y))
			if one != want || !box.Inset(-geom.MM/1000).Contains(r.box) {
				t.Errorf("%s, %s: a field of %v, not %v; ink in %v", fit, frame, one, want, r.box)
			}
		}
	}
}

// TestSymbolMeasures: on a counter of 5/8 in the frame is 7.5 x 5 mm, and all
// else follows from it.
func TestSymbolMeasures(t *testing.T) {
	c := first(t, "en", `{symbol: armour, echelon: II, line: 0.35mm, left: 4.2mm, top: 3.5mm, width: 7.5mm, height: 6.8mm}`, nil)
	use := c[0].(*scene.Use)
	at := func(m scene.Mark) geom.Rect {
		var r inkReach
		r.mark(m, use.At)
		return r.box
	}
	mm := func(x, y, w, h float64) geom.Rect {
		return geom.Rect{X: geom.FromMM(x), Y: geom.FromMM(y), W: geom.FromMM(w), H: geom.FromMM(h)}
	}
	for i, want := range []geom.Rect{
		mm(4.2, 5.3, 7.5, 5),         // the frame, line included
		mm(5.175, 6.425, 5.55, 2.75), // an oval of 5.2 x 2.4, and its line
		mm(4.2+3.15, 3.5, 1.2, 1.4),  // two strokes of 0.3, 0.6 between them
	} {
		got := at(use.Symbol.Marks[i])
		if off := max(outside(got, want), outside(want, got)); off > geom.MM/200 {
			t.Errorf("mark %d: %v, want %v", i, got, want)
		}
	}
}

// TestSymbolGolden keeps the drawings of a few symbols.
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

// TestSymbolsAreShared: counters that look alike place one drawing.
func TestSymbolsAreShared(t *testing.T) {
	g := load(t, face(`{symbol: "{strength > 1 ? 'infantry' : 'armor'}", left: 10mm, top: 10mm, width: 15mm, height: 10mm}`), nil)
	book, _ := compose(t, g, Options{})
	cards := book.Decks[0].Cards
	a, b := cards[0].Front.Marks[0].(*scene.Use), cards[1].Front.Marks[0].(*scene.Use)
	if a.Symbol != b.Symbol {
		t.Error("two infantry symbols are two drawings")
	}
}

// TestSymbolFitsByItsFrame: with fit: frame, all frames are alike, whatever
// stands around them.
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

// TestSymbolOfEmptyCells: a cell that says no size is a unit without a mark,
// and its frame is like all others.
func TestSymbolOfEmptyCells(t *testing.T) {
	const part = `{symbol: infantry, echelon: "{art}", left: 10mm, top: 10mm, width: 15mm, height: 13.6mm}`
	drawn := func(cell string) *scene.Use {
		book, found := compose(t, load(t, face(part), card("a,b,"+cell)), Options{})
		if found.Errors() > 0 {
			t.Fatal(messages(found))
		}
		return book.Decks[0].Cards[0].Front.Marks[0].(*scene.Use)
	}
	empty, marked := drawn(""), drawn("II")
	if empty.At != marked.At || len(empty.Symbol.Marks)+1 != len(marked.Symbol.Marks) {
		t.Errorf("without a mark: %d at %v, with one: %d at %v", len(empty.Symbol.Marks), empty.At, len(marked.Symbol.Marks), marked.At)
	}
}
