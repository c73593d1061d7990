package lineandreserve

import "punchboard/playtest"

// Observe writes everything that a player may know: the Battle Area, both discard
// piles, sizes, the own hands, and the cards that the player put under the own
// Reserves deck. What the other has chosen in secret is blank until both have.
func (r *Rules) Observe(s *State, viewer playtest.Seat, o *playtest.Observation) {
	o.Reset()
	v := *s
	for seat := range playtest.Seats {
		p := &v.reserves[seat]
		from := p.buried
		if playtest.Seat(seat) != viewer {
			from = 0
		}
		clear(p.cards[from:])
	}
	other := viewer.Other()
	v.orders, v.damage = [maxCopies]uint8{}, [maxDamage]uint8{}
	o.Add(uint64(s.held[other].count())<<8 | uint64(s.hands[other].count()))
	v.hands[other], v.held[other] = set{}, s.known[viewer]
	v.reserves[other].buried = 0
	v.thrown[other] = 0
	if s.step == atCommit {
		v.takeBack(other)
	}
	if r.hidesTargets(s, viewer) {
		v.forgetTargets(other)
	}
	o.Add(r.Hash(&v))
}

// hidesTargets reports whether the other player's targets are not shown yet.
func (r *Rules) hidesTargets(s *State, viewer playtest.Seat) bool {
	choosing := s.step == atTargets || s.step == atGroup || s.step == atArm
	return choosing && !r.data.set.OpenTargets && (viewer == 1 || s.asked == 1)
}

// takeBack takes back what a player has set aside.
func (s *State) takeBack(seat playtest.Seat) {
	for u := s.aside[seat]; u.some(); u = u.rest() {
		s.units[u.first()] = blank
	}
	for u := s.table(seat); u.some(); u = u.rest() {
		s.units[u.first()].joining = nobody
	}
	s.aside[seat] = set{}
}

// forgetTargets takes back the targets of a player.
func (s *State) forgetTargets(seat playtest.Seat) {
	for u := s.table(seat); u.some(); u = u.rest() {
		x := &s.units[u.first()]
		x.target, x.group, x.weapons = nobody, 0, 0
	}
	s.live = s.live.less(s.table(seat))
	s.grouped[seat] = 0
	s.aside[seat] = set{}
	if s.asked == seat {
		s.cursor, s.step = 0, atTargets
	}
}

// Redeal replaces what a player cannot see by a random draw, from pools in a fixed
// order.
func (r *Rules) Redeal(s *State, viewer playtest.Seat, c playtest.Chance) {
	g := game{Rules: r, s: s, c: c}
	other := viewer.Other()
	mid := s.step == atCommit && s.asked == other
	if s.step == atCommit {
		s.takeBack(other)
	}
	g.redealReserves(viewer, viewer)
	g.redealReserves(other, viewer)
	g.redealOrders(viewer)
	playtest.Shuffle(c, playtest.Key{Domain: forDealDamage, Seat: viewer}, sorted(s.damage[:s.damaging]))
	switch {
	case s.step == atCommit && !mid && other == 0:
		g.guessCommitment(other)
	case r.hidesTargets(s, viewer):
		g.guessTargets(other)
	}
}

// sorted sorts cards by number and returns them.
func sorted(of []uint8) []uint8 {
	var seen [4]uint64
	for _, c := range of {
		seen[c>>6] |= 1 << (c & 63)
	}
	n := 0
	for word, bits := range seen {
		for h := hand(bits); h != 0; h &= h - 1 {
			of[n] = uint8(word<<6 + h.first())
			n++
		}
	}
	return of
}

// redealReserves deals the part of a Reserves deck that a player does not know, and
// the hand if it is the other's.
func (g *game) redealReserves(seat, viewer playtest.Seat) {
	s := g.s
	p := &s.reserves[seat]
	if seat == viewer {
		playtest.Shuffle(g.c, playtest.Key{Domain: forDeal, Seat: seat}, sorted(p.cards[p.buried:p.left]))
		return
	}
	var pool [allUnits]uint8
	n := copy(pool[:], p.cards[:p.left])
	for u := s.hands[seat]; u.some(); u = u.rest() {
		pool[n] = uint8(u.first())
		n++
	}
	playtest.Shuffle(g.c, playtest.Key{Domain: forDeal, Seat: seat}, sorted(pool[:n]))
	copy(p.cards[:p.left], pool[:p.left])
	s.hands[seat] = set{}
	for _, u := range pool[p.left:n] {
		s.hands[seat] = s.hands[seat].with(int(u))
	}
}

// redealOrders deals the Command deck and the cards of the other hand that the player
// has not seen.
func (g *game) redealOrders(viewer playtest.Seat) {
	s := g.s
	other := viewer.Other()
	hidden := s.held[other] &^ s.known[viewer]
	var pool [maxCopies]uint8
	n := copy(pool[:], s.orders[:s.left])
	for h := hidden; h != 0; h &= h - 1 {
		pool[n] = uint8(h.first())
		n++
	}
	playtest.Shuffle(g.c, playtest.Key{Domain: forDealOrders, Seat: viewer}, sorted(pool[:n]))
	copy(s.orders[:s.left], pool[:s.left])
	thrown := s.thrown[other].count()
	s.held[other], s.thrown[other] = s.known[viewer], 0
	for _, c := range pool[s.left:n] {
		s.held[other] |= 1 << c
	}
	for ; thrown > 0; thrown-- { // any of them could be chosen
		rest := s.held[other] &^ s.thrown[other]
		s.thrown[other] |= rest & -rest
	}
}

// guessCommitment sets aside what a player may have chosen: everything that has its
// crew, as far as the limit goes.
func (g *game) guessCommitment(seat playtest.Seat) {
	asked := g.s.asked
	g.s.asked = seat
	var list [64]playtest.Action
	for range 7 {
		legal := g.legalCommit(list[:0])
		if len(legal) < 2 {
			break
		}
		_, x, y, z := unpack(legal[1])
		if k, _, _, _ := unpack(legal[1]); k == commit {
			g.setAside(x, y, z == 1)
		} else {
			g.relieve(x, y)
		}
	}
	g.s.asked = asked
}

// guessTargets declares a random target for each unit of a player.
func (g *game) guessTargets(seat playtest.Seat) {
	s := g.s
	mine := s.asked == seat
	asked, cursor, step, passes, done := s.asked, s.cursor, s.step, s.passes, s.aside[seat]
	s.forgetTargets(seat)
	if mine {
		s.asked, s.cursor, s.step, s.passes = asked, 0, atTargets, passes
		return
	}
	s.asked = seat
	for u := g.undeclared(); u.some(); u = u.rest() {
		of := g.targets(u.first(), seat)
		if of.none() {
			continue
		}
		n := g.c.N(playtest.Key{Domain: forDealTargets, Seat: seat, Turn: s.turn, Slot: uint16(u.first())}, of.count())
		for ; n > 0; n-- {
			of = of.rest()
		}
		s.units[u.first()].target = uint8(of.first())
		s.units[u.first()].weapons = g.usable(u.first(), of.first())
		s.live = s.live.with(u.first())
	}
	s.asked, s.cursor, s.step, s.passes, s.aside[seat] = asked, cursor, step, passes, done
}
