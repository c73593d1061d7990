package fonts

import (
	"slices"
	"strings"
)

// punctuation rewrites characters that typewriters lack: ellipses, dashes, minus
// signs and quotation marks.
func (w *rewriter) punctuation() {
	for w.i < len(w.in) {
		switch w.next(0) {
		case '.':
			w.dots()
		case '-':
			w.dashes()
		case '\'':
			w.apostrophe()
		case '"':
			w.quote()
		default:
			w.copy(max(1, w.address()))
		}
		w.note()
	}
}

// note keeps track of open quotes after each output. Quotes are matched within one
// line of the text. A mark that both opens and closes, as in Swedish, does so in turn;
// one of second level opens only within another pair, because it may be an apostrophe.
func (w *rewriter) note() {
	m, p, before := &w.marks, w.prev(), runeAt(w.out, len(w.out)-2)
	switch p {
	case '\n':
		w.outer, w.inner, w.single = false, false, false
	case m.open:
		w.outer = m.open != m.closing || !w.outer
	case m.closing:
		w.outer = false
	case m.innerOpen:
		w.inner = m.innerOpen != m.innerClosing || !w.inner && w.outer && w.opens(before)
	case m.innerClosing:
		w.inner = false
	}
	switch p {
	case m.single:
		w.single = m.single != m.singleClosing || !w.single && w.opens(before)
	case m.singleClosing:
		w.single = w.single && isWordRune(w.next(0))
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

// dashes writes two hyphens as the dash of the language, or as an en dash
// between numbers, three as an em dash, and one before a number as a minus.
func (w *rewriter) dashes() {
	switch n := w.run(); {
	case n == 2 && w.style.Dash != 0 && !(isDigit(w.prev()) && isDigit(w.next(n))):
		w.put(w.style.Dash, n)
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
	case '(', '[', '/', ':', '=', ',', ';', '“', '‘', '«', '„', '‚', '»', '›', '‹', '¿', '¡':
		return true
	}
	return isBlank(r)
}

// apostrophe writes a single quote: an apostrophe in most places.
func (w *rewriter) apostrophe() {
	p, n := w.prev(), w.next(1)
	switch {
	case isDigit(p) && !isLetter(n) && !w.single:
		w.copy(1) // for feet or minutes
	case w.opens(p) && isBlank(n):
		w.copy(1)
	case w.opens(p) && !isDigit(n) && w.closes('\'') && !w.elision():
		w.put(w.marks.single, 1)
	case w.single && !isBlank(p) && !isWordRune(n):
		w.put(w.marks.singleClosing, 1)
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
	return slices.Contains(w.style.Elided, string(word))
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
	return isBlank(r) || strings.ContainsRune("<>\"“”„«»‘’‚‹›", r)
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
