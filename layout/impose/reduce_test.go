package impose

import (
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// reducedTo returns the copy of marks that is shown at a scale.
func reducedTo(scale float64, marks ...scene.Mark) []scene.Mark {
	picture := &scene.Use{Symbol: &scene.Symbol{ID: "drawing", Marks: marks}, At: geom.ScaleBy(scale, scale)}
	reduce([]*scene.Use{picture})
	return picture.Symbol.Marks
}

func box(x, y, w, h float64) geom.Path {
	mm := geom.MM.Scale
	return geom.RectPath(geom.Rect{X: mm(x), Y: mm(y), W: mm(w), H: mm(h)})
}

func joined(paths ...geom.Path) (all geom.Path) {
	for _, p := range paths {
		all.Append(p)
	}
	return all
}

// TestReducedLeavesOutSpecks reduces a field and another mark to a tenth: what is
// smaller than a dot then is not drawn, whether it is a mark or a contour of one.
func TestReducedLeavesOutSpecks(t *testing.T) {
	grain, field := box(0, 0, 2, 2), box(0, 0, 30, 30)
	grains := joined(grain, box(40, 0, 2, 2), box(0, 40, 2, 2))
	tests := []struct {
		name string
		in   scene.Path
		want geom.Path
	}{
		{"a speck", scene.Path{Path: grain}, geom.Path{}},
		{"a field", scene.Path{Path: field}, field},
		{"a field with a speck", scene.Path{Path: joined(field, grain)}, field},
		{"the grains of a texture", scene.Path{Path: grains}, grains},
		{"a dot of a thick line", scene.Path{Path: grain, Stroke: &scene.Stroke{Width: 3 * geom.MM}}, grain},
		{"a point of a thick line", scene.Path{Path: box(0, 0, 0, 0), Stroke: &scene.Stroke{Width: 4 * geom.MM}}, box(0, 0, 0, 0)},
		{"a frame of a thin line", scene.Path{Path: field, Stroke: &scene.Stroke{Width: geom.MM / 10}}, field},
		{"a small frame", scene.Path{Path: joined(box(0, 0, 4, 4), box(1, 1, 2, 2)), EvenOdd: true}, joined(box(0, 0, 4, 4), box(1, 1, 2, 2))},
		{"a bar", scene.Path{Path: box(0, 0, 100, 0.3)}, box(0, 0, 100, 0.3)},
		{"a slanted bar", scene.Path{Path: box(0, 0, 100, 0.3).Transform(geom.Rotate(30))}, box(0, 0, 100, 0.3).Transform(geom.Rotate(30))},
	}
	for _, tt := range tests {
		var got geom.Path
		for _, m := range reducedTo(0.1, &scene.Path{Path: field}, &tt.in)[1:] {
			got = m.(*scene.Path).Path
		}
		if !got.Equal(tt.want) {
			t.Errorf("%s is drawn as %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestReducedDrawsFewerSteps simplifies outlines at a tenth: steps and bends that nobody
// sees go, and the ends stay. In a picture that is hardly reduced all stay.
func TestReducedDrawsFewerSteps(t *testing.T) {
	var jagged, plain, wavy geom.Path
	mm := func(x, y float64) geom.Point { return geom.Pt2(geom.MM.Scale(x), geom.MM.Scale(y)) }
	jagged.Move(0, 0)
	plain.Move(0, 0)
	wavy.Move(0, 0)
	for i := range 15 {
		x := float64(i) * 10
		jagged.Line(mm(x+0.3, 0.3).X, mm(x+0.3, 0.3).Y)
		jagged.Line(mm(x+10, 0).X, 0)
		plain.Line(mm(x+10, 0).X, 0)
		wavy.Cubic(mm(x+3, 0.2), mm(x+6, 0.2), mm(x+10, 0))
	}
	tests := []struct {
		name     string
		in, want geom.Path
	}{
		{"a jagged line", jagged, plain},
		{"a wavy line", wavy, plain},
	}
	for _, tt := range tests {
		if got := reducedTo(0.1, &scene.Path{Path: tt.in})[0].(*scene.Path).Path; !got.Equal(tt.want) {
			t.Errorf("%s is drawn as %v, want %v", tt.name, got, tt.want)
		}
		if got := reducedTo(0.8, &scene.Path{Path: tt.in})[0].(*scene.Path).Path; !got.Equal(tt.in) {
			t.Errorf("%s is simplified though it is hardly reduced: %v", tt.name, got)
		}
	}
}

// TestReducedKeepsOneDrawing shows a drawing small and larger: both show one copy, with
// what can be seen of the larger one; the original is unchanged. If one picture shows
// everything, so does the other.
func TestReducedKeepsOneDrawing(t *testing.T) {
	icon := &scene.Symbol{ID: "icon", Marks: []scene.Mark{&scene.Path{Path: box(0, 0, 20, 20)}, &scene.Path{Path: box(0, 0, 2, 2)}, &scene.Path{Path: box(0, 0, 0.5, 0.5)}}}
	for larger, marks := range map[float64]int{0.1: 1, 0.3: 2, 0.9: 3} {
		group := &scene.Group{Transform: geom.ScaleBy(0.1, 0.1), Marks: []scene.Mark{&scene.Use{Symbol: icon, At: geom.Identity}}}
		small := &scene.Use{Symbol: &scene.Symbol{Marks: []scene.Mark{group}}, At: geom.ScaleBy(0.5, 0.5)}
		large := &scene.Use{Symbol: icon, At: geom.ScaleBy(larger, larger)}
		reduce([]*scene.Use{small, large})
		first := small.Symbol.Marks[0].(*scene.Group).Marks[0].(*scene.Use).Symbol
		if first != large.Symbol || len(first.Marks) != marks {
			t.Errorf("at %v the drawing became %p and %p with %d marks, want %d", larger, first, large.Symbol, len(first.Marks), marks)
		}
	}
	if len(icon.Marks) != 3 || !icon.Marks[0].(*scene.Path).Path.Equal(box(0, 0, 20, 20)) {
		t.Errorf("the original has %v", icon.Marks)
	}
}

// TestReducedKeepsTrees shows a wood of small drawings: each keeps its largest mark.
func TestReducedKeepsTrees(t *testing.T) {
	tree := &scene.Symbol{ID: "tree", Marks: []scene.Mark{&scene.Path{Path: box(0, 0, 0.5, 1)}, &scene.Path{Path: box(0, 0, 1.5, 1.5)}}}
	for _, m := range reducedTo(0.05, &scene.Use{Symbol: tree, At: geom.Identity}, &scene.Use{Symbol: tree, At: geom.Translate(geom.CM, 0)}) {
		if marks := m.(*scene.Use).Symbol.Marks; len(marks) != 1 || marks[0] != tree.Marks[1] {
			t.Errorf("a tree is drawn as %v", marks)
		}
	}
}

// TestReducedToNothing shows drawings at scales of zero and near it: one mark stays.
func TestReducedToNothing(t *testing.T) {
	for _, scale := range []float64{0, 1e-300, 1e-18, -1e-18} {
		flat := &scene.Group{Transform: geom.ScaleBy(scale, scale), Marks: []scene.Mark{&scene.Path{Path: box(0, 0, 1, 1)}, &scene.Path{Path: box(0, 0, 3, 1)}}}
		if got := reducedTo(0.1, flat)[0].(*scene.Group).Marks; len(got) != 1 || got[0] != flat.Marks[1] {
			t.Errorf("at a scale of %v the group has %v", scale, got)
		}
	}
}
