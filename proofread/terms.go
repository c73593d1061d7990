package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
)

// glossaries are the glossary of a language as it stands, and one that finds words with
// other endings too.
type glossaries struct{ strict, loose *glossary }

// glossary returns the glossaries of a language.
func (p *proof) glossary(lang string) *glossaries {
	if p.glossaries[lang] == nil {
		forms := formsIn(lang, p.game.Terms)
		p.glossaries[lang] = &glossaries{newGlossary(forms, lang, false), newGlossary(forms, lang, true)}
	}
	return p.glossaries[lang]
}

// terms reports translations that lack the term for a term of their source text.
func (p *proof) terms() {
	if len(p.game.Terms) == 0 {
		return
	}
	p.pairs(func(t pair) bool {
		if p.free(t.text) {
			return false
		}
		var has func(*carddata.Term) bool
		for _, m := range p.glossary(p.game.Source).loose.longest(t.from.words()) {
			if m.forbidden || len(m.term.Forms[t.lang]) == 0 {
				continue
			}
			if has == nil {
				has = p.glossary(t.lang).loose.anywhere(t.to.words())
			}
			if !has(m.term) {
				p.found.Warnf(t.text.Pos(t.lang), CodeTerm, "`%s` has the term %q, `%s` lacks %q", p.game.Source, t.from.wordsAt(m.from, m.to), t.lang, m.term.Forms[t.lang][0]).
					Hintf("use the term `%s` of the glossary, or add the other form to it", m.term.ID)
				return true
			}
		}
		return false
	})
}

// free reports whether a text need not follow the glossary: a name is not translated word
// for word, and people speak as they like.
func (p *proof) free(t *Text) bool {
	return t.Field == "name" || strings.HasSuffix(t.Field, ".name") || slices.Contains(p.game.Flavor, t.Field)
}

// forbidden reports words that the glossary forbids, in every language.
func (p *proof) forbidden() {
	for _, lang := range p.game.Languages {
		if !slices.ContainsFunc(p.game.Terms, func(t *carddata.Term) bool { return len(t.Forbidden[lang]) > 0 }) {
			continue
		}
		p.each(lang, func(t *Text, r *reading) {
			if slices.Contains(p.game.Flavor, t.Field) {
				return
			}
			for _, m := range p.glossary(lang).strict.longest(r.words()) {
				if m.forbidden {
					p.found.Warnf(t.Pos(lang), CodeForbidden, "the text says %q, which the glossary forbids", r.wordsAt(m.from, m.to)).
						Hintf("%s", insteadOf(m.term, lang))
				}
			}
		})
	}
}

// insteadOf returns what to write instead of a forbidden word.
func insteadOf(t *carddata.Term, lang string) string {
	if len(t.Forms[lang]) == 0 {
		return "use another word than `" + t.ID + "`"
	}
	return "write “" + t.Forms[lang][0] + "”"
}

// equalTerms reports whether every word of a text that is the same in two languages
// belongs to a term that both write in the same way.
func (p *proof) equalTerms(t pair) bool {
	words := t.from.words()
	same := make([]bool, len(words))
	for _, m := range p.glossary(p.game.Source).strict.longest(words) {
		written := t.from.wordsAt(m.from, m.to)
		if !m.forbidden && slices.ContainsFunc(m.term.Forms[t.lang], func(form string) bool { return strings.EqualFold(form, written) }) {
			for i := m.from; i < m.to; i++ {
				same[i] = true
			}
		}
	}
	for i := range words {
		if !same[i] && translatable(words[i].text) {
			return false
		}
	}
	return true
}
