package percee

import "punchboard/playtest"

// board is an index of the units of a side by hex. It is derived from their
// places and kept up to date to avoid searching; Check recomputes it.
type board struct {
	units   units // on the map
	reserve units
	who     [maxHexes]units
	some    hexes     // hexes with any units
	full    hexes     // hexes at the stacking limit, ignoring units that stack freely
	prey    hexCounts // number of units that the enemy may fire at, by hex
}

// stand moves a unit to a hex, or off the map.
func (r *Rules) stand(s *State, side playtest.Seat, u int, at int16) {
	from, b := s.at[side][u], &s.board[side]
	s.at[side][u] = at
	b.units &^= one(u)
	b.reserve &^= one(u)
	if from >= 0 {
		b.who[from] &^= one(u)
		r.survey(s, side, from)
	}
	switch {
	case at == inReserve:
		b.reserve |= one(u)
	case at >= 0:
		b.units |= one(u)
		b.who[at] |= one(u)
		r.survey(s, side, at)
	}
}

// survey updates the index for the units of a side in a hex.
func (r *Rules) survey(s *State, side playtest.Seat, hex int16) {
	b := &s.board[side]
	in := b.who[hex]
	b.some.set(int(hex), in != 0)
	b.full.set(int(hex), (in&^r.data.freely[side]).count() > 1)
	b.prey.put(int(hex), (in & r.targets(s, side.Other())).count())
}

// count recomputes a board unit by unit.
func (r *Rules) count(s *State, side playtest.Seat) (b board) {
	var all, bound, prey [maxHexes]int
	for u, at := range s.at[side] {
		switch {
		case at == inReserve:
			b.reserve |= one(u)
		case at >= 0:
			b.units |= one(u)
			b.who[at] |= one(u)
			all[at]++
			bound[at] += int(bit(!r.data.units[side][u].free))
			prey[at] += int(bit(side == American || !s.waiting.has(u) || r.data.set.WaitingHit))
		}
	}
	for hex := range maxHexes {
		b.some.set(hex, all[hex] > 0)
		b.full.set(hex, bound[hex] > 1)
		b.prey.put(hex, prey[hex])
	}
	return b
}
