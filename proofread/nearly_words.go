package proofread

import (
	"cmp"
	"iter"
	"slices"
)

// remainder is what is left of a word without one letter.
type remainder struct {
	hash uint64
	word int32 // its index
}

// leftOf returns what is left of words, sorted.
func leftOf(words []string) (all []remainder) {
	for i, word := range words {
		for hash := range withoutOne(word) {
			all = append(all, remainder{hash, int32(i)})
		}
	}
	slices.SortFunc(all, func(a, b remainder) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.word, b.word)) })
	return all
}

// withoutOne returns hashes of a word, and of what is left of it without each of its
// letters: two words may have one in common by chance. Longer words than names have are cut.
func withoutOne(word string) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		letters := []rune(word)
		letters = letters[:min(len(letters), 40)]
		if !yield(hashOf(letters, -1)) {
			return
		}
		for i := range letters {
			if (i == 0 || letters[i] != letters[i-1]) && !yield(hashOf(letters, i)) {
				return
			}
		}
	}
}

// hashOf returns a hash of letters but for one, as FNV-1a with 64 bits mixes them.
func hashOf(letters []rune, but int) uint64 {
	hash := uint64(14695981039346656037)
	for i, r := range letters {
		if i != but {
			hash = (hash ^ uint64(r)) * 1099511628211
		}
	}
	return hash
}

// oneSlip reports whether two words differ by one letter more, less or other, or by two
// neighbors that changed places.
func oneSlip(a, b string) bool {
	x, y := []rune(a), []rune(b)
	if len(x) > len(y) {
		x, y = y, x
	}
	i := 0
	for i < len(x) && x[i] == y[i] {
		i++
	}
	switch len(y) - len(x) {
	case 1:
		return string(x[i:]) == string(y[i+1:])
	case 0:
		if i == len(x) {
			return false
		}
		swapped := i+1 < len(x) && x[i] == y[i+1] && x[i+1] == y[i] && string(x[i+2:]) == string(y[i+2:])
		return swapped || string(x[i+1:]) == string(y[i+1:])
	}
	return false
}
