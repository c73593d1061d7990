package table

import (
	"punchboard/geom"
	"punchboard/layout/face"
)

// gridPart is a whole table or the lines between two breaks. A part that is not the
// start of the table repeats its headings.
type gridPart struct {
	*laidGrid
	from, to int
}

// height returns the height of the part, including headings.
func (g gridPart) height() geom.Length {
	h := g.laidGrid.height(g.from, g.to)
	if g.from > 0 {
		h += g.laidGrid.height(0, g.heads())
	}
	return h
}

// flowTables arranges tables below each other in columns of a height. A table that fits
// into a column is never split; ok is false if one cannot be placed.
func flowTables(tables []*laidGrid, height, gap geom.Length) (columns [][]gridPart, ok bool) {
	f := tableFlow{height: height, gap: gap, left: height}
	for _, t := range tables {
		if !f.add(gridPart{t, 0, len(t.lines)}) {
			return f.columns, false
		}
	}
	f.next()
	return f.columns, true
}

// tableFlow fills columns with tables.
type tableFlow struct {
	columns     [][]gridPart
	at          []gridPart // the current column
	height, gap geom.Length
	left        geom.Length // remaining height of the current column
}

// next starts a new column, unless the current one is empty.
func (f *tableFlow) next() {
	if len(f.at) > 0 {
		f.columns = append(f.columns, f.at)
	}
	f.at, f.left = nil, f.height
}

// add places a table, in several columns if necessary. It reports whether that is
// possible.
func (f *tableFlow) add(rest gridPart) bool {
	for rest.from < rest.to {
		room, fresh := f.left, len(f.at) == 0
		if !fresh {
			room -= f.gap
		}
		cut := rest.fitting(room, f.height, fresh)
		if cut == rest.from {
			if fresh {
				return false
			}
			f.next()
			continue
		}
		one := gridPart{rest.laidGrid, rest.from, cut}
		f.at, f.left = append(f.at, one), room-one.height()
		if rest.from = cut; rest.from < rest.to {
			f.next()
		}
	}
	return true
}

// fewestRows is the minimum number of lines on both sides of a break, not counting
// headings.
const fewestRows = 2

// fitting returns the line before which the part must break to fit in the room: its end
// if everything fits, its start if nothing does. A table that fits in a whole column
// waits for the next one.
func (g gridPart) fitting(room, column geom.Length, fresh bool) int {
	if g.height() <= room+face.Tolerance {
		return g.to
	}
	if !fresh && g.height() <= column+face.Tolerance {
		return g.from
	}
	best := g.from
	for cut := max(g.from, g.heads()) + fewestRows; cut <= g.to-1; cut++ {
		if g.breaks(cut) && g.to-cut >= fewestRows && (gridPart{g.laidGrid, g.from, cut}).height() <= room+face.Tolerance {
			best = cut
		}
	}
	return best
}

// balanceTables returns the smallest height, at most room, at which the tables fill at
// most n columns; ok is false if there is none.
func balanceTables(tables []*laidGrid, n int, room, gap geom.Length) (columns [][]gridPart, ok bool) {
	columns, ok = flowTables(tables, room, gap)
	if !ok || len(columns) > n {
		return columns, false
	}
	if n == 1 {
		return columns, true
	}
	lo, hi := geom.Length(0), room
	for hi-lo > face.Tolerance {
		mid := (lo + hi) / 2
		if c, ok := flowTables(tables, mid, gap); ok && len(c) <= n {
			columns, hi = c, mid
		} else {
			lo = mid
		}
	}
	return columns, true
}

// columnHeight returns the height of the tables in a column.
func columnHeight(parts []gridPart, gap geom.Length) (sum geom.Length) {
	for i, part := range parts {
		if i > 0 {
			sum += gap
		}
		sum += part.height()
	}
	return sum
}
