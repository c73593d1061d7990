package lineandreserve

import "punchboard/playtest"

// edge returns the edge of a unit's Damage card, if it has one.
func (g *game) edge(u int) *edge {
	x := &g.s.units[u]
	if x.damage == 0 || x.damage == noCard {
		return nil
	}
	return &g.data.damage.edge[groupOf[g.data.unit(u).kind]][x.damage-1]
}

// standing returns what a unit's Damage card does now.
func (g *game) standing(u int) (both standing) {
	e := g.edge(u)
	if e == nil {
		return both
	}
	both = e.lasting
	if g.s.units[u].counter > 0 {
		both.join(&e.counted)
	}
	return both
}

func (s *standing) join(t *standing) {
	for i, n := range t.mods {
		s.mods[i] += n
	}
	s.locks |= t.locks
	s.bombs, s.mute = s.bombs || t.bombs, s.mute || t.mute
	s.spareBomb, s.spareRock = s.spareBomb || t.spareBomb, s.spareRock || t.spareRock
	s.burns = max(s.burns, t.burns)
}

// free returns the weapons that a unit may attack with.
func (g *game) free(u int) weapons {
	x, d := &g.s.units[u], g.data.unit(u)
	w := d.all
	if x.damage != 0 && x.damage != noCard {
		e := g.edge(u)
		w &^= g.locked(d, &e.lasting)
		if x.counter > 0 {
			w &^= g.locked(d, &e.counted)
		}
	}
	if x.flags&bombed != 0 {
		w &^= d.bombs
	}
	return w
}

// locked returns the weapons that an effect locks (LG-63).
func (g *game) locked(d *design, s *standing) weapons {
	w := s.locks
	if s.spareBomb && !g.data.set.JamsAll {
		w &^= d.bombs
	}
	if s.spareRock && !g.data.set.JamsAll {
		w &^= d.rockets
	}
	if s.bombs {
		w |= d.bombs
	}
	return w
}

// lines returns the units of a side that the line of one unit lets it target, as if
// that side were the enemy (LR-060 to LR-062).
func (g *game) lines(u int, me, them playtest.Seat) set {
	s := g.s
	of := s.front[them].or(s.air[them])
	if s.reaching.has(u) || !s.front[me].has(u) {
		of = of.or(s.rear[them])
	}
	return of
}

// targets returns the enemy units that a unit may declare as its target.
func (g *game) targets(u int, me playtest.Seat) set {
	s, d := g.s, g.data.unit(u)
	of := g.lines(u, me, me.Other())
	if d.kind != aircraft {
		of = of.less(s.screened)
	}
	return g.within(u, me, of)
}

// within returns those of some units that the free weapons of a unit can affect
// (LR-056, LR-072, LG-54).
func (g *game) within(u int, me playtest.Seat, of set) set {
	d, w := g.data.unit(u), g.free(u)
	if d.line == either && g.s.rear[me].has(u) {
		return of.and(d.reach[w&1].and(g.data.land).or(d.reach[w].and(g.data.air)))
	}
	return of.and(d.reach[w])
}

// usable returns the free weapons of a unit that can affect a target.
func (g *game) usable(u, t int) weapons {
	d, of := g.data.unit(u), g.data.unit(t)
	w := g.free(u)
	if d.line == either && of.land() && g.s.rear[g.s.owner(u)].has(u) {
		w &= 1
	}
	var can weapons
	for ; w != 0; w &= w - 1 {
		if d.weapon[w.first()].affects(of) {
			can |= 1 << w.first()
		}
	}
	return can
}

// onlyOne reports whether there is only one way to choose one or two of some
// weapons.
func onlyOne(w weapons) bool { return w.count() <= 1 }

// serves reports whether a unit has the crew that it needs.
func (g *game) serves(u int) bool {
	return g.data.unit(u).needs == noCrew || g.s.units[u].crew != nobody
}

// stat returns the sum of what changes a number of a unit: its cards, those of a
// side, and its Damage card. Weapon is the place of the weapon in its list, rear
// tells whether the target is on the Rear Line, storms whether it is a Close Assault.
func (g *game) stat(u int, seat playtest.Seat, st stat, weapon int, rear, storms bool) (sum int) {
	s, d, x := g.s, &g.data.commands, &g.s.units[u]
	for on := x.on & d.changes[st]; on != 0; on &= on - 1 {
		c := &d.design[on.first()]
		for _, m := range c.mods[:c.n] {
			if m.stat == st && m.who == self && (m.weapon == 0 || int(m.weapon) == weapon+1) && (!m.rear || rear) {
				sum += int(m.amount)
			}
		}
	}
	for on := s.wide[seat] & d.sweeps[st]; on != 0; on &= on - 1 {
		c := &d.design[on.first()]
		for _, m := range c.mods[:c.n] {
			if m.stat == st && g.sweptBy(c, &m, u, seat, storms) && (m.weapon == 0 || int(m.weapon) == weapon+1) && (!m.rear || rear) {
				sum += int(m.amount)
			}
		}
	}
	if x.damage != 0 && x.damage != noCard {
		e := g.edge(u)
		sum += int(e.lasting.mods[st])
		if x.counter > 0 {
			sum += int(e.counted.mods[st])
		}
	}
	return sum + g.situationBonus(u, seat, st)
}

// sweptBy reports whether a modifier of a side applies to one of its units.
func (g *game) sweptBy(c *command, m *mod, u int, seat playtest.Seat, storms bool) bool {
	kind := g.data.unit(u).kind
	if !c.types.has(kind) {
		return false
	}
	switch m.who {
	case sideRear:
		return g.s.rear[seat].has(u)
	case enemyAir:
		return kind == aircraft
	case closeAssault:
		return storms
	}
	return m.who != self
}

// situationBonus returns what a Situation adds to a number of a unit.
func (g *game) situationBonus(u int, seat playtest.Seat, st stat) int {
	b := &g.data.situation.bonus
	if b.amount == 0 || b.stat != st || b.side != seat || g.s.turn < b.first || g.s.turn > b.last || !b.types.has(g.data.unit(u).kind) {
		return 0
	}
	return int(b.amount)
}

// attackModifier returns what is added to an Attack Roll against a target.
func (g *game) attackModifier(u, t int, weapon int, storms bool) int {
	seat := g.s.fight.seat
	victims := g.s.owner(t)
	rear := victims != seat && g.s.rear[victims].has(t)
	sum := g.stat(u, seat, attackStat, weapon, rear, storms) + g.stat(t, victims, incomingStat, weapon, false, false)
	switch g.data.unit(t).kind {
	case antiTankGun, artillery:
		sum += 2
		g.t.Rule(lr093)
	case mobileArtillery:
		sum += g.data.set.MobileBonus
	}
	return sum
}

// defense returns the Defense of a unit with all changes, at least 0 (LG-22).
func (g *game) defense(u int, seat playtest.Seat) int {
	return max(0, int(g.data.unit(u).defense)+g.stat(u, seat, defenseStat, -1, false, false))
}
