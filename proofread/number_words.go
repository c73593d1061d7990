package proofread

import (
	"strings"
	"sync"
)

// numberWords are the words for numbers of one language.
type numberWords struct{ counts, nths map[string]int }

// spelledIn has the words of each language.
var spelledIn = sync.OnceValue(func() map[string]numberWords {
	all := map[string]numberWords{}
	for name, lang := range languages {
		if len(lang.numbers) > 0 {
			all[name] = numberWords{valuesOf(lang.numbers, 2), valuesOf(lang.nths, 1)}
		}
	}
	return all
})

// spelled returns the numbers that a word in lower case may stand for.
func (l *language) spelled(word string) (all []int) {
	words := spelledIn()[l.name]
	for _, known := range []map[string]int{words.counts, words.nths} {
		if n, is := known[word]; is {
			all = append(all, n)
		}
	}
	if n := romanNumber(word); n > 0 {
		all = append(all, n)
	}
	return all
}

// spelled counts the words of a text by the numbers that they may stand for.
func (r *reading) spelled() map[int]int {
	all := map[int]int{}
	for _, word := range wordsOf(r.plain) {
		for _, n := range r.lang.spelled(word) {
			all[n]++
		}
	}
	return all
}

// romanNumber returns the value of a Roman numeral up to 39, which may have an ending
// as in xxe, or 0.
func romanNumber(word string) int {
	n, rest := 0, strings.TrimRight(word, "e")
	for rest != "" {
		size, value := romanDigit(rest)
		if size == 0 {
			return 0
		}
		n, rest = n+value, rest[size:]
	}
	return n
}

func romanDigit(s string) (size, value int) {
	switch {
	case strings.HasPrefix(s, "ix"):
		return 2, 9
	case strings.HasPrefix(s, "iv"):
		return 2, 4
	case s[0] == 'x':
		return 1, 10
	case s[0] == 'v':
		return 1, 5
	case s[0] == 'i':
		return 1, 1
	}
	return 0, 0
}

// otherWords returns a number word of a text and one of its translation that stands for
// another number, if neither has the other's number in any form.
func otherWords(from, to *reading) (was, now []string) {
	if from.lang.numbers == nil || to.lang.numbers == nil {
		return nil, nil
	}
	a, b := from.counted(), to.counted()
	was, now = notAmong(a, b, to), notAmong(b, a, from)
	if len(was) == 0 || len(now) == 0 {
		return nil, nil
	}
	return was, now
}

// counted returns the numbers that are written as words, with their words.
func (r *reading) counted() map[int]string {
	words := spelledIn()[r.lang.name].counts
	var all map[int]string
	for _, word := range wordsOf(r.plain) {
		if r.lang.isLarge(word) {
			return nil
		}
		if n, is := words[word]; is {
			if all == nil {
				all = map[int]string{}
			}
			all[n] = word
		}
	}
	return all
}

// isLarge reports whether a word makes larger numbers of those beside it.
func (l *language) isLarge(word string) bool {
	return strings.Contains(l.large, word) && strings.Contains(" "+l.large+" ", " "+word+" ")
}

// notAmong returns the words of numbers that another text has neither as words nor as
// figures, in the order of the numbers.
func notAmong(all, others map[int]string, other *reading) (left []string) {
	for n := 2; n <= 12 && len(all) > 0; n++ {
		word, is := all[n]
		if is && others[n] == "" && !other.hasFigure(n) {
			left = append(left, word)
		}
	}
	return left
}

func (r *reading) hasFigure(n int) bool {
	for _, f := range r.figures {
		if f.value() == n {
			return true
		}
	}
	return false
}
