package face

import (
	"math"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/foot"
)

// Floor is the minimum type size: type smaller than Least is an error, smaller than
// Better a warning.
type Floor struct {
	Least, Better geom.Length
	Extra         geom.Length // what light text on dark needs besides
}

// The minimum sizes for all kinds of text; nothing else defines any. Faces may raise
// them with `min`. Printed at home and held at arm's length, smaller type is guessed
// rather than read.
var (
	footFloor = Floor{foot.FinalSize, foot.FinalSize, reversedExtra}
	MapFloor  = Floor{9 * geom.PT / 2, 5 * geom.PT, reversedExtra} // of hex numbers, badges and names, which are looked up rather than read
	floors    = [...]Floor{
		carddata.CardKind:    {6 * geom.PT, 13 * geom.PT / 2, reversedExtra},
		carddata.CounterKind: {5 * geom.PT, 6 * geom.PT, reversedExtra},
		carddata.SheetKind:   {7 * geom.PT, 8 * geom.PT, reversedExtra},
	}
)

// FloorOf returns the floor of the text on the pieces of a deck.
func FloorOf(d *carddata.Deck) Floor { return floors[d.Kind()] }

// TypeFloor returns the floor of the current piece, for text that a stack around it
// may enlarge or reduce.
func (d *drawer) TypeFloor() Floor {
	return floors[d.scope.Deck.Kind()].at(d.canvas.at.MeanScale())
}

// at returns the floor for text that is printed at a scale.
func (f Floor) at(scale float64) Floor {
	if math.Abs(scale-1) < 1e-6 {
		return f // turned at most
	}
	return Floor{f.Least.Scale(1 / scale), f.Better.Scale(1 / scale), f.Extra.Scale(1 / scale)}
}

// reversedExtra is added to both limits for light text on a dark ground, because ink
// and toner spread into the letters.
const reversedExtra = geom.PT

// Reversed returns the limits for light text on a dark ground.
func (f Floor) Reversed() Floor { return Floor{f.Least + f.Extra, f.Better + f.Extra, f.Extra} }

// The least contrast of text with what is below it: the ratios of WCAG 2.2, criterion
// 1.4.3 (AA), which are for readers with a visual acuity of 20/40. They are for screens;
// paper by lamplight does not have more contrast. Text that is fainter than unreadable is
// as good as not printed.
const (
	contrastOfText     = 4.5
	contrastOfLarge    = 3
	contrastOfGraphics = 3 // criterion 1.4.11
	unreadable         = 1.5

	largeText = 18 * geom.PT
	largeBold = 14 * geom.PT
)

// contrastFloor returns the least contrast of letters by their size on paper.
func contrastFloor(size geom.Length, bold bool) float64 {
	if size >= largeText || bold && size >= largeBold {
		return contrastOfLarge
	}
	return contrastOfText
}
