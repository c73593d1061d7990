package threefronts

import "punchboard/playtest"

func (g *game) beginRally(side playtest.Seat) {
	g.s.rallyP = rally{side: side}
	leaders := g.s.inPlay(side) & g.data.sides[side].leaders
	g.ruleIf(leaders&g.busy(side) != 0, tf068)
	g.ask(atRally, side)
}

// busy returns the units of a side that moved or attacked this turn (TF-G14).
func (g *game) busy(side playtest.Seat) units {
	if side != g.s.active {
		return 0
	}
	return g.s.moved | g.s.assaulting | g.s.suppressed
}

// shaken returns the pinned units that have not made their own Rally Roll
// (TF-063).
func (g *game) shaken() units {
	side := g.s.rallyP.side
	return g.may(side, rallySelf, g.s.inPlay(side)&g.s.pinned[side]&^g.s.rallyP.own)
}

// rallyLeaders returns the Leaders that may still rally another unit: they
// neither moved nor attacked (TF-068).
func (g *game) rallyLeaders() (able units) {
	side := g.s.rallyP.side
	all := g.s.inPlay(side) & g.data.sides[side].leaders &^ (g.s.rallyP.led | g.busy(side))
	for u := g.may(side, rallyOther, all); u != 0; u &= u - 1 {
		if g.led(u.first()) != 0 {
			able |= one(u.first())
		}
	}
	return able
}

// led returns the units that a Leader may rally: any other pinned unit of its
// side.
func (g *game) led(leader int) units {
	side := g.s.rallyP.side
	set := g.s.inPlay(side) & g.s.pinned[side] &^ one(leader)
	if g.data.set.LeaderNear {
		set &= g.s.at[side][g.s.where(side, leader)]
	}
	return set
}

func (g *game) rallyOne(unit int) {
	g.s.rallyP.own |= one(unit)
	g.rollRally(unit, g.ownRally(unit), forRally, 0)
}

// ownRally returns the modifier of a unit's own roll; a Leader adds its own
// (TF-070).
func (g *game) ownRally(unit int) int {
	t := g.unit(g.s.rallyP.side, unit)
	if t.leads {
		g.t.Rule(tf070)
		g.t.Rule(t.rule)
		return t.rallyMod + t.leaderMod
	}
	return t.rallyMod
}

func (g *game) leadOne(leader, unit int) {
	g.s.rallyP.led |= one(leader)
	l := g.unit(g.s.rallyP.side, leader)
	for _, id := range [...]playtest.RuleID{tf067, tf069, l.rule} {
		g.t.Rule(id)
	}
	g.rollRally(unit, l.leaderMod+g.unit(g.s.rallyP.side, unit).rallyMod, forLedRally, leader)
}

// rollRally rolls for a rally; the roll may be canceled.
func (g *game) rollRally(unit, mod int, domain uint8, repeat int) {
	side := g.s.rallyP.side
	t := g.unit(side, unit)
	g.t.Rule(tf063)
	g.ruleIf(t.rallyMod != 0, t.rule)
	sum := g.die(g.key(domain, side, unit, repeat)) + mod
	g.s.roll = roll{window: enemyRally, unit: uint8(unit), sum: int8(sum)}
	g.ask(atRallyRoll, side.Other())
}

func (g *game) resolveRally() {
	s, side, unit := g.s, g.s.rallyP.side, int(g.s.roll.unit)
	g.ask(atRally, side)
	if g.data.tables.rally.read(int(s.roll.sum)) != rallied {
		g.t.Rule(tf064)
		return
	}
	g.t.Rule(tf065)
	s.pins[side][unit]--
	s.pinsOut--
	if s.pins[side][unit] == 0 {
		s.pinned[side] &^= one(unit)
	}
}

// endRally makes the rout check and ends the turn.
func (g *game) endRally() {
	set := &g.data.set
	if set.RallyBoth && g.s.rallyP.side == g.s.active {
		g.beginRally(g.s.enemy())
		return
	}
	g.rout(set.RallyBoth || set.RoutEveryPhase)
	if !g.s.over() {
		g.watchTurn()
		g.forgetTurn()
		g.beginTurn()
	}
}

// rout removes the active player's units with more markers than Strength, until
// that player has lost; or those of both sides, simultaneously, so that victory is
// checked after all of them (TF-G38).
func (g *game) rout(both bool) {
	var set [playtest.Seats]units
	set[g.s.active] = g.routing(g.s.active)
	if both {
		set[g.s.enemy()] = g.routing(g.s.enemy())
	}
	if set[0]|set[1] == 0 {
		return
	}
	g.s.fight.deferred = both
	g.routAll(set)
	if both {
		g.s.fight.deferred = false
		g.checkVictory()
	}
}

// routAll removes units, those of the active side first.
func (g *game) routAll(set [playtest.Seats]units) {
	var at [playtest.Seats * maxSquads]uint16
	all := set[g.s.active].things(at[:0], g.s.active)
	all = set[g.s.enemy()].things(all, g.s.enemy())
	g.t.Together(routs, all)
	for _, x := range all {
		if g.s.over() {
			return
		}
		g.t.Rule(tf066)
		g.remove(unthing(x))
	}
}

// routing returns the units of a side that rout.
func (g *game) routing(side playtest.Seat) (set units) {
	for u := g.s.inPlay(side) & g.s.pinned[side]; u != 0; u &= u - 1 {
		if g.routs(side, u.first()) {
			set |= one(u.first())
		}
	}
	return set
}

func (g *game) legalRally(buf []playtest.Action) []playtest.Action {
	for u := g.shaken(); u != 0; u &= u - 1 {
		buf = append(buf, act(rallyOne, u.first(), 0, 0))
	}
	for l := g.rallyLeaders(); l != 0; l &= l - 1 {
		for u := g.led(l.first()); u != 0; u &= u - 1 {
			buf = append(buf, act(leadOne, l.first(), u.first(), 0))
		}
	}
	return g.legalPlays(buf, inRally)
}
