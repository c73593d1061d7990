package threefronts

import "punchboard/playtest"

// noteAssaultLimits reports the rules that prevent units from assaulting.
func (g *game) noteAssaultLimits() {
	s, side := g.s, g.s.active
	mine := s.inPlay(side)
	g.ruleIf(mine&s.moved != 0, tf024)
	g.ruleIf(mine&s.mission != 0, tf038)
	g.ruleIf(mine&s.suppressed != 0, tf046)
	for u := mine & g.data.sides[side].barred[assault]; u != 0; u &= u - 1 {
		g.ruleIf(g.unit(side, u.first()).atGun, tf089)
	}
}

// assaulters returns the units that may be declared as assaulting and have a
// target.
func (g *game) assaulters() units {
	s, side := g.s, g.s.active
	of := s.inPlay(side) &^ (s.pinned[side] | s.mission | s.suppressed | s.assaulting | s.moved&^s.permitted[1])
	return g.withTarget(g.may(side, assault, of), noAssault)
}

func (g *game) declareAssault(unit, front int) {
	s := g.s
	s.assaulting |= one(unit)
	s.fight.targets[front] |= one(unit)
	g.t.Rule(tf052)
	if s.where(s.active, unit) == front {
		g.t.Rule(tf053)
		return
	}
	s.fight.flank |= one(unit)
	g.t.Rule(tf077)
	g.t.Rule(tf078)
}

func (g *game) legalDeclare(buf []playtest.Action) []playtest.Action {
	for u := g.assaulters(); u != 0; u &= u - 1 {
		for f := g.targets(u.first(), noAssault); f != 0; f &= f - 1 {
			buf = append(buf, act(declare, u.first(), f.first(), 0))
		}
	}
	return buf
}

// frontsLeft returns the assaulted fronts where the fight has not taken place
// yet.
func (g *game) frontsLeft() (set frontSet) {
	for f, u := range g.s.fight.targets {
		if u != 0 && g.s.fight.done>>f&1 == 0 {
			set |= one(f)
		}
	}
	return set
}

// nextFight goes to the only front left, or ends the phase.
func (g *game) nextFight() {
	left := g.frontsLeft()
	if left == 0 {
		g.openPhase(rallyPhase)
		return
	}
	g.startFight(left.first())
}

func (g *game) startFight(front int) {
	g.s.fight.front = uint8(front)
	g.s.fight.done |= 1 << front
	g.openWindow(beforeFire)
}

// fighters returns the units of a side in the fight: all units of the assaulted
// front; flankers count with the assaulting units.
func (g *game) fighters(side playtest.Seat) units {
	if side == g.s.active {
		return g.s.fight.targets[g.s.fight.front] & g.s.inPlay(side)
	}
	return g.s.at[side][g.s.fight.front]
}

// aim returns the units that the fire of a side may hit. By default, defenders
// hit only the assaulting units: otherwise idle units would shield them
// (TF-G22). Mines never hit others.
func (g *game) aim(side playtest.Seat, mines bool) units {
	set := g.fighters(side.Other())
	if g.data.set.FireAtAll && side != g.s.active && !mines {
		set |= g.s.at[g.s.active][g.s.fight.front]
	}
	return set
}

// ready returns the fighters of a side that still fire: not pinned (TF-061), not
// barred, and with a target.
func (g *game) ready(side playtest.Seat) units {
	set := g.fighters(side) &^ (g.s.pinned[side] | g.s.fight.fired[side])
	if side != g.s.active {
		set = g.may(side, defend, set)
	}
	if g.aim(side, false) == 0 {
		return 0
	}
	return set
}

// shooters returns the units that may fire next.
func (g *game) shooters() units { return g.ready(g.s.asked) }

// openFire follows the window before a fight: first mines, then the defenders.
func (g *game) openFire() {
	s := g.s
	if s.fight.mines != 0 {
		g.explodeAll()
	}
	if s.over() {
		return
	}
	pins := g.fighters(s.active)&s.pinned[s.active] | g.fighters(s.enemy())&s.pinned[s.enemy()]
	g.ruleIf(pins != 0, tf061)
	g.t.Rule(tf054)
	if s.fight.both {
		g.openSalvo()
		return
	}
	g.ask(atDefenders, s.enemy())
}

// explodeAll resolves the minefields of a front, unless the game ends first.
func (g *game) explodeAll() {
	var at [maxTactics]uint16
	all := g.s.fight.mines.things(at[:0])
	if !g.data.tactics.alike(all) {
		g.t.Together(mines, all)
	}
	for _, physical := range all {
		if g.s.over() {
			break
		}
		g.explode(int(physical))
	}
	g.s.fight.mines = 0
}

// explode rolls the dice of a minefield; nothing modifies them (TF-G24).
func (g *game) explode(physical int) {
	n := g.data.tactics.types[g.data.tactics.of[physical]].amount
	var d dice
	for i := range n {
		d.add(g.die(g.key(forMines, g.s.enemy(), physical, i)))
	}
	g.results(d, 0, shot{side: g.s.enemy(), unit: noUnit, key: g.key(forMines, g.s.enemy(), physical, 0)})
}

