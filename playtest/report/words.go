package report

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"punchboard/fonts"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
	"punchboard/playtest/verdict"
)

// words are the texts of pages in one language, except the sentences of findings.
type words struct {
	lang                                         string
	ready, almost, unsure, notReady, interrupted string
	caveat, kicker, seed, run, against           string
	levels                                       [4]string
	tally                                        [4]plural
	rehearsed                                    *rehearsedWords
	rungs                                        rungWords
	judges                                       judgeWords
	notes                                        *noteWords
	orders                                       *orderWords
	agents                                       map[string]string
	alone                                        string // for a card without a replacement
	percent, decimal, thousands                  string
	confidence, shortConfidence                  string // a 95% confidence interval
	exact, sample, played                        string // instead of an interval; sample size; run
	span, signedSpan                             string // a range of figures; of figures with a sign
	together, contrary, saved                    string
	turns, rounds                                string // units of the length of a game
	more                                         plural // findings that do not fit in the text; never typeset, because its dashes belong to commands
	wins, nobody                                 string // how one game ended
	page2                                        pageWords
	charts                                       chartWords
	luck                                         *luckWords
	supply                                       supplyWords
	story                                        storyWords
}

// plural is a text for one and for several; %s stands for the number.
type plural struct{ one, many string }

func wordsIn(lang string) *words {
	if w := languages[lang]; w != nil {
		return w
	}
	return languages["en"]
}

// Languages lists the languages that reports are written in.
func Languages() []string { return slices.Sorted(maps.Keys(languages)) }

var languages = map[string]*words{"en": english, "fr": french}

// typeset returns a text with the spaces and quotation marks of the language.
func (w *words) typeset(text string) string { return fonts.Typography(w.lang, text) }

// interval returns the confidence interval of a finding; "" if the figure is
// exact. The number of markers needed is never exact, even if its interval is a
// single number.
func (w *words) interval(f *verdict.Finding) string {
	form := formOf(f)
	switch {
	case f.Low < f.High:
	case f.Class == verdict.Shortage && f.Level != verdict.Unsure:
		return w.figure(form, f.Low)
	default:
		return ""
	}
	return w.spanOf(form, f.Low, f.High)
}

// spanOf formats an interval, with a single percent sign.
func (w *words) spanOf(form form, low, high float64) string {
	return w.join(form, w.figure(form, low), w.figure(form, high))
}

// band formats the range that limits allow.
func (w *words) band(low, high float64) string {
	return w.join(shares, w.limit(shares, low), w.limit(shares, high))
}

// join formats two figures as a range.
func (w *words) join(form form, low, high string) string {
	span := w.span
	if form == gains {
		span = w.signedSpan
	}
	return strings.ReplaceAll(fmt.Sprintf(span, strings.TrimSuffix(low, fmt.Sprintf(w.percent, "")), high), " ", "\u00a0")
}

// length returns the unit of the length of a game: turns, or rounds if its rules
// use that word.
func (w *words) length(rounds bool) string {
	if rounds {
		return w.rounds
	}
	return w.turns
}

// between returns the interval of a finding that passes, in parentheses after its
// figure, because it has no line of its own. It returns "" if the figure is exact.
func (w *words) between(form form, f *verdict.Finding) string {
	if f.Low == f.High {
		return ""
	}
	return w.ends(form, f.Low, f.High)
}

// ends formats an interval in parentheses, without percent signs.
func (w *words) ends(form form, low, high float64) string {
	ends := w.figure(form, low) + "–" + w.figure(form, high)
	return "\u00a0(" + strings.ReplaceAll(ends, fmt.Sprintf(w.percent, ""), "") + ")"
}

// Players names the players of a run in English: "sensible players".
func Players(agents playtest.Lineup) string { return english.players(agents) }

// Number formats a whole number in English, with its digits in groups of three.
func Number(n uint64) string { return english.number(n) }

// players names the players, once if all are the same.
func (w *words) players(agents playtest.Lineup) string {
	names := agents.Names()
	if agents.Alike() {
		return w.agent(names[0])
	}
	text := w.agent(names[0])
	for _, name := range names[1:] {
		text = fmt.Sprintf(w.against, text, w.agent(name))
	}
	return text
}

func (w *words) agent(name string) string {
	if a := w.agents[name]; a != "" {
		return a
	}
	return name
}

// count formats a number of things.
func (w *words) count(p plural, n int) string {
	form := p.many
	if n == 1 || n == 0 && w.lang == "fr" {
		form = p.one
	}
	return fmt.Sprintf(form, w.number(uint64(n)))
}

// figure formats a number in the given form.
func (w *words) figure(f form, v float64) string {
	switch f {
	case counts:
		return w.number(uint64(max(v, 0)))
	case gains:
		sign := "+"
		if v <= -0.0005 {
			sign = "−"
		}
		return sign + w.decimalPoint(fmt.Sprintf("%.1f", 100*math.Abs(v)))
	}
	return fmt.Sprintf(w.percent, w.decimalPoint(fmt.Sprintf("%.*f", digits(v), 100*v)))
}

// claim formats a range or a single figure.
func (w *words) claim(low, high int) string {
	if low == high {
		return fmt.Sprint(low)
	}
	return w.join(counts, fmt.Sprint(low), fmt.Sprint(high))
}

// limit formats a limit, without the trailing zeros of a measured figure.
func (w *words) limit(f form, v float64) string {
	if f != shares {
		return w.figure(f, v)
	}
	return fmt.Sprintf(w.percent, w.decimalPoint(strconv.FormatFloat(math.Round(1e6*v)/1e4, 'f', -1, 64)))
}

// digits returns the number of decimals needed to show a share.
func digits(v float64) int {
	switch {
	case v > 0 && v < 0.00001:
		return int(math.Ceil(-math.Log10(100 * v)))
	case v != 0 && v < 0.001:
		return 3
	case v != 0 && v < 0.01:
		return 2
	}
	return 1
}

func (w *words) decimalPoint(s string) string { return strings.Replace(s, ".", w.decimal, 1) }

// number formats a whole number with its digits in groups of three.
func (w *words) number(n uint64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + w.thousands + s[i:]
	}
	return s
}

// pageWords are the words of the second page.
type pageWords struct {
	cards, rules, rest                    string
	card, drawn, played, discarded, worth string
	reached, never, rare, none, page      string
	note, noteMany                        string // for two sides, and for more
	unjudged                              map[rulebook.Reason]string
}

// chartWords are the words of the charts.
type chartWords struct {
	opening, openingNote, stuck, stuckNote string
	length, claimed, half                  string
	seats, seatsNote, first                string
	leads, leadsNote, limit                string
	demand, demandNote                     string
	cards, cardsNote, empty                string
}
