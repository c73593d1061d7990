package patroldeck

// hit applies an effect card to a figure behind some cover. A figure that is
// already incapacitated is not hit again (PG-14).
func (g *game) hit(f figure, c *actionCard, behind cover) {
	if g.s.down.has(f) {
		g.read(c, forEffect, f, spared)
		return
	}
	if behind != noCover && c.covers.has(behind) {
		g.read(c, forEffect, f, stopped)
		g.rules(pd094, pd095, pd098)
		g.stun(f)
	} else {
		g.read(c, forEffect, f, harmed)
		g.hurt(f, c.wound)
	}
	g.mark(f)
}

// hurt takes Endurance from a figure; W takes one, I three.
func (g *game) hurt(f figure, by int8) {
	s := g.s
	g.ruleIf(by == 1, pd089)
	g.ruleIf(by == 3, pd090)
	if s.endurance[f] -= by; s.endurance[f] <= 0 {
		g.t.Rule(pd091)
		g.fall(f)
		return
	}
	g.t.Rule(pd092)
	g.stun(f)
}

// stun stuns a figure and stops its move (PG-19, PG-67).
func (g *game) stun(f figure) {
	g.s.stunned.add(f)
	g.stop(f)
}

// stop ends the move of a figure, if it is moving.
func (g *game) stop(f figure) {
	if w := &g.s.walk; w.on && w.order.figure == f {
		w.halted = true
	}
}

// fall incapacitates a figure. It leaves its square to others, but stays in the
// count of its area until the activation is over (PD-088).
func (g *game) fall(f figure) {
	s := g.s
	s.down.add(f)
	s.stunned.remove(f)
	s.noAmmo.remove(f)
	s.clear(f)
	g.stop(f)
}

// mark gives a morale marker to the leader of a figure's unit, unless the unit
// is checking its morale (PD-097, PD-179).
func (g *game) mark(f figure) {
	s := g.s
	u := g.data.figs[f].unit
	switch {
	case s.phase == inMorale && u == s.active:
		g.t.Rule(pd179)
		return
	case g.data.set.PerFigure && s.marked.has(f):
		return
	}
	s.marked.add(f)
	s.morale[u] = min(s.morale[u], maxMorale-1) + 1
	g.rules(pd097, pd104, pd165)
}

// maxMorale is the room for morale markers of a unit.
const maxMorale = 200