// nextShot lets the only shooter left fire, or continues with the other side.
func (g *game) nextShot() {
	switch left := g.shooters(); {
	case left != 0:
		g.shoot(left.first())
	case g.s.step == atDefenders:
		g.ask(atAssault, g.s.active)
	default:
		g.endFight()
	}
}

// shoot rolls a unit's dice. Those of an assaulting unit are shown before
// results are allotted, because the defender may cancel some.
func (g *game) shoot(unit int) {
	side := g.s.asked
	g.rollFire(side, unit)
	if side != g.s.active {
		g.fire(side, unit)
		return
	}
	g.s.roll = roll{window: enemyFire, unit: uint8(unit)}
	g.ask(atFire, g.s.enemy())
}

// rollFire rolls Strength minus casualties, plus what traits and cards add
// (TF-055, TF-056).
func (g *game) rollFire(side playtest.Seat, unit int) {
	s, t := g.s, g.unit(side, unit)
	s.fight.fired[side] |= one(unit)
	n := t.strength - int(s.casualty[side][unit]) + int(s.dice[side][unit]) + int(s.diceTurn[side][unit])
	if side == s.active {
		n += t.attackDice
	} else {
		n += t.defendDice
	}
	g.noteTraits(side, t)
	g.t.Rule(tf055)
	g.t.Rule(tf056)
	for i := range n {
		s.fight.read[side][unit].add(g.die(g.key(forFire, side, unit, i)))
	}
}

func (g *game) noteTraits(side playtest.Seat, t *unitType) {
	assaults, defends := side == g.s.active && t.attackMod+t.attackDice != 0, side != g.s.active && t.defendMod+t.defendDice != 0
	g.ruleIf(assaults, tf084)
	g.ruleIf(defends, tf085)
	g.ruleIf(assaults || defends, t.rule)
	if assaults || defends {
		g.noteClass(t)
	}
}

// fire allots the results of a unit's dice that were not canceled.
func (g *game) fire(side playtest.Seat, unit int) {
	d := g.s.fight.read[side][unit]
	g.s.fight.read[side][unit] = 0
	g.results(d, g.fireMod(side, unit), shot{side: side, unit: uint8(unit), key: g.key(forFire, side, unit, 0)})
}

func (g *game) fireMod(side playtest.Seat, unit int) int {
	t := g.unit(side, unit)
	if side != g.s.active {
		return t.defendMod + int(g.s.fight.defendMod)
	}
	mod := t.attackMod + int(g.s.fight.attackMod)
	if g.s.fight.flank.has(unit) {
		mod++
	}
	return mod
}

// results reads dice one by one, from the highest to the lowest (TF-G23).
func (g *game) results(d dice, mod int, x shot) {
	for face := 6; face > 0; face-- {
		for range d.of(face) {
			if g.s.over() {
				return
			}
			x.die = face + mod
			x.res = g.data.tables.fire.read(x.die)
			x.at = g.aim(x.side, x.unit == noUnit)
			g.t.Rule([...]playtest.RuleID{nothing: tf057, pinned: tf058, casualty: tf059}[x.res])
			if x.res != nothing {
				g.allot(x)
			}
			x.key.Repeat++
		}
	}
}

func (g *game) resolveFire() {
	g.ask(atAssault, g.s.active)
	g.fire(g.s.active, int(g.s.roll.unit))
}

// openSalvo rolls the dice of both sides before any result is allotted (TF-G39).
func (g *game) openSalvo() {
	for _, side := range [...]playtest.Seat{g.s.enemy(), g.s.active} {
		for u := g.ready(side); u != 0; u &= u - 1 {
			g.rollFire(side, u.first())
		}
	}
	g.s.roll = roll{window: enemyFire, unit: noUnit}
	g.ask(atSalvo, g.s.enemy())
}

// resolveSalvo allots the defenders' results, then the attackers'. Units hit by
// the first still count in the second, and victory is checked after both.
func (g *game) resolveSalvo() {
	s := g.s
	s.fight.deferred = true
	for _, side := range [...]playtest.Seat{s.enemy(), s.active} {
		g.allotAll(side)
	}
	s.fight.deferred = false
	if g.checkVictory(); !s.over() {
		g.endFight()
	}
}

// allotAll allots the results of all units of a side.
func (g *game) allotAll(side playtest.Seat) {
	var at [maxSquads]uint16
	all := g.s.fight.fired[side].things(at[:0], side)
	g.t.Together(contact, all)
	for _, x := range all {
		g.fire(unthing(x))
	}
}

// endFight clears what lasts only for the combat on one front.
func (g *game) endFight() {
	s, f := g.s, &g.s.fight
	if f.covered {
		f.cover, f.covered = [maxSquads]int8{}, false
	}
	if s.diceGiven {
		s.dice, s.diceGiven = [playtest.Seats][maxSquads]uint8{}, false
	}
	f.fired = [playtest.Seats]units{}
	f.attackMod, f.defendMod, f.both = 0, 0, false
	g.ask(atFronts, s.active)
}
