package texture

import (
	"math"
	"testing"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// wideMap returns a map that is large enough for hexes to share their textures.
func wideMap(o hex.Orientation) *canvas.Canvas {
	m := &mapdata.Map{Grid: hex.Grid{Orientation: o, Cols: 30, Rows: 20}, Flat: 14 * geom.MM}
	return canvas.New(nil, m, face.PartRef{}, m.Flat, geom.Point{})
}

// TestLatticeRepeats checks that a distorted lattice has the same nodes around hexes a
// whole number of cells apart, shares random numbers between them, and is only
// distorted slightly.
func TestLatticeRepeats(t *testing.T) {
	lattices := []lattice{{dx: 15.5, dy: 15.5, angle: 0.35}, {dx: 37, dy: 37, angle: 0.3}, {dx: 5.2, dy: 6.2, angle: 0.12, staggered: true}, {dx: 17, dy: 7.6, staggered: true}}
	for _, orientation := range []hex.Orientation{hex.Flat, hex.Pointy} {
		g := &Land{Canvas: wideMap(orientation)}
		across, down := g.cell()
		for _, straight := range lattices {
			bent := g.latticeOf(straight, 2)
			for i, side := range []geom.Vec{across, down} {
				k := bent.period[i]
				if gap := bent.at(float64(k.i), float64(k.j)).Sub(side.Scale(2)).Len(); gap > 0.001 {
					t.Errorf("orientation %d: the lattice %+v misses its node by %v", orientation, straight, gap)
				}
				if home := bent.home(node{k.i + 5, k.j + 4}); home != bent.home(node{5, 4}) {
					t.Errorf("orientation %d: the node %v has its home in %v, and one a period before in %v", orientation, k, home, bent.home(node{5, 4}))
				}
			}
			if was, is := straight.dx*straight.dy, across.Len()*down.Len()*4/float64(meshes(bent.period)); math.Abs(is/was-1) > 0.2 {
				t.Errorf("orientation %d: a mesh of the lattice %+v covers %.0f, and %.0f when bent", orientation, straight, was, is)
			}
		}
	}
}

// meshes returns the number of nodes in a period.
func meshes(p [2]node) int { return p[0].i*p[1].j - p[0].j*p[1].i }

// TestPhases checks that exactly the hexes a whole number of cells apart have the same
// phase.
func TestPhases(t *testing.T) {
	for _, orientation := range []hex.Orientation{hex.Flat, hex.Pointy} {
		across, down := hex.Hex{Q: 2, R: -1}, hex.Hex{R: 1}
		if orientation == hex.Pointy {
			across, down = hex.Hex{Q: 1}, hex.Hex{Q: -1, R: 2}
		}
		for n := 1; n <= 3; n++ {
			seen := map[hex.Hex]bool{}
			for h := range hex.Disc(hex.Hex{Q: -3, R: 2}, 6) {
				p := phase(orientation, h, n)
				seen[p] = true
				if p != phase(orientation, h.Add(across.Times(n)), n) || p != phase(orientation, h.Sub(down.Times(n)), n) || p != phase(orientation, p, n) {
					t.Fatalf("orientation %d: %v has the phase %v of %d by %d cells", orientation, h, p, n, n)
				}
			}
			if len(seen) != 2*n*n {
				t.Errorf("orientation %d: %d phases of %d by %d cells", orientation, len(seen), n, n)
			}
		}
	}
}
