package impose

import (
	"reflect"
	"testing"

	"punchboard/geom"
	"punchboard/scene"
)

// reducedTo returns the copy of marks that are shown at a scale.
func reducedTo(scale float64, marks ...scene.Mark) []scene.Mark {
	drawing := &scene.Symbol{ID: "drawing", Marks: marks}
	page := scene.Page{Marks: []scene.Mark{&scene.Use{Symbol: drawing, At: geom.ScaleBy(scale, scale)}}}
	return reduced([]scene.Page{page})[0].Marks[0].(*scene.Use).Symbol.Marks
}

// TestReducedLeavesOutSpecks reduces marks to a tenth: what is smaller than a dot then
// is not drawn, whether it is a mark or a contour of one.
func TestReducedLeavesOutSpecks(t *testing.T) {
	square := func(at, side geom.Length) geom.Path {
		return geom.RectPath(geom.Rect{X: at, Y: at, W: side, H: side})
	}
	grain, field := square(0, 2*geom.MM), square(0, 30*geom.MM)
	both := square(0, 30*geom.MM)
	both.Append(grain)
	tests := []struct {
		name string
		in   scene.Path
		want geom.Path
	}{
		{"a speck", scene.Path{Path: grain}, geom.Path{}},
		{"a field", scene.Path{Path: field}, field},
		{"a field with a speck", scene.Path{Path: both}, field},
		{"a dot of a thick line", scene.Path{Path: grain, Stroke: &scene.Stroke{Width: 3 * geom.MM}}, grain},
		{"a thin line", scene.Path{Path: field, Stroke: &scene.Stroke{Width: geom.MM / 10}}, field},
	}
	for _, tt := range tests {
		var got geom.Path
		for _, m := range reducedTo(0.1, &tt.in) {
			got = m.(*scene.Path).Path
		}
		if !got.Equal(tt.want) {
			t.Errorf("%s is drawn as %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestReducedDrawsFewerSteps simplifies outlines at a tenth: steps and bends that nobody
// sees go, the ends stay, and circles are round.
func TestReducedDrawsFewerSteps(t *testing.T) {
	mm := func(x, y float64) geom.Point { return geom.Pt2(geom.MM.Scale(x), geom.MM.Scale(y)) }
	jagged := geom.LinePath(mm(0, 0), mm(0.2, 0.3), mm(0.4, 0), mm(20, 0), mm(20.2, 0))
	var flat geom.Path
	flat.Move(0, 0)
	flat.Cubic(mm(10, 0.2), mm(20, 0.2), mm(30, 0))
	circle := geom.CirclePath(mm(0, 0), 2*geom.MM)
	tests := []struct {
		name     string
		in, want geom.Path
	}{
		{"a jagged line", jagged, geom.LinePath(mm(0, 0), mm(20, 0), mm(20.2, 0))},
		{"a flat curve", flat, geom.LinePath(mm(0, 0), mm(30, 0))},
		{"a small circle", circle, circle},
	}
	for _, tt := range tests {
		got := reducedTo(0.1, &scene.Path{Path: tt.in})[0].(*scene.Path).Path
		if !got.Equal(tt.want) {
			t.Errorf("%s is drawn as %v, want %v", tt.name, got, tt.want)
		}
		if whole := reducedTo(0.8, &scene.Path{Path: tt.in})[0].(*scene.Path).Path; !whole.Equal(tt.in) {
			t.Errorf("%s is simplified though it is hardly reduced: %v", tt.name, whole)
		}
	}
}

// TestReducedKeepsOneDrawing shows a drawing small and large: both show one copy, with
// what can be seen of the larger one, and the original is unchanged.
func TestReducedKeepsOneDrawing(t *testing.T) {
	grain := &scene.Path{Path: geom.CirclePath(geom.Point{}, geom.MM)}
	icon := &scene.Symbol{ID: "icon", Marks: []scene.Mark{grain}}
	small := &scene.Group{Transform: geom.ScaleBy(0.1, 0.1), Marks: []scene.Mark{&scene.Use{Symbol: icon, At: geom.Identity}}}
	pages := reduced([]scene.Page{{Marks: []scene.Mark{small}}, {Marks: []scene.Mark{&scene.Use{Symbol: icon, At: geom.ScaleBy(0.3, 0.3)}}}})
	first := pages[0].Marks[0].(*scene.Group).Marks[0].(*scene.Use).Symbol
	second := pages[1].Marks[0].(*scene.Use).Symbol
	if first != second || len(second.Marks) != 1 {
		t.Errorf("the drawing became %p and %p with %d marks", first, second, len(second.Marks))
	}
	if !reflect.DeepEqual(icon.Marks, []scene.Mark{grain}) {
		t.Errorf("the original has %v", icon.Marks)
	}
}
