package lineandreserve

import "punchboard/playtest"

// situation replaces the standard game with its own set-up and ways to win (LR-013).
type situation struct {
	id       string
	reserves [playtest.Seats]limits
	units    [playtest.Seats]int // starting hands
	orders   [playtest.Seats]int
	holds    [playtest.Seats]atLeast // in the Reserves deck
	must     [playtest.Seats]atLeast // among the starting units
	overrun  bool
	wins     [maxWins]win
	n        int
	bonus    bonus
}

// maxWins is the most Win Conditions of a Situation.
const maxWins = 8

// atLeast asks for a number of units of some types.
type atLeast struct {
	types typeSet
	n     int8
}

// bonus changes a number of some units of one side in some Turns.
type bonus struct {
	side        playtest.Seat
	types       typeSet
	stat        stat
	amount      int8
	first, last uint16
}

// winKind is the kind of a Win Condition.
type winKind uint8

const (
	byScore winKind = iota
	byMargin
	byTypes
	byTurn
)

// win is a Win Condition.
type win struct {
	side  playtest.Seat
	kind  winKind
	n     int16 // points, margin, units or the Turn
	turns uint8 // of a margin
	types typeSet
}

// standardGame is the game without a Situation.
func (d *data) standardGame() {
	s, set := &d.situation, &d.set
	*s = situation{overrun: true}
	for seat := range playtest.Seats {
		s.reserves[seat] = limits{set.ReserveLeast, set.ReserveMost}
		s.units[seat], s.orders[seat] = set.StartUnits, set.StartOrders
		s.wins[seat] = win{side: playtest.Seat(seat), kind: byScore, n: int16(set.Points)}
	}
	s.n = playtest.Seats
}

// decisive is the least number of points that wins, for rating positions.
func (d *data) decisive() int {
	for _, w := range d.situation.wins[:d.situation.n] {
		if w.kind == byScore {
			return int(w.n)
		}
	}
	return d.set.Points
}
