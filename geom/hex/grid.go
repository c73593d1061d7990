package hex

import (
	"fmt"
	"iter"
)

// Shift is which columns of a flat map, or rows of a pointy one, are half a hex
// lower, or farther right, than the others.
type Shift uint8

// Counted from the first column or row, whatever its label.
const (
	SecondShifted Shift = iota // the second, the fourth and so on
	FirstShifted               // the first, the third and so on
)

// Grid is a rectangular map of hexes, Cols wide and Rows high. Both of these have
// their second column or row shifted:
//
//	  ____        ____
//	 /    \      /    \             / \   / \   / \
//	/ 0101 \____/ 0301 \           /   \ /   \ /   \
//	\      /    \      /          | 1.1 | 2.1 | 3.1 |
//	 \____/ 0201 \____/            \   / \   / \   / \
//	 /    \      /    \             \ /   \ /   \ /   \
//	/ 0102 \____/ 0302 \             | 1.2 | 2.2 | 3.2 |
//	\      /    \      /              \   / \   / \   /
//	 \____/ 0202 \____/                \ /   \ /   \ /
//	      \      /
//	       \____/
//
// The hex in the upper left corner is the zero Hex. Columns and rows are counted
// from 0; only labels may start elsewhere.
type Grid struct {
	Orientation Orientation
	Shift       Shift
	Cols, Rows  int
	Labels      Labels
}

// maxSide is the maximum number of columns and rows of a map: a thousand hexes of
// 10 mm are 9 m of paper.
const maxSide = 1000

// Check returns an error if the size of the grid is invalid, or if its labels
// would not be unique.
func (g Grid) Check() error {
	if min(g.Cols, g.Rows) < 1 || max(g.Cols, g.Rows) > maxSide {
		return fmt.Errorf("a map of %d columns and %d rows is not possible; each must be from 1 to %d", g.Cols, g.Rows, maxSide)
	}
	return g.Labels.check(g.Cols, g.Rows)
}

// At returns the hex in a column and row, which may be off the map: cut-off edges
// show hexes of row -1.
func (g Grid) At(col, row int) Hex {
	if g.Orientation == Pointy {
		return Hex{col - g.skew(row), row}
	}
	return Hex{col, row - g.skew(col)}
}

// Place returns the column and row of a hex, which may be off the map.
func (g Grid) Place(h Hex) (col, row int) {
	if g.Orientation == Pointy {
		return h.Q + g.skew(h.R), h.R
	}
	return h.Q, h.R + g.skew(h.Q)
}

// skew returns by how many hexes the straight axis of the coordinates deviates
// from the zigzag of the map's edge, n columns or rows from the first.
func (g Grid) skew(n int) int {
	if g.Shift == FirstShifted {
		n++
	}
	return n >> 1 // arithmetic shift: rounds down for negative numbers too
}

// Contains reports whether h is on the map.
func (g Grid) Contains(h Hex) bool {
	col, row := g.Place(h)
	return uint(col) < uint(g.Cols) && uint(row) < uint(g.Rows)
}

// Len returns the number of hexes on the map.
func (g Grid) Len() int { return g.Cols * g.Rows }

// Index returns the position of h in the order of Hexes, for tables by hex: 0 to
// Len-1, or -1 off the map.
func (g Grid) Index(h Hex) int {
	col, row := g.Place(h)
	if uint(col) >= uint(g.Cols) || uint(row) >= uint(g.Rows) {
		return -1
	}
	return row*g.Cols + col
}

// Hexes returns the hexes of the map, row by row from the upper left corner.
func (g Grid) Hexes() iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		for i := range g.Len() {
			if !yield(g.At(i%g.Cols, i/g.Cols)) {
				return
			}
		}
	}
}

// Label returns the label of h, "" off the map.
func (g Grid) Label(h Hex) string {
	if !g.Contains(h) {
		return ""
	}
	col, row := g.Place(h)
	return g.Labels.write(g.Labels.Col.count(col, g.Cols), g.Labels.Row.count(row, g.Rows))
}

// Find returns the hex of the map with a label. The error says how labels of the
// map are written, or their range.
func (g Grid) Find(label string) (Hex, error) {
	c, r, ok := g.Labels.read(label)
	if !ok {
		return Hex{}, fmt.Errorf("%q is not a hex label such as %q", label, g.Label(Hex{}))
	}
	h := g.At(g.Labels.Col.count(c, g.Cols), g.Labels.Row.count(r, g.Rows))
	if !g.Contains(h) {
		return Hex{}, fmt.Errorf("hex %q is off the map; the map has hexes %q to %q", label, g.Labels.write(0, 0), g.Labels.write(g.Cols-1, g.Rows-1))
	}
	return h, nil
}
