package patroldeck

import "punchboard/playtest"

// run continues until a player has to decide. The innermost thing goes first: a
// fight, then reactions, then the figure that is moving, then the activation.
func (g *game) run() {
	s := g.s
	s.asked = playtest.Nobody
	for s.asked == playtest.Nobody && !s.over() {
		switch {
		case s.fights.n > 0:
			g.fightOn()
		case s.react.open || s.react.n > 0:
			g.reactOn()
		case s.walk.on:
			g.walkOn()
		case s.phase == inMorale:
			g.moraleOn()
		case s.phase == inOrders:
			g.askOrders()
		case s.phase == inExecution:
			g.executeOn()
		case s.phase == inMelee:
			g.meleeOn()
		case s.phase == inFacing:
			g.faceOn()
		case s.queue != 0:
			g.askUnit()
		default:
			g.drawCard()
		}
	}
}

// ask waits for a player's decision.
func (g *game) ask(side playtest.Seat, at step) { g.s.asked, g.s.step = side, at }

// drawCard turns over an Activation card (T2).
func (g *game) drawCard() {
	s := g.s
	s.card = s.activation.Draw()
	g.rules(pd026, pd038)
	switch c := &g.data.orders.cards[s.card]; c.does {
	case activates:
		g.callNumber(c)
	case filtersGreen:
		s.noGreen = true
		g.t.Rule(pd042)
	case elitesAgain:
		g.callElite()
	case endsTurn:
		g.endTurn()
		return
	}
	g.firstSide()
}

// callNumber makes the queue of a number card.
func (g *game) callNumber(c *activationCard) {
	s := g.s
	s.queue = g.withDie(c.value)
	g.rules(pd027)
	if !c.black {
		g.ruleIf(s.queue&s.pinned != 0, pd175)
		s.queue &^= s.pinned
	}
	if s.noGreen {
		s.queue &^= g.unitsOf(green)
		s.noGreen = false
		g.rules(pd041, pd043)
	}
	s.last, s.activated = s.card+1, 0
}

// callElite makes the queue of the Elite card (PG-23, PG-24).
func (g *game) callElite() {
	s := g.s
	g.t.Rule(pd044)
	if s.last > 0 {
		s.queue = s.activated & g.unitsOf(elite)
		if !g.data.orders.cards[s.last-1].black {
			s.queue &^= s.pinned
		}
		g.t.Rule(pd045)
		return
	}
	n := playtest.Die(g.c, playtest.Key{Domain: forElite, Turn: uint16(s.turn)}, 6)
	s.queue = g.withDie(uint8(n)) & g.unitsOf(elite) &^ s.pinned
	g.t.Rule(pd046)
}

// withDie returns the units whose order die shows a number and that have
// figures left.
func (g *game) withDie(n uint8) (set units) {
	for u := range g.data.units[:g.data.nUnits] {
		if of := &g.data.units[u]; g.s.die[u] == n && of.members&^g.s.down[of.side] != 0 {
			set |= 1 << u
		}
	}
	return set
}

// unitsOf returns the units with a leader of a grade of Guts.
func (g *game) unitsOf(of grade) (set units) {
	for u := range g.data.units[:g.data.nUnits] {
		if g.data.units[u].guts == of {
			set |= 1 << u
		}
	}
	return set
}

// belongTo returns the units of a side.
func (r *Rules) belongTo(side playtest.Seat) (set units) {
	for u := range r.data.units[:r.data.nUnits] {
		if r.data.units[u].side == side {
			set |= 1 << u
		}
	}
	return set
}

// firstSide decides which side goes first (PG-65).
func (g *game) firstSide() {
	s := g.s
	g.dropEmpty()
	s.next = American
	switch us, de := s.queue&g.belongTo(American), s.queue&g.belongTo(German); {
	case us != 0 && de != 0:
		s.next = playtest.Seat(g.c.N(playtest.Key{Domain: forCoin, Turn: uint16(s.turn), Repeat: uint16(s.rolls)}, 2))
		s.rolls++
		g.t.Rule(pd030)
	case de != 0:
		s.next = German
	}
}

// askUnit asks a side for its next unit (T3).
func (g *game) askUnit() {
	s := g.s
	for {
		g.dropEmpty()
		if s.queue == 0 {
			return
		}
		if s.queue&g.belongTo(s.next) != 0 {
			break
		}
		s.next = s.next.Other()
	}
	g.ask(s.next, atUnit)
}

// dropEmpty takes units out of the queue that have lost their last figure.
func (g *game) dropEmpty() {
	for u := range g.data.units[:g.data.nUnits] {
		if of := &g.data.units[u]; of.members&^g.s.down[of.side] == 0 {
			g.s.queue &^= 1 << u
		}
	}
}

// pass leaves a unit out (PG-78).
func (g *game) pass(u uint8) {
	g.s.queue &^= 1 << u
	g.s.next = g.s.next.Other()
	g.t.Rule(pd027)
}

// activate starts the activation of a unit (T4).
func (g *game) activate(u uint8) {
	s := g.s
	of := &g.data.units[u]
	g.ruleIf((s.queue&g.belongTo(of.side))&^(1<<u) != 0, pd028)
	s.queue &^= 1 << u
	s.next = of.side.Other()
	if s.last > 0 {
		s.activated |= 1 << u
	}
	s.active, s.phase = u, inMorale
	s.spent, s.acted, s.drawn, s.nOrders, s.done, s.leaderAt = 0, 0, 0, 0, 0, false
	s.moved[of.side] &^= of.members
	g.rules(pd027, pd029)
	if c := &g.data.orders.cards[s.card]; s.pinned.has(u) && c.does == activates && c.black && c.value == 6 {
		s.pinned &^= 1 << u
		g.t.Rule(pd176)
	}
	g.ruleIf(s.pinned.has(u), pd175)
	g.ruleIf(s.morale[u] > 0, pd166)
}

// finish cleans up after an activation (T8).
func (g *game) finish() {
	s := g.s
	g.watch()
	for side := range playtest.Seats {
		g.ruleIf(s.down[side] != s.out[side], pd088)
		s.out[side] = s.down[side]
	}
	s.tried, s.fought, s.charged, s.marked = company{}, company{}, company{}, company{}
	s.nCounts, s.counts = 0, [maxCounts]count{}
	s.orders, s.nOrders, s.done, s.plan = [maxMembers]order{}, 0, 0, order{}
	s.phase = inQueue
	g.cleared()
}

// side returns the side of the active unit.
func (g *game) side() playtest.Seat { return g.data.units[g.s.active].side }

// faceOn asks for the facing of each figure that has acted (D5).
func (g *game) faceOn() {
	s := g.s
	side := g.side()
	s.acted &^= s.down[side] | s.stunned[side]
	if s.acted == 0 {
		g.finish()
		return
	}
	g.ask(side, atFacing)
}

func (g *game) turnTo(d direction) {
	s := g.s
	s.facing[s.acted.first(g.side())] = d
	s.acted &= s.acted - 1
}
