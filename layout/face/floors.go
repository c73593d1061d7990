package face

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// Floor is the minimum type size: type smaller than Least is an error, smaller than
// Better a warning.
type Floor struct{ Least, Better geom.Length }

// The minimum sizes for all kinds of text; nothing else defines any. Faces may raise
// them with `min`. Printed at home and held at arm's length, smaller type is guessed
// rather than read.
var (
	footFloor = Floor{5 * geom.PT, 5 * geom.PT}
	MapFloor  = Floor{9 * geom.PT / 2, 5 * geom.PT} // of hex numbers, badges and names, which are looked up rather than read
	floors    = [...]Floor{
		carddata.CardKind:    {6 * geom.PT, 13 * geom.PT / 2},
		carddata.CounterKind: {5 * geom.PT, 6 * geom.PT},
		carddata.SheetKind:   {7 * geom.PT, 8 * geom.PT},
	}
)

// TypeFloor returns the minimum type size for the current piece.
func (ev *evaluator) TypeFloor() Floor { return floors[ev.scope.Deck.Kind()] }

// reversedExtra is added to both limits for light text on a dark ground, because ink
// and toner spread into the letters.
const reversedExtra = geom.PT

// Reversed returns the limits for light text on a dark ground.
func (f Floor) Reversed() Floor { return Floor{f.Least + reversedExtra, f.Better + reversedExtra} }
