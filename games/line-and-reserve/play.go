package lineandreserve

import "punchboard/playtest"

// carryOut does what a Command card says. The step is where it was played.
func (g *game) carryOut(kind int, c *command, p *play) {
	_, _, u, weapon := unpack(p.action)
	switch {
	case c.saves:
		g.crewSaved()
		return
	case hasReroll(c):
		g.repeat()
		return
	case c.hits:
		g.mine(c, u, p)
		return
	case c.captures > 0:
		g.flag(c, u, p)
		return
	case c.steals > 0:
		g.see(c)
		return
	}
	if c.onSide() {
		g.sweep(kind, c, p.by)
	} else {
		g.affect(kind, c, u, weapon, p)
	}
	g.ask(p.back, p.by)
	g.afterPlay()
}

func hasReroll(c *command) bool {
	return c.rerolls[attackRoll] || c.rerolls[intensityRoll] || c.rerolls[initiativeRoll]
}

// affect puts a card into force on one unit.
func (g *game) affect(kind int, c *command, u, weapon int, p *play) {
	s, x := g.s, &g.s.units[u]
	if c.standing() {
		g.ruleIf(x.on.has(kind), lr027)
		g.ruleIf(c.until == forever, lr028)
		x.on |= 1 << kind
	}
	if c.stays {
		s.discards &^= 1 << p.card
		s.beneath |= 1 << p.card
		s.under[p.card] = uint8(u)
		g.ruleIf(c.mods[0].stat == defenseStat, lr136)
	}
	if c.rolls > 0 {
		x.rapid = uint8(weapon)
	}
	switch {
	case c.flies && c.flightSet:
		x.flight = c.flight
	case c.flies:
		x.flight += c.flight
	case c.rearm:
		x.flags &^= bombed
	case c.repair:
		g.repair(u)
	case c.moves != stays:
		g.move(u, c.moves)
	}
	if c.reach {
		s.reaching = s.reaching.with(u)
	}
	if c.screen {
		s.screened = s.screened.with(u)
	}
	if c.first {
		s.striking = s.striking.with(u)
	}
}

// standing reports whether a card is in force for some time.
func (c *command) standing() bool {
	return c.n > 0 || c.rolls > 0 || c.reach || c.screen || c.first || c.anyCrew || c.assaultMin > 0
}

// sweep puts a card into force on a side.
func (g *game) sweep(kind int, c *command, me playtest.Seat) {
	s := g.s
	if c.drawUnits > 0 {
		for range c.drawUnits {
			g.drawUnit(me)
		}
	}
	g.drawOrders(me, int(c.drawOrders))
	if c.until == forRoll {
		g.ruleIf(s.once[me].has(kind), lr027)
		s.once[me] |= 1 << kind
		return
	}
	for _, m := range c.mods[:c.n] {
		switch m.who {
		case enemyAir:
			s.wide[me.Other()] |= 1 << kind
		case everyone:
			s.wide[0] |= 1 << kind
			s.wide[1] |= 1 << kind
		default:
			s.wide[me] |= 1 << kind
		}
	}
	if c.assaultMin > 0 {
		s.wide[me] |= 1 << kind
	}
}

// repair takes the Damage card off a unit.
func (g *game) repair(u int) {
	x := &g.s.units[u]
	g.returnDamage(x)
	x.endurance = g.data.unit(u).full
}

// returnDamage gives the Damage card of a unit back.
func (g *game) returnDamage(x *unit) {
	if x.damage != 0 && x.damage != noCard {
		g.s.returned |= 1 << (x.damage - 1)
	}
	x.damage, x.counter = 0, 0
	x.flags &^= hurt | shotByFriend
}

// move takes a unit with its crew, or the crew alone, to its owner's hand or under
// the Reserves deck.
func (g *game) move(u int, to move) {
	s := g.s
	seat := s.owner(u)
	crew := s.units[u].crew
	if to == unitToHand || to == unitToReserves {
		g.leaves(seat, u)
		g.send(seat, u, to == unitToHand)
	} else {
		s.units[u].crew = nobody
	}
	if crew != nobody {
		s.crews = s.crews.drop(int(crew))
		g.send(seat, int(crew), to == unitToHand || to == crewToHand)
	}
	g.shiftNow(seat)
}

// send puts a card into a hand or under the Reserves deck.
func (g *game) send(seat playtest.Seat, u int, toHand bool) {
	if toHand {
		g.s.hands[seat] = g.s.hands[seat].with(u)
		return
	}
	g.s.bury(seat, u)
}

// leaves takes a unit out of the Battle Area. The cards under it are discarded or
// given back.
func (g *game) leaves(seat playtest.Seat, u int) {
	s := g.s
	s.front[seat], s.rear[seat], s.air[seat] = s.front[seat].drop(u), s.rear[seat].drop(u), s.air[seat].drop(u)
	s.live, s.burning = s.live.drop(u), s.burning.drop(u)
	s.reaching, s.screened, s.striking = s.reaching.drop(u), s.screened.drop(u), s.striking.drop(u)
	g.bare(u)
	g.returnDamage(&s.units[u])
	s.units[u] = blank
}

// bare discards the Command cards under a unit.
func (g *game) bare(u int) {
	s := g.s
	for h := s.beneath; h != 0; h &= h - 1 {
		if c := h.first(); s.under[c] == uint8(u) {
			s.under[c] = nobody
			s.beneath &^= 1 << c
			s.discards |= 1 << c
		}
	}
	s.units[u].on = 0
}

// shiftNow shifts the line of a player in the middle of a phase, under a switch.
func (g *game) shiftNow(seat playtest.Seat) {
	if g.data.set.ShiftAtOnce {
		g.shiftLine(seat)
	}
}

// see shows the opponent's Command cards, of which some are discarded.
func (g *game) see(c *command) {
	s := g.s
	s.known[s.asked] |= s.held[s.asked.Other()]
	s.counter, s.resume = uint8(c.steals), s.asked
	g.ask(atSteal, s.asked)
}

// stealOrder discards a Command card of the opponent.
func (g *game) stealOrder(kind int) {
	s := g.s
	rival := s.asked.Other()
	g.spend(rival, kind)
	g.t.Card(rival, g.commandCard(kind), playtest.CardDiscarded)
	s.counter--
}
