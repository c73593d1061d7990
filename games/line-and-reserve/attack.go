package lineandreserve

import "punchboard/playtest"

// attack resolves the declared attack of a unit or a Close Assault.
func (g *game) attack(u int) {
	s := g.s
	seat := s.next
	x := &s.units[u]
	s.next = seat.Other()
	s.fight = fight{unit: uint8(u), seat: seat, target: x.target, group: x.group}
	able := !g.data.set.LostTakesTurn || g.resolvable(u, seat)
	g.retire(u)
	switch {
	case !able:
		g.endAttack() // under a switch a lost attack takes a turn
	case !s.table(seat.Other()).has(int(x.target)):
		g.ask(atRetarget, seat)
	default:
		g.prepare()
	}
}

// retire takes an attack off the list of those to resolve.
func (g *game) retire(u int) {
	g.s.live = g.s.live.drop(u)
	g.t.Rule(lr053)
}

// retarget gives an attack without a target another one, under a switch (LG-18).
func (g *game) retarget(t int) {
	g.s.fight.target = uint8(t)
	g.prepare()
}

// legalRetarget appends the new targets.
func (g *game) legalRetarget(buf []playtest.Action) []playtest.Action {
	f := &g.s.fight
	of := g.targets(int(f.unit), f.seat)
	if f.group != 0 {
		of = g.assaultTargets(g.fighting(f.seat, f.group), f.seat)
	}
	for ; of.some(); of = of.rest() {
		buf = append(buf, act(retarget, of.first(), 0, 0))
	}
	return buf
}

// assaultTargets returns the units that a whole Close Assault may target.
func (g *game) assaultTargets(with set, seat playtest.Seat) (of set) {
	of = g.s.ground(seat.Other()).and(g.data.armored).less(g.s.screened)
	for u := with; u.some(); u = u.rest() {
		of = of.and(g.lines(u.first(), seat, seat.Other()))
	}
	for t := of; t.some(); t = t.rest() {
		if !g.armedAgainst(with, t.first()) {
			of = of.drop(t.first())
		}
	}
	return of
}

// prepare asks for the weapons, or for the unit that rolls for a Close Assault.
func (g *game) prepare() {
	f := &g.s.fight
	switch x := &g.s.units[f.unit]; {
	case f.group != 0:
		g.ask(atNamed, f.seat)
	case g.data.set.WeaponsEarly:
		g.arm(g.usable(int(f.unit), int(f.target)) & x.weapons)
	default:
		g.ask(atWeapons, f.seat)
	}
}

// bestOfGroup returns the units of a Close Assault with its best Attack Value
// (LR-068).
func (g *game) bestOfGroup() (of set) {
	f := &g.s.fight
	best := 99
	for u := g.fighting(f.seat, f.group); u.some(); u = u.rest() {
		switch v := g.bestValue(u.first(), int(f.target)); {
		case v == 0 || v > best:
		case v < best:
			best, of = v, one(u.first())
		default:
			of = of.with(u.first())
		}
	}
	return of
}

// nameUnit begins the only Attack Roll of a Close Assault, with the weapon of a unit
// that has the best Attack Value.
func (g *game) nameUnit(u int) {
	f := &g.s.fight
	f.unit = uint8(u)
	d, best := g.data.unit(u), g.bestValue(u, int(f.target))
	for w := g.free(u); w != 0; w &= w - 1 {
		if int(d.weapon[w.first()].value[targetOf[g.data.unit(int(f.target)).kind]]) == best {
			f.weapon = uint8(w.first())
			break
		}
	}
	f.left, f.weapons = 1, 0
	g.rules(lr068)
	g.nextRoll()
}

// legalWeapons appends the ways to choose one or two weapons.
func legalWeapons(buf []playtest.Action, of weapons) []playtest.Action {
	for a := of; a != 0; a &= a - 1 {
		first := weapons(1) << a.first()
		buf = append(buf, act(arm, int(first), 0, 0))
		for b := a & (a - 1); b != 0; b &= b - 1 {
			buf = append(buf, act(arm, int(first|1<<b.first()), 0, 0))
		}
	}
	return buf
}

// arm begins to attack with some weapons, in the order of the list (LG-21).
func (g *game) arm(w weapons) {
	g.s.fight.weapons = w
	g.nextWeapon()
}

