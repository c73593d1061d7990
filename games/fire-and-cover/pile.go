package fireandcover

import "math/bits"

// maxKinds is the maximum number of card types in a deck, and maxCopies the
// maximum number of copies of one.
const (
	maxKinds  = 64
	maxCopies = 15
)

// kindSet is a set of card types.
type kindSet uint64

func kind1(kind int) kindSet { return 1 << kind }

func (k kindSet) has(kind int) bool { return k>>kind&1 == 1 }

func (k kindSet) first() int { return bits.TrailingZeros64(uint64(k)) }

// pile holds cards without an order: the number of each type, in four bits.
// Copies of a card are identical, so that equal piles are equal values.
type pile struct {
	kinds kindSet
	n     [maxKinds / 16]uint64
	size  uint8
}

func (p *pile) count(kind int) int { return int(p.n[kind>>4] >> (kind & 15 * 4) & 15) }

func (p *pile) add(kind int) {
	p.n[kind>>4] += 1 << (kind & 15 * 4)
	p.kinds |= kind1(kind)
	p.size++
}

// take removes one copy, which must be there.
func (p *pile) take(kind int) {
	if !p.kinds.has(kind) {
		panic("fireandcover: a card is taken that is not there")
	}
	p.n[kind>>4] -= 1 << (kind & 15 * 4)
	p.size--
	if p.count(kind) == 0 {
		p.kinds &^= kind1(kind)
	}
}

// less removes the cards of another pile, which must be there.
func (p *pile) less(o *pile) {
	for k := o.kinds; k != 0; k &= k - 1 {
		for range o.count(k.first()) {
			p.take(k.first())
		}
	}
}

// pour moves all cards to another pile.
func (p *pile) pour(to *pile) {
	for k := p.kinds; k != 0; k &= k - 1 {
		for range p.count(k.first()) {
			to.add(k.first())
		}
	}
	*p = pile{}
}

// list appends the cards, sorted by type.
func (p *pile) list(to []uint8) []uint8 {
	for k := p.kinds; k != 0; k &= k - 1 {
		for range p.count(k.first()) {
			to = append(to, uint8(k.first()))
		}
	}
	return to
}
