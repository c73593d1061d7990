package proofread

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// leastWords is the number of words of a game from which the letters of its words are
// taken to be those of the language.
const leastWords = 400

// exchanged reports words that the game uses once, and that a word which it uses often
// becomes if two letters next to each other are exchanged: "plsu" for "plus". Three letters
// in a row of such a word are in no other word of the game, unlike those of "form", which
// is not "from".
func (n *nearness) exchanged(told map[string]bool) {
	if len(n.uses) < leastWords {
		return
	}
	inWords := map[string]int{}
	for word := range n.uses {
		for three := range threes(word) {
			inWords[three]++
		}
	}
	for _, word := range slices.Sorted(maps.Keys(n.uses)) {
		if len(n.uses[word]) != 1 || n.listed[word] || told[word] || strings.ContainsFunc(word, unicode.IsDigit) {
			continue
		}
		strange := slices.ContainsFunc(slices.Collect(maps.Keys(threes(word))), func(three string) bool { return inWords[three] == 1 })
		if meant := n.meant(word); meant != "" && strange {
			u := n.uses[word][0]
			n.proof.found.Warnf(u.text.Pos(n.lang), CodeNearly, "“%s” is “%s” with two letters exchanged", word, meant).
				Hintf("correct it, or add it to terms.csv if it is right")
		}
	}
}

// threes returns the runs of three letters of a word.
func threes(word string) map[string]bool {
	all, letters := map[string]bool{}, []rune(word)
	for i := 3; i <= len(letters); i++ {
		all[string(letters[i-3:i])] = true
	}
	return all
}

// meant returns the common word of which a word is a slip, "" if there is none.
func (n *nearness) meant(word string) string {
	letters := []rune(word)
	for i := 1; i < len(letters); i++ {
		if letters[i-1] == letters[i] {
			continue
		}
		other := slices.Clone(letters)
		other[i-1], other[i] = other[i], other[i-1]
		if len(n.uses[string(other)]) == maxUses {
			return string(other)
		}
	}
	return ""
}
