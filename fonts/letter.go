package fonts

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// letter is one character of a text during layout, with its origin.
type letter struct {
	r    rune
	span int32 // index of the span
	off  int32 // byte offset in the span's text
}

// boxRune stands for an inline box among the letters.
const boxRune = '\uFFFC'

// Characters that would be invisible in the source.
const (
	softHyphen = '\u00AD'
	noBreak    = '\u00A0' // a word space at which no line breaks
	narrow     = '\u202F' // a narrower one
	minus      = '\u2212'
	apostrophe = '’'
)

// appendSpans adds the letters of all spans, in normal form C.
func appendSpans(to []letter, spans []Span) []letter {
	for i, s := range spans {
		if s.Box != nil {
			to = append(to, letter{boxRune, int32(i), 0})
			continue
		}
		to = appendText(to, s.Text, int32(i))
	}
	return to
}

func appendText(to []letter, text string, span int32) []letter {
	if strings.ContainsFunc(text, mayCompose) {
		text = norm.NFC.String(text)
	}
	for off, r := range text {
		if r == '\r' || r == boxRune {
			continue
		}
		if r == '\t' || r == '\v' || r == '\f' {
			r = ' '
		}
		to = append(to, letter{r, span, int32(off)})
	}
	return to
}

// mayCompose reports whether normal form C could change r; Latin text without
// combining marks is already in that form.
func mayCompose(r rune) bool {
	return r >= 0x300 && (r < 0x2010 || r > 0x206F)
}

// isSpace reports whether r is any Unicode space except the line end.
func isSpace(r rune) bool {
	switch {
	case r == ' ' || r == noBreak || r == narrow:
		return true
	case r < 0x1680:
		return false
	}
	return unicode.Is(unicode.Zs, r)
}

// isInvisible reports whether r has no glyph and no width but matters for line
// breaking: soft hyphen, zero-width space and joiners.
func isInvisible(r rune) bool {
	return r == softHyphen || r >= '\u200B' && r <= '\u200F' || r == '\u2060' || r == '\uFEFF'
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// isWordRune reports whether r belongs to a word for the typography rules. An
// inline icon does, because it takes the place of a word.
func isWordRune(r rune) bool {
	return isDigit(r) || unicode.IsLetter(r) || r == boxRune
}
