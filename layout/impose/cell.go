package impose

import "punchboard/geom"

// sheetCell is where one piece of a block lies.
type sheetCell struct {
	at    geom.Point // of its trim, from that of the block
	sides [4]sheetSide
}

// The sides of a piece on the sheet. A side and the one across from it differ
// by two.
const (
	sideLeft = iota
	sideAbove
	sideRight
	sideBelow
)

// sheetSide says what lies beyond one side of a piece.
type sheetSide struct {
	piece int         // in line with it, by its place in the block; -1 for none
	open  bool        // nothing of the block lies there
	gap   geom.Length // to what does
}

// openSides are those of a piece that lies alone.
func openSides() [4]sheetSide {
	open := sheetSide{piece: -1, open: true}
	return [4]sheetSide{open, open, open, open}
}

// reach returns how far the ink of a bleed may go beyond a side: all of the way
// where nothing lies there, else half of that to the neighbour at most.
func (s sheetSide) reach(bleed geom.Length) geom.Length {
	if s.open {
		return bleed
	}
	return min(bleed, s.gap/2)
}

// beside notes that a piece has a neighbour on a side, and that has it on the
// side across.
func beside(cells []sheetCell, i, side, neighbour int, gap geom.Length) {
	cells[i].sides[side] = sheetSide{piece: neighbour, gap: gap}
	cells[neighbour].sides[(side+2)%4] = sheetSide{piece: i, gap: gap}
}
