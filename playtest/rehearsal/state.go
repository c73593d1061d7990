package rehearsal

import "punchboard/playtest"

// State is the complete state of a rehearsal. Cards face down have no order: a
// card is picked at random when it is drawn.
type State struct {
	turn   uint8 // turn of the current player, from 0
	seat   playtest.Seat
	step   step
	way    uint8
	played uint8         // cards played this turn
	drawn  [piles]uint16 // cards drawn so far
	left   [piles]uint8  // cards in the pile
	held   [playtest.Seats]uint8
	pile   [piles]counts
	gone   [piles]counts // discarded, and played without staying on the table
	table  [piles]counts // played and staying on the table
	hand   [playtest.Seats]counts
	has    [playtest.Seats][maxResources]int8
	placed [playtest.Seats][maxMarkers][life]uint32 // by the turn in which they were placed, modulo life
	lying  [playtest.Seats][maxMarkers]uint32       // of them, those now on the table
}

// step is what the rehearsal does next.
type step uint8

const (
	atStart step = iota // of a turn; there is no decision
	atPlay
	atDiscard
	atEnd
)

// pileOf returns the pile that a player draws from.
func (r *Rules) pileOf(seat playtest.Seat) int {
	if r.shared {
		return 0
	}
	return int(seat)
}

// can reports whether a player may play a card now and can pay for it.
func (r *Rules) can(s *State, k int) bool {
	t, has := &r.tables, &s.has[s.seat]
	at := k*t.stride.kind + int(s.turn)*t.stride.turn
	for i, n := range t.stride.resources {
		at += n * int(has[i])
	}
	if !t.playable[at] {
		return false
	}
	for i, cost := range r.costs(k, s.turn) {
		if int(cost) > int(has[i]) {
			return false
		}
	}
	return true
}

// costs returns what a card costs in a turn, by resource.
func (r *Rules) costs(k int, turn uint8) []int16 {
	n := len(r.decl.Resources)
	at := (k*r.decl.Turns + int(turn)) * n
	return r.tables.cost[at : at+n]
}

// puts returns how many markers a card puts on the table in a turn.
func (r *Rules) puts(k int, turn uint8) []uint8 {
	n := len(r.decl.Markers)
	at := (k*r.decl.Turns + int(turn)) * n
	return r.tables.puts[at : at+n]
}

// pay changes a player's resource, within its limits.
func (r *Rules) pay(s *State, resource, n int) {
	has := &s.has[s.seat][resource]
	*has = int8(min(max(int(*has)+n, 0), r.decl.Resources[resource].Most))
}
