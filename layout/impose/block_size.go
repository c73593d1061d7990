package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// batch is the pieces of one cut that are to be placed.
type batch struct {
	cut      cutSpec
	unit     repeatUnit
	grounds  []groundID // of all pieces in order, if they may touch; nil for one ground
	matched  bool       // whether they are arranged by ground rather than in an even grid
	unplaced int
}

// withGaps returns the batch with the gaps that a print and its cut require.
func (n batch) withGaps(p *carddata.Print) batch {
	n.unit, n.matched = repeatUnit{cols: 1, rows: 1, gutter: n.cut.gap(p)}, false
	if n.cut.counters {
		n.unit = counterUnit(n.cut, p)
		n.matched = n.cut.matches(p) && n.grounds != nil
		if n.cut.matches(p) && n.grounds == nil {
			n.unit.gutter = n.unit.inner
		}
	}
	return n
}

// gap returns the smallest distance between trims.
func (n *batch) gap() geom.Length {
	if n.unit.pieces() > 1 || n.matched {
		return n.unit.inner
	}
	return n.unit.gutter
}

// block fills the room from its upper left corner.
func (n *batch) block(mem *rowMemory, room geom.Size, turned bool, mark geom.Length) sheetBlock {
	b := sheetBlock{cut: n.cut, turned: turned, gap: n.gap(), unit: n.unit.turned(turned)}
	if n.matched {
		rows := n.groundRows(mem, room, turned, mark)
		b.n, b.size = rows.pieces(), rows.size(n.cut.sizeOnSheet(turned))
		return b
	}
	grid, ok := n.grid(room, turned, mark)
	if ok {
		b.n, b.size = grid.n, grid.size()
	}
	return b
}

// cells returns the cells of the pieces in such a block.
func (n *batch) cells(mem *rowMemory, room geom.Size, turned bool, mark geom.Length) []sheetCell {
	if n.matched {
		rows := n.groundRows(mem, room, turned, mark)
		return rows.cells(n.cut.sizeOnSheet(turned))
	}
	grid, _ := n.grid(room, turned, mark)
	return grid.cells()
}

// grid fills a room with units; ok is false if not even one fits.
func (n *batch) grid(room geom.Size, turned bool, mark geom.Length) (g repeatGrid, ok bool) {
	cols, rows := n.unit.grid(room, n.cut, turned, mark)
	if cols == 0 {
		return g, false
	}
	unit := n.unit.turned(turned)
	if n.cut.counters {
		cols = evenRows((n.unplaced+unit.pieces()-1)/unit.pieces(), cols, rows)
	}
	return repeatGrid{repeatUnit: unit, piece: n.cut.sizeOnSheet(turned), across: cols, n: min(n.unplaced, cols*rows*unit.pieces())}, true
}

// evenRows returns the number of columns, at most cols, in which so many units leave no
// place of the last row free, or the fewest places. That may take one row more than
// needed, but not more than rows. Units that do not fit use all columns.
func evenRows(units, cols, rows int) int {
	if units >= cols*rows {
		return cols
	}
	need := (units + cols - 1) / cols
	for c := min(cols, units); c > 0 && (units+c-1)/c <= min(need+1, rows); c-- {
		if units%c == 0 {
			return c
		}
	}
	return (units + need - 1) / need
}
