package symbol

import (
	"fmt"
	"testing"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// TestSymbolFieldsAreAlike checks that where frames differ from card to card, the signs
// in a given box all have the same size, and every symbol fits.
func TestSymbolFieldsAreAlike(t *testing.T) {
	box := geom.Rect{W: 10 * geom.MM, H: 8 * geom.MM}
	for _, fit := range symbolWords(t, "fit") {
		want := geom.Length(0)
		for _, frame := range symbolWords(t, "frame") {
			k := symbolLook{unit: "infantry", frame: frame, echelon: "none", even: true, gap: -1, line: -1, color: face.Ink{Flat: scene.Black}}
			k.mark = k.color
			one, center := k.placed(box, fit)
			if want == 0 {
				want = one
			}
			d := symbolDrawing{k, one}
			var r face.InkReach
			r.Marks(d.draw().Marks, geom.Translate(center.X, center.Y))
			if one != want || !box.Inset(-geom.MM/1000).Contains(r.Box) {
				t.Errorf("%s, %s: a field of %v, not %v; ink in %v", fit, frame, one, want, r.Box)
			}
		}
	}
}

// TestSymbolWords checks that the reader and the drawing accept the same words.
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

// TestSymbolsStayInTheirBox checks every kind in every frame, with every mark and
// staff, in boxes of several proportions.
func TestSymbolsStayInTheirBox(t *testing.T) {
	boxes := []geom.Rect{
		{X: 3 * geom.MM, Y: -geom.MM, W: 15 * geom.MM / 2, H: 34 * geom.MM / 5},
		{W: 30 * geom.MM, H: 6 * geom.MM}, {W: 6 * geom.MM, H: 30 * geom.MM},
	}
	for _, frame := range symbolWords(t, "frame") {
		for _, echelon := range symbolWords(t, "echelon") {
			for _, unit := range symbolWords(t, "symbol") {
				for i, box := range boxes {
					k := symbolLook{unit: unit, frame: frame, echelon: echelon, staff: unit == "hq", room: echelon != "none", gap: -1, line: -1, color: face.Ink{Flat: scene.Black}}
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
	var r face.InkReach
	r.Marks(s.Marks, geom.Translate(center.X, center.Y))
	if !box.Inset(-hair).Contains(r.Box) {
		t.Errorf("%s: ink in %v, box %v", name, r.Box, box)
	}
	if !s.Box.Moved(center).Inset(-hair).Contains(r.Box) {
		t.Errorf("%s: the symbol's box does not hold its ink", name)
	}
	if gap := min(box.W-r.Box.W, box.H-r.Box.H); gap > box.H/20 {
		t.Errorf("%s: the symbol leaves %s of its box empty both ways", name, gap)
	}
}

// symbolWords returns the values that a key of symbols accepts.
func symbolWords(t *testing.T, key string) []string {
	t.Helper()
	kind, _ := facedata.KindOf("symbol")
	k, ok := kind.Key(key)
	if !ok || len(k.Values) == 0 {
		t.Fatalf("symbols have no words for %s", key)
	}
	return k.Values
}
