package proofread

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
)

// shipped returns a shipped game.
func shipped(t testing.TB, slug string) *carddata.Game {
	t.Helper()
	files, _ := games.Open(slug)
	g, found := carddata.Load(files, slug, carddata.Options{})
	if found.Errors() > 0 {
		t.Fatalf("%s: %v", slug, found.All())
	}
	return g
}

// TestShipped finds nothing in the shipped games but what they accept, and at most ten
// of those.
func TestShipped(t *testing.T) {
	accepted := 0
	for _, slug := range games.All {
		g := shipped(t, slug)
		found := Check(context.Background(), g)
		Accept(g, &found, false)
		for _, f := range found.All() {
			t.Errorf("%s: %s [%s]", f.Pos, f.Message, f.Code)
		}
		accepted += len(g.Accept)
	}
	if accepted > 10 {
		t.Errorf("the shipped games accept %d findings", accepted)
	}
}

// mutation changes one text at random. It returns false if there is nothing to change.
type mutation func(rng *rand.Rand, text string) (string, bool)

// TestMutations changes shipped texts at random, in the source language or in the
// translation, and counts for each language how many of the changes are found at their text.
func TestMutations(t *testing.T) {
	tests := []struct {
		name   string
		mutate mutation
		codes  []diag.Code
		least  float64
	}{
		{"a digit", otherDigit, []diag.Code{CodeFigures, CodeUnsaid, CodeExtra, CodeSwitch}, 0.99},
		{"a sign", otherSign, []diag.Code{CodeFigures, CodeUnsaid, CodeExtra}, 0.99},
		{"a clause", withoutClause, []diag.Code{CodeFigures, CodeMarkup, CodeLength, CodeTerm, CodeTypography, CodeUnsaid, CodeExtra}, 0.95},
	}
	for _, tt := range tests {
		made, found := map[string]int{}, map[string]int{}
		for _, slug := range games.All {
			m := &mutator{t, rand.New(rand.NewPCG(uint64(len(slug)), 1)), shipped(t, slug), tt.mutate, tt.codes, tt.name, made, found}
			m.run(map[bool]int{true: 4, false: 12}[testing.Short()])
		}
		langs := []string{"en", "fr"}
		if testing.Short() { // too few changes for each language
			made["all"], found["all"] = made["en"]+made["fr"], found["en"]+found["fr"]
			langs = []string{"all"}
		}
		for _, lang := range langs {
			share := float64(found[lang]) / float64(made[lang])
			t.Logf("%s in %s: found %d of %d, %.1f%%", tt.name, lang, found[lang], made[lang], 100*share)
			if made[lang] < 20 || share < tt.least {
				t.Errorf("%s in %s: found %d of %d changes", tt.name, lang, found[lang], made[lang])
			}
		}
	}
}

// mutator changes the texts of a game.
type mutator struct {
	t           *testing.T
	rng         *rand.Rand
	game        *carddata.Game
	mutate      mutation
	codes       []diag.Code
	name        string
	made, found map[string]int // changes, by the language of the changed text
}

// change is what was changed in a text.
type change struct{ lang, what string }

// run proofreads the game several times, each time with some of its texts changed, and
// counts changes and those that are found. Texts at one place count as one.
func (m *mutator) run(times int) {
	free := &proof{game: m.game} // names and captions are not held to their source text
	for range times {
		texts, all := Texts(m.game), map[diag.Pos]change{}
		inSource := map[diag.Pos]diag.Pos{} // with the translations; an effect shows that the source is wrong
		for i := range texts {
			if texts[i].Translated() && !free.free(&texts[i]) && m.rng.IntN(30) == 0 {
				if pos, was, ok := m.change(&texts[i]); ok {
					all[pos] = was
					inSource[texts[i].Pos(m.game.Source)] = pos
				}
			}
		}
		for _, c := range all {
			m.made[c.lang]++
		}
		m.count(check(context.Background(), m.game, texts), all, inSource)
		for _, c := range all {
			m.t.Logf("%s in %s was missed: %s", m.name, c.lang, c.what)
		}
	}
}

// count counts the changes that findings are about, and removes them.
func (m *mutator) count(found diag.List, all map[diag.Pos]change, inSource map[diag.Pos]diag.Pos) {
	for _, f := range found.All() {
		if pos, is := inSource[f.Pos]; is {
			f.Pos = pos
		}
		if c, is := all[f.Pos]; is && slices.Contains(m.codes, f.Code) {
			m.found[c.lang]++
			delete(all, f.Pos)
		}
	}
}

// change changes a text in one of the languages, and returns where a finding should be.
func (m *mutator) change(text *Text) (at diag.Pos, was change, ok bool) {
	langs := m.game.Languages
	lang := langs[m.rng.IntN(len(langs))]
	now, ok := m.mutate(m.rng, text.In(lang))
	if !ok {
		return at, was, false
	}
	other := langs[0]
	if other == m.game.Source {
		other = langs[1]
	}
	was = change{lang, text.In(lang) + " -> " + now + " | " + text.In(other) + " | " + text.In(m.game.Source)}
	v := text.Value
	v.ByLang = map[string]any{}
	for l, s := range text.Value.ByLang {
		v.ByLang[l] = s
	}
	v.ByLang[lang] = now
	text.Value = v
	return text.Pos(other), was, true
}

// otherDigit changes one digit.
func otherDigit(rng *rand.Rand, text string) (string, bool) {
	return changeOne(rng, text, func(r []rune, i int) bool { return isDigit(r[i]) }, func(r rune) rune {
		return '0' + (r-'0'+1+rune(rng.IntN(9)))%10
	})
}

// otherSign turns a plus before a figure into a minus, or the other way around.
func otherSign(rng *rand.Rand, text string) (string, bool) {
	sign := func(r []rune, i int) bool {
		return (r[i] == '+' || r[i] == '−') && i+1 < len(r) && isDigit(r[i+1])
	}
	return changeOne(rng, text, sign, func(r rune) rune {
		if r == '+' {
			return '−'
		}
		return '+'
	})
}

// withoutClause drops one clause of two words or more, with its figures and terms if it
// has any, from a text of several.
func withoutClause(rng *rand.Rand, text string) (string, bool) {
	r := read(text, &language{})
	words := r.words()
	if strings.ContainsAny(text, "{*[_~\\\n") {
		return "", false
	}
	var clauses [][2]int // of words
	start := 0
	for i := range words {
		if i+1 == len(words) || strings.ContainsFunc(text[words[i].to:words[i+1].from], endsClauseMark) {
			clauses = append(clauses, [2]int{start, i + 1})
			start = i + 1
		}
	}
	if len(clauses) < 2 {
		return "", false
	}
	c := clauses[rng.IntN(len(clauses))]
	if c[1]-c[0] < 2 {
		return "", false
	}
	end := len(text)
	if c[1] < len(words) {
		end = int(words[c[1]].from)
	}
	left := strings.TrimSpace(text[:words[c[0]].from] + text[end:])
	return left, left != "" && left != text
}

// changeOne changes one of the characters of a kind.
func changeOne(rng *rand.Rand, text string, is func([]rune, int) bool, change func(rune) rune) (string, bool) {
	r := []rune(text)
	var at []int
	for i := range r {
		if is(r, i) && !strings.ContainsRune(string(r[:i]), '{') {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return "", false
	}
	i := at[rng.IntN(len(at))]
	r[i] = change(r[i])
	return string(r), true
}
