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
