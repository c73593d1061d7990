package lineandreserve

// order returns what playing a Command card is worth.
func (p *greedy) order(g *game, kind, u, weapon int) int {
	c := &g.data.commands.design[kind]
	switch g.s.step {
	case atReact:
		return p.cancel(g)
	case atFix:
		return p.rerollAttack(g)
	case atIntensityFix:
		return p.rerollIntensity(g)
	case atInitiativeFix:
		return never
	case atSave:
		return 1
	}
	if c.onSide() {
		return p.sweep(g, c)
	}
	return p.onUnit(g, c, kind, u, weapon)
}

// onUnit returns what a card is worth on one unit: as a rule, what the unit is.
func (p *greedy) onUnit(g *game, c *command, kind, u, weapon int) int {
	s, x, d := g.s, &g.s.units[u], g.data.unit(u)
	worth := p.cost(g, u)
	switch {
	case x.on.has(kind):
		return never
	case c.aim == enemyUnit:
		return worth
	case c.anyCrew:
		return onlyIf(x.crew == nobody && s.hands[p.me].and(g.data.crews).some(), worth)
	case c.repair:
		return onlyIf(worth > 2, worth)
	case c.flies:
		return onlyIf(x.flight < 3, worth)
	case c.moves != stays:
		return onlyIf(x.damage != 0 && worth > 8 && g.free(u) == 0, worth)
	case c.first:
		return onlyIf(s.live.has(u), worth)
	case c.screen:
		return onlyIf(worth > 7, worth)
	case c.reach:
		return onlyIf(s.rear[p.me.Other()].some(), worth)
	case c.mods[0].rear:
		return onlyIf(s.rear[p.me.Other()].some(), worth)
	case c.window == beforeDeclaration && (!g.serves(u) || g.targets(u, p.me).none()):
		return never
	case c.rolls > 0:
		return worth + int(d.weapon[weapon-1].index)*int(bit(d.weapon[weapon-1].rolls < 3))
	}
	return worth
}

func onlyIf(yes bool, worth int) int {
	if yes {
		return worth
	}
	return never
}

// sweep returns what a card without a unit of its own is worth.
func (p *greedy) sweep(g *game, c *command) int {
	s := g.s
	switch {
	case c.aim == bothSides:
		return onlyIf(s.table(p.me.Other()).count() > s.table(p.me).count()+1, 5)
	case c.assaultMin > 0:
		return onlyIf(s.front[p.me].and(g.data.crewOf[infantry]).count() >= assaultSize && s.front[p.me.Other()].and(g.data.armored).some(), 5)
	}
	return 5
}

// cancel stops the cards that cost most.
func (p *greedy) cancel(g *game) int {
	_, kind, u, _ := orderOf(g.s.play.action)
	c := &g.data.commands.design[kind]
	if g.s.play.cancels > 0 || c.hits || c.captures > 0 || c.steals > 0 {
		return 1
	}
	return onlyIf(u != nobody && p.cost(g, u) > 8, 1)
}

// rerollAttack repeats a roll that does not hit.
func (p *greedy) rerollAttack(g *game) int {
	f := &g.s.fight
	d := g.data.unit(int(f.unit))
	total := int(f.sum) + int(f.bought) + g.attackModifier(int(f.unit), int(f.target), int(f.weapon), f.group != 0)
	value := int(d.weapon[f.weapon].value[targetOf[g.data.unit(int(f.target)).kind]])
	return onlyIf(f.sum < 18 && (total < value || f.sum <= 3) && p.cost(g, int(f.target)) > 5, 1)
}

// rerollIntensity repeats a low roll against a dear unit.
func (p *greedy) rerollIntensity(g *game) int {
	f := &g.s.fight
	return onlyIf(f.group == 0 && !f.friendly && f.dice <= 4 && p.cost(g, int(f.victim)) > 6, 1)
}

// plusOne discards the card that is least worth keeping, for a roll that matters.
func (p *greedy) plusOne(g *game, kind int) int {
	s, f := g.s, &g.s.fight
	keeps := p.keeps(g, kind)
	spare := s.held[p.me].count() - 2
	switch s.step {
	case atFireRoll, atFlag:
		return 20 - keeps
	case atRoll:
		return onlyIf(spare > 0 && p.cost(g, int(f.target)) > 6, 8-keeps)
	case atIntensity:
		return onlyIf(spare > 1 && !f.friendly && p.cost(g, int(f.victim)) > 8, 7-keeps)
	}
	return never
}

// keeps returns what a Command card in hand is worth: little if there is no unit on
// either side that it could be played on.
func (p *greedy) keeps(g *game, kind int) int {
	s, c := g.s, &g.data.commands.design[kind]
	seat := p.me
	switch {
	case c.onSide() && c.types == anyType:
		return 9
	case c.aim == enemyUnit || c.aim == enemySide:
		seat = seat.Other()
	}
	if g.ofTypes(s.table(seat), c.types).some() {
		return 8
	}
	if seat == p.me && g.ofTypes(s.hands[seat], c.types).some() {
		return 6
	}
	return 2
}
