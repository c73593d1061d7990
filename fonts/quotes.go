package fonts

// quote writes a double quote in the style of the language.
func (w *rewriter) quote() {
	if w.style.Unpaired {
		w.unpairedQuote()
	} else {
		w.pairedQuote()
	}
}

// unpairedQuote writes a double quote as an opening or a closing one, as English does.
func (w *rewriter) unpairedQuote() {
	p, n := w.prev(), w.next(1)
	switch {
	case opens(p) && isBlank(n):
		w.copy(1)
	case opens(p):
		w.put(w.marks.open, 1)
	case isDigit(p) && !w.outer:
		w.copy(1) // for inches or seconds
	default:
		w.put(w.marks.closing, 1)
	}
}

// pairedQuote writes a pair of double quotes as the marks of the language, and within
// these as those of second level. A quote without a counterpart on the line is kept,
// because it may be a unit.
func (w *rewriter) pairedQuote() {
	p, n := w.prev(), w.next(1)
	switch {
	case (w.opens(p) || p == apostrophe) && !isBlank(n) && w.closes('"'):
		w.put(either(w.outer, w.marks.innerOpen, w.marks.open), 1)
	case w.inner && !isBlank(p):
		w.put(w.marks.innerClosing, 1)
	case w.outer && !isBlank(p):
		w.put(w.marks.closing, 1)
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

// opens reports whether a quote after r is an opening one in this language.
func (w *rewriter) opens(r rune) bool {
	m := &w.marks
	switch r {
	case m.open, m.innerOpen, m.single:
		return r != m.closing && r != m.innerClosing && r != m.singleClosing
	case m.closing, m.innerClosing, m.singleClosing:
		return false
	}
	return opens(r)
}
