package fonts

import (
	"slices"
	"strings"
)

// punctuation rewrites characters that typewriters lack: ellipses, dashes, minus
// signs and quotation marks; quote writes a double quote in the style of the
// language.
func (w *rewriter) punctuation(quote func(*rewriter)) {
	for w.i < len(w.in) {
		switch w.next(0) {
		case '.':
			w.dots()
		case '-':
			w.dashes()
		case '\'':
			w.apostrophe()
		case '"':
			quote(w)
		default:
			w.copy(max(1, w.address()))
		}
		w.note()
	}
}

// note keeps track of open quotes after each output. Quotes are matched within
// one line of the text.
func (w *rewriter) note() {
	switch w.prev() {
	case '\n':
		w.double, w.single, w.guillemets = false, false, false
	case '“':
		w.double = true
	case '”':
		w.double = false
	case '‘':
		w.single = true
	case '’':
		w.single = w.single && isWordRune(w.next(0))
	case '«':
		w.guillemets = true
	case '»':
		w.guillemets = false
	}
}

// dots writes three dots as an ellipsis; more of them are a leader.
func (w *rewriter) dots() {
	if n := w.run(); n == 3 {
		w.put('…', n)
	} else {
		w.copy(n)
	}
}

// dashes writes two hyphens as an en dash, three as an em dash, and one before
// a number as a minus.
func (w *rewriter) dashes() {
	switch n := w.run(); {
	case n == 2:
		w.put('–', n)
	case n == 3:
		w.put('—', n)
	case n == 1 && isDigit(w.next(1)) && precedesSign(w.prev()):
		w.put(minus, 1)
	default:
		w.copy(n)
	}
}

// precedesSign reports whether a hyphen after r is a sign, not a link.
func precedesSign(r rune) bool {
	switch r {
	case '(', '[', '/', ':', '=', ',', ';', '“', '‘', '«':
		return true
	}
	return isBlank(r)
}

// elided are English words that start with an apostrophe.
var elided = []string{"tis", "twas", "twere", "em", "til", "cause", "n", "round", "bout"}

// apostrophe writes a single quote: an apostrophe in most places.
func (w *rewriter) apostrophe() {
	p, n := w.prev(), w.next(1)
	switch {
	case isDigit(p) && !isLetter(n) && !w.single:
		w.copy(1) // for feet or minutes
	case opens(p) && isBlank(n):
		w.copy(1)
	case opens(p) && !isDigit(n) && w.closes('\'') && !w.elision():
		w.put('‘', 1)
	default:
		w.put(apostrophe, 1)
	}
}

func isLetter(r rune) bool { return isWordRune(r) && !isDigit(r) }

// elision reports whether the word after the quote is one that starts with an
// apostrophe.
func (w *rewriter) elision() bool {
	var buf [8]byte
	word := buf[:0]
	for k := 1; isLetter(w.next(k)) && w.next(k) < 0x80 && len(word) < 8; k++ {
		word = append(word, byte(w.next(k))|0x20)
	}
	return slices.Contains(elided, string(word))
}

// closes reports whether a quote that may close this one follows on the line: one
// that has something before it and no letter after it.
func (w *rewriter) closes(quote rune) bool {
	for k := 2; w.next(k-1) != '\n'; k++ {
		if w.next(k) == quote && !isBlank(w.next(k-1)) && !isWordRune(w.next(k+1)) {
			return true
		}
	}
	return false
}

// mayHoldAddress reports whether the letters contain what every address contains,
// so that most texts need not be searched word by word.
func mayHoldAddress(letters []letter) bool {
	for i, l := range letters {
		if l.r == '@' || l.r == '/' && runeAt(letters, i-1) == '/' || l.r == 'w' && runeAt(letters, i-1) == 'w' {
			return true
		}
	}
	return false
}

// address returns the length of a web or mail address that starts here, 0 if
// there is none. Punctuation that ends a sentence is not part of it.
func (w *rewriter) address() int {
	if !w.addresses || !isWordRune(w.next(0)) || !opens(w.prev()) {
		return 0
	}
	n := 0
	for !endsAddress(w.next(n)) {
		n++
	}
	for n > 0 && !isWordRune(w.next(n-1)) && w.next(n-1) != '/' {
		n--
	}
	if w.isAddress(n) {
		return n
	}
	return 0
}

func endsAddress(r rune) bool {
	return isBlank(r) || strings.ContainsRune("<>\"“”«»", r)
}

// isAddress looks for "://", a leading "www." or an @ between letters in the
// next n letters.
func (w *rewriter) isAddress(n int) bool {
	if w.next(0) == 'w' && w.next(1) == 'w' && w.next(2) == 'w' && w.next(3) == '.' && n > 4 {
		return true
	}
	for k := 1; k+1 < n; k++ {
		switch w.next(k) {
		case ':':
			if w.next(k+1) == '/' && w.next(k+2) == '/' && k+2 < n {
				return true
			}
		case '@':
			if isWordRune(w.next(k-1)) && isWordRune(w.next(k+1)) {
				return true
			}
		}
	}
	return false
}
