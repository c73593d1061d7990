package fireandcover

import "punchboard/playtest"

// beginMorale starts the morale check of a squad that was fired at (FC-037).
func (g *game) beginMorale() {
	s := g.s
	if !s.squads[s.active].fired {
		g.beginCovering()
		return
	}
	g.t.Rule(fc037)
	g.askBoth(atMorale, s.active)
}

// checkMorale rolls the check and resets the count of men killed (FC-G02).
func (g *game) checkMorale() {
	s, q, n := g.s, &g.s.squads[g.s.active], g.nation(g.s.active)
	g.ruleIf(n.morale > 0, fc041)
	g.ruleIf(n.morale < 0, fc042)
	g.ruleIf(q.killed > 0, fc043)
	roll := g.die(g.key(forMorale, s.active, 0, 0)) + int(n.morale) + int(q.killed) + int(s.move.rollSum)
	q.fired, q.killed = false, 0
	switch {
	case !g.data.tables.morale.read(roll):
		g.t.Rule(fc038)
	case q.pinned:
		if !g.rout(q) {
			return
		}
	default:
		g.t.Rule(fc039)
		q.pinned = true
	}
	g.beginCovering()
}

// rout removes men; the others stay pinned (FC-046 to FC-049). It reports whether any
// are left.
func (g *game) rout(q *squad) bool {
	s := g.s
	k := g.key(forRout, s.active, 0, 0)
	loss := g.die(k)
	k.Domain = forRout2
	loss = min(max(0, loss-g.die(k)), int(q.men))
	q.men -= int32(loss)
	q.lost += int32(loss)
	for _, id := range [...]playtest.RuleID{fc039, fc046, fc047} {
		g.t.Rule(id)
	}
	g.ruleIf(loss > 0, fc048)
	if q.men == 0 {
		g.wiped(s.active, byRout)
		return false
	}
	g.t.Rule(fc049)
	return true
}

// beginRally starts the Rally roll of a pinned squad (FC-085).
func (g *game) beginRally() {
	s := g.s
	switch {
	case s.squads[s.active].pinned:
		g.t.Rule(fc085)
		g.askBoth(atRally, s.active)
	case g.data.set.RallyBoth && s.squads[s.enemy()].pinned:
		g.askBoth(atRally, s.enemy())
	default:
		g.ask(atExtra, s.active)
	}
}

func (g *game) rollRally() {
	s := g.s
	q, n := &s.squads[s.roller], g.nation(s.roller)
	g.ruleIf(n.rally != 0, fc090)
	roll := g.die(g.key(forRally, s.roller, 0, 0)) + int(n.rally) + int(s.move.rollSum)
	if g.data.tables.rally.read(roll) {
		q.pinned = false
		g.t.Rule(fc087)
	} else {
		g.t.Rule(fc086)
		g.t.Rule(fc051)
	}
	if g.data.set.RallyBoth && s.roller == s.active && s.squads[s.enemy()].pinned {
		g.askBoth(atRally, s.enemy())
		return
	}
	g.ask(atExtra, s.active)
}
