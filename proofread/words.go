package proofread

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is a word of a text.
type word struct {
	text   string // as written
	folded string // in lower case
	from   int32  // where it begins in the text, in bytes
	to     int32  // its end there
	near   bool   // whether only a space, hyphen or apostrophe is between it and the word before
}

// splitWords returns the words of a text: letters, digits and marks. Soft hyphens within
// a word are dropped.
func splitWords(text string) []word {
	all := make([]word, 0, len(text)/8+1)
	begin, near, soft := -1, false, strings.Contains(text, softHyphen)
	end := func(here int) {
		if begin >= 0 {
			written := text[begin:here]
			if soft {
				written = strings.ReplaceAll(written, softHyphen, "")
			}
			all = append(all, word{written, strings.ToLower(written), int32(begin), int32(here), near && len(all) > 0})
			begin, near = -1, true
		}
	}
	for i, r := range text {
		switch {
		case inWord(r) || r >= utf8.RuneSelf && unicode.IsMark(r):
			if begin < 0 {
				begin = i
			}
		case r == '\u00ad' && begin >= 0:
		default:
			end(i)
			near = near && (unicode.IsSpace(r) || strings.ContainsRune("-‐‑'’", r))
		}
	}
	end(len(text))
	return all
}

// softHyphen is a place where a word may be divided.
const softHyphen = "\u00ad"

// matchesForm reports whether a word of a text can be the word of a form: capitals of the
// form are capitals in the text, other letters may be either.
func (w *word) matchesForm(form string) bool {
	if w.text == form {
		return true
	}
	rest := w.text
	for _, r := range form {
		have, size := utf8.DecodeRuneInString(rest)
		if rest = rest[size:]; unicode.IsUpper(r) && have != r {
			return false
		}
	}
	return true
}
