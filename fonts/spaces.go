package fonts

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// spaces adjusts spaces around punctuation marks, in numbers and after words that stay
// with the next one.
func (w *rewriter) spaces() {
	for w.i < len(w.in) {
		switch r := w.next(0); r {
		case '«':
			w.openGuillemet()
		case ' ':
			w.space()
		case ';', '!', '?', ':', '»':
			if w.wantsSpace(r) {
				w.put(w.style.Before(r), 0)
			}
			w.copy(1)
		default:
			w.copy(max(1, w.address()))
		}
	}
}

// openGuillemet writes « with one no-break space after it, in languages that have one
// there.
func (w *rewriter) openGuillemet() {
	w.copy(1)
	if w.style.Guillemets == 0 {
		return
	}
	for w.next(0) == ' ' {
		w.i++
	}
	if !isBlank(w.next(0)) {
		w.after(w.style.Guillemets)
	}
}

// wantsSpace reports whether a mark directly after the last output needs a space.
func (w *rewriter) wantsSpace(mark rune) bool {
	p := w.prev()
	switch {
	case w.style.Before(mark) == 0:
		return false
	case mark == '»':
		return !isBlank(p) && p != '«'
	}
	return endsPhrase(p) && w.endsAt(mark, 1) && (!w.style.KeepHigh || mark == ':')
}

// endsPhrase reports whether a mark after r is punctuation, not part of a code or
// a row of marks.
func endsPhrase(r rune) bool {
	switch r {
	case ')', ']', '}', '”', apostrophe, '"', '…', '%', '°', '€', '$', '.', '»', '*':
		return true
	}
	return isWordRune(r)
}

// endsAt reports whether the mark k-1 letters ahead is followed by a space, the
// end or another mark: in "14:30" and "PB:0" the colon is not punctuation.
func (w *rewriter) endsAt(mark rune, k int) bool {
	switch n := w.next(k); n {
	case ')':
		return mark != ':' && mark != ';'
	case '!', '?', ':', ';', '.', ',', '…', ']', '}', '»', '”', '"', apostrophe, '\'':
		return true
	default:
		return isBlank(n)
	}
}

// space writes the next plain spaces: as the space of the mark after them, as a
// no-break space, or unchanged.
func (w *rewriter) space() {
	n := w.run()
	mark := w.next(n)
	before := w.style.Before(mark)
	switch {
	case before != 0 && (mark == '»' && !isBlank(w.prev()) || isHigh(mark) && w.afterWord() && w.endsAt(mark, n+1)):
		w.put(before, n)
	case n == 1 && w.joinsDigits():
		w.put(w.style.Groups, 1)
	case n == 1 && w.joinsWords():
		w.put(narrow, 1)
	case n == 1 && w.holdsNext():
		w.put(noBreak, 1)
	default:
		w.copy(n)
	}
}

func isHigh(r rune) bool { return r == ';' || r == '!' || r == '?' || r == ':' }

func (w *rewriter) afterWord() bool { return endsPhrase(w.prev()) || isHigh(w.prev()) }

// joinsDigits reports whether a space separates groups of one number: one to
// three digits, then exactly three.
func (w *rewriter) joinsDigits() bool {
	if !isDigit(w.next(1)) || !isDigit(w.next(2)) || !isDigit(w.next(3)) || isWordRune(w.next(4)) {
		return false
	}
	end := len(w.out)
	first := end
	for first > 0 && isDigit(w.out[first-1].r) {
		first--
	}
	before := runeAt(w.out, first-1)
	switch digits := end - first; {
	case digits == 3 && (before == narrow || before == noBreak) && isDigit(runeAt(w.out, first-2)):
		return true
	case digits == 0 || digits > 3 || w.out[first].r == '0':
		return false
	}
	return !isWordRune(before) && before != ',' && before != '.'
}

// holdsNext reports whether the word before a space must stay with what follows:
// "n° 5", "M. Dupont", "2e classe", "XXe siècle", "w lesie".
func (w *rewriter) holdsNext() bool {
	last, n := w.lastWord(), w.next(1)
	switch {
	case isBlank(n):
		return false
	case w.style.isWordOfOne(last):
		return true
	case isDigit(n):
		return isOneOf(last, w.style.References)
	case unicode.IsUpper(n) && isOneOf(last, w.style.Titles):
		return true
	}
	return w.style.Keeps && unicode.IsLetter(n) && w.style.ordinal(last) > 0
}

// joinsWords reports whether a space is within an abbreviation of several words: "z. B.".
func (w *rewriter) joinsWords() bool {
	for _, words := range w.style.Joined {
		for at, r := range words {
			if r == ' ' && w.endsWith(words[:at]) && w.startsWith(words[at+1:]) {
				return true
			}
		}
	}
	return false
}

// endsWith reports whether words were written last, without a letter before them. Their
// first letter may be a capital.
func (w *rewriter) endsWith(words string) bool {
	from := len(w.out) - utf8.RuneCountInString(words)
	if from < 0 || isWordRune(runeAt(w.out, from-1)) {
		return false
	}
	for _, r := range words {
		if !isSameIn(r, w.out[from].r) {
			return false
		}
		from++
	}
	return true
}

// startsWith reports whether words follow the next space.
func (w *rewriter) startsWith(words string) bool {
	k := 1
	for _, r := range words {
		if !isSameIn(r, w.next(k)) {
			return false
		}
		k++
	}
	return true
}

// isSameIn reports whether a character of an abbreviation may be written as r.
func isSameIn(of, r rune) bool {
	return of == r || of == ' ' && isSpace(r) || of == unicode.ToLower(r)
}

// lastWord returns what was written after the last space if it is short.
func (w *rewriter) lastWord() []letter {
	from := len(w.out)
	for from > 0 && len(w.out)-from < 6 && !opens(w.out[from-1].r) {
		from--
	}
	return w.out[from:]
}

func isOneOf(letters []letter, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return isWord(letters, word) })
}

func isWord(letters []letter, word string) bool {
	for _, r := range word {
		if len(letters) == 0 || letters[0].r != r {
			return false
		}
		letters = letters[1:]
	}
	return len(letters) == 0
}
