package lineandreserve

import "punchboard/playtest"

// hasher hashes the parts of a state.
type hasher struct{ playtest.Hasher }

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	var h hasher
	h.game(s)
	for seat := range playtest.Seats {
		h.side(s, seat)
	}
	h.sets(s.gone, s.crews, s.reaching, s.screened, s.striking, s.live, s.burning)
	h.Bytes(s.orders[:]...)
	h.Bytes(s.under[:]...)
	h.Bytes(s.damage[:]...)
	h.Add(uint64(s.discards), uint64(s.beneath), s.returned)
	for u := range s.units {
		if x := &s.units[u]; *x != blank {
			h.unit(u, x)
		}
	}
	h.play(&s.play)
	h.fight(&s.fight)
	return uint64(h.Hasher)
}

func (h *hasher) game(s *State) {
	h.Bytes(uint8(s.turn>>8), uint8(s.turn), uint8(s.step), uint8(s.asked), uint8(s.winner), uint8(s.way), uint8(s.coin), uint8(s.lead),
		s.left, s.shuffles, s.damaging, s.reshuffle, s.counter, s.passes, uint8(s.window), s.cursor,
		uint8(s.next), uint8(s.opens), uint8(s.resume), s.rolls, s.again, uint8(bit(s.first)))
}

func (h *hasher) side(s *State, seat int) {
	p := &s.reserves[seat]
	h.Bytes(p.cards[:]...)
	h.sets(s.holder[seat], s.killed[seat], s.hands[seat], s.front[seat], s.rear[seat], s.air[seat], s.aside[seat])
	h.Add(uint64(s.held[seat]), uint64(s.known[seat]), uint64(s.thrown[seat]), uint64(s.wide[seat])<<32|uint64(s.once[seat]))
	h.Bytes(p.left, p.buried, s.holds[seat], s.margin[seat], s.grouped[seat], uint8(s.roll[seat]), uint8(s.added[seat]), uint8(s.points[seat]>>8), uint8(s.points[seat]))
}

func (h *hasher) sets(all ...set) {
	for _, x := range all {
		h.Add(x.a, x.b)
	}
}

func (h *hasher) unit(u int, x *unit) {
	h.Bytes(uint8(u), x.crew, x.joining, x.target, x.group, uint8(x.endurance), x.damage, x.counter)
	h.Add(uint64(uint8(x.flight))<<56|uint64(x.weapons)<<48|uint64(x.rapid)<<40|uint64(x.flags), uint64(x.on))
}

func (h *hasher) play(p *play) {
	h.Add(uint64(p.action)<<32 | uint64(uint8(p.by))<<24 | uint64(p.card)<<16 | uint64(p.cancels)<<8 | uint64(p.back))
}

func (h *hasher) fight(f *fight) {
	h.Bytes(uint8(f.kind), uint8(f.victims), uint8(bit(f.mute)), f.unit, uint8(f.seat), f.target, f.victim, f.group, uint8(f.weapons), f.weapon, f.left, f.number,
		f.again, f.bought, uint8(f.sum), uint8(f.dice), uint8(f.base), uint8(bit(f.twice)<<2|bit(f.friendly)<<1|bit(f.fatal)), f.card, f.crew, uint8(f.index))
}
