package fireandcover

import "punchboard/playtest"

// beginMovement lets the player who declared a move make it. The squad stays if
// the point man was hit (FC-G43).
func (g *game) beginMovement() {
	if g.s.move.pointHit {
		g.beginPosition()
		return
	}
	g.ask(atMove, g.s.active)
}

// canPay reports whether the moving player has a card left to move with; without
// one the squad stays (FC-G33). The last card may have been used for something
// else, even in the Movement Phase. On the map a move costs no card.
func (g *game) canPay() bool { return g.data.set.OnMap || g.s.squads[g.s.active].hand.size > 0 }

// legalMoves appends the possible moves after a declaration.
func (g *game) legalMoves(buf []playtest.Action) []playtest.Action {
	s := g.s
	if g.data.set.OnMap {
		to := g.data.ground.moves(s.own().hex, g.taken(s, s.own()))
		for ; !to.empty(); to.drop(to.first()) {
			buf = append(buf, act(goTo, to.first(), 0, 0))
		}
		return buf
	}
	hand := s.own().hand.kinds
	buf = g.legalRanges(buf, moveBy, hand&g.data.window[inMove])
	return g.legalRanges(buf, moveBare, hand)
}

// legalRanges offers each card with the ranges within one step.
func (g *game) legalRanges(buf []playtest.Action, k kind, cards kindSet) []playtest.Action {
	from, to := max(g.s.gap-1, pointBlank), min(g.s.gap+1, long)
	for ; cards != 0; cards &= cards - 1 {
		for r := from; r <= to; r++ {
			buf = append(buf, act(k, cards.first(), int(r), 0))
		}
	}
	return buf
}

// moveByCard announces a move, which the opponent may block.
func (g *game) moveByCard(kind int, gap int8, byTerrain bool) {
	s := g.s
	g.spend(s.active, kind)
	s.move.to, s.move.byCard = uint8(gap), byTerrain
	if byTerrain {
		s.move.card = uint8(kind + 1)
		g.t.Card(s.active, playtest.CardID(kind), playtest.CardPlayed)
		g.t.Rule(g.data.items[kind].rule)
		g.t.Rule(fc066)
	} else {
		s.discard.add(kind)
		g.t.Card(s.active, playtest.CardID(kind), playtest.CardDiscarded)
		g.t.Rule(fc070)
	}
	g.ask(atBlock, s.enemy())
}

func (g *game) goTo(hex int) {
	g.s.move.to = uint8(hex)
	g.t.Rule(fc127)
	g.ask(atBlock, g.s.enemy())
}

// block stops the move unless the block is canceled.
func (g *game) block(at int) {
	g.s.move.block = uint8(at)
	g.t.Rule(fc072)
	g.t.Rule(fc073)
	g.ask(atCancel, g.s.active)
}

// blocked leaves the squad where it was; a minefield kills men (FC-074 to
// FC-076).
func (g *game) blocked() {
	m := &g.s.move
	m.byCard = false
	m.moved = g.data.set.BlockedMoved
	g.t.Rule(fc075)
	g.beginPosition()
	block, order := &g.data.items[m.block], [...]uint16{cardLost, menLost}
	if m.card > 0 && block.mined {
		g.t.Together(moveFailed, order[:])
	}
	for _, x := range order {
		if x == cardLost {
			g.loseMoveCard()
		} else {
			g.explode(block)
		}
	}
}

// loseMoveCard discards the Terrain card of a blocked move.
func (g *game) loseMoveCard() {
	if m := &g.s.move; m.card > 0 {
		g.s.discard.add(int(m.card - 1))
		m.card = 0
		g.t.Rule(fc074)
	}
}

// explode applies the mines of a block, if it has any.
func (g *game) explode(block *item) {
	if !block.mined {
		return
	}
	g.t.Rule(fc076)
	k := g.key(forMine, g.s.active, 0, 0)
	kills := g.die(k) + int(block.amount)
	k.Domain = forMine2
	g.hit(g.s.active, max(0, kills-g.die(k)))
}

// completeMove completes a move that was not blocked.
func (g *game) completeMove() {
	s, m := g.s, &g.s.move
	m.moved = true
	var at [consequences]uint16
	order := append(at[:0], newGround, newRange)
	if s.squads[s.enemy()].flankers.size > 0 {
		order = append(order, flankersGone)
	}
	if !m.ambushed {
		order = append(order, outflanking)
	}
	g.t.Together(moveDone, order)
	for _, x := range order {
		g.bring(x)
	}
	g.ask(atMoved, s.active)
}

// bring applies one of the consequences of a move.
func (g *game) bring(what uint16) {
	s, m := g.s, &g.s.move
	q, enemy := &s.squads[s.active], &s.squads[s.enemy()]
	switch what {
	case newGround:
		g.changeGround(q)
	case newRange:
		g.changeRange(enemy)
	case flankersGone:
		g.loseFlankers(enemy, fc121)
	case outflanking:
		m.outflanks, enemy.outflanked = true, true
	}
}

// changeGround moves the squad to its new terrain. Cards attached to the old one
// are lost.
func (g *game) changeGround(q *squad) {
	q.attached.pour(&g.s.discard)
	q.concealed, q.encircled = 0, 0
	if g.data.set.OnMap {
		q.hex = g.s.move.to
		g.t.Rule(fc125)
		return
	}
	g.changeTerrain(q)
}

func (g *game) changeRange(enemy *squad) {
	s, gap := g.s, g.s.gap
	if g.data.set.OnMap {
		s.gap = g.data.ground.rangeOf(s.move.to, enemy.hex)
	} else {
		s.gap = int8(s.move.to)
		g.t.Track(rangeTrack, int(s.gap))
	}
	s.move.lateral = gap == s.gap
	g.t.Rule(fc015)
	g.ruleIf(g.s.move.lateral, fc069)
	g.ruleIf(!g.s.move.lateral && !g.data.set.OnMap, fc068)
}

func (g *game) changeTerrain(q *squad) {
	if q.terrain > 0 {
		g.s.discard.add(int(q.terrain - 1))
		g.ruleIf(g.s.move.card > 0, fc067)
	}
	q.terrain, g.s.move.card = g.s.move.card, 0
}

// flank puts a Flanking Fire card of the variant into play (FC-117).
func (g *game) flank(it *item, kind int, me playtest.Seat) {
	q := &g.s.squads[me]
	g.t.Rule(fc115)
	g.t.Rule(fc117)
	g.ruleIf(q.flankers.size > 0, fc119)
	q.flankers.add(kind)
	q.flank += int16(it.mods[0].mod)
	g.s.move.flanked = true
}

func (g *game) loseFlankers(q *squad, id playtest.RuleID) {
	if q.flankers.size > 0 {
		q.flankers.pour(&g.s.discard)
		q.flank = 0
		g.t.Rule(id)
	}
}

// leaveMoved ends the Movement Phase: Flanking Fire cards are lost unless a new
// one was played (FC-120).
func (g *game) leaveMoved() {
	if !g.s.move.flanked {
		g.loseFlankers(&g.s.squads[g.s.active], fc120)
	}
	g.beginPosition()
}
