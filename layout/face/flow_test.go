package face

import (
	"slices"
	"testing"

	"punchboard/geom"
	"punchboard/layout/layouttest"
)

func TestFlow(t *testing.T) {
	fixed := func(l geom.Length) flowItem { return flowItem{size: l} }
	text := func(l geom.Length) flowItem { return flowItem{size: l, elastic: true} }
	share := func(w float64) flowItem { return flowItem{weight: w} }
	s := func(at, size geom.Length) Slot { return Slot{at, size} }
	tests := []struct {
		name      string
		wants     []flowItem
		room, gap geom.Length
		justify   string
		slots     []Slot
		over      geom.Length
	}{
		{"one part", []flowItem{fixed(20)}, 100, 5, "start", []Slot{s(0, 20)}, 0},
		{"gaps stand between parts", []flowItem{fixed(20), fixed(30)}, 100, 5, "start", []Slot{s(0, 20), s(25, 30)}, 0},
		{"centre", []flowItem{fixed(20), fixed(30)}, 100, 0, "center", []Slot{s(25, 20), s(45, 30)}, 0},
		{"end", []flowItem{fixed(20), fixed(30)}, 100, 10, "end", []Slot{s(40, 20), s(70, 30)}, 0},
		{"between", []flowItem{fixed(20), fixed(20), fixed(20)}, 100, 0, "between", []Slot{s(0, 20), s(40, 20), s(80, 20)}, 0},
		{"between with one part", []flowItem{fixed(20)}, 100, 0, "between", []Slot{s(0, 20)}, 0},
		{"a weight takes the rest", []flowItem{fixed(20), share(1)}, 100, 10, "center", []Slot{s(0, 20), s(30, 70)}, 0},
		{"weights share", []flowItem{share(1), share(3)}, 100, 0, "start", []Slot{s(0, 25), s(25, 75)}, 0},
		{"shares sum up exactly", []flowItem{share(1), share(1), share(1)}, 100, 0, "start", []Slot{s(0, 33), s(33, 34), s(67, 33)}, 0},
		{"short: the last text gives way", []flowItem{text(60), fixed(20), text(50)}, 100, 0, "start", []Slot{s(0, 60), s(60, 20), s(80, 20)}, 0},
		{"shorter: then the one before it", []flowItem{text(60), fixed(50), text(30)}, 100, 0, "start", []Slot{s(0, 50), s(50, 50), s(100, 0)}, 0},
		{"too short", []flowItem{fixed(60), fixed(60)}, 100, 4, "end", []Slot{s(0, 60), s(64, 60)}, 24},
		{"nothing left for a weight", []flowItem{fixed(120), share(1)}, 100, 0, "start", []Slot{s(0, 120), s(120, 0)}, 20},
		{"no parts", nil, 100, 5, "center", nil, 0},
	}
	for _, tt := range tests {
		slots, over := flow(tt.wants, tt.room, tt.gap, tt.justify, nil)
		if !slices.Equal(slots, tt.slots) || over != tt.over {
			t.Errorf("%s: %v over %v, want %v over %v", tt.name, slots, over, tt.slots, tt.over)
		}
	}
}

func TestAcross(t *testing.T) {
	tests := []struct {
		said  string
		own   geom.Length
		align string
		want  Slot
	}{
		{"", 10 * layouttest.Mm, "stretch", Slot{0, 40 * layouttest.Mm}},
		{"", 10 * layouttest.Mm, "start", Slot{0, 10 * layouttest.Mm}},
		{"", 10 * layouttest.Mm, "center", Slot{15 * layouttest.Mm, 10 * layouttest.Mm}},
		{"", 10 * layouttest.Mm, "end", Slot{30 * layouttest.Mm, 10 * layouttest.Mm}},
		{"", 50 * layouttest.Mm, "center", Slot{0, 40 * layouttest.Mm}}, // never wider than the flow
		{"", NoSize, "center", Slot{0, 40 * layouttest.Mm}},
		{"20mm", 10 * layouttest.Mm, "stretch", Slot{0, 20 * layouttest.Mm}},
		{"50%", 10 * layouttest.Mm, "end", Slot{20 * layouttest.Mm, 20 * layouttest.Mm}},
	}
	for _, tt := range tests {
		if got := at(t, tt.said).across(40*layouttest.Mm, tt.own, tt.align); got != tt.want {
			t.Errorf("%q own %v %s: %v, want %v", tt.said, tt.own, tt.align, got, tt.want)
		}
	}
}

func TestCell(t *testing.T) {
	box := geom.Rect{X: 100, Y: 200, W: 104, H: 50}
	tests := []struct {
		i    int
		want geom.Rect
	}{
		{0, geom.Rect{X: 100, Y: 200, W: 33, H: 10}},
		{1, geom.Rect{X: 135, Y: 200, W: 33, H: 10}},
		{2, geom.Rect{X: 170, Y: 200, W: 34, H: 10}}, // the remainder goes to the last one
		{3, geom.Rect{X: 100, Y: 213, W: 33, H: 10}},
	}
	for _, tt := range tests {
		if got := cell(box, tt.i, 3, 2, 3, 10); got != tt.want {
			t.Errorf("cell %d is %v, want %v", tt.i, got, tt.want)
		}
	}
}

func TestRepeated(t *testing.T) {
	tests := []struct {
		l, gap geom.Length
		n      int
		want   geom.Length
	}{{10, 2, 3, 34}, {10, 2, 1, 10}, {10, 2, 0, 0}, {NoSize, 2, 3, NoSize}, {0, 2, 3, 4}}
	for _, tt := range tests {
		if got := repeated(tt.l, tt.n, tt.gap); got != tt.want {
			t.Errorf("%d of %v with %v between: %v, want %v", tt.n, tt.l, tt.gap, got, tt.want)
		}
	}
}
