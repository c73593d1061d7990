package proofread

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"punchboard/carddata"
)

// nearly reports words that differ in one letter from a word of a term, a keyword or the
// name of a card, and that the game hardly ever uses: "Fire Rool". It also reports common words
// with two letters exchanged.
func (p *proof) nearly() {
	for _, lang := range p.game.Languages {
		n := &nearness{proof: p, lang: lang, endings: &glossary{endings: conventions(lang).endings}}
		n.countWords()
		n.readNames()
		n.report()
	}
}

// nearness compares the words of one language.
type nearness struct {
	proof   *proof
	lang    string
	endings *glossary
	uses    map[string][]use    // of each word, in lower case; at most maxUses of them
	names   map[string][][]word // terms, keywords and names by each of their words
	listed  map[string]bool     // words that are in any of them
}

// use is a word of a text.
type use struct {
	text *Text
	in   *reading
	at   int // index of the word
}

// Limits on what is compared. A word that is used more often than this is no slip.
const (
	maxUses    = 3
	maxPhrases = 100 // with one word
	maxAlike   = 20  // rare words that differ in the same letter
	leastWord  = 4   // letters
)

func (n *nearness) countWords() {
	n.uses = map[string][]use{}
	n.proof.each(n.lang, func(t *Text, r *reading) {
		words := r.words()
		for i := range words {
			if all := n.uses[words[i].folded]; len(all) < maxUses && len(words[i].folded) >= leastWord {
				n.uses[words[i].folded] = append(all, use{t, r, i})
			}
		}
	})
}

// readNames collects what words may be slips of: terms, keywords and names of cards.
func (n *nearness) readNames() {
	n.names, n.listed = map[string][][]word{}, map[string]bool{}
	g := n.proof.game
	for _, t := range g.Terms {
		n.add(t.Forms[n.lang]...)
		for _, form := range t.Forbidden[n.lang] {
			n.list(splitWords(form))
		}
	}
	for _, k := range g.Keywords {
		n.add(k.Words[n.lang]...)
	}
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			name, _ := c.Fields["name"].In(n.lang).(string)
			n.add(name)
		}
	}
}

func (n *nearness) add(phrases ...string) {
	for _, phrase := range phrases {
		words := splitWords(phrase)
		n.list(words)
		for i := range words[:min(len(words), carddata.MaxTermWords)] {
			word := words[i].folded
			if len(n.names[word]) < maxPhrases && len(word) >= leastWord {
				n.names[word] = append(n.names[word], words)
			}
		}
	}
}

func (n *nearness) list(words []word) {
	for i := range words {
		n.listed[words[i].folded] = true
	}
}

// report compares rare words with those of names through what is left of both without
// one letter, so that the time is in proportion to the words.
func (n *nearness) report() {
	words := n.rare()
	left := leftOf(words)
	told := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(n.names)) {
		for hash := range withoutOne(name) {
			at, _ := slices.BinarySearchFunc(left, hash, func(l remainder, hash uint64) int { return cmp.Compare(l.hash, hash) })
			for end := min(len(left), at+maxAlike); at < end && left[at].hash == hash; at++ {
				if word := words[left[at].word]; !told[word] && oneSlip(word, name) && !n.inflected(word, name) {
					told[word] = n.tell(word, name)
				}
			}
		}
	}
	n.exchanged(told)
}

// rare returns the words that may be slips, sorted.
func (n *nearness) rare() (all []string) {
	for word, uses := range n.uses {
		if len(uses) < maxUses && !n.listed[word] && !strings.ContainsFunc(word, unicode.IsDigit) {
			all = append(all, word)
		}
	}
	slices.Sort(all)
	return all
}

// inflected reports whether two words are likely to be forms of one: they differ at the
// end, or only in their endings.
func (n *nearness) inflected(a, b string) bool {
	if n.endings.stem(a) == n.endings.stem(b) {
		return true
	}
	x, y := []rune(a), []rune(b)
	same := 0
	for same < min(len(x), len(y)) && x[same] == y[same] {
		same++
	}
	return same >= min(len(x), len(y))-2 && len(x) > leastWord
}

// tell reports the uses of a word that is nearly one of a name: all other words of the
// name stand beside it, or the name is one long word.
func (n *nearness) tell(word, name string) (told bool) {
	for _, u := range n.uses[word] {
		for _, phrase := range n.names[name] {
			from, is := u.stands(phrase, name)
			if !is || len(phrase) == 1 && !n.likely(word, name) {
				continue
			}
			n.proof.found.Warnf(u.text.Pos(n.lang), CodeNearly, "“%s” is nearly “%s”", u.in.wordsAt(from, from+len(phrase)), joinedWords(phrase)).
				Hintf("correct it, or add it to the glossary if it is right")
			n.proof.meant[u.text.Pos(n.lang)] = append(n.proof.meant[u.text.Pos(n.lang)], name)
			told = true
			break
		}
	}
	return told
}

// likely reports whether a word alone is a slip: it is used once, the name often, and
// they are long and begin alike.
func (n *nearness) likely(word, name string) bool {
	return len(n.uses[word]) == 1 && len(n.uses[name]) >= maxUses && len([]rune(name)) >= 7 && word[0] == name[0]
}

// stands reports whether a phrase stands in the text with the used word in the place of
// one of its words, and returns the index of its first word there.
func (u *use) stands(phrase []word, name string) (from int, is bool) {
	words := u.in.words()
	for i := range phrase {
		from := u.at - i
		if phrase[i].folded != name || !sameCase(&words[u.at], &phrase[i]) || from < 0 || from+len(phrase) > len(words) {
			continue
		}
		same := true
		for j := 0; j < len(phrase) && same; j++ {
			w := &words[from+j]
			same = (j == i || w.folded == phrase[j].folded && w.matchesForm(phrase[j].text)) && (j == 0 || w.near)
		}
		if same {
			return from, true
		}
	}
	return 0, false
}

// sameCase reports whether a word begins with a capital if that of a name does.
func sameCase(w, name *word) bool {
	a, _ := utf8.DecodeRuneInString(w.text)
	b, _ := utf8.DecodeRuneInString(name.text)
	return unicode.IsUpper(a) || !unicode.IsUpper(b)
}

func joinedWords(words []word) string {
	all := make([]string, len(words))
	for i := range words {
		all[i] = words[i].text
	}
	return strings.Join(all, " ")
}
