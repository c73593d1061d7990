package percee

import "punchboard/playtest"

// kind is the kind of an action; its parameters are units and hexes.
type kind uint8

const (
	endCard kind = iota // also passes
	place               // unit, hex: setup
	moveTo              // unit, hex
	leave               // unit: off the western edge
	enter               // unit, hex: from the reserve
	fire                // unit, target: begin a shot
	join                // unit: fire with the others
	shoot               // no more units join
	again               // draws again after a face card
	miss                // takes the miss instead
	strike              // aim, hex: a support attack
	harass              // hex
	kinds
)

// act packs an action: kind, and two parameters.
func act(k kind, a, b int) playtest.Action {
	return playtest.Action(uint32(k)<<24 | uint32(a)<<16 | uint32(b))
}

func unpack(a playtest.Action) (k kind, x, y int) {
	return kind(a >> 24), int(a >> 16 & 255), int(a & 0xffff)
}

// Legal appends the choices of the deciding player.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	switch s.step {
	case atSetup:
		return r.places(s).each(act(place, s.unplaced(s.asked).first(), 0), buf)
	case atGroup:
		buf = append(buf, act(shoot, 0, 0))
		for set := r.joins(s); set != 0; set &= set - 1 {
			buf = append(buf, act(join, set.first(), 0))
		}
		return buf
	case atRedraw:
		return append(buf, act(again, 0, 0), act(miss, 0, 0))
	}
	buf = append(buf, act(endCard, 0, 0))
	var l choiceLister
	l.begin(r, s)
	for set := r.able(s, s.asked); set != 0; set &= set - 1 {
		buf = l.unit(set.first(), buf)
	}
	k := r.uses(s)
	return k.list(buf)
}

// targets returns the enemy units that may be fired at: those in play, but not
// waiting ones.
func (r *Rules) targets(s *State, side playtest.Seat) units {
	set := s.board[side.Other()].units
	if side == American && !r.data.set.WaitingHit {
		set &^= s.waiting
	}
	return set
}

// able returns the units that the card may still activate, at least on their own.
func (r *Rules) able(s *State, side playtest.Seat) (set units) {
	set = (s.board[side].units | s.board[side].reserve) &^ s.acted
	switch c := &r.data.cards[s.card]; {
	case c.face && s.begun:
		return set & s.stack
	case s.left > 0:
		return set
	case s.beside:
		return set & r.data.tigers
	}
	return 0
}

// free returns those of some hexes that a unit may enter under the stacking rules
// (PV-037 to PV-039, PV-066).
func (r *Rules) free(s *State, side playtest.Seat, u int, of hexes) hexes {
	of = of.less(s.board[side.Other()].some)
	if r.data.units[side][u].free {
		return of
	}
	return of.less(s.board[side].full)
}

// each appends an action for every hex of a set; first is the action for hex 0.
func (h hexes) each(first playtest.Action, buf []playtest.Action) []playtest.Action {
	for ; !h.empty(); h = h.rest() {
		buf = append(buf, first+playtest.Action(h.first()))
	}
	return buf
}

// joins returns the units that may fire together with those named so far. They are
// named in the order of the counters, so that each group is offered only once.
func (r *Rules) joins(s *State) (set units) {
	side := s.asked
	first, last := s.firers.first(), 15-leading(s.firers)
	c := &r.data.cards[s.card]
	target := int(s.at[side.Other()][s.target])
	for u := last + 1; u < sideUnits; u++ {
		at := s.at[side][u]
		switch {
		case at < 0 || s.acted.has(u) || !r.data.ground.targets[at].has(target):
		case c.face && (at != s.at[side][first] || s.stack != 0 && !s.stack.has(u)):
		case !c.face && r.cost(s, s.firers|one(u)) > int(s.left):
		default:
			set |= one(u)
		}
	}
	return set
}

// places returns the hexes for the next unit of the setup (PV-024, PV-026).
func (r *Rules) places(s *State) hexes {
	at := r.data.ground.east
	if s.asked == American {
		at = r.data.ground.all.less(at)
	}
	return r.free(s, s.asked, s.unplaced(s.asked).first(), at)
}

// cost returns the activations that units cost when they act together: one each,
// but none for Tiger 102 together with another unit (PV-061, PV-062).
func (r *Rules) cost(s *State, group units) int {
	n := group.count()
	t := group & r.data.tigers
	if t == 0 || s.asked != German || r.data.set.TigerCounts || r.data.cards[s.card].face {
		return n
	}
	for ; t != 0; t &= t - 1 {
		u := t.first()
		if s.beside || group&^one(u)&s.in(German, s.at[German][u]) != 0 {
			n--
		}
	}
	return n
}
