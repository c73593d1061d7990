package impose

import "punchboard/geom"

// repeatUnit is a rectangle of pieces that is repeated in a block: a die block of
// counters, or a single piece.
type repeatUnit struct {
	cols, rows int
	inner      geom.Length // between the trims of its pieces
	gutter     geom.Length // between units
}

// pieces returns the number of pieces in a unit.
func (u repeatUnit) pieces() int { return u.cols * u.rows }

// turned returns the unit with its pieces rotated a quarter turn.
func (u repeatUnit) turned(turned bool) repeatUnit {
	if turned {
		u.cols, u.rows = u.rows, u.cols
	}
	return u
}

// size returns the size of the box around the trims of a unit's pieces.
func (u repeatUnit) size(piece geom.Size) geom.Size {
	return gridSize(piece, u.cols, u.rows, u.inner)
}

// gridSize returns the size of a grid of boxes.
func gridSize(box geom.Size, cols, rows int, gap geom.Length) geom.Size {
	return geom.Size{
		W: geom.Length(cols)*(box.W+gap) - gap,
		H: geom.Length(rows)*(box.H+gap) - gap,
	}
}

// grid returns the number of columns and rows of units that fit in a room with bleed
// and marks around them, or 0 for both if none fits.
func (u repeatUnit) grid(room geom.Size, c cutSpec, turned bool, mark geom.Length) (cols, rows int) {
	size, rim := u.turned(turned).size(c.sizeOnSheet(turned)), 2*(c.backRim()+c.marks(mark))
	cols = int((room.W - rim + u.gutter) / (size.W + u.gutter))
	rows = int((room.H - rim + u.gutter) / (size.H + u.gutter))
	if cols < 1 || rows < 1 {
		return 0, 0
	}
	return cols, rows
}

// repeatGrid is units in rows and columns, filled row by row; the last row may be
// incomplete.
type repeatGrid struct {
	repeatUnit
	piece  geom.Size // in its orientation on the sheet
	across int       // units per row
	n      int       // pieces
}

// size returns the size of the box around the trims of all units.
func (g *repeatGrid) size() geom.Size {
	units := (g.n + g.pieces() - 1) / g.pieces()
	return gridSize(g.repeatUnit.size(g.piece), min(g.across, units), (units+g.across-1)/g.across, g.gutter)
}

// cells returns the cells of the pieces, unit by unit.
func (g *repeatGrid) cells() []sheetCell {
	cells := make([]sheetCell, g.n)
	for i := range cells {
		cells[i] = sheetCell{at: g.at(i), sides: openSides()}
	}
	for i := range cells {
		if right, gap := g.right(i); right < g.n {
			beside(cells, i, sideRight, right, gap)
		}
		if below, gap := g.below(i); below < g.n {
			beside(cells, i, sideBelow, below, gap)
		}
	}
	return cells
}

// at returns the upper left corner of a piece.
func (g *repeatGrid) at(i int) geom.Point {
	unit, k := i/g.pieces(), i%g.pieces()
	size := g.repeatUnit.size(g.piece)
	return geom.Pt2(
		geom.Length(unit%g.across)*(size.W+g.gutter)+geom.Length(k%g.cols)*(g.piece.W+g.inner),
		geom.Length(unit/g.across)*(size.H+g.gutter)+geom.Length(k/g.cols)*(g.piece.H+g.inner),
	)
}

// right returns the index of the piece to the right of another, and the gap between
// them; if there is none, the index is n or more.
func (g *repeatGrid) right(i int) (piece int, gap geom.Length) {
	unit, k := i/g.pieces(), i%g.pieces()
	switch {
	case k%g.cols < g.cols-1:
		return i + 1, g.inner
	case unit%g.across < g.across-1:
		return i + g.pieces() - g.cols + 1, g.gutter
	}
	return g.n, 0
}

// below is like right for the piece below another.
func (g *repeatGrid) below(i int) (piece int, gap geom.Length) {
	if k := i % g.pieces(); k/g.cols < g.rows-1 {
		return i + g.cols, g.inner
	}
	return i + g.across*g.pieces() - (g.rows-1)*g.cols, g.gutter
}
