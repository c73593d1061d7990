package patroldeck

// openReactions lets the other side react to a step (B-17).
func (g *game) openReactions() {
	s := g.s
	if s.walk.halted || g.mayReact(s) == 0 {
		return
	}
	s.react.open = true
	g.rules(pd180, pd181)
	g.ask(g.side().Other(), atFigure)
}

// mayReact returns the figures that may try to interrupt the mover (PD-181,
// PG-37).
func (r *Rules) mayReact(s *State) (set squad) {
	side := s.walk.order.figure.side().Other()
	set = r.live(s, side) &^ s.stunned[side] &^ s.tried[side]
	for q := set; q != 0; q &= q - 1 {
		if f := q.first(side); !r.canStep(s, f, false) && r.reactionsOf(s, f) == 0 {
			set &^= 1 << f.nth()
		}
	}
	return set
}

// reactionsOf returns what a figure may announce (PD-182, PD-184).
func (r *Rules) reactionsOf(s *State, f figure) (set deedSet) {
	mover := s.walk.order.figure
	reach := int(r.data.actions[f.side()].most[r.data.figs[f].guts]) + 2
	set.put(move, r.canStep(s, f, false))
	set.put(charge, apart(s.at[f], s.at[mover]) <= reach*reach && r.canStep(s, f, true))
	set.put(shoot, r.canFireAt(s, f, mover))
	set.put(throw, r.mayThrow(s, f))
	return set
}

// canFireAt reports whether a figure can fire at the mover in reaction.
func (r *Rules) canFireAt(s *State, f, mover figure) bool {
	return !s.noAmmo.has(f) && !s.down.has(mover) && r.inArc(s, f, s.at[mover]) && r.canAim(s, f, mover)
}

// reactOn asks for more reactions, or resolves the next one.
func (g *game) reactOn() {
	s := g.s
	p := &s.react
	switch {
	case p.open && g.mayReact(s) == 0:
		p.open = false
	case p.open:
		g.ask(g.side().Other(), atFigure)
	case p.waiting:
		p.waiting = false
		g.reacted(p.orders[p.done-1].figure)
	case p.done == p.n:
		*p = reactions{}
	default:
		p.done++
		g.tryReaction(p.orders[p.done-1])
	}
}

// tryReaction draws a figure's reaction card (PD-185, PD-186, PD-188).
func (g *game) tryReaction(o order) {
	s := g.s
	f := o.figure
	if s.down.has(f) || s.stunned.has(f) {
		return
	}
	c := g.draw(f.side())
	g.read(c, forReaction, f, 0)
	g.rules(pd012, pd185)
	switch {
	case c.chooser < g.data.figs[f].reaction:
		g.t.Rule(pd186)
		if fights := g.doReaction(o); fights {
			s.react.waiting = true
			return
		}
		g.reacted(f)
	case c.chooser == 5:
		g.t.Rule(pd188)
		g.stun(f)
	}
}

// reacted places the stun marker after a reaction (PD-187).
func (g *game) reacted(f figure) {
	g.t.Rule(pd187)
	if !g.s.down.has(f) {
		g.stun(f)
	}
	g.cleared()
}

// doReaction performs a reaction, if it is still possible (PG-38), and reports
// whether a fight follows.
func (g *game) doReaction(o order) (fights bool) {
	s := g.s
	f, mover := o.figure, s.walk.order.figure
	switch o.does {
	case shoot:
		if g.inArc(s, f, s.at[mover]) && !s.noAmmo.has(f) {
			g.t.Rule(pd182)
			g.fire(f, mover, false)
		}
	case throw:
		g.throw(f, square(o.target), false)
	case move, charge:
		card := g.movement(f, forFigureMove)
		w := walk{left: 2 * g.data.actions[f.side()].cards[card].move[g.data.figs[f].guts], order: o}
		for g.stepOn(&w) {
		}
		if o.does == charge && w.done > 0 && g.inContact(s, s.at[f], f.side()) {
			g.meet(f, f.side())
			return s.fights.n > 0
		}
	}
	return false
}
