package fireandcover

import "punchboard/playtest"

// hasher hashes the parts of a state.
type hasher struct{ playtest.Hasher }

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	var h hasher
	h.Add(uint64(s.turn)<<16 | uint64(s.shuffles))
	h.Bytes(uint8(s.first), uint8(s.active), uint8(s.winner), uint8(s.asked), uint8(s.roller), uint8(s.way), uint8(s.step), s.passes)
	h.Bytes(uint8(s.back), uint8(s.backTo), uint8(s.gap), s.left)
	for seat := range s.squads {
		h.squad(&s.squads[seat])
	}
	if r.several() {
		h.bench(r, s)
	}
	h.Bytes(s.deck[:]...)
	h.pile(&s.discard)
	h.move(&s.move)
	return uint64(h.Hasher)
}

// bench hashes the squads that take no part in the turn.
func (h *hasher) bench(r *Rules, s *State) {
	for seat := range s.bench {
		h.Bytes(s.acted[seat], s.squads[seat].number)
		for i := range r.benched(s, playtest.Seat(seat)) {
			h.Bytes(s.bench[seat][i].number)
			h.squad(&s.bench[seat][i])
		}
	}
}

func (h *hasher) squad(q *squad) {
	h.Bytes(q.nation, q.hex, q.terrain, uint8(flags(q.pinned, q.fired, q.outflanked)))
	for _, n := range [...]int32{q.start, q.men, q.lost, q.gained, q.killed} {
		h.Add(uint64(uint32(n)))
	}
	for _, n := range [...]int16{q.concealed, q.encircled, q.handMod, q.flank, int16(q.shots)} {
		h.Add(uint64(uint16(n)))
	}
	h.Bytes(q.goals, q.seen, uint8(q.closer))
	for _, p := range [...]*pile{&q.hand, &q.known, &q.attached, &q.kept, &q.flankers} {
		h.pile(p)
	}
	for _, used := range q.used {
		h.Add(uint64(used))
	}
	for when := range q.bonus {
		h.Add(uint64(uint16(q.bonus[when][0]))<<16 | uint64(uint16(q.bonus[when][1])))
	}
}

// pile skips what can be derived from the counts.
func (h *hasher) pile(p *pile) { h.Add(p.n[:]...) }

func (h *hasher) move(m *now) {
	h.Add(flags(m.declared, m.pointMan, m.pointHit, m.smoke, m.covered, m.attacked, m.ambushed, m.moved,
		m.outflanks, m.extra, m.flanked, m.byCard, m.lateral, m.could))
	h.Bytes(m.card, m.to, m.block, uint8(m.rollSum), uint8(m.rollSum>>8))
}

// flags packs booleans as bits.
func flags(list ...bool) (bits uint64) {
	for i, yes := range list {
		if yes {
			bits |= 1 << i
		}
	}
	return bits
}
