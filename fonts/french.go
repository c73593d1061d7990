package fonts

import (
	"slices"
	"unicode"
)

// spacing is which spaces a French-speaking country uses where.
type spacing struct {
	high       rune // before ; ! ?
	addHigh    bool // also add it if the author wrote none
	colon      rune
	guillemets rune
}

func spacingOf(lang string) spacing {
	switch region(lang) {
	case "CA":
		return spacing{high: narrow, colon: noBreak, guillemets: noBreak}
	case "CH":
		return spacing{high: narrow, addHigh: true, colon: narrow, guillemets: narrow}
	}
	return spacing{high: narrow, addHigh: true, colon: noBreak, guillemets: noBreak}
}

// frenchQuote writes a pair of double quotes as « », and within these as “ ”. A
// quote without a counterpart on the line is kept, because it may be a unit.
func (w *rewriter) frenchQuote() {
	p, n := w.prev(), w.next(1)
	switch {
	case (opens(p) || p == apostrophe) && !isBlank(n) && w.closes('"'):
		w.put(either(w.guillemets, '“', '«'), 1)
	case w.double && !isBlank(p):
		w.put('”', 1)
	case w.guillemets && !isBlank(p):
		w.put('»', 1)
	default:
		w.copy(1)
	}
}

func either(cond bool, a, b rune) rune {
	if cond {
		return a
	}
	return b
}

// french adjusts spaces around punctuation marks and in numbers.
func (w *rewriter) french(sp spacing) {
	for w.i < len(w.in) {
		switch r := w.next(0); r {
		case '«':
			w.openGuillemet(sp)
		case ' ':
			w.frenchSpace(sp)
		case ';', '!', '?', ':', '»':
			if w.wantsSpace(sp, r) {
				w.put(sp.before(r), 0)
			}
			w.copy(1)
		default:
			w.copy(max(1, w.address()))
		}
	}
}

// before returns the space that belongs before a mark.
func (sp spacing) before(mark rune) rune {
	switch mark {
	case ':':
		return sp.colon
	case '»':
		return sp.guillemets
	}
	return sp.high
}

// openGuillemet writes « with one no-break space after it.
func (w *rewriter) openGuillemet(sp spacing) {
	w.copy(1)
	for w.next(0) == ' ' {
		w.i++
	}
	if !isBlank(w.next(0)) {
		w.after(sp.guillemets)
	}
}

// wantsSpace reports whether a mark directly after the last output needs a space.
func (w *rewriter) wantsSpace(sp spacing, mark rune) bool {
	p := w.prev()
	if mark == '»' {
		return !isBlank(p) && p != '«'
	}
	return endsPhrase(p) && w.endsAt(mark, 1) && (sp.addHigh || mark == ':')
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

// frenchSpace writes the next plain spaces: as the space of the mark after them,
// as a no-break space, or unchanged.
func (w *rewriter) frenchSpace(sp spacing) {
	n := w.run()
	mark := w.next(n)
	switch {
	case mark == '»' && !isBlank(w.prev()), isHigh(mark) && w.afterWord() && w.endsAt(mark, n+1):
		w.put(sp.before(mark), n)
	case n == 1 && w.joinsDigits():
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

// references stay with the number after them, titles with the name.
var (
	references = []string{"n°", "N°", "nº", "Nº", "§", "p.", "pp.", "art.", "fig.", "chap.", "vol."}
	titles     = []string{"M.", "MM.", "Mme", "Mmes", "Mlle", "Dr", "Pr", "Gal", "Cdt", "Cne", "Lt", "Sgt", "Cpl"}
	ordinals   = []string{"er", "re", "e", "ème", "nd", "nde"}
)

// holdsNext reports whether the word before a space must stay with what follows:
// "n° 5", "M. Dupont", "2e classe", "XXe siècle".
func (w *rewriter) holdsNext() bool {
	last, n := w.lastWord(), w.next(1)
	switch {
	case isDigit(n):
		return isOneOf(last, references)
	case unicode.IsUpper(n) && isOneOf(last, titles):
		return true
	}
	return unicode.IsLetter(n) && isOrdinal(last)
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

// isOrdinal reports whether a word is a number, in digits or in Roman numerals up
// to thirty-nine, with an ordinal ending.
func isOrdinal(word []letter) bool {
	n := 0
	for n < len(word) && (isDigit(word[n].r) || word[n].r == 'I' || word[n].r == 'V' || word[n].r == 'X') {
		n++
	}
	return n > 0 && isOneOf(word[n:], ordinals)
}
