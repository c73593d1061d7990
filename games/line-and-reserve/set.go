package lineandreserve

import "math/bits"

// perSide is the most cards in a Reserves deck; unit cards are numbered from 0 in
// the deck of seat 0 and from perSide in that of seat 1.
const (
	perSide  = 64
	allUnits = 2 * perSide
)

// nobody stands for no unit card where a number is kept.
const nobody = 0xff

// set is a set of unit cards of both decks.
type set struct{ a, b uint64 }

func one(u int) set {
	if u < perSide {
		return set{a: 1 << u}
	}
	return set{b: 1 << (u - perSide)}
}

func (s set) has(u int) bool {
	if u < perSide {
		return s.a>>u&1 != 0
	}
	return s.b>>(u-perSide)&1 != 0
}

func (s set) and(t set) set  { return set{s.a & t.a, s.b & t.b} }
func (s set) or(t set) set   { return set{s.a | t.a, s.b | t.b} }
func (s set) less(t set) set { return set{s.a &^ t.a, s.b &^ t.b} }
func (s set) with(u int) set { return s.or(one(u)) }
func (s set) drop(u int) set { return s.less(one(u)) }
func (s set) some() bool     { return s.a|s.b != 0 }
func (s set) none() bool     { return s.a|s.b == 0 }
func (s set) count() int     { return bits.OnesCount64(s.a) + bits.OnesCount64(s.b) }

// first returns the lowest card of a set that is not empty.
func (s set) first() int {
	if s.a != 0 {
		return bits.TrailingZeros64(s.a)
	}
	return perSide + bits.TrailingZeros64(s.b)
}

// rest returns the set without its lowest card.
func (s set) rest() set {
	if s.a != 0 {
		return set{s.a & (s.a - 1), s.b}
	}
	return set{0, s.b & (s.b - 1)}
}

// above returns the cards with a number higher than u.
func (s set) above(u int) set {
	if u < perSide {
		return set{s.a &^ (1<<(u+1) - 1), s.b}
	}
	return set{0, s.b &^ (1<<(u-perSide+1) - 1)}
}

// hand is a set of Command cards.
type hand uint64

func (h hand) first() int { return bits.TrailingZeros64(uint64(h)) }
func (h hand) count() int { return bits.OnesCount64(uint64(h)) }

// cards is a set of designs of Command cards.
type cards uint32

func (c cards) first() int        { return bits.TrailingZeros32(uint32(c)) }
func (c cards) has(kind int) bool { return c>>kind&1 != 0 }

// weapons is a set of the weapons of a unit, by their place in its list.
type weapons uint8

func (w weapons) first() int     { return bits.TrailingZeros8(uint8(w)) }
func (w weapons) count() int     { return bits.OnesCount8(uint8(w)) }
func (w weapons) has(i int) bool { return w>>i&1 != 0 }

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
