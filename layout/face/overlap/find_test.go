package overlap

import (
	"testing"

	facedata "punchboard/carddata/face"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// words returns the ink of a text of 10 pt at a point, turned by an angle.
func words(t testing.TB, text string, x, y geom.Length, degrees float64) Ink {
	t.Helper()
	font, ok := fonts.Builtin("plex-condensed")
	if !ok {
		t.Fatal("the font is missing")
	}
	b := fonts.NewShaper().Set([]fonts.Span{{Text: text, Font: font, Size: 10 * geom.PT}}, fonts.Setting{Lang: "en"})
	var marks []scene.Mark
	for _, line := range b.Lines {
		for _, r := range line.Runs {
			marks = append(marks, &scene.Glyphs{Font: r.Font, Size: r.Size, At: geom.Pt2(r.X, line.Baseline), Fill: scene.Black, Glyphs: r.Glyphs})
		}
	}
	k := Ink{Part: &facedata.Part{}, Marks: marks, At: geom.Rotate(degrees).Then(geom.Translate(x, y)), Opacity: 1}
	k.Measure()
	return k
}

// rect returns the ink of a filled rectangle.
func rect(r geom.Rect) Ink {
	k := Ink{Part: &facedata.Part{}, Marks: []scene.Mark{&scene.Path{Path: geom.RectPath(r), Fill: scene.White}}, At: geom.Identity, Opacity: 1}
	k.Measure()
	return k
}

// find returns the hits among inks, and how often Stopped was called.
func find(stop bool, inks ...Ink) (hits []Hit, asked int) {
	f := Finder{Inks: inks, Pictures: &Pictures{}, Stopped: func() bool { asked++; return stop }}
	return f.Find(), asked
}

func TestFindStops(t *testing.T) {
	inks := []Ink{words(t, "one", 0, 0, 0), words(t, "two", 0, 0, 0), words(t, "three", 0, 0, 0)}
	if hits, _ := find(false, inks...); len(hits) != 3 {
		t.Errorf("%d hits, want 3", len(hits))
	}
	if hits, asked := find(true, inks...); len(hits) > 0 || asked != 1 {
		t.Errorf("after stopping: %d hits, asked %d times", len(hits), asked)
	}
}

// Texts that are turned around the same corner overlap only there; texts that run side by
// side do not overlap at any angle.
func TestTurnedTexts(t *testing.T) {
	for _, degrees := range []float64{0, 7, 30, 45, 90, 133, 180, 270} {
		at := geom.Rotate(degrees)
		place := func(text string, x, y geom.Length) Ink {
			q := at.Apply(geom.Pt2(x, y))
			return words(t, text, q.X, q.Y, degrees)
		}
		first := place("Manual", 0, 0)
		if hits, _ := find(false, first, place("Blind", 0, 3600*geom.MM/1000)); len(hits) > 0 {
			t.Errorf("%v degrees: lines side by side are %v", degrees, hits)
		}
		if hits, _ := find(false, first, place("Blind", 2*geom.MM, geom.MM)); len(hits) != 1 {
			t.Errorf("%v degrees: lines over each other are %v", degrees, hits)
		}
	}
}

// A hidden text with another text in its place is not reported.
func TestGroundsBetweenTexts(t *testing.T) {
	low, high := words(t, "Manual", 0, 0, 0), words(t, "Blind", 0, 0, 0)
	hits, _ := find(false, low, rect(geom.Rect{X: -geom.MM, Y: -geom.MM, W: 30 * geom.MM, H: 9 * geom.MM}), high)
	if len(hits) != 0 {
		t.Errorf("a text in the place of another: %v", hits)
	}
	hits, _ = find(false, low, rect(geom.Rect{X: -geom.MM, Y: -geom.MM, W: 30 * geom.MM, H: 9 * geom.MM}))
	if len(hits) != 1 || hits[0] != (Hit{Hidden, 0, 1, true}) {
		t.Errorf("a text under a ground: %v", hits)
	}
	hits, _ = find(false, rect(geom.Rect{X: -geom.MM, Y: -geom.MM, W: 30 * geom.MM, H: 9 * geom.MM}), high)
	if len(hits) != 0 {
		t.Errorf("a text on a ground: %v", hits)
	}
}

// A rectangle hides letters from a depth of a fifth of a millimeter.
func TestDepthOfCover(t *testing.T) {
	low := words(t, "HHHH", 0, 0, 0)
	box := low.letters(low.texts)[0].box
	for _, tt := range []struct {
		depth geom.Length
		want  int
	}{{-geom.MM, 0}, {0, 0}, {Tolerance - 1, 0}, {Tolerance + geom.MM/50, 1}, {geom.MM, 1}} {
		hits, _ := find(false, low, rect(geom.Rect{X: -geom.MM, Y: box.Bottom() - tt.depth, W: 30 * geom.MM, H: 9 * geom.MM}))
		if len(hits) != tt.want {
			t.Errorf("%v deep: %v", tt.depth, hits)
		}
	}
}

// Faces are compared one after the other in the same memory, and each twice: with what is below its texts, then below
// its icons.
func TestFaintInTheSameMemory(t *testing.T) {
	ground := func(fill scene.Paint) Ink {
		k := rect(geom.Rect{X: -geom.MM, Y: -geom.MM, W: 30 * geom.MM, H: 9 * geom.MM})
		k.Marks[0].(*scene.Path).Fill = fill
		return k
	}
	over := rect(geom.Rect{X: -2 * geom.MM, Y: -2 * geom.MM, W: 40 * geom.MM, H: 12 * geom.MM})
	floor := func(geom.Length, bool) float64 { return 4.5 }
	memory := &Scratch{}
	for i, c := range []struct {
		inks []Ink
		want int
	}{
		{[]Ink{ground(scene.Black), words(t, "Manual", 0, 0, 0)}, 1},
		{[]Ink{ground(scene.White), words(t, "Manual", 0, 0, 0)}, 0},
		{[]Ink{ground(scene.Black), over, words(t, "Manual", 0, 0, 0), words(t, "Blind", 0, 4*geom.MM, 0)}, 0},
		{[]Ink{over, ground(scene.Black), words(t, "Manual", 0, 0, 0), words(t, "Blind", 0, 4*geom.MM, 0)}, 2},
		{[]Ink{words(t, "Manual", 0, 0, 0)}, 0},
	} {
		f := Finder{Inks: c.inks, Pictures: &Pictures{}, Stopped: func() bool { return false }, Scratch: memory}
		for range 2 {
			if faint := f.Faint(floor, false, true); len(faint) != c.want {
				t.Errorf("face %d: %d faint texts, want %d", i, len(faint), c.want)
			}
			f.FaintGraphics(3)
		}
	}
}

// BenchmarkFind measures a face of 400 texts that do not overlap.
func BenchmarkFind(b *testing.B) {
	var inks []Ink
	for i := range geom.Length(400) {
		inks = append(inks, words(b, "word", i%20*12*geom.MM, i/20*6*geom.MM, 0))
	}
	for b.Loop() {
		if hits, _ := find(false, inks...); len(hits) > 0 {
			b.Fatal(hits)
		}
	}
}
