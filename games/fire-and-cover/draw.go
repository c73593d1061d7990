package fireandcover

import "punchboard/playtest"

// The domains of random draws.
const (
	forFirst uint8 = iota
	forNation
	forDeck   // turn counts the shuffles
	forAttack // slot is the card, repeat the attack of the turn
	forAttack2
	forMine
	forMine2
	forMorale
	forRout
	forRout2
	forRally
	forDeal // redeals of hidden cards
)

func (g *game) key(domain uint8, seat playtest.Seat, slot, repeat int) playtest.Key {
	return playtest.Key{Domain: domain, Seat: seat, Turn: g.s.turn, Slot: uint16(slot), Repeat: uint16(repeat)}
}

// die rolls one D6.
func (g *game) die(k playtest.Key) int { return playtest.Die(g.c, k, 6) }

// drawCards draws from the common deck, which is rebuilt from the discard pile
// when it is empty. If both are empty, it draws what there is (FC-036, FC-G55). A
// player who had looked at a card now knows whose hand it is in.
func (g *game) drawCards(seat playtest.Seat, n int) {
	s := g.s
	g.ruleIf(n > 0, fc035)
	for range n {
		if s.left == 0 && !g.reshuffle() {
			return
		}
		s.left--
		kind := int(s.deck[s.left])
		s.deck[s.left] = 0
		for viewer := range s.squads {
			q := &s.squads[viewer]
			if q.seen == 0 {
				continue
			}
			if q.seen--; playtest.Seat(viewer) != seat {
				q.known.add(kind)
			}
		}
		s.squads[seat].hand.add(kind)
		g.t.Card(seat, playtest.CardID(kind), playtest.CardDrawn)
	}
}

// reshuffle returns false if the discard pile is empty as well.
func (g *game) reshuffle() bool {
	if g.s.discard.size == 0 {
		return false
	}
	g.shuffle()
	g.t.Rule(fc036)
	g.t.Empty(commonPile, int(g.s.turn))
	return true
}

// shuffle turns the discard pile into the deck.
func (g *game) shuffle() {
	s := g.s
	cards := s.discard.list(s.deck[:0])
	s.left, s.discard = uint8(len(cards)), pile{}
	playtest.Shuffle(g.c, playtest.Key{Domain: forDeck, Turn: s.shuffles}, cards)
	s.shuffles++
}

// spend takes a card from a hand. It takes a copy that the opponent knows about
// first, because copies are indistinguishable.
func (g *game) spend(seat playtest.Seat, kind int) {
	g.s.squads[seat].hand.take(kind)
	if known := &g.s.squads[seat.Other()].known; known.kinds.has(kind) {
		known.take(kind)
	}
}
