package percee

import "math/bits"

// maxHexes is the maximum number of hexes in a set.
const maxHexes = 128

// hexes is a set of hexes of the map, by their index in the grid. It is two words
// and not an array, so that sets stay in registers.
type hexes struct{ low, high uint64 }

// oneHex is the set of a single hex.
func oneHex(i int) hexes {
	b := uint64(1) << (i & 63)
	if i < 64 {
		return hexes{low: b}
	}
	return hexes{high: b}
}

func (h *hexes) add(i int) { *h = h.or(oneHex(i)) }

// set adds or removes a hex.
func (h *hexes) set(i int, in bool) {
	w := &h.low
	if i >= 64 {
		w = &h.high
	}
	*w = *w&^(1<<(i&63)) | bit(in)<<(i&63)
}

func (h hexes) has(i int) bool {
	w := h.low
	if i >= 64 {
		w = h.high
	}
	return w>>(i&63)&1 == 1
}

func (h hexes) empty() bool { return h.low|h.high == 0 }

func (h hexes) count() int { return bits.OnesCount64(h.low) + bits.OnesCount64(h.high) }

// and returns the intersection of two sets; or, xor and less are the other set
// operations.
func (h hexes) and(o hexes) hexes { return hexes{h.low & o.low, h.high & o.high} }

func (h hexes) or(o hexes) hexes { return hexes{h.low | o.low, h.high | o.high} }

func (h hexes) xor(o hexes) hexes { return hexes{h.low ^ o.low, h.high ^ o.high} }

func (h hexes) less(o hexes) hexes { return hexes{h.low &^ o.low, h.high &^ o.high} }

// meets reports whether two sets have a hex in common.
func (h hexes) meets(o hexes) bool { return h.low&o.low|h.high&o.high != 0 }

// first returns the lowest hex of a set that is not empty.
func (h hexes) first() int {
	if h.low != 0 {
		return bits.TrailingZeros64(h.low)
	}
	return 64 + bits.TrailingZeros64(h.high)
}

// rest returns a set without its lowest hex.
func (h hexes) rest() hexes {
	if h.low != 0 {
		return hexes{h.low & (h.low - 1), h.high}
	}
	return hexes{high: h.high & (h.high - 1)}
}

// nth returns the nth lowest hex, from 0, of a set that has more than n.
func (h hexes) nth(n int) int {
	for range n {
		h = h.rest()
	}
	return h.first()
}
