package fonts

// englishQuote writes a double quote as “ or ”.
func (w *rewriter) englishQuote() {
	p, n := w.prev(), w.next(1)
	switch {
	case opens(p) && isBlank(n):
		w.copy(1)
	case opens(p):
		w.put('“', 1)
	case isDigit(p) && !w.double:
		w.copy(1) // for inches or seconds
	default:
		w.put('”', 1)
	}
}
