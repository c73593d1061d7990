package patroldeck

import "punchboard/playtest"

// Observe writes what both players know: everything except the order of the
// three decks.
func (r *Rules) Observe(s *State, _ playtest.Seat, o *playtest.Observation) {
	o.Reset()
	var h playtest.Hasher
	r.open(s, &h)
	o.Add(uint64(h))
	for side := range playtest.Seats {
		s.action[side].Observe(o)
	}
	s.activation.Observe(o)
}

// Redeal shuffles the cards that are left in the decks, from sorted piles.
func (r *Rules) Redeal(s *State, _ playtest.Seat, c playtest.Chance) {
	for side := range playtest.Seats {
		s.action[side].Redeal(c, playtest.Key{Domain: forRedeal, Seat: playtest.Seat(side), Turn: 1})
	}
	s.activation.Redeal(c, playtest.Key{Domain: forRedeal})
}

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	var h playtest.Hasher
	r.open(s, &h)
	for side := range playtest.Seats {
		s.action[side].Hash(&h)
	}
	s.activation.Hash(&h)
	return uint64(h)
}

// open folds in all that lies open on the table.
func (r *Rules) open(s *State, h *playtest.Hasher) {
	h.Bytes(s.turn, uint8(s.winner), uint8(s.asked), uint8(s.step), uint8(s.phase), s.last, uint8(s.next), s.card)
	h.Bytes(s.rolls, flag(s.noGreen), flag(s.leaderAt), s.active, s.drawn, s.nCounts, s.nOrders, s.done)
	for _, c := range [...]*company{&s.out, &s.down, &s.stunned, &s.noAmmo, &s.moved, &s.fought, &s.tried, &s.charged, &s.marked} {
		h.Add(uint64(c[American]), uint64(c[German]))
	}
	h.Add(uint64(s.spent), uint64(s.acted), uint64(s.pinned)<<48|uint64(s.noThrows)<<32|uint64(s.activated)<<16|uint64(s.queue))
	h.Bytes(s.die[:]...)
	h.Bytes(s.morale[:]...)
	for side := range playtest.Seats {
		for n := range r.data.count[side] {
			f := figureOf(playtest.Seat(side), n)
			h.Add(uint64(s.at[f])<<16 | uint64(s.facing[f])<<8 | uint64(uint8(s.endurance[f])))
		}
	}
	for _, c := range s.counts {
		h.Add(uint64(c.area), uint64(c.side)<<8|uint64(c.last))
	}
	s.current(h)
}

// current folds in what is being announced and carried out.
func (s *State) current(h *playtest.Hasher) {
	for _, o := range s.orders[:s.nOrders] {
		o.hash(h)
	}
	s.plan.hash(h)
	w, m, p, x := &s.walk, &s.result, &s.react, &s.fights
	h.Add(uint64(s.planAt)<<8 | uint64(uint8(s.planLeft)))
	h.Bytes(flag(w.on), flag(w.halted), flag(w.byCard), w.done, uint8(w.left), flag(m.on), m.id, m.at)
	w.order.hash(h)
	h.Add(uint64(m.left))
	h.Bytes(m.drawn, flag(p.open), flag(p.waiting), p.n, p.done, x.n, x.done, uint8(x.won))
	for _, o := range p.orders[:p.n] {
		o.hash(h)
	}
	for _, f := range x.list[:x.n] {
		h.Add(uint64(f.one), uint64(f.many))
	}
	h.Add(uint64(x.winners), uint64(x.nLeft))
	for _, q := range x.left {
		h.Add(uint64(q))
	}
}

func (o *order) hash(h *playtest.Hasher) {
	h.Add(uint64(o.does)<<48|uint64(o.figure)<<32|uint64(o.steps)<<16|uint64(o.target), o.path)
}

func flag(b bool) uint8 { return bit8(b) }
