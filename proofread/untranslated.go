package proofread

import (
	"strings"
	"unicode"
)

// untranslated reports texts that are the same in the source language and another one. A
// game with a glossary lists the words that are equal there; in another game one word
// alone is not reported, because loan words and names are often the same.
func (p *proof) untranslated() {
	p.pairs(func(t pair) bool {
		listed := len(p.game.Terms) > 0
		if t.from.raw != t.to.raw || !hasWords(t.from.raw, listed && !p.free(t.text)) || listed && p.equalTerms(t) {
			return false
		}
		p.found.Warnf(t.text.Pos(t.lang), CodeUntranslated, "the text is the same in `%s` and `%s`: %q", p.game.Source, t.lang, t.from.raw).
			Hintf("translate it, or list `%s` under `accept` in game.yaml if it is right", t.text.ID)
		return true
	})
}

// Translatable reports whether a text has a word that languages write differently.
func Translatable(text string) bool { return hasWords(text, true) }

// isUntranslated reports whether a text is that of the source language, so that the check
// of translations reports it, and what it does not say is no other fault.
func (p *proof) isUntranslated(i int, lang string) bool {
	from, to := p.reading(i, p.game.Source), p.reading(i, lang)
	return lang != p.game.Source && from != nil && to != nil && from.raw == to.raw && hasWords(from.raw, false)
}

// hasWords reports whether a text has words to translate: one, or two.
func hasWords(text string, one bool) bool {
	n := 0
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if translatable(word) {
			n++
		}
	}
	return n >= 2 || one && n == 1
}

// translatable reports whether a word is one that languages write differently: not an
// abbreviation, a number or a short word.
func translatable(word string) bool {
	return len([]rune(word)) >= 3 && strings.ToUpper(word) != word
}
