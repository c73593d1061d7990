package playtest

import "slices"

// Observation is what one player may know, as words in an order chosen by the
// rules. It can be reused without allocating.
type Observation struct{ words []uint64 }

// Reset empties the observation.
func (o *Observation) Reset() { o.words = o.words[:0] }

// Add appends a word.
func (o *Observation) Add(word uint64) { o.words = append(o.words, word) }

// Equal reports whether two observations are equal.
func (o *Observation) Equal(p *Observation) bool { return slices.Equal(o.words, p.words) }

// Hash returns a hash of the words.
func (o *Observation) Hash() uint64 {
	h := uint64(len(o.words))
	for _, w := range o.words {
		h = Fold(h, w)
	}
	return h
}
