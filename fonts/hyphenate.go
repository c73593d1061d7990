package fonts

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// leftMin is the least number of letters before a hyphen, and leastWord that of a word
// with a hyphen. The patterns say how many letters come after it.
const leftMin, leastWord = 2, 5

// hyphenated caches the hyphenation points of words.
type hyphenated struct {
	patterns *patterns
	words    map[string][]int
}

// hyphensOf returns the cache for a language, nil if the language is not
// hyphenated.
func (s *Shaper) hyphensOf(lang string) *hyphenated {
	base := baseLanguage(lang)
	if known, ok := s.hyphens[base]; ok {
		return known
	}
	var h *hyphenated
	if p := patternsOf(base); p != nil {
		h = &hyphenated{patterns: p, words: map[string][]int{}}
	}
	s.hyphens[base] = h
	return h
}

// points returns the places where a word may be hyphenated, counted in letters
// from its start.
func (h *hyphenated) points(word []byte) []int {
	if known, ok := h.words[string(word)]; ok {
		return known
	}
	found := h.find(word)
	h.words[string(word)] = found
	return found
}

// find looks up the word in lower case between two dots, first in the
// exceptions, then in the patterns.
func (h *hyphenated) find(word []byte) []int {
	low := make([]byte, 0, len(word)+2)
	low = append(low, '.')
	for _, r := range string(word) {
		if r == apostrophe {
			r = '\''
		}
		low = utf8.AppendRune(low, unicode.ToLower(r))
	}
	low = append(low, '.')
	if spelt, ok := h.patterns.exceptions[string(low[1:len(low)-1])]; ok {
		return hyphenPositions(spelt)
	}
	levels := make([]byte, len(low)+1)
	h.patterns.rate(low, levels)
	return h.patterns.allowed(low[1:len(low)-1], levels[1:])
}

// hyphenPositions returns the positions of the hyphens in a word written with
// them.
func hyphenPositions(spelt string) (at []int) {
	for i := range len(spelt) {
		if spelt[i] == '-' {
			at = append(at, i-len(at))
		}
	}
	return at
}

// allowed returns the positions with odd levels that leave enough letters on
// both sides; an apostrophe counts as an edge of the word.
func (p *patterns) allowed(word, levels []byte) (at []int) {
	n := 0
	for i := range string(word) {
		left := word[bytes.LastIndexByte(word[:i], '\'')+1 : i]
		right := word[i:]
		if end := bytes.IndexByte(right, '\''); end >= 0 {
			right = right[:end]
		}
		if levels[i]%2 == 1 && utf8.RuneCount(left) >= leftMin && utf8.RuneCount(right) >= p.rightMin {
			at = append(at, n)
		}
		n++
	}
	return at
}
