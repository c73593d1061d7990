package threefronts

import "punchboard/playtest"

// once is the target of a card that needs none.
const once units = 1

// allFronts is the target of a card that may be played on any front.
const allFronts frontSet = 1<<fronts - 1

// playable returns the cards that the deciding player may play in a window and
// that have a target.
func (g *game) playable(w window) hand {
	role := 0
	if g.s.asked == g.s.active {
		role = 1
	}
	return g.s.hands[g.s.asked] & g.data.tactics.playable[w][role][g.s.asked]
}

func (g *game) mayPlay(w window) bool {
	g.t.Asked(g.s.asked)
	for h := g.playable(w); h != 0; h &= h - 1 {
		if g.aims(&g.data.tactics.types[g.data.tactics.of[h.first()]]) != 0 {
			g.s.could = g.s.could || g.s.asked == g.s.active
			return true
		}
	}
	return false
}

// aims returns the possible targets of a card for the deciding player: units or
// fronts, depending on its verb.
func (g *game) aims(t *tacticsType) units {
	s, me := g.s, g.s.asked
	switch t.verb {
	case cancelRoll:
		return g.cancellable()
	case ownFireMod:
		return g.onlyIf(t.role&g.roleOf(me) != 0)
	case enemyFireMod:
		return g.onlyIf(t.role&g.roleOf(me.Other()) != 0)
	case cover:
		return s.at[s.enemy()][s.fight.front] & g.data.sides[s.enemy()].filters[t.unit]
	case fireDice:
		if t.role&g.roleOf(me) == 0 {
			return 0
		}
		return g.fighters(me) & g.data.sides[me].filters[t.unit]
	case simultaneous:
		return g.onlyIf(!s.fight.both)
	case drawSquads:
		return g.onlyIf(s.squads[me].left > 0)
	case permit:
		return s.inPlay(me)
	case forbidUnit, placePins:
		return s.inPlay(me.Other()) & g.data.sides[me.Other()].filters[t.unit]
	case forbidFront, suppressionMod:
		return allFronts
	case rallyRoll:
		return g.may(me, rallySelf, s.inPlay(me)&s.pinned[me])
	case support:
		return g.openFronts(noSuppression)
	case unitSuppression:
		return g.ableToSuppress(g.data.sides[me].filters[t.unit])
	case antiTank:
		return s.inPlay(me) & g.data.sides[me].filters[t.unit]
	}
	return once
}

func (g *game) onlyIf(yes bool) units {
	if yes {
		return once
	}
	return 0
}

// roleOf returns the role of a player in the fight.
func (g *game) roleOf(side playtest.Seat) role {
	if side == g.s.active {
		return attacking
	}
	return defending
}

// cancellable returns the units whose dice may be canceled, or once for other
// rolls and moves, of which there is only one.
func (g *game) cancellable() (set units) {
	switch g.s.step {
	case atFire:
		return one(int(g.s.roll.unit)) & g.withDice()
	case atSalvo:
		return g.withDice()
	}
	return once
}

func (g *game) withDice() (set units) {
	for u := g.s.fight.fired[g.s.active]; u != 0; u &= u - 1 {
		if g.s.fight.read[g.s.active][u.first()] != 0 {
			set |= one(u.first())
		}
	}
	return set
}

// legalPlays appends the ways to play the cards of a hand in a window, card by
// card; copies of a card are one choice.
func (g *game) legalPlays(buf []playtest.Action, w window) []playtest.Action {
	last := -1
	for h := g.playable(w); h != 0; h &= h - 1 {
		if kind := int(g.data.tactics.of[h.first()]); kind != last {
			buf = g.legalPlay(buf, kind)
			last = kind
		}
	}
	return buf
}

func (g *game) legalPlay(buf []playtest.Action, kind int) []playtest.Action {
	t := &g.data.tactics.types[kind]
	for u := g.aims(t); u != 0; u &= u - 1 {
		switch t.verb {
		case forbidFront, suppressionMod, support:
			buf = append(buf, act(play, kind, 0, u.first()))
		case unitSuppression:
			for f := g.targets(u.first(), noSuppression); f != 0; f &= f - 1 {
				buf = append(buf, act(play, kind, u.first(), f.first()))
			}
		case cancelRoll:
			buf = g.legalCancel(buf, kind, u.first())
		default:
			buf = append(buf, act(play, kind, u.first(), 0))
		}
	}
	return buf
}

// legalCancel offers each face of a fire roll, or the only other roll.
func (g *game) legalCancel(buf []playtest.Action, kind, unit int) []playtest.Action {
	if g.s.roll.window != enemyFire {
		return append(buf, act(play, kind, 0, 0))
	}
	for face := 1; face <= 6; face++ {
		if g.s.fight.read[g.s.active][unit].of(face) > 0 {
			buf = append(buf, act(play, kind, unit, face))
		}
	}
	return buf
}

