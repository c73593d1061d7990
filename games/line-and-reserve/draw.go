package lineandreserve

import "punchboard/playtest"

// The domains of random draws.
const (
	forReserves uint8 = iota
	forOrders
	forDamage
	forCoin
	forInitiative // repeat is the roll of the Turn
	forAttack     // slot is the attacker and the die
	forIntensity  // slot is the unit that rolls
	forMine       // slot is the unit that is hit
	forFire
	forFireCrew
	forFlag
	forDeal // new deals of hidden cards
	forDealOrders
	forDealDamage
	forDealTargets
)

// d10 rolls a ten-sided die.
func (g *game) d10(k playtest.Key) int8 { return int8(playtest.Die(g.c, k, 10)) }

// key names the roll of the current attack: the weapon, the number of its roll and
// how often it has been repeated.
func (g *game) key(domain uint8, slot int) playtest.Key {
	f := &g.s.fight
	return playtest.Key{Domain: domain, Seat: f.seat, Turn: g.s.turn, Slot: uint16(slot), Repeat: uint16(f.weapon)<<12 | uint16(f.number)<<8 | uint16(f.again)}
}

// drawOrders draws Command cards from the common deck, which is rebuilt from the
// discard pile when it is empty (LG-45).
func (g *game) drawOrders(seat playtest.Seat, n int) {
	s := g.s
	for range n {
		if s.left == 0 && !g.rebuildOrders() {
			return
		}
		s.left--
		c := int(s.orders[s.left])
		s.orders[s.left] = 0
		s.held[seat] |= 1 << c
		g.t.Card(seat, g.commandCard(int(g.data.commands.of[c])), playtest.CardDrawn)
	}
}

// rebuildOrders returns false if the discard pile is empty as well.
func (g *game) rebuildOrders() bool {
	s := g.s
	if s.discards == 0 {
		return false
	}
	for h := s.discards; h != 0; h &= h - 1 {
		s.orders[s.left] = uint8(h.first())
		s.left++
	}
	s.discards = 0
	g.shuffleOrders()
	g.t.Empty(ordersPile, int(s.turn))
	return true
}

func (g *game) shuffleOrders() {
	playtest.Shuffle(g.c, playtest.Key{Domain: forOrders, Turn: uint16(g.s.shuffles)}, g.s.orders[:g.s.left])
	g.s.shuffles++
}

func (g *game) shuffleDamage() {
	playtest.Shuffle(g.c, playtest.Key{Domain: forDamage, Turn: uint16(g.s.reshuffle)}, g.s.damage[:g.s.damaging])
	g.s.reshuffle++
}

// nextDamage turns over a Damage card; the deck is rebuilt from the returned cards
// when it is empty (LG-44).
func (g *game) nextDamage() (card int, ok bool) {
	s := g.s
	if s.damaging == 0 {
		if s.returned == 0 {
			return 0, false
		}
		for h := hand(s.returned); h != 0; h &= h - 1 {
			s.damage[s.damaging] = uint8(h.first())
			s.damaging++
		}
		s.returned = 0
		g.shuffleDamage()
		g.t.Empty(damagePile, int(s.turn))
	}
	s.damaging--
	card = int(s.damage[s.damaging])
	s.damage[s.damaging] = 0
	return card, true
}

// drawUnit draws the next card of a Reserves deck, if there is one.
func (g *game) drawUnit(seat playtest.Seat) {
	s := g.s
	p := &s.reserves[seat]
	if p.left == 0 {
		return
	}
	p.left--
	p.buried = min(p.buried, p.left)
	u := int(p.cards[p.left])
	p.cards[p.left] = 0
	s.hands[seat] = s.hands[seat].with(u)
	g.t.Card(seat, g.unitCard(u), playtest.CardDrawn)
	if p.left == 0 {
		g.t.Empty(g.data.reservePile(seat), int(s.turn))
	}
}

// bury puts a card under a Reserves deck.
func (s *State) bury(seat playtest.Seat, u int) {
	p := &s.reserves[seat]
	copy(p.cards[1:p.left+1], p.cards[:p.left])
	p.cards[0] = uint8(u)
	p.left++
	p.buried++
}

// spend moves a copy of a Command design from a hand to the discard pile. A copy that
// the opponent has seen goes first, so that the other reveals nothing new.
func (g *game) spend(seat playtest.Seat, kind int) (card int) {
	s := g.s
	copies := s.held[seat] & g.data.commands.copies[kind]
	if seen := copies & s.known[seat.Other()]; seen != 0 {
		copies = seen
	}
	c := copies.first()
	g.lose(seat, c)
	s.discards |= 1 << c
	return c
}

// lose takes a Command card from a hand.
func (g *game) lose(seat playtest.Seat, card int) {
	g.s.held[seat] &^= 1 << card
	g.s.known[seat.Other()] &^= 1 << card
}

// buy discards a Command card for 1 to the roll that is about to be made (LR-029).
func (g *game) buy(kind int) {
	s := g.s
	g.spend(s.asked, kind)
	g.t.Card(s.asked, g.commandCard(kind), playtest.CardDiscarded)
	g.rules(lr029, lr030)
	if s.step == atInitiative {
		s.added[s.asked]++
		return
	}
	s.fight.bought++
}
