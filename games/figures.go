package games

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"punchboard/carddata"
	"punchboard/playtest"
)

// Figures compares the numbers in the texts of cards (column `text`) with those of
// their effects (column `effects`), which the rules play, in every language. Texts name many numbers that effects
// lack, such as dice, and the other way round; a card is wrong only if its text has
// a number that no column of the row has while a number of its effects is missing
// from the text.
func Figures(g *carddata.Game, sheet *playtest.Catalog) (f playtest.Figures) {
	for _, d := range g.Decks {
		f.Wrong = append(f.Wrong, quotedWrong(g, sheet, d)...)
		for _, c := range d.Cards {
			r := figureReader{card: c}
			if r.numbers(c.Fields["effects"].V); len(r.played) == 0 {
				continue
			}
			f.Compared++
			if wrong, is := r.compare(g.Languages); is {
				wrong.Card = nameIn(sheet, d, c)
				f.Wrong = append(f.Wrong, wrong)
			}
		}
	}
	return f
}

// figureReader reads the numbers of one card, all without their signs.
type figureReader struct {
	card   *carddata.Card
	played []float64 // of the effects, except 0
}

// numbers collects the numbers of an effect.
func (r *figureReader) numbers(v any) {
	switch v := v.(type) {
	case int:
		r.add(float64(v))
	case float64:
		r.add(v)
	case []any:
		for _, x := range v {
			r.numbers(x)
		}
	case map[string]any:
		for _, x := range v {
			r.numbers(x)
		}
	}
}

func (r *figureReader) add(n float64) {
	if n = max(n, -n); n != 0 && !slices.Contains(r.played, n) {
		r.played = append(r.played, n)
		slices.Sort(r.played)
	}
}

// compare returns the first language in which a number of the text replaces one of
// the effects.
func (r *figureReader) compare(languages []string) (wrong playtest.Figure, is bool) {
	for _, lang := range languages {
		text, _ := r.card.Fields["text"].In(lang).(string)
		printed := numbersIn(text)
		extra := slices.IndexFunc(printed, func(n float64) bool { return !slices.Contains(r.played, n) && !r.inColumn(n) })
		said := append(printed, numberWordsIn(text, lang)...)
		lost := slices.IndexFunc(r.played, func(n float64) bool { return !slices.Contains(said, n) })
		if extra >= 0 && lost >= 0 {
			return playtest.Figure{Played: r.played[lost], Printed: printed[extra]}, true
		}
	}
	return wrong, false
}

// inColumn reports whether another column of the row has a number.
func (r *figureReader) inColumn(n float64) bool {
	for _, v := range r.card.Fields {
		if x, ok := v.V.(int); ok && float64(max(x, -x)) == n {
			return true
		}
	}
	return false
}

var (
	diceInText   = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[0-9]*[dD][0-9]+`) })
	numberInText = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[0-9]+(?:[.,][0-9]+)?`) })
	wordInText   = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\pL+`) })
)

// numbersIn returns the numbers that a text writes in digits, except those of dice.
func numbersIn(text string) (all []float64) {
	for _, digits := range numberInText().FindAllString(diceInText().ReplaceAllString(text, " "), -1) {
		if n, err := strconv.ParseFloat(strings.Replace(digits, ",", ".", 1), 64); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// numberWords are the words for small numbers.
var numberWords = map[string]map[string]float64{
	"en": {"a": 1, "an": 1, "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10},
	"fr": {"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10},
}

// numberWordsIn returns the numbers that a text writes in words.
func numberWordsIn(text, lang string) (all []float64) {
	for _, word := range wordInText().FindAllString(strings.ToLower(text), -1) {
		if n, ok := numberWords[lang][word]; ok {
			all = append(all, n)
		}
	}
	return all
}
