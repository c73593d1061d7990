package percee

import (
	"math/bits"
	"slices"

	"punchboard/playtest"
)

// kind says what an action is; its parameters are units and hexes.
type kind uint8

const (
	endCard kind = iota // or pass
	place               // unit, hex: set-up
	moveTo              // unit, hex
	leave               // unit: off the western edge
	enter               // unit, hex: from the reserve
	fire                // unit, target: begin a shot
	join                // unit: fire with the others
	shoot               // no more units join
	again               // draw on after a face card
	miss                // or take the miss
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

// Legal appends the choices of the player who is asked.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	switch s.step {
	case atSetup:
		return r.legalPlaces(s, buf)
	case atGroup:
		return r.legalJoins(s, append(buf, act(shoot, 0, 0)))
	case atRedraw:
		return append(buf, act(again, 0, 0), act(miss, 0, 0))
	}
	return r.legalDeeds(s, append(buf, act(endCard, 0, 0)))
}

// legalDeeds appends what the card in use may still do.
func (r *Rules) legalDeeds(s *State, buf []playtest.Action) []playtest.Action {
	l := r.listing(s)
	buf = slices.Grow(buf, sideUnits*mostByUnit)
	for set := r.able(s, s.asked); set != 0; set &= set - 1 {
		buf = l.unit(set.first(), buf)
	}
	if s.asked == American {
		buf = r.legalSupport(s, buf)
	}
	return buf
}

// targets gives the enemy units that may be fired at: those in play, which
// waiting ones are not.
func (r *Rules) targets(s *State, side playtest.Seat) units {
	set := s.board[side.Other()].units
	if side == American && !r.data.set.WaitingHit {
		set &^= s.waiting
	}
	return set
}

// able gives the units that the card may still activate, alone at least.
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

// free gives those of some hexes where a unit may stand besides those who are
// there (PV-037 to PV-039, PV-066).
func (r *Rules) free(s *State, side playtest.Seat, u int, of *hexes) hexes {
	enemy, full := &s.board[side.Other()].some, &s.board[side].full
	if r.data.units[side][u].free {
		return hexes{of[0] &^ enemy[0], of[1] &^ enemy[1]}
	}
	return hexes{of[0] &^ (enemy[0] | full[0]), of[1] &^ (enemy[1] | full[1])}
}

// each appends an action of a unit for every hex of a set.
func (h hexes) each(k kind, u int, buf []playtest.Action) []playtest.Action {
	first := act(k, u, 0)
	for w := h[0]; w != 0; w &= w - 1 {
		buf = append(buf, first+playtest.Action(bits.TrailingZeros64(w)))
	}
	for w := h[1]; w != 0; w &= w - 1 {
		buf = append(buf, first+playtest.Action(64+bits.TrailingZeros64(w)))
	}
	return buf
}

// legalEntry offers the hexes of the western column to a unit of the reserve
// (PV-069 to PV-073).
func (r *Rules) legalEntry(s *State, u int, buf []playtest.Action) []playtest.Action {
	if int(s.round) < r.data.units[American][u].reserve {
		return buf
	}
	return r.free(s, American, u, &r.data.ground.west).each(enter, u, buf)
}

// legalJoins offers the units that may fire with those named so far. They are
// named in the order of the counters, so that each group is named once.
func (r *Rules) legalJoins(s *State, buf []playtest.Action) []playtest.Action {
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
			buf = append(buf, act(join, u, 0))
		}
	}
	return buf
}

// legalSupport offers the support counter that the card allows.
func (r *Rules) legalSupport(s *State, buf []playtest.Action) []playtest.Action {
	c := &r.data.cards[s.card]
	if s.asked != American || c.face && s.begun || s.left < 1 || !r.supportLeft(s, c) {
		return buf
	}
	var hard, soft hexes
	for set := r.targets(s, American); set != 0; set &= set - 1 {
		if u := set.first(); r.data.units[German][u].hard {
			hard.add(int(s.at[German][u]))
		} else {
			soft.add(int(s.at[German][u]))
		}
	}
	at, ai := airAT, airAI
	if !c.air {
		at, ai = obaAT, obaAI
	}
	if s.pileLeft() > 0 {
		buf = hard.each(strike, int(at), buf)
		buf = soft.each(strike, int(ai), buf)
	}
	if c.air && !r.data.set.NoHarass {
		buf = hexes{hard[0] | soft[0], hard[1] | soft[1]}.each(harass, 0, buf)
	}
	return buf
}

// supportLeft tells whether the counter of the card may be used in this round:
// one of the two, once (PV-110), or each once where the game says so.
func (r *Rules) supportLeft(s *State, c *card) bool {
	which := 0
	if !c.air {
		which = 1
	}
	if r.data.set.EachSupport {
		return !s.support[which]
	}
	return !s.support[0] && !s.support[1]
}

// legalPlaces offers hexes to the next unit of the set-up.
func (r *Rules) legalPlaces(s *State, buf []playtest.Action) []playtest.Action {
	side := s.asked
	at := r.data.ground.east
	if side == American {
		at = hexes{r.data.ground.all[0] &^ at[0], r.data.ground.all[1] &^ at[1]}
	}
	u := nextPlaced(s, side)
	return r.free(s, side, u, &at).each(place, u, buf)
}

// nextPlaced gives the first unit that waits for its place, -1 for none.
func nextPlaced(s *State, side playtest.Seat) int {
	for u, at := range s.at[side] {
		if at == unplaced {
			return u
		}
	}
	return -1
}

// cost gives the activations that units use when they act together: one each,
// but none for Tiger 102 beside another one (PV-061, PV-062).
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