// play plays a card of the deciding player on a unit or a front. In a window
// that is open to both, the other player decides next.
func (g *game) play(kind, unit, front int) {
	s, me := g.s, g.s.asked
	t := &g.data.tactics.types[kind]
	physical := g.spend(me, kind)
	g.t.Card(me, g.tacticsCard(kind), playtest.CardPlayed)
	g.t.Rule(t.rule)
	g.ruleIf(t.unit == infantry, tf080)
	if s.step == atWindow {
		s.passes, s.asked = 0, me.Other()
	}
	g.perform(t, me, physical, unit, front)
}

func (g *game) perform(t *tacticsType, me playtest.Seat, physical, unit, front int) {
	s := g.s
	switch t.verb {
	case cancelRoll:
		g.cancel(unit, front)
	case ownFireMod:
		g.addFireMod(me, t.amount)
	case enemyFireMod:
		g.addFireMod(me.Other(), t.amount)
	case cover:
		s.fight.cover[unit] += int8(t.amount)
		s.fight.covered = true
	case fireDice:
		g.addDice(t, me, unit)
	case fireVolley:
		s.fight.mines |= card(physical)
	case simultaneous:
		s.fight.both = true
	case drawSquads:
		g.drawSquads(t.amount)
	case drawTactics:
		g.drawTactics(me, t.amount)
	case permit:
		g.permit(t, unit)
	case forbidUnit:
		g.forbid(t, me.Other(), unit)
	case forbidFront:
		s.closed[me][front] |= t.closes
	case rallyRoll:
		g.rollRally(unit, g.ownRally(unit), forCardRally, physical)
	case support:
		g.support(t, physical, front)
	case unitSuppression:
		g.shell(unit, front, uint8(physical))
	case antiTank:
		s.tank[me] |= one(unit)
	case suppressionMod:
		s.volleyMod[front] += int8(t.amount)
	case reconSuccess:
		s.roll = roll{unit: noUnit}
		g.ask(atSuccess, me)
	case placePins:
		g.placePins(t, me.Other(), unit)
	}
}

// cancel undoes what the window is about.
func (g *game) cancel(unit, face int) {
	s := g.s
	switch s.roll.window {
	case enemyMove:
		g.cancelMove()
	case enemySuppression:
		g.ask(atRolls, s.active)
		if s.roll.spot {
			g.ask(atRecon, s.active)
		}
	case enemyRally:
		g.ask(atRally, s.rallyP.side)
	case enemyFire:
		s.fight.read[s.active][unit].drop(face)
	}
}

// cancelMove leaves the unit where it is. Its move is spent, as a canceled Rally Roll
// is, but it has not moved and may still attack.
func (g *game) cancelMove() {
	s := g.s
	if !g.data.set.RetryMove {
		s.forTurn[s.active][move] |= one(int(s.roll.unit))
	}
	g.ask(atDeploy, s.active)
}

func (g *game) addFireMod(side playtest.Seat, mod int) {
	if side == g.s.active {
		g.s.fight.attackMod += int8(mod)
	} else {
		g.s.fight.defendMod += int8(mod)
	}
}

// addDice gives a unit dice for this fight, or for the turn.
func (g *game) addDice(t *tacticsType, side playtest.Seat, unit int) {
	g.t.Rule(tf060)
	if t.lasting {
		g.s.diceTurn[side][unit] += uint8(t.amount)
		g.s.diceLasts = true
		return
	}
	g.s.dice[side][unit] += uint8(t.amount)
	g.s.diceGiven = true
}

func (g *game) permit(t *tacticsType, unit int) {
	for i, d := range [...]barredAction{suppress, assault} {
		if t.deeds[d] {
			g.s.permitted[i] |= one(unit)
		}
	}
}

func (g *game) forbid(t *tacticsType, side playtest.Seat, unit int) {
	bars := &g.s.forTurn[side]
	if t.forGame {
		bars = &g.s.forGame[side]
	}
	for d := range deeds {
		if t.deeds[d] {
			bars[d] |= one(unit)
		}
	}
}

// support starts the rolls of a Support card against the declared front.
func (g *game) support(t *tacticsType, physical, front int) {
	g.s.roll = roll{unit: noUnit, front: uint8(front), card: uint8(physical), left: uint8(t.amount)}
	for _, id := range [...]playtest.RuleID{tf047, tf048, tf049} {
		g.t.Rule(id)
	}
	g.ruleIf(t.support, tf081)
	g.s.step = atRolls
}

// placePins places markers without a hit: armor does not save (TF-G51).
func (g *game) placePins(t *tacticsType, side playtest.Seat, unit int) {
	for range t.amount {
		if g.s.inPlay(side).has(unit) {
			g.put(side, unit, pinned)
		}
	}
}
