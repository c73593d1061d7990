package texture

import (
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// TestFootprintsMeet checks that buildings meet only where they overlap, also if they stand askew.
func TestFootprintsMeet(t *testing.T) {
	a := footprint{geom.V(0, 0), geom.V(1, 0), 10, 5}
	for _, tt := range []struct {
		b    footprint
		want bool
	}{
		{footprint{geom.V(18, 0), geom.V(1, 0), 9, 5}, true},
		{footprint{geom.V(21, 0), geom.V(1, 0), 10, 5}, false},
		{footprint{geom.V(0, 14), geom.V(0, 1), 10, 5}, true},
		{footprint{geom.V(14, 9), geom.PolarVec(1, geom.Tau/8), 5, 2}, false}, // beyond the corner, though their boxes overlap
	} {
		if got := a.meets(&tt.b); got != tt.want {
			t.Errorf("a house at %v: meets is %t, want %t", tt.b.at, got, tt.want)
		}
	}
}

// TestPlotsAreCutToTheirHex checks that a plot ends at a distance from all sides of its hex.
func TestPlotsAreCutToTheirHex(t *testing.T) {
	m := &mapdata.Map{Grid: hex.Grid{Cols: 3, Rows: 3}, Flat: 24 * geom.MM}
	g := &Land{Canvas: canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{})}
	h := m.Grid.At(1, 1)
	site := g.siteIn(h, nil)
	mid := g.Center(h)
	plot := site.plot([]geom.Vec{mid, mid.Add(geom.V(90, 0)), mid.Add(geom.V(90, 90)), mid.Add(geom.V(0, 90))}, 3)
	if len(plot) < 4 {
		t.Fatalf("the plot has %d corners", len(plot))
	}
	for _, v := range plot {
		if deep := canvas.Depth(site.edges, v); g.Pick(v) != h || deep < 2.9 {
			t.Errorf("a corner at %v is %.1f from the hexside, want 3", v.Sub(mid), deep)
		}
	}
}

// TestShadowsCoverTheirHouse checks that a shadow falls to one side and includes what casts it.
func TestShadowsCoverTheirHouse(t *testing.T) {
	house := footprint{geom.V(0, 0), geom.V(1, 0), 10, 5}
	c := house.corners()
	shape := cast(c[:], geom.V(3, 4))
	if len(shape) != 6 {
		t.Errorf("the shadow has %d corners, want 6", len(shape))
	}
	if low, high := span(shape, geom.V(1, 0)); low != -10 || high != 13 {
		t.Errorf("the shadow is from %g to %g, want -10 to 13", low, high)
	}
}
