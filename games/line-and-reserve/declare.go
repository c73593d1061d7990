package lineandreserve

import "punchboard/playtest"

// beginTargets lets both players declare their targets: each without seeing the
// other's, or openly in turn under a switch (LR-054, LG-53).
func (g *game) beginTargets() {
	s := g.s
	s.cursor, s.passes, s.grouped = 0, 0, [playtest.Seats]uint8{}
	s.aside = [playtest.Seats]set{} // the units that have declared
	g.ask(atTargets, 0)
	if g.data.set.OpenTargets {
		g.ask(atTargets, g.fewer())
	}
	g.t.Rule(lr054)
}

// undeclared returns the units of the player that may still declare a target.
func (g *game) undeclared() (of set) {
	s := g.s
	of = s.table(s.asked).less(s.aside[s.asked])
	for u := of.and(g.data.crewed); u.some(); u = u.rest() {
		if s.units[u.first()].crew == nobody {
			of = of.drop(u.first())
		}
	}
	return of
}

// nextDeclarer finds the next unit, or the next player, that can declare a target.
func (g *game) nextDeclarer() bool {
	s := g.s
	if g.data.set.OpenTargets {
		return g.nextOpenDeclarer()
	}
	for s.passes < playtest.Seats {
		for u := g.undeclared(); u.some(); u = u.rest() {
			if g.targets(u.first(), s.asked).some() || g.stormTargets(u.first()).some() {
				s.cursor = uint8(u.first())
				return true
			}
			s.aside[s.asked] = s.aside[s.asked].with(u.first())
		}
		g.passed()
	}
	g.declared()
	return false
}

// nextOpenDeclarer gives each player one unit in turn.
func (g *game) nextOpenDeclarer() bool {
	s := g.s
	for range playtest.Seats {
		for u := g.undeclared(); u.some(); u = u.rest() {
			if g.targets(u.first(), s.asked).some() || g.stormTargets(u.first()).some() {
				return true
			}
			s.aside[s.asked] = s.aside[s.asked].with(u.first())
		}
		s.asked = s.asked.Other()
	}
	g.declared()
	return false
}

// declared forgets who has declared.
func (g *game) declared() {
	g.s.aside = [playtest.Seats]set{}
	g.s.cursor = 0
}

// legalTargets appends what the next unit, or under a switch every unit, may declare.
func (g *game) legalTargets(buf []playtest.Action) []playtest.Action {
	buf = append(buf, act(pass, 0, 0, 0))
	if !g.data.set.OpenTargets {
		return g.legalTarget(buf, int(g.s.cursor))
	}
	for u := g.undeclared(); u.some(); u = u.rest() {
		buf = g.legalTarget(buf, u.first())
	}
	return buf
}

func (g *game) legalTarget(buf []playtest.Action, u int) []playtest.Action {
	for t := g.targets(u, g.s.asked); t.some(); t = t.rest() {
		buf = append(buf, act(aimAt, u, t.first(), 0))
	}
	for t := g.stormTargets(u); t.some(); t = t.rest() {
		buf = append(buf, act(storm, u, t.first(), 0))
	}
	return buf
}

// holdFire ends the declaration of a unit, or of the player if the switch
// OpenTargets is set, without a target.
func (g *game) holdFire() {
	s := g.s
	if g.data.set.OpenTargets {
		s.aside[s.asked] = s.aside[s.asked].or(s.table(s.asked))
		s.asked = s.asked.Other()
		return
	}
	s.aside[s.asked] = s.aside[s.asked].with(int(s.cursor))
}

// declare fixes the target of a unit.
func (g *game) declare(u, t int) {
	s := g.s
	s.units[u].target = uint8(t)
	s.live = s.live.with(u)
	s.aside[s.asked] = s.aside[s.asked].with(u)
	g.noteTarget(u, t)
	if g.data.set.WeaponsEarly {
		s.cursor = uint8(u)
		if w := g.usable(u, t); !onlyOne(w) {
			g.ask(atArm, s.asked)
			return
		} else {
			s.units[u].weapons = w
		}
	}
	g.nextOpen()
}

// nextOpen gives the other player the next unit, under a switch.
func (g *game) nextOpen() {
	if g.data.set.OpenTargets {
		g.s.asked = g.s.asked.Other()
	}
}

// noteTarget reports the rules that made a target legal.
func (g *game) noteTarget(u, t int) {
	if g.t == nil {
		return
	}
	s, me := g.s, g.s.asked
	g.rules(lr021, lr053, lr056, lr057, lr058, lr059)
	switch {
	case s.air[me].has(u):
		g.t.Rule(lr062)
	case s.front[me].has(u):
		g.t.Rule(lr060)
	default:
		g.t.Rule(lr061)
		g.ruleIf(g.data.mobile.has(u) && g.data.land.has(t), lr072)
	}
	for w := g.data.unit(u).all; w != 0; w &= w - 1 {
		if x := &g.data.unit(u).weapon[w.first()]; x.bullet && g.data.unit(t).defense >= bulletproof {
			g.rules(lr063, lr064)
		}
	}
}

// armed fixes the weapons of an attack: when it is declared, or when it is resolved.
func (g *game) armed(w weapons) {
	if g.s.step == atArm {
		g.s.units[g.s.cursor].weapons = w
		g.ask(atTargets, g.s.asked)
		g.nextOpen()
		return
	}
	g.arm(w)
}
