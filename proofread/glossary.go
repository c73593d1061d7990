package proofread

import (
	"strings"

	"punchboard/carddata"
)

// glossary finds the terms of the rules in texts of one language.
type glossary struct {
	next    map[step]int32
	endings []string // that do not count, the longest first
	nodes   [][]form // what ends at each node; node 0 is the start
}

// step is a word in lower case after what leads to a node.
type step struct {
	node int32
	word string
}

// form is one way to write a term, or a word that must not stand for it.
type form struct {
	term      *carddata.Term
	words     []word
	forbidden bool
}

// newGlossary returns the glossary of a language. If loose, the endings of words do not
// matter.
func newGlossary(terms []*carddata.Term, lang string, loose bool) *glossary {
	g := &glossary{next: map[step]int32{}, nodes: make([][]form, 1)}
	if loose {
		g.endings = conventions(lang).endings
	}
	for _, t := range terms {
		for _, text := range t.Forms[lang] {
			g.add(form{t, splitWords(text), false})
		}
		for _, text := range t.Forbidden[lang] {
			g.add(form{t, splitWords(text), true})
		}
	}
	return g
}

func (g *glossary) add(f form) {
	if len(f.words) == 0 {
		return
	}
	node := int32(0)
	for _, w := range f.words {
		at := step{node, g.stem(w.folded)}
		to, known := g.next[at]
		if !known {
			to = int32(len(g.nodes))
			g.next[at] = to
			g.nodes = append(g.nodes, nil)
		}
		node = to
	}
	g.nodes[node] = append(g.nodes[node], f)
}

// stem returns a word without its ending, if it is long enough to have one.
func (g *glossary) stem(word string) string {
	for _, ending := range g.endings {
		if stem, is := strings.CutSuffix(word, ending); is && len(stem) >= 3 {
			return stem
		}
	}
	return word
}

// match is a term in a text, or a word that must not stand for it.
type match struct {
	form
	from, to int // indexes of words
}

// longest returns the longest forms in a text, from its start; what is within a form is
// not looked at again.
func (g *glossary) longest(words []word) (all []match) {
	for i := 0; i < len(words); i++ {
		var last *match
		g.walk(words, i, func(end int, forms []form) {
			if f := chosen(forms, words[i:end]); f != nil {
				last = &match{*f, i, end}
			}
		})
		if last != nil {
			all = append(all, *last)
			i = last.to - 1
		}
	}
	return all
}

// anywhere returns the terms that a text has in any form and any case, also within each
// other.
func (g *glossary) anywhere(words []word) map[*carddata.Term]bool {
	all := map[*carddata.Term]bool{}
	for i := range words {
		g.walk(words, i, func(_ int, forms []form) {
			for _, f := range forms {
				if !f.forbidden {
					all[f.term] = true
				}
			}
		})
	}
	return all
}

// walk calls f for each end of a form that begins at a word.
func (g *glossary) walk(words []word, from int, f func(end int, forms []form)) {
	node := int32(0)
	for i := from; i < len(words) && (i == from || words[i].near); i++ {
		next, is := g.next[step{node, g.stem(words[i].folded)}]
		if !is {
			return
		}
		if node = next; len(g.nodes[node]) > 0 {
			f(i+1, g.nodes[node])
		}
	}
}

// chosen returns the form that words are, nil if they are none: one that is written alike,
// else a term, else a forbidden word. Capitals of a form must be capitals in the text.
func chosen(forms []form, words []word) *form {
	var best *form
	rank := 0
	for i := range forms {
		f := &forms[i]
		exact, matches := f.compare(words)
		now := 0
		switch {
		case exact && !f.forbidden:
			now = 4
		case exact:
			now = 3
		case matches && !f.forbidden:
			now = 2
		case matches:
			now = 1
		}
		if now > rank {
			best, rank = f, now
		}
	}
	return best
}

// compare reports whether words are written exactly as the form, and whether they can be
// the form.
func (f *form) compare(words []word) (exact, matches bool) {
	exact, matches = true, true
	for i := range words {
		exact = exact && words[i].text == f.words[i].text
		matches = matches && words[i].matchesForm(f.words[i].text)
	}
	return exact, matches
}
