package threefronts

import "punchboard/playtest"

// hasher hashes the parts of a state.
type hasher struct{ playtest.Hasher }

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	var h hasher
	h.Add(uint64(s.turn)<<48|uint64(uint8(s.first))<<40|uint64(uint8(s.active))<<32|uint64(uint8(s.winner))<<24|uint64(s.way)<<16|uint64(s.phase)<<8|uint64(s.step),
		uint64(uint8(s.asked))<<40|uint64(s.passes)<<32|uint64(s.left)<<24|uint64(s.shuffles)<<8, uint64(s.discard))
	for side := range playtest.Seats {
		h.side(s, side)
	}
	h.Bytes(s.tactics[:]...)
	h.turn(s)
	h.roll(&s.roll)
	h.fight(&s.fight)
	h.Add(uint64(uint8(s.rallyP.side)), uint64(s.rallyP.own), uint64(s.rallyP.led))
	return uint64(h.Hasher)
}

func (h *hasher) side(s *State, side int) {
	h.Bytes(s.squads[side].cards[:]...)
	h.Bytes(s.casualty[side][:]...)
	h.Bytes(s.pins[side][:]...)
	h.Bytes(s.dice[side][:]...)
	h.Bytes(s.diceTurn[side][:]...)
	h.Add(uint64(s.squads[side].left), uint64(s.lost[side]), uint64(s.pinned[side]), uint64(s.tank[side]),
		uint64(s.hands[side]), uint64(s.known[side]))
	for f := range fronts {
		h.Add(uint64(s.at[side][f])<<8 | uint64(s.closed[side][f]))
	}
	for d := range deeds {
		h.Add(uint64(s.forGame[side][d])<<32 | uint64(s.forTurn[side][d]))
	}
}

func (h *hasher) turn(s *State) {
	for _, u := range [...]units{s.pending, s.moved, s.mission, s.suppressed, s.assaulting, s.drew, s.permitted[0], s.permitted[1]} {
		h.Add(uint64(u))
	}
	h.Add(uint64(s.casualtys)<<8|uint64(s.pinsOut), bit(s.diceGiven)<<1|bit(s.diceLasts))
	for _, mod := range s.volleyMod {
		h.Add(uint64(uint8(mod)))
	}
}

func (h *hasher) roll(r *roll) {
	h.Bytes(uint8(r.window), r.unit, r.front, r.card, r.left, r.number, uint8(r.sum), uint8(bit(r.spot)<<1|bit(r.flank)))
}

func (h *hasher) fight(f *fight) {
	for _, u := range f.targets {
		h.Add(uint64(u))
	}
	h.Add(uint64(f.flank)<<16|uint64(f.done)<<8|uint64(f.front), uint64(f.fired[0])<<32|uint64(f.fired[1]), uint64(f.mines),
		uint64(uint8(f.attackMod))<<16|uint64(uint8(f.defendMod))<<8|bit(f.both)<<2|bit(f.covered)<<1|bit(f.deferred))
	for i := range maxSquads {
		h.Add(uint64(uint8(f.cover[i])), uint64(f.read[0][i])<<32|uint64(f.read[1][i]))
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
