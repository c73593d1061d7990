package layout

import (
	"fmt"
	"testing"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// inked returns the boxes of all paths of a face with one part, in drawing order, and
// the findings.
func inked(t *testing.T, part string) (boxes []geom.Rect, found string) {
	t.Helper()
	book, list := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.KeyGame()), Options{})
	for _, m := range allMarks(book.Decks[0].Cards[0].Front.Marks) {
		if p, ok := m.(*scene.Path); ok {
			boxes = append(boxes, p.Path.Bounds())
		}
	}
	return boxes, described(list)
}

// allMarks returns marks, including those of the symbols they use.
func allMarks(marks []scene.Mark) []scene.Mark {
	all := marks[:len(marks):len(marks)]
	layouttest.UsesIn(marks, func(u *scene.Use) { all = append(all, u.Symbol.Marks...) })
	return all
}

// TestCompassInItsCircle checks that no style leaves its box, whatever the direction of
// north.
func TestCompassInItsCircle(t *testing.T) {
	box := geom.Rect{X: 10 * geom.MM, Y: 10 * geom.MM, W: 20 * geom.MM, H: 20 * geom.MM}
	for _, style := range []string{"arrow", "rose", "plain"} {
		for north := -360; north <= 360; north += 24 {
			boxes, found := inked(t, fmt.Sprintf("{compass: %s, north: %d, left: 10mm, top: 10mm, width: 20mm, height: 20mm}", style, north))
			if len(boxes) == 0 || found != "" {
				t.Fatalf("%s %d: %d paths, found %q", style, north, len(boxes), found)
			}
			for _, b := range boxes {
				if face.Overhang(b, box) > 0 {
					t.Errorf("%s with north at %d reaches %v out of its box", style, north, face.Overhang(b, box))
				}
			}
		}
	}
}

// TestScaleIsTrue measures the bar: the right number of hexes, each as long as the
// map's.
func TestScaleIsTrue(t *testing.T) {
	tests := []struct {
		part  string
		count int
		flat  geom.Length
	}{
		{"{scale: ground, hexes: 4}", 4, 8 * geom.MM},
		{"{scale: ground, hexes: 7, hex: 6mm, unit: km}", 7, 6 * geom.MM},
		{"{scale: ground, hexes: 1, per_hex: 250, unit: m}", 1, 8 * geom.MM},
	}
	for _, tt := range tests {
		boxes, found := inked(t, tt.part)
		if found != "" {
			t.Error(found)
		}
		var bar geom.Rect
		for i := range tt.count {
			hex := boxes[2*i] // its ground, which is followed by its frame
			if d := hex.W - tt.flat; d < -1 || d > 1 {
				t.Errorf("%s: hex %d is %v long, want %v", tt.part, i, hex.W, tt.flat)
			}
			bar = bar.Union(hex)
		}
		if want := tt.flat.Scale(float64(tt.count)); bar.W != want {
			t.Errorf("%s is %v long, want %v", tt.part, bar.W, want)
		}
	}
}
