package proofread

import (
	"strings"

	"punchboard/carddata/face"
)

// reading is a text in one language, taken apart once for all checks.
type reading struct {
	raw     string // as written
	plain   string // without marks; each icon or expression is one sign
	spans   []face.RichSpan
	figures []figure
	lang    *language
	split   []word // see words
}

// read takes a text apart.
func read(text string, lang *language) *reading {
	r := &reading{raw: text, plain: text, lang: lang}
	if strings.ContainsAny(text, "*_~{[\\\n\r\t") {
		r.spans, _ = face.ParseRich(text)
		var b strings.Builder
		for i := range r.spans {
			if r.spans[i].Icon != "" {
				b.WriteRune(iconSign)
			}
			b.WriteString(r.spans[i].Text)
		}
		r.plain = b.String()
	}
	r.figures = figuresOf(r.plain, lang)
	return r
}

// words returns the words of the text.
func (r *reading) words() []word {
	if r.split == nil {
		r.split = splitWords(r.plain)
	}
	return r.split
}

// wordsAt returns words of the text as they stand there.
func (r *reading) wordsAt(from, to int) string {
	words := r.words()[from:to]
	if len(words) == 0 {
		return ""
	}
	return r.plain[words[0].from:words[len(words)-1].to]
}

// iconSign stands for an icon among words.
const iconSign = '\uFFFC'

// reading returns a text of the game in a language, or nil if it is empty or in another
// language.
func (p *proof) reading(i int, lang string) *reading {
	if p.unread[i] {
		return nil
	}
	all := p.readings[lang]
	if all == nil {
		all = make([]*reading, len(p.texts))
		p.readings[lang] = all
	}
	if all[i] == nil {
		if text := p.texts[i].In(lang); text != "" {
			all[i] = read(text, conventions(lang))
		}
	}
	return all[i]
}

// each calls f for each text in a language.
func (p *proof) each(lang string, f func(*Text, *reading)) {
	for i := range p.texts {
		if r := p.reading(i, lang); r != nil {
			f(&p.texts[i], r)
		}
	}
}

// pair is a text and its translation.
type pair struct {
	text     *Text
	lang     string // of the translation
	from, to *reading
}

// pairs calls f for each translation of each text, until f reports something about it:
// what is wrong with a text may have several effects, so no later check looks at it.
func (p *proof) pairs(f func(pair) (wrong bool)) {
	for _, lang := range p.game.Languages {
		if lang == p.game.Source {
			continue
		}
		for i := range p.texts {
			t := &p.texts[i]
			if !t.Translated() || p.wrong[place{lang, i}] {
				continue
			}
			if from, to := p.reading(i, p.game.Source), p.reading(i, lang); from != nil && to != nil {
				if f(pair{t, lang, from, to}) {
					p.wrong[place{lang, i}] = true
				}
			}
		}
	}
}

// place is a text of the game in a language.
type place struct {
	lang string
	text int // index in the texts of the game
}
