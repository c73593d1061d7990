package threefronts

// card returns the value of playing a card: cards that help immediately are
// played, the others are kept.
func (p *greedy) card(g *game, kind, unit, front int) int {
	t := &g.data.tactics.types[kind]
	switch t.verb {
	case cancelRoll:
		return p.cancel(g, unit, front)
	case ownFireMod, enemyFireMod, antiTank, simultaneous:
		return p.fightCard(g, t)
	case cover, fireDice:
		return p.unitCard(g, unit)
	case fireVolley:
		return 10
	case drawSquads, drawTactics:
		return 2000
	case permit:
		return p.allow(g, unit)
	case forbidUnit:
		return p.bar(g, t, unit)
	case forbidFront:
		return p.close(g, front)
	case rallyRoll:
		return 30 + p.danger(g, unit)
	case support:
		return 50 + 10*int(g.s.volleyMod[front]) - g.s.at[p.me.Other()][front].count()
	case unitSuppression:
		return 20
	case suppressionMod:
		return 50 + p.mark(g, front)
	case reconSuccess:
		return 20
	case placePins:
		return p.pin(g, unit)
	}
	return never
}

// cancel cancels casualties, moves and rallies. A pin is not worth a card.
func (p *greedy) cancel(g *game, unit, face int) int {
	var res result
	switch g.s.roll.window {
	case enemySuppression:
		res = g.data.tables.suppression.read(int(g.s.roll.sum))
	case enemyFire:
		res = g.data.tables.fire.read(face + g.fireMod(p.me.Other(), unit))
	case enemyRally:
		if g.data.tables.rally.read(int(g.s.roll.sum)) == rallied {
			return 5
		}
	case enemyMove:
		return 5
	}
	if res != casualty {
		return never
	}
	return 10 + face
}

// fightCard helps if enough of the player's units fire.
func (p *greedy) fightCard(g *game, t *tacticsType) int {
	mine, theirs := 0, 0
	for u := g.ready(p.me); u != 0; u &= u - 1 {
		mine += g.firepower(p.me, u.first())
	}
	for u := g.ready(p.me.Other()); u != 0; u &= u - 1 {
		theirs += g.firepower(p.me.Other(), u.first())
	}
	gain := mine
	switch t.verb {
	case enemyFireMod:
		gain = theirs
	case simultaneous: // helps the side that fires second
		if g.s.active != p.me {
			return never
		}
		gain = min(mine, theirs)
	case antiTank:
		if g.fighters(p.me.Other())&g.data.sides[p.me.Other()].hard == 0 {
			return never
		}
	}
	if gain < 2 {
		return never
	}
	return gain
}

// unitCard goes to the unit that fires most.
func (p *greedy) unitCard(g *game, unit int) int {
	if !g.ready(p.me).has(unit) {
		return never
	}
	return 1 + g.firepower(p.me, unit)
}

// allow is useful only for a unit that moved.
func (p *greedy) allow(g *game, unit int) int {
	if !g.s.moved.has(unit) || g.data.sides[p.me].leaders.has(unit) {
		return never
	}
	return g.firepower(p.me, unit)
}

// bar removes the enemy's best unit: guns for the rest of the game at once,
// others when they are about to act.
func (p *greedy) bar(g *game, t *tacticsType, unit int) int {
	enemy := p.me.Other()
	switch {
	case t.forGame && t.deeds[suppress]:
		if !g.data.sides[enemy].suppressors.has(unit) {
			return never
		}
		return 5 + g.unit(enemy, unit).suppressMod
	case t.forGame:
		return 5
	case g.s.active == p.me || g.s.phase < suppressionPhase || g.s.phase == rallyPhase:
		return never
	}
	return g.firepower(enemy, unit)
}

// close protects the front with the most to lose when the enemy is about to
// fire.
func (p *greedy) close(g *game, front int) int {
	if g.s.phase < suppressionPhase || g.s.phase == rallyPhase || g.s.at[p.me][front] == 0 {
		return never
	}
	return g.power(p.me.Other(), front) - 2
}

// pin stops a gun or a defender, or brings a unit closer to rout.
func (p *greedy) pin(g *game, unit int) int {
	enemy := p.me.Other()
	if g.s.pinned[enemy].has(unit) {
		return 5 - g.unit(enemy, unit).strength
	}
	return g.firepower(enemy, unit)
}
