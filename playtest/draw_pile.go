package playtest

import "slices"

// pileRoom is the number of cards that a DrawPile has room for.
const pileRoom = 64

// DrawPile is a face-down pile of up to 64 different cards together with its
// discards, for rules in which cards are drawn, read and discarded at once. The
// players see the discards, but not the order of the cards that are left. It has
// a fixed size and no pointers, so that it can be part of a state.
type DrawPile struct {
	cards    [pileRoom]uint8 // cards 0 to drawn-1 are the discards
	size     uint8
	drawn    uint8
	shuffles uint16 // since Stack, so that no two shuffles use the same key
}

// Stack puts all cards, numbered from 0, into the pile in the order of their
// numbers.
func (p *DrawPile) Stack(size int) {
	*p = DrawPile{size: uint8(size), shuffles: p.shuffles}
	for i := range p.cards[:size] {
		p.cards[i] = uint8(i)
	}
}

// Shuffle shuffles all cards, the discards included, into a new pile. Key names
// the pile; its Slot is set to the number of the shuffle.
func (p *DrawPile) Shuffle(c Chance, k Key) {
	n := p.shuffles
	p.Stack(int(p.size))
	k.Slot, p.shuffles = n, n+1
	Shuffle(c, k, p.cards[:p.size])
}

// Draw turns over the next card; the pile must not be empty.
func (p *DrawPile) Draw() uint8 {
	card := p.cards[p.drawn]
	p.drawn++
	return card
}

// Left returns the number of cards that have not been drawn.
func (p *DrawPile) Left() int { return int(p.size) - int(p.drawn) }

// Discards returns the cards drawn since the last shuffle. The result aliases
// the pile.
func (p *DrawPile) Discards() []uint8 { return p.cards[:p.drawn] }

// Next returns the cards that are left, the next one first. The result aliases
// the pile. Only tests and Rules.Hash may look at it: no player sees it.
func (p *DrawPile) Next() []uint8 { return p.cards[p.drawn:p.size] }

// Redeal puts the cards that are left in a random order, starting from a sorted
// pile; see Rules.Redeal.
func (p *DrawPile) Redeal(c Chance, k Key) {
	slices.Sort(p.Next())
	k.Slot = p.shuffles
	Shuffle(c, k, p.Next())
}

// Observe writes what everyone knows: which cards are left.
func (p *DrawPile) Observe(o *Observation) {
	var left uint64
	for _, card := range p.Next() {
		left |= 1 << card
	}
	o.Add(left)
}

// Hash folds the pile into a hash, the order of the cards included.
func (p *DrawPile) Hash(h *Hasher) {
	h.Add(uint64(p.shuffles)<<16 | uint64(p.size)<<8 | uint64(p.drawn))
	h.Bytes(p.cards[:p.size]...)
}
