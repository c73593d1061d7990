package fireandcover

import "punchboard/playtest"

// beginFire starts a phase with attacks.
func (g *game) beginFire(st step, who playtest.Seat) {
	g.ask(st, who)
	for seat := range g.s.squads {
		g.s.squads[seat].used[perPhase] = 0
	}
	if g.t != nil {
		g.noteLimits()
	}
}

// noteLimits reports what the range, the lack of cards or a move forbids.
func (g *game) noteLimits() {
	hand := g.s.own().hand.kinds
	cards := hand & g.data.attacks & g.data.window[windowAt[g.s.step]]
	if cards == 0 && hand&g.data.traits == 0 {
		g.t.Rule(fc021)
	}
	for ; cards != 0; cards &= cards - 1 {
		it := &g.data.items[cards.first()]
		g.ruleIf(g.s.gap == outOfRange || !it.shot.reaches(g.s.gap), fc016)
		g.ruleIf(g.tooHeavy(it), fc082)
	}
}

// beginCovering lets the player declare whether the squad will move (FC-052). A
// pinned squad cannot.
func (g *game) beginCovering() {
	s := g.s
	if s.squads[s.active].pinned {
		g.t.Rule(fc044)
		g.beginPosition()
		return
	}
	g.ask(atDeclare, s.active)
	g.t.Rule(fc052)
	if !g.data.set.OnMap && s.own().hand.kinds&g.data.window[inMove] != 0 {
		s.move.could = true
	}
}

func (g *game) stay() {
	hand := g.s.own().hand.kinds
	g.ruleIf(hand&g.data.attacks&g.data.window[inCovering] != 0, fc053)
	g.beginPosition()
}

func (g *game) declare() {
	g.s.move.declared = true
	g.beginFire(atCovering, g.s.active)
}

func (g *game) beginOpportunity() {
	g.beginFire(atOpportunity, g.s.enemy())
	g.t.Rule(fc060)
}

func (g *game) beginPosition() { g.beginFire(atPosition, g.s.active) }

func (g *game) beginReturn() { g.beginFire(atReturn, g.s.enemy()) }

// mayDrawExtra reports whether the active player has earned an extra card by
// neither moving nor attacking (FC-091).
func (g *game) mayDrawExtra() bool {
	m := &g.s.move
	return !m.moved && !m.attacked && !m.extra && int(g.s.left)+int(g.s.discard.size) > 0
}

func (g *game) drawExtra() {
	g.s.move.extra = true
	g.t.Rule(fc091)
	g.drawCards(g.s.active, 1)
}

// excess returns the number of cards that the active player has above the hand
// limit.
func (g *game) excess() int {
	q := &g.s.squads[g.s.active]
	return int(q.hand.size) - max(0, int(g.data.nations[q.nation].hand)+int(q.handMod))
}

func (g *game) discardCard(kind int) {
	g.spend(g.s.active, kind)
	g.s.discard.add(kind)
	g.t.Card(g.s.active, playtest.CardID(kind), playtest.CardDiscarded)
}
