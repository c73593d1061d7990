package threefronts

import "punchboard/playtest"

// shot is one result to be applied to a random unit.
type shot struct {
	side playtest.Seat // the shooting side
	unit uint8         // the shooting unit, or noUnit
	res  result
	at   units // the possible targets
	die  int   // the modified Fire Roll, read again if the target has cover; 0 for suppression
	key  playtest.Key
}

// allot draws a target at random and applies the result to it. If there is no
// target left, the result is lost (TF-G23).
func (g *game) allot(x shot) {
	set := g.aimed(&x)
	if set == 0 {
		return
	}
	k := x.key
	k.Domain += target
	unit, res := set.nth(g.c.N(k, set.count())), x.res
	if x.die != 0 && g.s.fight.covered && x.side == g.s.active {
		res = g.data.tables.fire.read(x.die + int(g.s.fight.cover[unit]))
	}
	if res == nothing || g.immune(&x, unit) {
		return
	}
	g.hit(x.side.Other(), unit, res, x.key)
}

// aimed restricts the targets of Anti-Tank to vehicles and artillery, if there
// are any (TF-086).
func (g *game) aimed(x *shot) units {
	if x.unit == noUnit || !(g.data.sides[x.side].antiTank | g.s.tank[x.side]).has(int(x.unit)) {
		return x.at
	}
	hard := x.at & g.data.sides[x.side.Other()].hard
	if hard == 0 {
		return x.at
	}
	g.t.Rule(tf086)
	g.ruleIf(g.unit(x.side, int(x.unit)).antiTank, g.unit(x.side, int(x.unit)).rule)
	return hard
}

// immune reports whether the target is immune to the shooter: snipers do not
// affect tanks, and the result is lost (TF-076, TF-G35).
func (g *game) immune(x *shot, unit int) bool {
	if x.unit == noUnit {
		return false
	}
	t := g.unit(x.side.Other(), unit)
	if !t.immuneClasses.any(g.unit(x.side, int(x.unit)).classes) {
		return false
	}
	g.t.Rule(tf076)
	g.t.Rule(t.rule)
	return true
}

// hit applies a result to a unit, after its armor save.
func (g *game) hit(side playtest.Seat, unit int, res result, k playtest.Key) {
	if t := g.unit(side, unit); t.armored {
		for _, id := range [...]playtest.RuleID{tf071, tf072, t.rule} {
			g.t.Rule(id)
		}
		g.noteClass(t)
		g.ruleIf(t.armorMod > 0, tf075)
		k.Domain += armorDie
		saves := g.data.tables.armor.read(g.die(k)+t.armorMod) == saved
		g.ruleIf(saves, tf074)
		g.ruleIf(!saves, tf073)
		if saves && res == pinned {
			return
		}
		if saves {
			res = pinned
		}
	}
	g.put(side, unit, res)
}

// put places the marker of a result.
func (g *game) put(side playtest.Seat, unit int, res result) {
	s := g.s
	if res == casualty {
		s.casualty[side][unit]++
		s.casualtys++
		g.t.Demand(casualtyMarkers, pairs(&s.casualty))
	} else {
		s.pins[side][unit]++
		s.pinned[side] |= one(unit)
		s.pinsOut++
		g.t.Demand(pinnedMarkers, pairs(&s.pins))
	}
	strength := g.unit(side, unit).strength
	switch {
	case int(s.casualty[side][unit]) >= strength:
		g.ruleIf(s.phase == assaultPhase, tf062)
		g.ruleIf(s.phase != assaultPhase, tf051)
		g.remove(side, unit)
	case g.data.set.RoutAtOnce && g.routs(side, unit):
		g.t.Rule(tf066)
		g.remove(side, unit)
	}
}

// routs reports whether a unit has more markers than its printed Strength
// (TF-066).
func (g *game) routs(side playtest.Seat, unit int) bool {
	return int(g.s.casualty[side][unit])+int(g.s.pins[side][unit]) > g.unit(side, unit).strength
}

// remove takes a unit out of play and returns its markers to the box.
func (g *game) remove(side playtest.Seat, unit int) {
	s := g.s
	s.at[side][s.where(side, unit)] &^= one(unit)
	s.lost[side] |= one(unit)
	s.pinned[side] &^= one(unit)
	s.casualtys -= s.casualty[side][unit]
	s.pinsOut -= s.pins[side][unit]
	s.casualty[side][unit], s.pins[side][unit] = 0, 0
	g.checkVictory()
}
