package proofread

import (
	"strings"
	"unicode"
)

// word is a word of a text.
type word struct {
	text   string // as written
	folded string // in lower case
	from   int    // where it begins in the text, in characters
	to     int    // its end there
	near   bool   // whether only a space, hyphen or apostrophe is between it and the word before
}

// splitWords returns the words of a text: letters, digits and marks. Soft hyphens within
// a word are dropped.
func splitWords(text string) []word {
	var all []word
	var b strings.Builder
	start, near, at := 0, false, 0
	end := func() {
		if b.Len() > 0 {
			all = append(all, word{b.String(), strings.ToLower(b.String()), start, at, near && len(all) > 0})
			b.Reset()
			near = true
		}
	}
	for _, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r):
			if b.Len() == 0 {
				start = at
			}
			b.WriteRune(r)
		case r == '\u00ad' && b.Len() > 0:
		default:
			end()
			near = near && (unicode.IsSpace(r) || strings.ContainsRune("-‐‑'’", r))
		}
		at++
	}
	end()
	return all
}

// matchesForm reports whether a word of a text can be the word of a form: capitals of the
// form are capitals in the text, other letters may be either.
func (w *word) matchesForm(form string) bool {
	if w.text == form {
		return true
	}
	text := []rune(w.text)
	for i, r := range []rune(form) {
		if unicode.IsUpper(r) && (i >= len(text) || text[i] != r) {
			return false
		}
	}
	return true
}
