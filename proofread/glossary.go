package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
)

// glossary finds the terms of the rules in texts of one language. Its forms are a tree of
// words, so that the time depends on the length of a text and not on the number of terms.
type glossary struct {
	endings []string         // that do not count, the longest first
	words   map[string]int32 // stems of all words of forms
	next    map[step]int32
	nodes   []node                     // the first is the start
	at      map[*carddata.Term][]int32 // where forms that are not forbidden end
	visits  int32                      // texts of anywhere so far
}

// step is a word after what leads to a node.
type step struct{ node, word int32 }

// node is a place in the tree.
type node struct {
	forms   []form // that end here
	visited int32  // the last visit of anywhere
}

// form is one way to write a term, or a word that must not stand for it.
type form struct {
	term      *carddata.Term
	words     []word
	forbidden bool
}

// mostAlikeForms is the number of forms of the same words that a text is compared with:
// they differ only in capitals and endings.
const mostAlikeForms = 20

// newGlossary returns the glossary of a language. If loose, the endings of words do not
// matter.
func newGlossary(forms []form, lang string, loose bool) *glossary {
	g := &glossary{words: map[string]int32{}, next: map[step]int32{}, nodes: make([]node, 1), at: map[*carddata.Term][]int32{}}
	if loose {
		g.endings = conventions(lang).endings
	}
	for i := range forms {
		g.add(&forms[i])
	}
	return g
}

// formsIn returns all forms and forbidden words of terms in a language.
func formsIn(lang string, terms []*carddata.Term) (all []form) {
	for _, t := range terms {
		for _, text := range t.Forms[lang] {
			all = append(all, form{t, splitWords(text), false})
		}
		for _, text := range t.Forbidden[lang] {
			all = append(all, form{t, splitWords(text), true})
		}
	}
	return all
}

func (g *glossary) add(f *form) {
	if len(f.words) == 0 {
		return
	}
	at := int32(0)
	for i := range f.words {
		at = g.enter(step{at, g.number(g.stem(f.words[i].folded))})
	}
	if n := &g.nodes[at]; len(n.forms) < mostAlikeForms {
		n.forms = append(n.forms, *f)
	}
	if !f.forbidden {
		g.at[f.term] = append(g.at[f.term], at)
	}
}

// number returns the number of a word of a form.
func (g *glossary) number(word string) int32 {
	n, known := g.words[word]
	if !known {
		n = int32(len(g.words))
		g.words[word] = n
	}
	return n
}

// enter returns the node after a step, a new one if there is none.
func (g *glossary) enter(s step) int32 {
	to, known := g.next[s]
	if !known {
		to = int32(len(g.nodes))
		g.next[s] = to
		g.nodes = append(g.nodes, node{})
	}
	return to
}

// numbers returns the numbers of the words of a text, -1 for a word that no form has.
func (g *glossary) numbers(words []word) []int32 {
	all := make([]int32, len(words))
	for i := range words {
		n, known := g.words[g.stem(words[i].folded)]
		if all[i] = n; !known {
			all[i] = -1
		}
	}
	return all
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
	numbers := g.numbers(words)
	for i := 0; i < len(words); i++ {
		var last *match
		g.walk(words, numbers, i, func(end int, at *node) {
			if f := chosen(at.forms, words[i:end]); f != nil {
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

// anywhere returns a function that reports whether a text has a term in any form and any
// case, also within another. It is valid until the next call of anywhere.
func (g *glossary) anywhere(words []word) (has func(*carddata.Term) bool) {
	g.visits++
	numbers := g.numbers(words)
	for i := range words {
		g.walk(words, numbers, i, func(_ int, at *node) { at.visited = g.visits })
	}
	return func(t *carddata.Term) bool {
		return slices.ContainsFunc(g.at[t], func(at int32) bool { return g.nodes[at].visited == g.visits })
	}
}

// walk calls f for each end of a form that begins at a word.
func (g *glossary) walk(words []word, numbers []int32, from int, f func(end int, at *node)) {
	at := int32(0)
	for i := from; i < len(words) && (i == from || words[i].near) && numbers[i] >= 0; i++ {
		next, is := g.next[step{at, numbers[i]}]
		if !is {
			return
		}
		if at = next; len(g.nodes[at].forms) > 0 {
			f(i+1, &g.nodes[at])
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
	for i := 0; i < len(words) && matches; i++ {
		exact = exact && words[i].text == f.words[i].text
		matches = words[i].matchesForm(f.words[i].text)
	}
	return exact, matches
}
