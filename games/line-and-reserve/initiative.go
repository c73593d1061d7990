package lineandreserve

import "punchboard/playtest"

// buyersLeft offers both players, one after the other, a card for +1 to their
// Initiative Rolls.
func (g *game) buyersLeft() bool {
	s := g.s
	for s.passes < playtest.Seats {
		if s.held[s.asked] != 0 && int(s.added[s.asked]) < g.data.set.PlusOnes {
			return true
		}
		g.passed()
	}
	return false
}

// rollInitiative rolls for both players (LR-073, LR-074).
func (g *game) rollInitiative() {
	s := g.s
	for {
		for seat := range playtest.Seats {
			g.rollOne(playtest.Seat(seat))
		}
		s.rolls++
		if s.roll[0] != s.roll[1] {
			break
		}
		g.tied()
	}
	g.askFirst(atInitiativeFix)
}

// rollOne rolls the die of one player and adds what was bought or played for it.
func (g *game) rollOne(seat playtest.Seat) {
	s := g.s
	die := g.d10(playtest.Key{Domain: forInitiative, Seat: seat, Turn: s.turn, Slot: uint16(s.again), Repeat: uint16(s.rolls)})
	s.roll[seat] = die + s.added[seat]
	for on := s.once[seat]; on != 0; on &= on - 1 {
		c := &g.data.commands.design[on.first()]
		for _, m := range c.mods[:c.n] {
			s.roll[seat] += m.amount
		}
	}
}

// tied takes the bonuses away before the next roll, under a switch (LG-66).
func (g *game) tied() {
	g.t.Rule(lr074)
	if g.data.set.TieSpends {
		g.s.once, g.s.added = [playtest.Seats]cards{}, [playtest.Seats]int8{}
	}
}

// fixersLeft offers both players to repeat their rolls.
func (g *game) fixersLeft() bool {
	s := g.s
	for s.passes < playtest.Seats {
		if s.held[s.asked]&g.data.commands.reroll[initiativeRoll] != 0 {
			return true
		}
		g.passed()
	}
	return false
}

// initiativeDone lets the winner attack first, or choose under a switch (LR-075,
// LG-15).
func (g *game) initiativeDone() {
	s := g.s
	s.lead = playtest.Seat(bit(s.roll[1] > s.roll[0]))
	s.fight.tell = told{initiativeWon, s.roll[0], s.roll[1]}
	s.once, s.added, s.roll = [playtest.Seats]cards{}, [playtest.Seats]int8{}, [playtest.Seats]int8{}
	s.rolls, s.again, s.passes = 0, 0, 0
	if g.data.set.WinnerChooses {
		g.ask(atOrder, s.lead)
		return
	}
	g.startAttacks(true)
}

// startAttacks begins with the units that strike first.
func (g *game) startAttacks(leadFirst bool) {
	s := g.s
	s.opens = s.lead
	if !leadFirst {
		s.opens = s.lead.Other()
	}
	s.first, s.next = true, s.opens
	g.rules(lr075, lr076, lr077)
	s.fight.tell = told{}
	g.ask(atAttack, s.next)
}

// candidates returns the declared attacks of a player that can be resolved now; of a
// Close Assault the lowest unit that is still there.
func (g *game) candidates(seat playtest.Seat) (of set) {
	s := g.s
	of = s.live.and(s.table(seat))
	if s.first {
		of = of.and(s.striking)
	}
	if g.data.set.LostTakesTurn {
		return of
	}
	for u := of; u.some(); u = u.rest() {
		if !g.resolvable(u.first(), seat) {
			of = of.drop(u.first())
		}
	}
	return of
}

// resolvable reports whether a declared attack is still alive.
func (g *game) resolvable(u int, seat playtest.Seat) bool {
	s, x := g.s, &g.s.units[u]
	if x.group != 0 {
		return g.assaultHolds(u, seat)
	}
	if !g.serves(u) {
		return false
	}
	if t := int(x.target); s.table(seat.Other()).has(t) {
		return g.canHit(u, t, seat, g.chosen(x))
	}
	return g.data.set.Redeclare && g.targets(u, seat).some()
}

// chosen returns the weapons that an attack may use: all, or those named with the
// target, under a switch.
func (g *game) chosen(x *unit) weapons {
	if g.data.set.WeaponsEarly {
		return x.weapons
	}
	return 1<<maxWeapons - 1
}

// assaultHolds reports whether a Close Assault still has a target, enough units and
// an Attack Value (LG-69).
func (g *game) assaultHolds(u int, seat playtest.Seat) bool {
	x := &g.s.units[u]
	with := g.fighting(seat, x.group)
	least := g.assaultMinimum(seat)
	if g.data.set.ShortGoesOn {
		least = 1
	}
	if with.count() < least {
		return false
	}
	if t := int(x.target); g.s.table(seat.Other()).has(t) {
		return g.armedAgainst(with, t)
	}
	return g.data.set.Redeclare && g.assaultTargets(with, seat).some()
}

// fighting returns the units of a Close Assault that have a free weapon.
func (g *game) fighting(seat playtest.Seat, number uint8) set {
	of := g.group(seat, number)
	for u := of; u.some(); u = u.rest() {
		if g.free(u.first()) == 0 {
			of = of.drop(u.first())
		}
	}
	return of
}

// choosesAttack reports whether the player to move has several attacks to choose
// from. A player without one is passed over.
func (g *game) choosesAttack() bool {
	s := g.s
	for range playtest.Seats {
		g.open = g.candidates(s.next)
		if g.open.some() {
			s.asked = s.next
			return g.open.rest().some()
		}
		s.next = s.next.Other()
	}
	return false
}

// canHit reports whether a unit has a free weapon, among some, that can affect a
// target.
func (g *game) canHit(u, t int, seat playtest.Seat, among weapons) bool {
	w := g.free(u) & among
	if g.data.mobile.has(u) && g.data.land.has(t) && g.s.rear[seat].has(u) {
		w &= 1
	}
	return g.data.unit(u).reach[w].has(t)
}

// nextAttack resolves the only attack left, or goes on when there is none.
func (g *game) nextAttack() {
	s := g.s
	switch of := g.open; {
	case of.some():
		g.attack(of.first())
	case s.first:
		s.first, s.next = false, s.opens
	default:
		s.live = set{}
		g.openWindow(combatEnd)
	}
}
