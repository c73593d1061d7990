package playtest

// Figures is a comparison of the numbers that cards print in their texts with those
// that the rules play.
type Figures struct {
	Compared int // cards
	Wrong    []Figure
}

// Figure is a card whose text prints another number than the rules play.
type Figure struct {
	Card            string // as in Catalog.Cards
	Played, Printed float64
}
