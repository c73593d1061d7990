package layout

import "punchboard/geom"

// gridPart is some lines of a table: all of them, or what stands between two
// breaks. A part that does not begin the table repeats its headings.
type gridPart struct {
	*laidGrid
	from, to int
}

// height is that of the part, headings included.
func (g gridPart) height() geom.Length {
	h := g.laidGrid.height(g.from, g.to)
	if g.from > 0 {
		h += g.laidGrid.height(0, g.heads())
	}
	return h
}

// flowTables lays tables into columns of a height, one below the other. A table
// that fits into a column is parted only when it is the only one there; ok is
// false when one cannot be laid.
func flowTables(tables []*laidGrid, height, gap geom.Length) (columns [][]gridPart, ok bool) {
	var at []gridPart
	left := height
	next := func() {
		columns, at, left = append(columns, at), nil, height
	}
	for _, t := range tables {
		part := gridPart{t, 0, len(t.lines)}
		for part.from < part.to {
			room := left
			if len(at) > 0 {
				room -= gap
			}
			cut := part.fitting(room, height, len(at) == 0)
			if cut == part.from {
				if len(at) == 0 {
					return columns, false
				}
				next()
				continue
			}
			one := gridPart{t, part.from, cut}
			at = append(at, one)
			left = room - one.height()
			part.from = cut
			if part.from < part.to {
				next()
			}
		}
	}
	if len(at) > 0 {
		next()
	}
	return columns, true
}

// fewestRows is how many lines a table has on either side of a break, headings
// left out.
const fewestRows = 2

// fitting gives the line before which the part must break to fit into a room: its
// end when all of it fits, its start when nothing does. A table that a whole
// column holds waits for one.
func (g gridPart) fitting(room, column geom.Length, fresh bool) int {
	if g.height() <= room+tolerance {
		return g.to
	}
	if !fresh && g.height() <= column+tolerance {
		return g.from
	}
	best := g.from
	for cut := g.from + fewestRows; cut <= g.to-1; cut++ {
		if g.breaks(cut) && g.to-cut >= fewestRows && (gridPart{g.laidGrid, g.from, cut}).height() <= room+tolerance {
			best = cut
		}
	}
	return best
}

// balanceTables gives the least height, at most the room, in which the tables
// fill no more columns than n; ok is false when there is none.
func balanceTables(tables []*laidGrid, n int, room, gap geom.Length) (columns [][]gridPart, ok bool) {
	columns, ok = flowTables(tables, room, gap)
	if !ok || len(columns) > n {
		return columns, false
	}
	if n == 1 {
		return columns, true
	}
	lo, hi := geom.Length(0), room
	for hi-lo > tolerance {
		mid := (lo + hi) / 2
		if c, ok := flowTables(tables, mid, gap); ok && len(c) <= n {
			columns, hi = c, mid
		} else {
			lo = mid
		}
	}
	return columns, true
}

// columnHeight is the height of the tables of a column.
func columnHeight(parts []gridPart, gap geom.Length) (sum geom.Length) {
	for i, part := range parts {
		if i > 0 {
			sum += gap
		}
		sum += part.height()
	}
	return sum
}
