package patroldeck

// moraleOn draws a card for each morale marker of the active unit and applies
// it (T4).
func (g *game) moraleOn() {
	s := g.s
	u := s.active
	of := &g.data.units[u]
	switch members := of.members &^ s.down[of.side]; {
	case members == 0:
		s.morale[u], s.result = 0, moraleNow{}
		s.phase = inMelee
	case s.result.on:
		g.applyOn(members)
	case s.morale[u] > 0:
		c := g.draw(of.side)
		g.read(c, forMorale, members.first(of.side), 0)
		s.result = moraleNow{on: true, id: c.result}
		g.rules(pd166)
		g.ruleIf(s.morale[u] > 1, pd169)
		g.beginEffect(members)
	default:
		s.phase = inOrders
		g.t.Rule(pd168)
	}
}

// beginEffect applies one effect of the result; moves and shots go on in
// applyOn.
func (g *game) beginEffect(members squad) {
	s := g.s
	now := &s.result
	m := &g.data.results[now.id]
	if int(now.at) == m.n {
		s.result = moraleNow{}
		s.morale[s.active]--
		g.t.Rule(pd167)
		return
	}
	e := &m.effects[now.at]
	now.left = g.affected(e.who, members)
	if e.do != moves && e.do != shoots {
		g.affect(e.do, now.left)
		now.left = 0
	}
	if e.do == moves {
		now.drawn = g.movement(members.first(g.side()), forUnitMove) + 1
	}
}

// affected returns the figures that an effect is about (PD-172 to PD-174).
func (g *game) affected(who affected, members squad) squad {
	side := g.side()
	g.ruleIf(who == theUnit, pd172)
	switch who {
	case theUnit:
		return members
	case aStunnedFigure:
		members &= g.s.stunned[side]
		if members == 0 {
			return 0
		}
	case lowestGuts:
		members = g.extreme(members, func(a, b grade) bool { return a > b })
	case highestGuts:
		members = g.extreme(members, func(a, b grade) bool { return a < b })
	}
	g.rules(pd173)
	return 1 << g.oneOf(members, side).nth()
}

// extreme returns the figures with the lowest or highest Guts.
func (g *game) extreme(members squad, beats func(a, b grade) bool) (best squad) {
	side := g.side()
	top := grade(grades)
	for ; members != 0; members &= members - 1 {
		f := members.first(side)
		switch guts := g.data.figs[f].guts; {
		case best == 0 || beats(guts, top):
			best, top = 1<<f.nth(), guts
		case guts == top:
			best |= 1 << f.nth()
		}
	}
	return best
}

// affect applies an effect that takes no time.
func (g *game) affect(do moraleVerb, set squad) {
	s, side := g.s, g.side()
	for ; set != 0; set &= set - 1 {
		f := set.first(side)
		switch do {
		case pins:
			s.pinned |= 1 << s.active
			g.t.Rule(pd175)
		case stuns:
			g.stun(f)
		case breaks:
			g.fall(f)
			g.cleared()
		case recovers:
			s.stunned.remove(f)
		}
	}
}

// applyOn moves the next figure or lets it shoot, or goes on to the next effect.
func (g *game) applyOn(members squad) {
	s := g.s
	now := &s.result
	now.left &= members
	if now.left == 0 {
		now.at++
		now.drawn = 0
		g.beginEffect(members)
		return
	}
	e := &g.data.results[now.id].effects[now.at]
	f := now.left.first(g.side())
	if e.do == shoots {
		g.shootNearest(f)
		return
	}
	now.left &= now.left - 1
	does := move
	if e.mode == toCharge {
		does = charge
	}
	inches := g.data.actions[f.side()].cards[now.drawn-1].move[g.data.figs[f].guts]
	o := g.flight(f, e.mode, int(2*inches))
	if o.steps == 0 {
		return
	}
	g.ruleIf(s.stunned.has(f), pd171)
	o.does, o.figure = does, f
	g.start(o, now.drawn)
	s.walk.byCard = true
}

// shootNearest makes a figure shoot at the nearest enemy in sight; its owner
// chooses among several (PG-47, PG-83).
func (g *game) shootNearest(f figure) {
	s := g.s
	targets := g.nearestTargets(s, f)
	switch {
	case targets == 0:
		s.result.left = 0
	case targets.count() == 1:
		g.moraleShot(f, targets.first(f.side().Other()))
	default:
		g.ask(f.side(), atNearest)
	}
}

func (g *game) moraleShot(f, target figure) {
	s := g.s
	s.result.left = 0
	if g.fire(f, target, false) && g.data.results[s.result.id].spends {
		s.spent |= 1 << f.nth()
	}
	g.cleared()
}

// nearestTargets returns the nearest enemies in sight, if a figure can shoot at
// them.
func (r *Rules) nearestTargets(s *State, f figure) (set squad) {
	if s.stunned.has(f) || s.noAmmo.has(f) {
		return 0
	}
	side, near := f.side().Other(), 1<<30
	for q := r.live(s, side); q != 0; q &= q - 1 {
		t := q.first(side)
		if !r.sight.sees(s.at[f], s.at[t]) {
			continue
		}
		switch far := apart(s.at[f], s.at[t]); {
		case far < near:
			set, near = 1<<t.nth(), far
		case far == near:
			set |= 1 << t.nth()
		}
	}
	if set != 0 && !r.canAim(s, f, set.first(side)) {
		return 0
	}
	return set
}

// nearestEnemy returns the nearest live enemy, the first in roster order of
// several; nobody if there is none.
func (r *Rules) nearestEnemy(s *State, f figure) figure {
	side, best, near := f.side().Other(), nobody, 1<<30
	for q := r.live(s, side); q != 0; q &= q - 1 {
		if t := q.first(side); apart(s.at[f], s.at[t]) < near {
			best, near = t, apart(s.at[f], s.at[t])
		}
	}
	return best
}
