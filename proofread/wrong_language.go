package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
)

// wrongLanguages reports texts that are in the language of another column: two cells or
// two columns that were exchanged, or a text that stands in the wrong one. Later checks do
// not read them, because they would only find the same again.
func (p *proof) wrongLanguages() {
	if len(p.game.Languages) < 2 {
		return
	}
	v, sets := p.vocabulary()
	for i, a := range p.game.Languages {
		for _, b := range p.game.Languages[i+1:] {
			if x, y := tongueOf(a), tongueOf(b); x != nil && y != nil && x != y {
				c := &exchange{proof: p, words: v, sets: sets, a: a, b: b}
				c.find()
			}
		}
	}
}

// vocabulary counts in how many texts of each language a word is; the words of terms count
// as those of two.
type vocabulary map[string]map[string]int

// wordSet is the words of a text in small letters, each once, in order.
type wordSet []string

func (s wordSet) has(word string) bool {
	_, is := slices.BinarySearch(s, word)
	return is
}

// wordSets are the words of each text in a language, nil for a text that it lacks.
type wordSets map[string][]wordSet

func (p *proof) vocabulary() (vocabulary, wordSets) {
	v, sets := vocabulary{}, wordSets{}
	for _, lang := range p.game.Languages {
		in := map[string]int{}
		sets[lang] = make([]wordSet, len(p.texts))
		for i := range p.texts {
			if r := p.reading(i, lang); r != nil && p.texts[i].Translated() {
				sets[lang][i] = distinct(r.words())
			}
			for _, word := range sets[lang][i] {
				in[word]++
			}
		}
		for _, term := range p.game.Terms {
			for _, form := range term.Forms[lang] {
				for _, word := range distinct(splitWords(form)) {
					in[word] += 2
				}
			}
		}
		v[lang] = in
	}
	return v, sets
}

func distinct(words []word) wordSet {
	all := make(wordSet, len(words))
	for i := range words {
		all[i] = words[i].folded
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// exchange looks for texts in language a that are in the place of language b, and the
// other way around.
type exchange struct {
	*proof
	words vocabulary
	sets  wordSets
	a, b  string
}

// pairing is a text in both languages with what speaks for its being exchanged.
type pairing struct {
	text     int
	from, to wordSet
	inA, inB side
}

// find looks at the columns of each file, and then at single texts.
func (c *exchange) find() {
	rows, columns := map[string][]pairing{}, []string(nil)
	for i := range c.texts {
		t := &c.texts[i]
		p := pairing{text: i, from: c.sets[c.a][i], to: c.sets[c.b][i]}
		if c.unread[i] || p.from == nil || p.to == nil {
			continue
		}
		key := t.Pos(c.a).File + "\x00" + t.Field
		if rows[key] == nil {
			columns = append(columns, key)
		}
		p.inA, p.inB = c.weigh(p.from, p.to, c.a, c.b), c.weigh(p.to, p.from, c.b, c.a)
		rows[key] = append(rows[key], p)
	}
	for _, key := range columns {
		if c.column(rows[key]) {
			continue
		}
		for i := range rows[key] {
			c.single(&rows[key][i])
		}
	}
}

// A column is exchanged if at least leastWrong small words say so, in two texts or more, and
// at most one in mostRight says the opposite.
const (
	leastWrong = 3
	mostRight  = 8
)

// column reports whether the texts of a column are exchanged, and says so at the first.
func (c *exchange) column(rows []pairing) bool {
	wrong, right, telling := 0, 0, 0
	for i := range rows {
		p := &rows[i]
		wrong += p.inA.wrong + p.inB.wrong
		right += p.inA.right + p.inB.right
		telling += oneIf(p.inA.wrong+p.inB.wrong > 0)
	}
	if telling < 2 || wrong < leastWrong || right*mostRight > wrong {
		return false
	}
	for i := range rows {
		c.unread[rows[i].text] = true
	}
	c.found.Warnf(c.texts[rows[0].text].Pos(c.a), CodeWrongLanguage, "the texts of `%s` and `%s` are exchanged, here and in %d more rows", c.a, c.b, len(rows)-1).
		Hintf("exchange the names of the two columns in the first line of the file")
	return true
}

// A pair of texts is exchanged if at least leastPair words say so, and at most one in
// mostSound says the opposite.
const (
	leastPair = 2
	mostSound = 5
)

// single reports a pair of texts that is exchanged, or one text in the other language.
func (c *exchange) single(p *pairing) {
	a, b, t := &p.inA, &p.inB, &c.texts[p.text]
	sure := a.wrong+b.wrong > 0 || a.gameWrong > 0 && b.gameWrong > 0
	switch {
	case sure && a.strange()+b.strange() >= max(leastPair, mostSound*(a.sound()+b.sound())):
		c.found.Warnf(t.Pos(c.a), CodeWrongLanguage, "the texts of `%s` and `%s` are exchanged: “%s” is in `%s`", c.a, c.b, opening(t.In(c.a)), c.b).
			Hintf("exchange the two cells")
	case c.stray(t, p.from, a, c.a, c.b) || c.stray(t, p.to, b, c.b, c.a):
	default:
		return
	}
	c.unread[p.text] = true
}

// leastStray is the number of words from which a text alone is known to be in another
// language than that of its place.
const leastStray = 3

// stray reports a text that is in the other language, whatever its translation is. One that
// only repeats the source text is untranslated. Apart is what the words say that its translation
// lacks.
func (c *exchange) stray(t *Text, words wordSet, apart *side, here, there string) bool {
	if apart.sound() > 0 {
		return false // as all of them say
	}
	s := c.weigh(words, nil, here, there)
	untranslated := here != c.game.Source && t.In(here) == t.In(c.game.Source)
	if untranslated || s.sound() > 0 || s.wrong == 0 || s.strange() < leastStray {
		return false
	}
	c.found.Warnf(t.Pos(here), CodeWrongLanguage, "the text of `%s` is in `%s`: “%s”", here, there, opening(t.In(here))).
		Hintf("write it in `%s`, or list `%s` under `accept` in game.yaml if it is right", here, t.ID)
	return true
}

// opening returns the beginning of a text on one line.
func opening(text string) string {
	const most = 40
	line := carddata.OnOneLine(text)
	if letters := []rune(line); len(letters) > most {
		return strings.TrimSpace(string(letters[:most])) + "…"
	}
	return line
}
