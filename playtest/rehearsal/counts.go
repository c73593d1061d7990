package rehearsal

// piles is the maximum number of piles.
const piles = 2

// counts holds the number of cards of each kind.
type counts [maxKinds]uint8

func (c *counts) sum() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

// take removes the n-th card, in the order of kinds.
func (c *counts) take(n int) (kind int) {
	for n >= int(c[kind]) {
		n -= int(c[kind])
		kind++
	}
	c[kind]--
	return kind
}

// kindSet is a set of kinds.
type kindSet [maxKinds / 64]uint64

func (s *kindSet) add(k int) { s[k>>6] |= 1 << (k & 63) }

func (s *kindSet) has(k int) bool { return s[k>>6]>>(k&63)&1 != 0 }

// in counts the cards that are in the set.
func (s *kindSet) in(c *counts) (n int) {
	for k, copies := range c {
		if s.has(k) {
			n += int(copies)
		}
	}
	return n
}
