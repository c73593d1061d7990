package playtest

import "math/bits"

// Key says what a random draw is for. Draws are keyed by meaning and not by order:
// one more die in one place leaves every other die unchanged. Replays, mirrored
// seats and comparing two sets of rules on the same luck rely on it. A key is
// drawn at most once in a game.
type Key struct {
	Domain uint8 // the rules' own: a deck's order, a kind of roll
	Seat   Seat
	Turn   uint16
	Slot   uint16 // a unit, a front, a card
	Repeat uint16 // counts draws of the same kind
}

// word packs a key without loss, so that two keys never collide.
func (k Key) word() uint64 {
	return uint64(k.Domain)<<56 | uint64(uint8(k.Seat))<<48 | uint64(k.Turn)<<32 | uint64(k.Slot)<<16 | uint64(k.Repeat)
}

// Chance is the only randomness that rules may touch.
type Chance interface {
	// N returns a number from 0 to n-1, all equally likely. n is at least 1.
	N(k Key, n int) int
}

// Die rolls a die with the given number of sides and returns 1 to sides.
func Die(c Chance, k Key, sides int) int { return 1 + c.N(k, sides) }

// Shuffle puts cards in random order (Fisher and Yates). It draws the keys k with
// Repeat 0 to len(cards)-2.
func Shuffle(c Chance, k Key, cards []uint8) {
	if keyed, ok := c.(*Keyed); ok {
		keyed.shuffle(k, cards)
		return
	}
	for i := len(cards) - 1; i > 0; i-- {
		k.Repeat = uint16(len(cards) - 1 - i)
		j := c.N(k, i+1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// Keyed is the Chance of ordinary games: a hash of seed, game and key.
type Keyed struct{ base uint64 }

// NewKeyed returns the chance of one game.
func NewKeyed(seed, game uint64) Keyed { return Keyed{base: mix(mix(seed+gamma) ^ game)} }

// N returns the number drawn for a key.
func (c *Keyed) N(k Key, n int) int {
	return int(bounded(mix(c.base^mix(k.word()+gamma)), uint64(n)))
}

// shuffle is Shuffle for ordinary games, where only the last part of the key
// changes.
func (c *Keyed) shuffle(k Key, cards []uint8) {
	k.Repeat = 0
	word := k.word() + gamma
	for i := len(cards) - 1; i > 0; i-- {
		j := bounded(mix(c.base^mix(word)), uint64(i+1))
		cards[i], cards[j] = cards[j], cards[i]
		word++
	}
}

// gamma is the odd step of SplitMix64 (Steele, Lea, Flood 2014), 2^64 divided
// by the golden ratio.
const gamma = 0x9E3779B97F4A7C15

// mix is the finalizer of SplitMix64: a bijection in which flipping one input bit
// changes half of the output bits on average.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// Fold adds a word to a hash; rules use it for Hash.
func Fold(h, word uint64) uint64 { return mix(h ^ (word + gamma)) }

// bounded maps a random word to 0..n-1 without bias (Lemire 2019): the few words
// that would favor some numbers are mixed again and retried.
func bounded(word, n uint64) uint64 {
	hi, lo := bits.Mul64(word, n)
	if lo < n {
		for reject := -n % n; lo < reject; {
			word = mix(word + gamma)
			hi, lo = bits.Mul64(word, n)
		}
	}
	return hi
}
