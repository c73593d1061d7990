package impose

import "punchboard/geom"

// sheetCell is the place of one piece in a block.
type sheetCell struct {
	at    geom.Point // of its trim, relative to that of the block
	sides [4]sheetSide
}

// The sides of a piece on the sheet. Opposite sides differ by two.
const (
	sideLeft = iota
	sideAbove
	sideRight
	sideBelow
)

// sheetSide is what is beyond one side of a piece.
type sheetSide struct {
	piece int         // the index of the piece next to it in the block; -1 for none
	open  bool        // nothing of the block is there
	gap   geom.Length // to the neighbor
}

// openSides returns the sides of a piece without neighbors.
func openSides() [4]sheetSide {
	open := sheetSide{piece: -1, open: true}
	return [4]sheetSide{open, open, open, open}
}

// reach returns how far the ink of a bleed may extend beyond a side: the whole bleed if
// nothing is there, otherwise at most half of the distance to the neighbor.
func (s sheetSide) reach(bleed geom.Length) geom.Length {
	if s.open {
		return bleed
	}
	return min(bleed, s.gap/2)
}

// beside records that two pieces are neighbors, on opposite sides.
func beside(cells []sheetCell, i, side, neighbour int, gap geom.Length) {
	cells[i].sides[side] = sheetSide{piece: neighbour, gap: gap}
	cells[neighbour].sides[(side+2)%4] = sheetSide{piece: i, gap: gap}
}
