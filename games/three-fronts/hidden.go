package threefronts

import "punchboard/playtest"

// Observe writes everything that a player may know. Units, markers, discard
// piles and sizes are public. A hand is known to its owner, and as far as it
// was seen, to the viewer; drawn units are known to their owner until they are
// deployed.
func (r *Rules) Observe(s *State, viewer playtest.Seat, o *playtest.Observation) {
	o.Reset()
	other := viewer.Other()
	v := *s
	for seat := range playtest.Seats {
		v.squads[seat].cards = [maxSquads]uint8{}
	}
	v.tactics = [maxTactics]uint8{}
	o.Add(uint64(s.hands[other].count()))
	v.hands[other] = s.known[viewer]
	v.known[other] = s.known[other]
	o.Add(uint64(s.pending.count()))
	if viewer != s.active {
		v.pending = 0
	}
	o.Add(r.Hash(&v))
}

// Redeal reshuffles everything that a player cannot see, from pools in a fixed
// order.
func (r *Rules) Redeal(s *State, viewer playtest.Seat, c playtest.Chance) {
	for seat := range playtest.Seats {
		s.redealSquads(playtest.Seat(seat), viewer, c)
	}
	s.redealTactics(viewer, c)
}

// redealSquads redeals the order of a Squad deck, and the units that the enemy
// has drawn but not deployed.
func (s *State) redealSquads(side, viewer playtest.Seat, c playtest.Chance) {
	p := &s.squads[side]
	var pool units
	for _, unit := range p.cards[:p.left] {
		pool |= one(int(unit))
	}
	hidden := side == s.active && side != viewer
	if hidden {
		pool |= s.pending
	}
	var cards [maxSquads]uint8
	n := 0
	for u := pool; u != 0; u &= u - 1 {
		cards[n] = uint8(u.first())
		n++
	}
	playtest.Shuffle(c, playtest.Key{Domain: forSquadDeal, Seat: side}, cards[:n])
	copy(p.cards[:p.left], cards[:p.left])
	if hidden {
		s.pending = 0
		for _, unit := range cards[p.left:n] {
			s.pending |= one(int(unit))
		}
	}
}

// redealTactics redeals the Tactics deck and the cards of the other hand that
// the viewer has not seen.
func (s *State) redealTactics(viewer playtest.Seat, c playtest.Chance) {
	other := viewer.Other()
	pool := s.hands[other] &^ s.known[viewer]
	n := pool.count()
	for _, i := range s.tactics[:s.left] {
		pool |= card(int(i))
	}
	var cards [maxTactics]uint8
	all := cards[:0]
	for h := pool; h != 0; h &= h - 1 {
		all = append(all, uint8(h.first()))
	}
	playtest.Shuffle(c, playtest.Key{Domain: forHandDeal, Seat: viewer}, all)
	s.hands[other] = s.known[viewer]
	for _, i := range all[:n] {
		s.hands[other] |= card(int(i))
	}
	copy(s.tactics[:s.left], all[n:])
}
