package percee

import "punchboard/playtest"

// acts starts the action of units: waiting ones enter play, the stack of a face
// card is fixed, and it is recorded whether Tiger 102 is in the same hex. It
// returns the cost of the action.
func (g *game) acts(group units) (cost int) {
	s := g.s
	cost = g.cost(s, group)
	g.ruleIf(s.acted == 0, pv056)
	g.ruleIf(s.acted != 0, pv058)
	if g.data.cards[s.card].face && !s.begun {
		g.nameStack(group)
	}
	if s.asked == German {
		if s.waiting&group != 0 {
			g.comeIntoPlay(group)
		}
		g.tiger(group, cost)
		s.beside = g.besideTiger(group)
	}
	s.acted |= group
	s.begun = true
	g.rules(pv053, pv054)
	return cost
}

// comeIntoPlay ends the waiting of units.
func (g *game) comeIntoPlay(group units) {
	g.rules(pv034, pv033)
	g.s.waiting &^= group
	for set := group; set != 0; set &= set - 1 {
		g.survey(g.s, German, g.s.at[German][set.first()])
	}
}

// nameStack fixes the stack that a face card activates: the units in one hex when
// the first of them acts (PV-059). Units of the reserve do not form a stack.
func (g *game) nameStack(group units) {
	s := g.s
	at := s.at[s.asked][group.first()]
	if at == inReserve {
		s.stack = group
		g.t.Rule(pv073)
		return
	}
	s.stack = s.in(s.asked, at)
	g.t.Rule(pv059)
	g.ruleIf(s.stack.count() > 1, pv015)
}

// tiger reports the rule for what Tiger 102 cost.
func (g *game) tiger(group units, cost int) {
	if g.data.cards[g.s.card].face {
		return
	}
	if group&g.data.tigers != 0 {
		g.ruleIf(cost < group.count(), pv061)
		g.ruleIf(cost == group.count(), pv062)
	}
}

// besideTiger reports whether a unit of the action started in a hex with Tiger
// 102, which may then act immediately afterwards at no cost.
func (g *game) besideTiger(group units) bool {
	s := g.s
	if g.data.cards[s.card].face || g.data.set.TigerCounts {
		return false
	}
	for t := g.data.tigers & s.board[German].units &^ (s.acted | group); t != 0; t &= t - 1 {
		if group&s.in(German, s.at[German][t.first()]) != 0 {
			return true
		}
	}
	return false
}

// move moves a unit to an adjacent hex, or onto the map (PV-063, PV-070).
func (g *game) move(u int, hex int16, entry bool) {
	s := g.s
	cost := g.acts(one(u))
	g.stand(s, s.asked, u, hex)
	g.rules(pv037, pv039, pv040)
	g.ruleIf(g.data.units[s.asked][u].free, pv038)
	if entry {
		g.rules(pv069, pv070, pv071, pv072)
	} else {
		g.rules(pv017, pv063, pv064, pv066)
	}
	g.spend(cost)
}

// leave takes a German unit off the map across the western edge (PV-075).
func (g *game) leave(u int) {
	cost := g.acts(one(u))
	g.stand(g.s, German, u, exited)
	g.rules(pv068, pv075, pv076, pv077, pv078)
	g.ruleIf(g.s.count(German, exited) == g.data.set.ExitsNeeded, pv140)
	g.spend(cost)
}

// spend deducts activations from the card, which is done when none are left and
// no unit may act for free.
func (g *game) spend(cost int) {
	s := g.s
	c := &g.data.cards[s.card]
	s.step, s.asked, s.firers = atCard, c.side, 0
	if c.face {
		g.ruleIf(s.stack&^s.acted != 0, pv060)
		if s.stack&^s.acted&s.onMap(c.side) == 0 {
			g.finishCard()
		}
		return
	}
	g.rules(pv055, pv057)
	g.ruleIf(s.pileLeft() == 0, pv133)
	if s.left -= int8(cost); s.left == 0 && !s.beside {
		g.finishCard()
	}
}

// lose removes a step from a unit: it is flipped or eliminated (PV-100, PV-101).
func (g *game) lose(side playtest.Seat, u int) {
	s := g.s
	if !s.back[side].has(u) {
		s.back[side] |= one(u)
		g.rules(pv010, pv011, pv100)
		return
	}
	g.stand(s, side, u, eliminated)
	g.t.Rule(pv101)
	if side == American && s.count(American, eliminated) == sideUnits {
		g.t.Rule(pv137)
		g.end(German, byAnnihilation)
	}
}
