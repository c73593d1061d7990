package face

import (
	"testing"

	facedata "punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/layouttest"
)

// at parses an extent as in a face; "" is not set.
func at(t *testing.T, s string) extent {
	t.Helper()
	if s == "" {
		return extent{}
	}
	e, err := values.ParseExtent(s)
	if err != nil {
		t.Fatal(err)
	}
	return extent{e, true}
}

func TestSpan(t *testing.T) {
	tests := []struct {
		lo, hi, size string
		anchor       float64
		at, length   geom.Length
	}{
		{"", "", "", 0, 0, 60 * layouttest.Mm},
		{"5mm", "", "", 0, 5 * layouttest.Mm, 55 * layouttest.Mm},
		{"", "5mm", "", 0, 0, 55 * layouttest.Mm},
		{"5mm", "7mm", "", 0, 5 * layouttest.Mm, 48 * layouttest.Mm},
		{"5mm", "", "20mm", 0, 5 * layouttest.Mm, 20 * layouttest.Mm},
		{"5mm", "", "20mm", 1, 5 * layouttest.Mm, 20 * layouttest.Mm}, // a given edge takes precedence over the anchor
		{"", "5mm", "20mm", 0, 35 * layouttest.Mm, 20 * layouttest.Mm},
		{"", "", "20mm", 0, 0, 20 * layouttest.Mm},
		{"", "", "20mm", .5, 20 * layouttest.Mm, 20 * layouttest.Mm},
		{"", "", "20mm", 1, 40 * layouttest.Mm, 20 * layouttest.Mm},
		{"10mm", "10mm", "20mm", .5, 20 * layouttest.Mm, 20 * layouttest.Mm}, // the anchor positions it between both edges
		{"10%", "25%", "", 0, 6 * layouttest.Mm, 39 * layouttest.Mm},
		{"", "", "50% + 2mm", 1, 28 * layouttest.Mm, 32 * layouttest.Mm},
		{"-3mm", "-3mm", "", 0, -3 * layouttest.Mm, 66 * layouttest.Mm},
		{"40mm", "30mm", "", 0, 40 * layouttest.Mm, 0}, // never negative
		{"", "", "-5mm", 0, 0, 0},
	}
	for _, tt := range tests {
		a := axis{lo: at(t, tt.lo), hi: at(t, tt.hi), size: at(t, tt.size), anchor: tt.anchor}
		if from, length := a.span(60 * layouttest.Mm); from != tt.at || length != tt.length {
			t.Errorf("left %q right %q width %q anchor %v: %v %v, want %v %v", tt.lo, tt.hi, tt.size, tt.anchor, from, length, tt.at, tt.length)
		}
	}
}

func TestFourSides(t *testing.T) {
	l := func(n ...geom.Length) []geom.Length { return n }
	tests := []struct {
		in   []geom.Length
		want Insets // top, right, bottom, left
	}{
		{nil, Insets{}},
		{l(1), Insets{1, 1, 1, 1}},
		{l(1, 2), Insets{1, 2, 1, 2}},
		{l(1, 2, 3), Insets{1, 2, 3, 2}},
		{l(1, 2, 3, 4), Insets{1, 2, 3, 4}},
	}
	for _, tt := range tests {
		if got := FourSides(tt.in); got != tt.want {
			t.Errorf("fourSides(%v) = %v, want %v", tt.in, got, tt.want)
		}
	}
	if got := (Insets{4 * layouttest.Mm, 7 * layouttest.Mm, 4 * layouttest.Mm, 7 * layouttest.Mm}).in(geom.Rect{W: 10 * layouttest.Mm, H: 10 * layouttest.Mm}); got != (geom.Rect{X: 7 * layouttest.Mm, Y: 4 * layouttest.Mm, W: 0, H: 2 * layouttest.Mm}) {
		t.Errorf("a box smaller than its pad is %v", got)
	}
}

// TestUpright turns a part: its upper left corner must be mapped to the corner that is
// upper left for a reader facing that edge.
func TestUpright(t *testing.T) {
	box := geom.Rect{X: 10 * layouttest.Mm, Y: 20 * layouttest.Mm, W: 30 * layouttest.Mm, H: 8 * layouttest.Mm}
	tests := []struct {
		turn    int
		inner   geom.Size
		topLeft geom.Point
	}{
		{0, geom.Size{W: 30 * layouttest.Mm, H: 8 * layouttest.Mm}, geom.Pt2(10*layouttest.Mm, 20*layouttest.Mm)},
		{90, geom.Size{W: 8 * layouttest.Mm, H: 30 * layouttest.Mm}, geom.Pt2(40*layouttest.Mm, 20*layouttest.Mm)},
		{180, geom.Size{W: 30 * layouttest.Mm, H: 8 * layouttest.Mm}, geom.Pt2(40*layouttest.Mm, 28*layouttest.Mm)},
		{270, geom.Size{W: 8 * layouttest.Mm, H: 30 * layouttest.Mm}, geom.Pt2(10*layouttest.Mm, 28*layouttest.Mm)},
	}
	for _, tt := range tests {
		f := frame{turn: tt.turn}
		inner, m := f.upright(box)
		if inner.Size() != tt.inner || m.Box(inner) != box {
			t.Errorf("turn %d: %v becomes %v, want %v over %v", tt.turn, inner, m.Box(inner), tt.inner, box)
		}
		if got := m.Apply(inner.Min()); got != tt.topLeft {
			t.Errorf("turn %d: the upper left corner is at %v, want %v", tt.turn, got, tt.topLeft)
		}
	}
}

func TestFrameOver(t *testing.T) {
	library := frame{x: axis{lo: at(t, "1mm"), size: at(t, "8mm")}, weight: 2, turn: 90, rotate: 5, zoom: 2, opacity: .5, layer: "a", in: "safe", pad: Insets{1, 1, 1, 1}}
	use := frame{x: axis{hi: at(t, "4mm")}, y: axis{size: at(t, "3mm")}, turn: 270, zoom: 3, opacity: .5}
	got := use.onto(&library)
	want := library
	want.x.hi, want.y.size, want.turn, want.zoom, want.opacity = at(t, "4mm"), at(t, "3mm"), 0, 6, .25
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := (frame{opacity: 1, layer: "b", in: "trim", weight: 1}).onto(&library); got.layer != "b" || got.in != "trim" || got.weight != 1 {
		t.Errorf("what the use says does not win: %+v", got)
	}
}

func TestAnchors(t *testing.T) {
	want := map[string]geom.Point{
		"top-left": {X: 0, Y: 0}, "top": {X: 20, Y: 0}, "top-right": {X: 40, Y: 0},
		"left": {X: 0, Y: 25}, "center": {X: 20, Y: 25}, "right": {X: 40, Y: 25},
		"bottom-left": {X: 0, Y: 50}, "bottom": {X: 20, Y: 50}, "bottom-right": {X: 40, Y: 50},
	}
	key, _ := facedata.Kinds[0].Key("anchor")
	for _, word := range key.Values {
		f := frame{x: axis{size: extent{values.Extent{Abs: 20}, true}}, y: axis{size: extent{values.Extent{Abs: 40}, true}}}
		f.setAnchor(word)
		if got := f.box(geom.Rect{W: 60, H: 90}).Min(); got != want[word] {
			t.Errorf("%s: %v, want %v", word, got, want[word])
		}
	}
}