// nextWeapon takes the next weapon that is still free.
func (g *game) nextWeapon() {
	f := &g.s.fight
	for f.weapons != 0 {
		w := f.weapons.first()
		f.weapons &= f.weapons - 1
		if f.target == nobody || !g.goesOn() || !g.usable(int(f.unit), int(f.target)).has(w) {
			continue
		}
		f.weapon, f.number = uint8(w), 0
		f.left = g.rate(int(f.unit), w)
		g.noteWeapon(int(f.unit), w)
		g.nextRoll()
		return
	}
	g.endAttack()
}

// noteWeapon reports the rules about a weapon, and counts bombs as used (LR-071).
func (g *game) noteWeapon(u, w int) {
	x := &g.data.unit(u).weapon[w]
	if x.bomb {
		g.s.units[u].flags |= bombed
		g.t.Rule(lr071)
	}
	g.ruleIf(g.s.fight.left > 1, lr083)
	g.ruleIf(g.data.unit(u).all.count() == 3 && x.value[vsTank] > 0, lr139)
	g.rules(lr078)
}

// rate returns how many Attack Rolls a weapon makes.
func (g *game) rate(u, w int) uint8 {
	x := &g.s.units[u]
	n := g.data.unit(u).weapon[w].rolls
	for on := x.on & g.data.commands.rapid; on != 0; on &= on - 1 {
		if c := &g.data.commands.design[on.first()]; int(x.rapid) == w+1 {
			n = max(n, min(n+c.rolls, c.mostRolls))
		}
	}
	return uint8(n)
}

// goesOn reports whether the attacker and its target are still there.
func (g *game) goesOn() bool {
	s, f := g.s, &g.s.fight
	return s.table(f.seat).has(int(f.unit)) && s.table(f.seat.Other()).has(int(f.target)) && g.serves(int(f.unit))
}

// nextRoll makes the next Attack Roll of the weapon (LG-20, LG-71).
func (g *game) nextRoll() {
	f := &g.s.fight
	if f.left == 0 || !g.goesOn() {
		if f.group != 0 {
			g.endAttack()
			return
		}
		g.nextWeapon()
		return
	}
	f.left--
	f.number++
	f.bought, f.again, f.twice, f.friendly, f.fatal = 0, 0, false, false, false
	f.victim = f.target
	g.ask(atRoll, f.seat)
}

// endAttack goes on to the next attack.
func (g *game) endAttack() {
	g.s.fight = fight{}
	g.ask(atAttack, g.s.next)
}

// rollAttack rolls the dice of an Attack Roll (LR-078).
func (g *game) rollAttack() {
	f := &g.s.fight
	g.rollSum()
	g.ask(atFix, f.seat)
}

func (g *game) rollSum() {
	f := &g.s.fight
	f.sum = g.d10(g.key(forAttack, int(f.unit))) + g.d10(g.key(forAttack, int(f.unit)|secondDie))
}

// secondDie marks the key of the second die.
const secondDie = 1 << 8

// resolveRoll compares an Attack Roll with the Attack Value (LR-079, LR-080). Special
// results look at the dice as rolled, or with all changes under a switch (LG-09).
func (g *game) resolveRoll() {
	f := &g.s.fight
	total := int(f.sum) + int(f.bought) + g.attackModifier(int(f.unit), int(f.target), int(f.weapon), f.group != 0)
	special := int(f.sum)
	if g.data.set.Modified {
		special = total
	}
	value := int(g.data.unit(int(f.unit)).weapon[f.weapon].value[targetOf[g.data.unit(int(f.target)).kind]])
	what := missed
	switch {
	case special <= 3:
		what = friendlyFire
	case special >= 19:
		what = destroyedAtOnce
	case total >= value:
		what = hasHit + outcome(bit(special == 18))
	}
	f.tell = told{what, int8(total), int8(value)}
	g.rules(lr084, lr092)
	f.tell = told{}
	switch what {
	case friendlyFire:
		g.rules(lr085)
		g.ask(atFriend, f.seat.Other())
	case destroyedAtOnce:
		g.rules(lr090, lr081)
		f.fatal = true
		g.destroy()
	case missed:
		g.t.Rule(lr080)
		g.nextRoll()
	default:
		f.twice = what == hitDouble
		g.ruleIf(f.twice, lr089)
		g.rules(lr079, lr081)
		g.hit()
	}
}
