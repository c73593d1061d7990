package playtest

// Hasher folds the parts of a state into one hash, for Rules.Hash. The zero
// value is ready to use.
type Hasher uint64

// Add folds words in.
func (h *Hasher) Add(words ...uint64) {
	for _, w := range words {
		*h = Hasher(Fold(uint64(*h), w))
	}
}

// Bytes folds bytes in, packed eight to a word.
func (h *Hasher) Bytes(list ...uint8) {
	for len(list) > 0 {
		var w uint64
		n := min(len(list), 8)
		for _, x := range list[:n] {
			w = w<<8 | uint64(x)
		}
		h.Add(w)
		list = list[n:]
	}
}
