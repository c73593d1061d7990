package lineandreserve

import "punchboard/playtest"

// assaultMinimum returns how many infantry units a Close Assault needs (LR-066).
func (g *game) assaultMinimum(seat playtest.Seat) int {
	least := 3
	d := &g.data.commands
	for on := g.s.wide[seat] & d.minimum; on != 0; on &= on - 1 {
		least = min(least, int(d.design[on.first()].assaultMin))
	}
	return least
}

// stormers returns the infantry that may take part in a Close Assault on a target:
// undeclared units with a free weapon whose line allows it (LG-60).
func (g *game) stormers(t int) (of set) {
	s := g.s
	for u := g.undeclared().and(g.data.crewOf[infantry]); u.some(); u = u.rest() {
		if g.free(u.first()) != 0 && g.lines(u.first(), s.asked, s.asked.Other()).less(s.screened).has(t) {
			of = of.with(u.first())
		}
	}
	return of
}

// stormTargets returns the enemy units that a unit, with others after it, may
// assault.
func (g *game) stormTargets(u int) (of set) {
	s := g.s
	if !g.data.crewOf[infantry].has(u) {
		return set{}
	}
	least := g.assaultMinimum(s.asked)
	if g.undeclared().and(g.data.crewOf[infantry]).count() < least {
		return set{}
	}
	for t := s.ground(s.asked.Other()).and(g.data.armored); t.some(); t = t.rest() {
		if with := g.stormers(t.first()); with.has(u) && with.above(u).count()+1 >= least && g.armedAgainst(with, t.first()) {
			of = of.with(t.first())
		}
	}
	return of
}

// armedAgainst reports whether one of some units has a free weapon with an Attack
// Value against a target.
func (g *game) armedAgainst(of set, t int) bool {
	for ; of.some(); of = of.rest() {
		if g.bestValue(of.first(), t) > 0 {
			return true
		}
	}
	return false
}

// bestValue returns the best Attack Value of a unit's free weapons against a target
// in a Close Assault, where bullets count (LG-28); 0 for none.
func (g *game) bestValue(u, t int) (best int) {
	d, at := g.data.unit(u), targetOf[g.data.unit(t).kind]
	for w := g.free(u); w != 0; w &= w - 1 {
		if v := int(d.weapon[w.first()].value[at]); v > 0 && (best == 0 || v < best) {
			best = v
		}
	}
	return best
}

// beginAssault declares a Close Assault with its first unit.
func (g *game) beginAssault(u, t int) {
	s := g.s
	s.grouped[s.asked]++
	s.live = s.live.with(u)
	g.rules(lr066, lr067)
	g.enlist(u, t)
	g.ask(atGroup, s.asked)
}

func (g *game) enlist(u, t int) {
	s := g.s
	x := &s.units[u]
	x.target, x.group = uint8(t), s.grouped[s.asked]
	s.aside[s.asked] = s.aside[s.asked].with(u)
	s.cursor = uint8(u)
}

// group returns the units of a Close Assault that are still there.
func (g *game) group(seat playtest.Seat, number uint8) (of set) {
	s := g.s
	for u := s.table(seat).and(g.data.crewOf[infantry]); u.some(); u = u.rest() {
		if s.units[u.first()].group == number {
			of = of.with(u.first())
		}
	}
	return of
}

// joiners returns the units that may still join the Close Assault; in ascending
// order, so that each group is offered only once.
func (g *game) joiners() set {
	s := g.s
	return g.stormers(int(s.units[s.cursor].target)).above(int(s.cursor))
}

// legalGroup appends who may join, only as far as the group can become large enough.
func (g *game) legalGroup(buf []playtest.Action) []playtest.Action {
	s := g.s
	lacks := g.assaultMinimum(s.asked) - g.group(s.asked, s.grouped[s.asked]).count()
	if lacks <= 0 {
		buf = append(buf, act(pass, 0, 0, 0))
	}
	for u := g.joiners(); u.some() && u.count() >= lacks; u = u.rest() {
		buf = append(buf, act(join, u.first(), 0, 0))
	}
	return buf
}

func (g *game) joinAssault(u int) {
	g.enlist(u, int(g.s.units[g.s.cursor].target))
}

// groupDone goes back to the other units.
func (g *game) groupDone() {
	g.ask(atTargets, g.s.asked)
	g.nextOpen()
}
