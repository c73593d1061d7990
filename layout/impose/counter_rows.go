package impose

import (
	"slices"

	"punchboard/geom"
)

// groundRows is counters arranged in rows like words in lines: those with the same
// ground touch, a gutter separates the others. A row with a single ground touches the
// row above if that has the same ground; so each row, or stack of rows, is a strip that
// can be cut off the sheet with one straight cut.
type groundRows []groundRow

// groundRow is one row.
type groundRow struct {
	first, n int           // its pieces, as indexes in the block
	y        geom.Length   // of its trims
	gap      geom.Length   // to the row above
	xs       []geom.Length // of its trims
	touches  bool          // the row above
	pure     bool          // with a single ground
}

// groundRows arranges as many of the remaining pieces as fit in the room. A ground
// begins a new row where that takes no more rows. The rows are in the memory that it is given.
func (n *batch) groundRows(mem *rowMemory, room geom.Size, turned bool, mark geom.Length) groundRows {
	size, rim := n.cut.sizeOnSheet(turned), 2*(n.cut.backRim()+n.cut.marks(mark))
	room.W, room.H = room.W-rim, room.H-rim
	rest := n.grounds[len(n.grounds)-n.unplaced:]
	arrange := func(at *rowSpace, breaks []int) groundRows { return n.brokenRows(at, rest, breaks, size, room) }
	return arrange(&mem.chosen, tidyBreaks(mem, rest, arrange))
}

// rowMemory is memory for the arrangements that groundRows compares, and for the one that it returns.
type rowMemory struct{ best, next, chosen rowSpace }

// rowSpace is memory for an arrangement. The next one in the same memory overwrites it.
type rowSpace struct {
	rows groundRows
	xs   []geom.Length // of all rows
}

// brokenRows arranges pieces in rows, each with as many as fit, except that a row begins
// at each of the breaks.
func (n *batch) brokenRows(at *rowSpace, rest []groundID, breaks []int, size, room geom.Size) groundRows {
	rows, xs := at.rows[:0], slices.Grow(at.xs[:0], len(rest))
	defer func() { at.rows, at.xs = rows, xs }()
	for first := 0; first < len(rest); {
		for len(breaks) > 0 && breaks[0] <= first {
			breaks = breaks[1:]
		}
		end := len(rest)
		if len(breaks) > 0 {
			end = breaks[0]
		}
		row := n.groundRow(rest[first:end], size.W, room.W, xs[len(xs):])
		row.first = first
		if last := len(rows) - 1; last >= 0 {
			above := &rows[last]
			row.touches = above.pure && row.pure && rest[above.first].joins(rest[first])
			row.gap = n.unit.gutter
			if row.touches {
				row.gap = n.unit.inner
			}
			row.y = above.y + size.H + row.gap
		}
		if row.n == 0 || row.y+size.H > room.H {
			break
		}
		rows, xs = append(rows, row), xs[:len(xs)+row.n]
		first += row.n
	}
	return rows
}

// groundRow arranges one row of pieces. Their places are appended to xs, which is empty.
func (n *batch) groundRow(rest []groundID, piece, room geom.Length, xs []geom.Length) groundRow {
	row := groundRow{pure: true, xs: xs}
	for i, g := range rest {
		x := geom.Length(0)
		if i > 0 {
			x = row.xs[i-1] + piece + n.between(rest[i-1], g)
		}
		if x+piece > room {
			break
		}
		row.n, row.xs, row.pure = i+1, append(row.xs, x), row.pure && (i == 0 || rest[i-1].joins(g))
	}
	return row
}

// between returns the distance between neighbors with two grounds.
func (n *batch) between(a, b groundID) geom.Length {
	if a.joins(b) {
		return n.unit.inner
	}
	return n.unit.gutter
}

// pieces returns the number of pieces in all rows.
func (rows groundRows) pieces() (n int) {
	for i := range rows {
		n += rows[i].n
	}
	return n
}

// size returns the box around all trims.
func (rows groundRows) size(piece geom.Size) (box geom.Size) {
	for _, row := range rows {
		box = geom.Size{W: max(box.W, row.xs[row.n-1]+piece.W), H: row.y + piece.H}
	}
	return box
}

// cells returns the cells of the pieces, row by row.
func (rows groundRows) cells(piece geom.Size) []sheetCell {
	cells := make([]sheetCell, 0, rows.pieces())
	for _, row := range rows {
		for _, x := range row.xs {
			cells = append(cells, sheetCell{at: geom.Pt2(x, row.y), sides: openSides()})
		}
	}
	for j := range rows {
		rows[j].neighbours(cells, piece.W)
		if j > 0 {
			rows[j].under(&rows[j-1], cells)
		}
	}
	return cells
}

// neighbours records which pieces of the row are next to each other.
func (row *groundRow) neighbours(cells []sheetCell, piece geom.Length) {
	for i := 1; i < row.n; i++ {
		beside(cells, row.first+i-1, sideRight, row.first+i, row.xs[i]-row.xs[i-1]-piece)
	}
}

// under records the neighbors of the row in the row above. Rows that do not touch are
// separated by a gutter along their whole length.
func (row *groundRow) under(above *groundRow, cells []sheetCell) {
	if row.touches {
		for i := range min(row.n, above.n) {
			beside(cells, above.first+i, sideBelow, row.first+i, row.gap)
		}
		return
	}
	gutter := sheetSide{piece: -1, gap: row.gap}
	for i := range above.n {
		cells[above.first+i].sides[sideBelow] = gutter
	}
	for i := range row.n {
		cells[row.first+i].sides[sideAbove] = gutter
	}
}
