package fonts

// spaceWidths are the fixed spaces of Unicode, as divisors of the em.
var spaceWidths = map[rune]int{
	'\u2000': 2, '\u2001': 1, '\u2002': 2, '\u2003': 1, '\u2004': 3, '\u2005': 4, '\u2006': 6, '\u2009': 5, '\u200A': 10,
}

// substitute makes a character that the font lacks from one that it has: any
// space from the word space, with its own width, and the Unicode hyphens from
// the plain one. The shape then records which character is shown.
func (fc *face) substitute(r rune) (shape, bool) {
	switch {
	case r == '\u2010' || r == '\u2011':
		return fc.instead('-')
	case isSpace(r) && r != ' ':
		s, ok := fc.instead(noBreak)
		if !ok {
			s, ok = fc.instead(' ')
		}
		s.advance = fc.spaceWidth(r, s.advance)
		return s, ok
	}
	return shape{}, false
}

func (fc *face) instead(r rune) (shape, bool) {
	g, ok := fc.font.GID(r)
	return shape{glyph: g, rune: r, advance: int32(fc.font.Width(g))}, ok
}

// spaceWidth returns the width of a space in a font without it, in font units.
// The narrow no-break space of French is three quarters of the word space: in
// condensed type, where a word space is already a fifth of the em, the quarter
// or fifth of an em given in the manuals would not look narrow.
func (fc *face) spaceWidth(r rune, word int32) int32 {
	if div, ok := spaceWidths[r]; ok {
		return int32(fc.font.UnitsPerEm() / div)
	}
	switch r {
	case narrow:
		return word * 3 / 4
	case '\u2007': // as wide as a digit
		return fc.single('0').advance
	case '\u2008': // as wide as a full stop
		return fc.single('.').advance
	}
	return word
}
