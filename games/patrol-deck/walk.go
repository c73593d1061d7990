package patroldeck

// executeOn carries out the next order (T6).
func (g *game) executeOn() {
	s := g.s
	if s.done == s.nOrders {
		s.phase = inMelee
		return
	}
	o := s.orders[s.done]
	s.done++
	f := o.figure
	if s.down.has(f) || s.stunned.has(f) && o.does != recoverStun { // PG-68
		return
	}
	s.acted |= 1 << f.nth()
	switch o.does {
	case move, charge:
		if s.drawn == 0 {
			s.drawn = g.movement(f, forUnitMove) + 1
			g.rules(pd048, pd050)
		}
		g.start(o, s.drawn)
	case shoot:
		g.fire(f, figure(o.target), true)
	case throw:
		g.throw(f, square(o.target), true)
	case recoverStun:
		s.stunned.remove(f)
		g.t.Rule(pd170)
	case reload:
		s.noAmmo.remove(f)
		g.t.Rule(pd121)
	case rally:
		if s.morale[o.target] > 0 {
			s.morale[o.target]--
		}
	}
	g.cleared()
}

// movement draws a movement card for a figure, or for its unit, and returns its
// number.
func (g *game) movement(f figure, why purpose) uint8 {
	c := g.draw(f.side())
	g.read(c, why, f, 0)
	return c.number
}

// start starts a figure on its path, with the allowance of a movement card
// (PD-049).
func (g *game) start(o order, card uint8) {
	f := o.figure
	inches := g.data.actions[f.side()].cards[card-1].move[g.data.figs[f].guts]
	g.s.walk = walk{on: true, left: 2 * inches, order: o}
	g.rules(pd007, pd049)
}

// walkOn moves the figure by one step, and opens reactions after it.
func (g *game) walkOn() {
	s := g.s
	w := &s.walk
	f := w.order.figure
	if w.halted || s.down.has(f) || !g.stepOn(w) {
		g.arrive()
		return
	}
	s.moved.add(f)
	if !w.byCard || !g.data.set.MoraleFree {
		g.openReactions()
	}
}

// stepOn moves a figure to the next free square of its path, through friends in
// one go, and reports whether it moved. It stops where the allowance does not
// suffice, or enemies are in the way.
func (g *game) stepOn(w *walk) bool {
	s := g.s
	f, charging := w.order.figure, w.order.does == charge
	at, cost, wounded := s.at[f], 0, g.wounded(s, f)
	for i := w.done; i < w.order.steps; {
		d := w.order.dir(i)
		at = d.from(at)
		cost += g.data.ground.cost(at, d, wounded)
		i++
		if cost > int(w.left) {
			g.ruleIf(g.data.ground.of(at).adds > 0, pd057)
			return false
		}
		if !g.enterable(s, f, at, charging) {
			return false
		}
		touching := charging && g.inContact(s, at, f.side())
		if s.board[at] != nobody {
			if touching {
				return false // it would have to stop on a friend
			}
			continue
		}
		g.reportStep(at, wounded)
		g.place(f, at)
		s.facing[f], w.done = d, i
		w.left -= int8(cost)
		if touching {
			w.done = w.order.steps
			s.charged.add(f)
			s.fought.remove(f) // a new contact is fought again
			g.t.Rule(pd122)
		}
		return true
	}
	return false
}

// reportStep reports the rules about terrain for a step.
func (g *game) reportStep(to square, wounded bool) {
	if g.t == nil {
		return
	}
	t := g.data.ground.of(to)
	g.ruleIf(wounded, pd052)
	g.ruleIf(t.times > 1, pd053)
	g.ruleIf(t.adds > 0 && !t.opening && !t.slope, pd054)
	g.ruleIf(t.opening && !t.window, pd055)
	g.ruleIf(t.window, pd056)
	g.ruleIf(wounded && t.times > 1, pd059)
	g.ruleIf(t.slope, pd060)
}

// place puts a live figure on another square.
func (g *game) place(f figure, at square) {
	g.s.clear(f)
	g.s.stand(f, at, &g.data.ground)
}

// arrive ends a move. A charge by a morale result is fought at once (PG-80).
func (g *game) arrive() {
	s := g.s
	w := s.walk
	s.walk = walk{}
	f := w.order.figure
	g.cleared()
	if s.down.has(f) || !w.byCard {
		return
	}
	if w.done > 0 && g.data.results[s.result.id].spends {
		s.spent |= 1 << f.nth()
	}
	if w.order.does == charge && w.done > 0 && g.inContact(s, s.at[f], f.side()) {
		g.meet(f, f.side())
	}
}
