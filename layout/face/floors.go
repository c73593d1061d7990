package face

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// Floor is how small type may get: under least it is an error, under better a
// warning.
type Floor struct{ Least, Better geom.Length }

// The floors, here and nowhere else. Faces may raise them by `min`. Printed at
// home and held at arm's length, type under them is not read but guessed.
var (
	footFloor = Floor{5 * geom.PT, 5 * geom.PT}
	MapFloor  = Floor{9 * geom.PT / 2, 5 * geom.PT} // of hex numbers, badges and names: looked up, not read
	floors    = [...]Floor{
		carddata.CardKind:    {6 * geom.PT, 13 * geom.PT / 2},
		carddata.CounterKind: {5 * geom.PT, 6 * geom.PT},
		carddata.SheetKind:   {7 * geom.PT, 8 * geom.PT},
	}
)

// TypeFloor returns the floor of the piece at hand.
func (ev *evaluator) TypeFloor() Floor { return floors[ev.scope.Deck.Kind()] }

// reversedExtra raises both floors for light text on a dark ground, into which
// ink and toner run.
const reversedExtra = geom.PT

// Reversed returns the floor of light text on a dark ground.
func (f Floor) Reversed() Floor { return Floor{f.Least + reversedExtra, f.Better + reversedExtra} }
