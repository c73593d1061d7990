package lineandreserve

import "punchboard/playtest"

// freeDraws is how many cards a player draws by choice (LR-123).
const freeDraws = 2

// beginDraws draws the Command card that each player draws first (LR-122).
func (g *game) beginDraws() {
	s := g.s
	g.drawOrders(s.asked, 1)
	s.counter = 0
	g.rules(lr022, lr121, lr122)
	if g.data.set.NamedDraws {
		g.ask(atNames, s.asked)
	}
}

// mayDraw reports whether there is anything to draw.
func (g *game) mayDraw() bool {
	s := g.s
	return s.reserves[s.asked].left > 0 || s.left > 0 || s.discards != 0
}

func (g *game) legalDraw(buf []playtest.Action) []playtest.Action {
	s := g.s
	if s.left > 0 || s.discards != 0 {
		buf = append(buf, act(drawCard, 0, 0, 0))
	}
	if s.reserves[s.asked].left > 0 {
		buf = append(buf, act(drawCard, 1, 0, 0))
	}
	return buf
}

// legalNames appends how many of the two cards may be units.
func (g *game) legalNames(buf []playtest.Action) []playtest.Action {
	for n := range min(freeDraws, int(g.s.reserves[g.s.asked].left)) + 1 {
		buf = append(buf, act(drawBoth, n, 0, 0))
	}
	return buf
}

func (g *game) freeDraw(ofUnits bool) {
	s := g.s
	s.counter++
	g.t.Rule(lr123)
	if ofUnits {
		g.drawUnit(s.asked)
		return
	}
	g.drawOrders(s.asked, 1)
}

// namedDraws draws both cards, under a switch (LG-74).
func (g *game) namedDraws(ofUnits int) {
	for i := range freeDraws {
		g.freeDraw(i < ofUnits)
	}
}

// drawn lets the other player draw, then opens the window for Command cards.
func (g *game) drawn() {
	if g.passed(); g.s.passes < playtest.Seats {
		g.s.step = atDraw
		g.beginDraws()
		return
	}
	g.s.counter = 0
	g.openWindow(inDraw)
}

// legalBury appends the designs that may go under the Reserves deck.
func (g *game) legalBury(buf []playtest.Action) []playtest.Action {
	last := -1
	for u := g.s.hands[g.s.asked]; u.some(); u = u.rest() {
		if n := g.data.designNumber(u.first()); n != last {
			buf, last = append(buf, act(bury, n, 0, 0)), n
		}
	}
	return buf
}

// buryCard puts a card of the hand under the Reserves deck (LR-126).
func (g *game) buryCard(n int) {
	s := g.s
	u := g.data.inHand(s.hands[s.asked], n)
	s.hands[s.asked] = s.hands[s.asked].drop(u)
	s.bury(s.asked, u)
	g.t.Rule(lr126)
	g.t.Card(s.asked, g.unitCard(u), playtest.CardDiscarded)
}

// throwOrder chooses a Command card to discard; it is turned face up when both
// players have chosen (LG-75).
func (g *game) throwOrder(kind int) {
	s := g.s
	copies := s.held[s.asked] &^ s.thrown[s.asked] & g.data.commands.copies[kind]
	if seen := copies & s.known[s.asked.Other()]; seen != 0 {
		copies = seen
	}
	s.thrown[s.asked] |= copies & -copies
}

// eachOrder appends an action for each Command design in a hand.
func (g *game) eachOrder(buf []playtest.Action, k kind, of hand) []playtest.Action {
	last := -1
	for h := of; h != 0; h &= h - 1 {
		if design := int(g.data.commands.of[h.first()]); design != last {
			buf, last = append(buf, act(k, design, 0, 0)), design
		}
	}
	return buf
}

// discarded lets the other player discard, then ends the Turn.
func (g *game) discarded() {
	s := g.s
	if s.asked == 0 {
		g.ask(atDiscardUnits, 1)
		return
	}
	for seat := range playtest.Seats {
		for h := s.thrown[seat]; h != 0; h &= h - 1 {
			g.lose(playtest.Seat(seat), h.first())
			s.discards |= 1 << h.first()
			g.t.Card(playtest.Seat(seat), g.commandCard(int(g.data.commands.of[h.first()])), playtest.CardDiscarded)
		}
		s.thrown[seat] = 0
	}
	g.beginTurn()
}
