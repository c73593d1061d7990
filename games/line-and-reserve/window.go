package lineandreserve

import "punchboard/playtest"

// noTarget is a set with one member, for cards that need no unit.
var noTarget = set{a: 1}

// openWindow lets both players play Command cards until both pass in a row (LG-47).
func (g *game) openWindow(w window) {
	g.s.window = w
	g.askFirst(atWindow)
	g.t.Rule(lr023)
}

// someoneMayPlay offers the window to both players in turn.
func (g *game) someoneMayPlay() bool {
	for g.s.passes < playtest.Seats {
		if g.mayPlay() {
			return true
		}
		g.passed()
	}
	return false
}

// mayPlay reports whether the player has a card for the window, with a target.
func (g *game) mayPlay() bool {
	s := g.s
	g.t.Asked(s.asked)
	for h := s.held[s.asked] & g.data.commands.in[s.window]; h != 0; h &= h - 1 {
		if g.aims(int(g.data.commands.of[h.first()])).some() {
			return true
		}
	}
	return false
}

// aims returns the units that a card may be played on, or noTarget for a card without
// a unit that may be played.
func (g *game) aims(kind int) set {
	s, d := g.s, &g.data
	c := &d.commands.design[kind]
	if c.ownLand && s.ground(s.asked).none() {
		return set{}
	}
	switch c.aim {
	case ownUnit:
		return g.audible(g.narrow(c, s.table(s.asked)))
	case enemyUnit:
		return g.narrow(c, s.table(s.asked.Other()))
	}
	if !g.sweeps(c) {
		return set{}
	}
	return noTarget
}

// narrow returns the units of a set that a card may be played on (LR-024).
func (g *game) narrow(c *command, of set) set {
	s := g.s
	of = of.and(c.units)
	if c.onFront {
		of = of.and(s.front[0].or(s.front[1]))
	}
	if c.flies || c.rearm {
		of = of.and(g.data.air)
	}
	if c.fresh || c.damaged || c.bombsUsed || c.repair || c.rearm {
		for u := of; u.some(); u = u.rest() {
			if !g.meets(c, &s.units[u.first()]) {
				of = of.drop(u.first())
			}
		}
	}
	return of
}

// meets reports whether a unit meets the conditions of a card.
func (g *game) meets(c *command, x *unit) bool {
	switch {
	case c.fresh && x.flags&fresh == 0,
		c.damaged && (x.damage == 0 || x.damage == noCard),
		c.repair && x.damage == 0,
		(c.bombsUsed || c.rearm) && x.flags&bombed == 0:
		return false
	}
	return true
}

// audible returns the units of a set that their owner may choose as the target of a
// Command card.
func (g *game) audible(of set) set {
	for u := of; u.some(); u = u.rest() {
		if x := &g.s.units[u.first()]; x.damage != 0 && g.standing(u.first()).mute {
			of = of.drop(u.first())
		}
	}
	return of
}

// sweeps reports whether a card without a unit of its own changes anything.
func (g *game) sweeps(c *command) bool {
	s, me := g.s, g.s.asked
	switch {
	case c.drawUnits > 0:
		return s.reserves[me].left > 0
	case c.drawOrders > 0:
		return s.left > 0 || s.discards != 0
	case c.steals > 0:
		return s.held[me.Other()] != 0
	}
	for _, m := range c.mods[:c.n] {
		if m.who == wholeSide || g.swept(c, m.who, me).and(c.units).some() {
			return true
		}
	}
	return c.n == 0
}

// swept returns the units that a modifier of a player's card is about.
func (g *game) swept(c *command, w who, me playtest.Seat) set {
	s := g.s
	switch w {
	case sideRear:
		return s.rear[me]
	case enemyAir:
		return s.air[me.Other()]
	case everyone:
		return s.table(0).or(s.table(1))
	}
	return s.table(me)
}

// legalPlays appends the ways to play the cards of the window, design by design.
func (g *game) legalPlays(buf []playtest.Action) []playtest.Action {
	s := g.s
	last := -1
	for h := s.held[s.asked] & g.data.commands.in[s.window]; h != 0; h &= h - 1 {
		if kind := int(g.data.commands.of[h.first()]); kind != last {
			buf, last = g.legalPlay(buf, kind), kind
		}
	}
	return buf
}

func (g *game) legalPlay(buf []playtest.Action, kind int) []playtest.Action {
	c := &g.data.commands.design[kind]
	of := g.aims(kind)
	if c.onSide() {
		if of.some() {
			buf = append(buf, act(order, kind, nobody, 0))
		}
		return buf
	}
	for ; of.some(); of = of.rest() {
		u := of.first()
		if c.rolls == 0 {
			buf = append(buf, act(order, kind, u, 0))
			continue
		}
		for w := g.data.unit(u).all; w != 0; w &= w - 1 {
			buf = append(buf, act(order, kind, u, w.first()+1))
		}
	}
	return buf
}

// playOrder reveals a Command card, which the opponent may cancel (LR-025).
func (g *game) playOrder(a playtest.Action, kind int) {
	s := g.s
	g.t.Card(s.asked, g.commandCard(kind), playtest.CardPlayed)
	g.rules(lr024, lr025)
	if s.step == atReact {
		g.spend(s.asked, kind)
		g.t.Rule(lr026)
		s.play.cancels++
		g.ask(atReact, s.asked.Other())
		return
	}
	card := g.spend(s.asked, kind)
	s.play = play{action: a, by: s.asked, card: uint8(card), back: s.step}
	g.ask(atReact, s.asked.Other())
}

// resolvePlay carries out the revealed card, unless it was canceled: of several
// cancellations each undoes the one before.
func (g *game) resolvePlay() {
	s := g.s
	p := s.play
	s.play = play{}
	_, kind, _, _ := orderOf(p.action)
	c := &g.data.commands.design[kind]
	g.ask(p.back, p.by)
	g.t.Rule(lr026)
	if p.cancels%2 == 1 {
		g.afterPlay()
		return
	}
	g.carryOut(kind, c, &p)
}

func orderOf(a playtest.Action) (k kind, design, unit, weapon int) { return unpack(a) }

// afterPlay continues where the card was played.
func (g *game) afterPlay() {
	if g.s.step == atWindow {
		g.s.passes = 0
		g.s.asked = g.s.asked.Other()
	}
}

// resumeWindow goes back to the window after a card that took several decisions.
func (g *game) resumeWindow() {
	s := g.s
	s.counter, s.fight = 0, fight{}
	g.ask(atWindow, s.resume.Other())
	s.passes = 0
}

// closeWindow continues with what follows the window.
func (g *game) closeWindow() {
	switch g.s.window {
	case inCommitment:
		g.shiftLines()
		g.rules(lr051, lr052)
		g.openWindow(beforeDeclaration)
	case beforeDeclaration:
		g.beginTargets()
	case beforeInitiative:
		g.rules(lr073)
		g.askFirst(atInitiative)
	case combatEnd:
		g.beginFires()
	case inDraw:
		g.rules(lr124, lr125)
		g.ask(atDiscardUnits, 0)
	}
}
