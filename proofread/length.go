package proofread

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"punchboard/diag"
)

// Thresholds of lengths, in typical deviations. They were chosen on the five shipped
// games, in which no text is beyond them and nine of ten dropped clauses are; see
// TestMutations.
const (
	farOff          = 5.0 // a text that is as long as no other
	farOffClauses   = 1.9 // if it also lacks clauses, or has more of them
	farOffSentences = 1.0 // if it also lacks sentences, or has more of them
	leastDeviation  = 0.7 // of a game whose texts are much alike
	leastLetters    = 20  // in one of the languages
	leastTexts      = 20  // from which a game shows what is usual
)

// lengths reports translations that are much longer or shorter than is usual for the two
// languages in this game, most of all if their sentences and clauses are fewer or more:
// then one was probably forgotten. Names may be of any length.
func (p *proof) lengths() {
	usual := map[string]*usualLength{}
	p.pairs(func(t pair) bool {
		if p.free(t.text) {
			return false
		}
		if usual[t.lang] == nil {
			usual[t.lang] = p.usualLength(t.lang)
		}
		what, unusual := usual[t.lang].unusual(t)
		if !unusual {
			return false
		}
		p.found.Warnf(t.text.Pos(t.lang), CodeLength, "the text in `%s` has %s of the length in `%s`; %s is usual here%s", t.lang,
			percent(t.to.letters()/t.from.letters()), p.game.Source, percent(usual[t.lang].ratio), what).
			Hintf("compare the two texts: a sentence or clause may be missing from one of them")
		return true
	})
}

func percent(share float64) string { return fmt.Sprintf("%.0f%%", 100*share) }

// usualLength is how long translations into one language are in a game.
type usualLength struct {
	texts     int
	ratio     float64 // the median
	deviation float64 // of a translation from that, in roots of letters: the texts of twice the length deviate 1.4 times as much
}

// usualLength measures the translations into a language. Texts that are equal count once.
func (p *proof) usualLength(lang string) *usualLength {
	u := &usualLength{}
	var ratios []float64
	var all []pair
	seen := map[[2]string]bool{}
	for i := range p.texts {
		t := &p.texts[i]
		from, to := p.reading(i, p.game.Source), p.reading(i, lang)
		if from == nil || to == nil || !t.Translated() || p.free(t) || max(from.letters(), to.letters()) < leastLetters || seen[[2]string{from.raw, to.raw}] {
			continue
		}
		seen[[2]string{from.raw, to.raw}] = true
		all = append(all, pair{t, lang, from, to})
		ratios = append(ratios, to.letters()/from.letters())
	}
	if u.texts = len(all); u.texts == 0 {
		return u
	}
	u.ratio = median(ratios)
	var off []float64
	for _, t := range all {
		off = append(off, math.Abs(u.off(t)))
	}
	u.deviation = max(1.4826*median(off), leastDeviation) // of a normal distribution
	return u
}

// off returns how many letters a translation is too long, negative if it is too short,
// relative to the root of the length that was to be expected.
func (u *usualLength) off(t pair) float64 {
	expected := u.ratio * t.from.letters()
	return (t.to.letters() - expected) / math.Sqrt(expected)
}

// unusual returns what is unusual about the length of a translation, in words that
// continue a sentence, and whether anything is.
func (u *usualLength) unusual(t pair) (what string, is bool) {
	if u.texts < leastTexts || max(t.from.letters(), t.to.letters()) < leastLetters {
		return "", false
	}
	off := u.off(t) / u.deviation
	if math.Abs(off) <= farOffSentences {
		return "", false
	}
	sentences, clauses := t.to.parts(endsSentenceMark)-t.from.parts(endsSentenceMark), t.to.parts(endsClauseMark)-t.from.parts(endsClauseMark)
	switch {
	case off*float64(sentences) > 0 && math.Abs(off) > farOffSentences:
		return moreOrFewer(sentences, "sentence"), true
	case off*float64(clauses) > 0 && math.Abs(off) > farOffClauses:
		return moreOrFewer(clauses, "clause"), true
	case math.Abs(off) > farOff:
		return "", true
	}
	return "", false
}

// moreOrFewer ends the sentence about a text.
func moreOrFewer(n int, noun string) string {
	if n < 0 {
		return fmt.Sprintf(", and it has %s less", diag.Count(-n, noun))
	}
	return fmt.Sprintf(", and it has %s more", diag.Count(n, noun))
}

// letters returns the number of characters of a text.
func (r *reading) letters() float64 { return float64(utf8.RuneCountInString(r.plain)) }

// parts counts the parts of a text with words in them between marks of some kind.
func (r *reading) parts(mark func(rune) bool) int {
	words, text, n := r.words(), r.plain, min(1, len(r.words()))
	for i := 0; i+1 < len(words); i++ {
		between := text[words[i].to:words[i+1].from]
		number := utf8.RuneCountInString(between) == 1 && isDigit(rune(text[words[i].to-1])) && isDigit(rune(text[words[i+1].from]))
		if !number && strings.ContainsFunc(between, mark) {
			n++
		}
	}
	return n
}

func endsSentenceMark(r rune) bool { return strings.ContainsRune(".;:!?…\n", r) }

func endsClauseMark(r rune) bool { return endsSentenceMark(r) || strings.ContainsRune(",()—–", r) }

// median returns the median of some numbers.
func median(all []float64) float64 {
	slices.Sort(all)
	return all[len(all)/2]
}
