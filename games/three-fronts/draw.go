package threefronts

import "punchboard/playtest"

// The domains of random draws.
const (
	forFirst uint8 = iota
	forSquads
	forTactics
	forRecon
	forSpot      // Suppression Roll against a spotted unit: two dice
	forUnitRoll  // by a unit: slot is the unit
	forCardRoll  // by a Support card: slot is the card
	forFire      // slot is the unit, or the card of a minefield
	forMines     // slot is the card
	forRally     // a unit's own roll
	forLedRally  // repeat is the Leader
	forCardRally // repeat is the card
	forSquadDeal // redeals of hidden cards
	forHandDeal
	target   = 64  // added: which unit is hit
	armorDie = 128 // added: the armor save of that unit
)

func (g *game) key(domain uint8, side playtest.Seat, slot, repeat int) playtest.Key {
	return playtest.Key{Domain: domain, Seat: side, Turn: g.s.turn, Slot: uint16(slot), Repeat: uint16(repeat)}
}

// die rolls one D6.
func (g *game) die(k playtest.Key) int { return playtest.Die(g.c, k, 6) }

// drawSquads draws Squad cards until the deck is empty (TF-G37).
func (g *game) drawSquads(n int) {
	p := &g.s.squads[g.s.active]
	for ; n > 0 && p.left > 0; n-- {
		p.left--
		unit := int(p.cards[p.left])
		p.cards[p.left] = 0
		g.s.pending |= one(unit)
		g.t.Card(g.s.active, g.unitCard(g.s.active, unit), playtest.CardDrawn)
		g.t.Rule(tf008)
		if p.left == 0 {
			g.t.Empty(playtest.PileID(g.s.active), int(g.s.turn))
		}
	}
}

// drawTactics draws from the common deck, which is rebuilt from the discard
// pile when it is empty (TF-029).
func (g *game) drawTactics(side playtest.Seat, n int) {
	for range n {
		if g.s.left == 0 && !g.reshuffle() {
			return
		}
		g.s.left--
		c := g.s.tactics[g.s.left]
		g.s.tactics[g.s.left] = 0
		g.s.hands[side] |= card(int(c))
		g.t.Card(side, g.tacticsCard(int(g.data.tactics.of[c])), playtest.CardDrawn)
	}
}

// reshuffle returns false if the discard pile is empty as well.
func (g *game) reshuffle() bool {
	if g.s.discard == 0 {
		return false
	}
	for h := g.s.discard; h != 0; h &= h - 1 {
		g.s.tactics[g.s.left] = uint8(h.first())
		g.s.left++
	}
	g.s.discard = 0
	g.shuffleTactics()
	g.t.Rule(tf029)
	g.t.Empty(tacticsPile, int(g.s.turn))
	return true
}

func (g *game) shuffleTactics() {
	playtest.Shuffle(g.c, playtest.Key{Domain: forTactics, Turn: g.s.shuffles}, g.s.tactics[:g.s.left])
	g.s.shuffles++
}

// spend moves one copy of a card type from a hand to the discard pile. It takes
// a copy that the opponent has seen first, so that the remaining copy reveals
// nothing new.
func (g *game) spend(side playtest.Seat, kind int) (physical int) {
	copies := g.s.hands[side] & g.data.tactics.copies[kind]
	if seen := copies & g.s.known[side.Other()]; seen != 0 {
		copies = seen
	}
	c := card(copies.first())
	g.s.hands[side] &^= c
	g.s.known[side.Other()] &^= c
	g.s.discard |= c
	return c.first()
}
