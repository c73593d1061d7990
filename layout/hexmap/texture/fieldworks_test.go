package texture

import (
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// TestLinesReachHexsides checks between which sides walls and the like cross a hex: those
// shared with neighbors of their terrain, or two opposite ones, clear of number and badges.
func TestLinesReachHexsides(t *testing.T) {
	mid := hex.Hex{Q: 5, R: 5}
	for _, orientation := range []hex.Orientation{hex.Flat, hex.Pointy} {
		m := &mapdata.Map{Grid: hex.Grid{Orientation: orientation, Cols: 12, Rows: 12}, Flat: 24 * geom.MM}
		for _, near := range [][]hex.Dir{{}, {1}, {4}, {0, 2}, {0, 2, 3}} {
			land := map[hex.Hex]bool{mid: true}
			for _, d := range near {
				land[mid.Neighbor(d)] = true
			}
			g := &Land{Canvas: canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{}), Region: canvas.Region{Has: func(h hex.Hex) bool { return land[h] }}}
			ends := g.lineEnds(mid, false)
			if len(ends) != max(2, len(near)) {
				t.Fatalf("%v neighbors: %d ends", near, len(ends))
			}
			for i, d := range near {
				if ends[i].Sub(g.Middle(mid.Side(d))).Len() > 0.001 {
					t.Errorf("%v neighbors: the line does not meet that of neighbor %d", near, d)
				}
			}
			across := ends[1].Sub(ends[0])
			if len(near) < 2 && across.Len() < 99 {
				t.Errorf("%v neighbors: the line is %.0f long, less than from side to side", near, across.Len())
			}
			if len(near) == 0 && max(across.X, -across.X) < max(across.Y, -across.Y) {
				t.Errorf("orientation %d: a line crosses a hex from top to bottom", orientation)
			}
		}
	}
}

// TestLinesEndInside checks that a line which meets no other ends before the hexside, and
// that it leaves out the number of its hex.
func TestLinesEndInside(t *testing.T) {
	line := []geom.Vec{{X: -50}, {X: 50}}
	c := crossingOf(line, inside, [2]bool{true, false})
	if c.from != 0 || c.to != 100-inside {
		t.Errorf("the line is from %g to %g, want 0 to %d", c.from, c.to, 100-inside)
	}
	if wide := c.taper(c.length(), 10); wide != 0 {
		t.Errorf("the free end is %g wide, want 0", wide)
	}
	if wide := c.taper(0, 10); wide != 1 {
		t.Errorf("the end that meets another is %g wide, want 1", wide)
	}
	g := &Land{Canvas: &canvas.Canvas{}}
	g.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: geom.V(-8, -3), B: geom.V(8, 3)}, Box: true})
	runs := g.free(c, 4)
	if len(runs) != 2 {
		t.Fatalf("%d parts, want one on each side of the number", len(runs))
	}
	for _, run := range runs {
		for _, v := range []float64{0, run.length()} {
			if at, _ := run.at(v); !g.Keep.Free(at, 4) {
				t.Errorf("a part ends at %v, on the number", at)
			}
		}
	}
	if runs[0].meets != [2]bool{true, false} || runs[1].meets != [2]bool{false, false} {
		t.Errorf("the ends that meet others are %v and %v", runs[0].meets, runs[1].meets)
	}
}

// TestEnclosures checks that the wall around a pasture stays in its hex and leaves a gate.
func TestEnclosures(t *testing.T) {
	m := &mapdata.Map{Grid: hex.Grid{Cols: 9, Rows: 9}, Flat: 24 * geom.MM}
	g := &Land{Canvas: canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{})}
	for h := range m.Grid.Hexes() {
		s := g.RandomIn(h, canvas.ForWorks)
		around, field := g.enclosure(h, &s)
		for _, v := range field {
			if g.Pick(v) != h {
				t.Errorf("a corner of the pasture in %v is at %v", h, v.Sub(g.Center(h)))
			}
		}
		a, _ := around.at(0)
		b, _ := around.at(around.length())
		if gate := a.Sub(b).Len(); gate < 8.9 || gate > 9.1 {
			t.Errorf("the gate in %v is %.1f wide", h, gate)
		}
	}
}

// TestOnMap checks that what stands once in each hex is not drawn beyond a cut rim.
func TestOnMap(t *testing.T) {
	m := &mapdata.Map{Grid: hex.Grid{Cols: 2, Rows: 2}, Flat: 24 * geom.MM}
	in, out := m.Grid.At(0, 0), m.Grid.At(0, -1)
	g := &Land{Canvas: canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{}), Region: canvas.RegionOf([]hex.Hex{out, in})}
	own := g.onMap()
	if len(own.Hexes) != 1 || own.Hexes[0] != in || own.Has(out) || !own.Has(in) {
		t.Errorf("on the map are %v, want only %v", own.Hexes, in)
	}
}
