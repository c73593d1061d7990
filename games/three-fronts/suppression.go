package threefronts

import "punchboard/playtest"

func (g *game) beginSuppression() {
	side := g.s.active
	guns := g.s.inPlay(side) & g.data.sides[side].suppressors
	g.ruleIf(guns&g.s.moved != 0, tf024)
	g.ruleIf(g.s.inPlay(side)&g.s.mission != 0, tf038)
	g.ruleIf(guns&g.s.pinned[side] != 0, tf050)
	g.ask(atSuppress, side)
}

func (g *game) ruleIf(yes bool, id playtest.RuleID) {
	if yes {
		g.t.Rule(id)
	}
}

// gunners returns the units with Suppression that have a target.
func (g *game) gunners() units { return g.ableToSuppress(g.data.sides[g.s.active].suppressors) }

// ableToSuppress returns the units of a set that may make a Suppression Roll and
// have a target: not pinned, not moved without permission, not on a mission, and
// only once per turn.
func (g *game) ableToSuppress(of units) units {
	s, side := g.s, g.s.active
	of &= s.inPlay(side) &^ (s.pinned[side] | s.mission | s.suppressed | s.moved&^s.permitted[0])
	return g.withTarget(g.may(side, suppress, of), noSuppression)
}

// reach returns the enemy fronts that units of a front can attack: the front
// opposite, or the adjacent ones if it is empty (TF-041, TF-053, TF-077).
func (g *game) reach(front int) frontSet {
	if g.s.at[g.s.enemy()][front] == 0 {
		return adjacent[front]
	}
	return one(front)
}

// targets returns the enemy fronts that a unit may attack, excluding those
// closed to the attack.
func (g *game) targets(unit int, by closure) frontSet {
	return g.reach(g.s.where(g.s.active, unit)) & g.openFronts(by)
}

// withTarget returns the units of a set that have a front to attack.
func (g *game) withTarget(of units, by closure) (set units) {
	open := g.openFronts(by)
	for f, here := range g.s.at[g.s.active] {
		if of&here != 0 && g.reach(f)&open != 0 {
			set |= of & here
		}
	}
	return set
}

// openFronts returns the enemy fronts with units that are not closed.
func (g *game) openFronts(by closure) (set frontSet) {
	for f, u := range g.s.at[g.s.enemy()] {
		if u != 0 && g.s.closed[g.s.enemy()][f]&by == 0 {
			set |= one(f)
		}
	}
	return set
}

// shell starts a unit's suppression fire; by is the card that allows it, or
// noUnit.
func (g *game) shell(unit, front int, by uint8) {
	s := g.s
	s.suppressed |= one(unit)
	flank := s.where(s.active, unit) != front
	s.roll = roll{unit: uint8(unit), front: uint8(front), card: by, left: 1, flank: flank}
	g.ruleIf(!flank, tf041)
	g.ruleIf(flank, tf077)
	g.ruleIf(flank, tf078)
	if t := g.unit(s.active, unit); by == noUnit {
		g.t.Rule(tf039)
		g.t.Rule(t.rule)
		g.noteClass(t)
	}
	s.step = atRolls
}

// noteClass reports the traits that stand for several others.
func (g *game) noteClass(t *unitType) {
	g.ruleIf(t.mediumTank, tf087)
	g.ruleIf(t.atGun, tf088)
}

// rollSuppression makes the next remaining roll, or returns to the phase. If the
// target is gone, there is nothing to roll against.
func (g *game) rollSuppression() {
	s, r := g.s, &g.s.roll
	if r.left == 0 || s.at[s.enemy()][r.front] == 0 {
		g.ask(atSuppress, s.active)
		return
	}
	domain, slot := g.source()
	r.left--
	r.sum = int8(g.die(g.key(domain, s.active, slot, 2*int(r.number))) + g.die(g.key(domain, s.active, slot, 2*int(r.number)+1)))
	r.sum += int8(g.suppressionMod())
	r.number++
	r.window = enemySuppression
	g.t.Rule(tf042)
	g.ask(atRoll, s.enemy())
}

// source returns the key of the roll's dice: by unit, or by card for Support.
func (g *game) source() (domain uint8, slot int) {
	if g.s.roll.unit == noUnit {
		return forCardRoll, int(g.s.roll.card)
	}
	return forUnitRoll, int(g.s.roll.unit)
}

func (g *game) suppressionMod() int {
	r := &g.s.roll
	mod := int(g.s.volleyMod[r.front])
	if r.flank {
		mod++
	}
	if r.unit != noUnit && r.card == noUnit {
		mod += g.unit(g.s.active, int(r.unit)).suppressMod
	}
	return mod
}

// resolveSuppression allots the result of a roll that was not canceled.
func (g *game) resolveSuppression() {
	r := g.s.roll
	res := g.data.tables.suppression.read(int(r.sum))
	g.t.Rule([...]playtest.RuleID{nothing: tf043, pinned: tf044, casualty: tf045}[res])
	if r.spot {
		g.ask(atRecon, g.s.active)
		if res != nothing {
			k := g.key(forSpot, g.s.enemy(), int(r.unit), 0)
			g.hit(g.s.active, int(r.unit), res, k)
		}
		return
	}
	g.s.step = atRolls
	if res != nothing {
		domain, slot := g.source()
		g.allot(shot{
			side: g.s.active, unit: r.unit, res: res,
			at:  g.s.at[g.s.enemy()][r.front],
			key: g.key(domain, g.s.active, slot, int(r.number)),
		})
	}
}

func (g *game) legalSuppress(buf []playtest.Action) []playtest.Action {
	for u := g.gunners(); u != 0; u &= u - 1 {
		for f := g.targets(u.first(), noSuppression); f != 0; f &= f - 1 {
			buf = append(buf, act(shell, u.first(), f.first(), 0))
		}
	}
	return g.legalPlays(buf, inSuppression)
}
