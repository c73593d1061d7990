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
	"punchboard/playtest/verdict"
)

// words are all that a page says in one language. In the sentences of a class
// {subject}, {value}, {limit}, {games} (the share of games that it touches),
// {floor} and {ceiling} (the band that is allowed), {high} (the upper end of the
// interval), {claim} (of the box), {typical}, {enough} (how many games are to
// have enough markers), {detail} and {why} stand for the figures and reasons of
// the finding.
type words struct {
	lang                                              string
	ready, almost, unsure, notReady, interrupted      string
	caveat, kicker, seed, run, against                string
	levels                                            [4]string
	tally                                             [4]plural
	rehearsed                                         *rehearsedWords
	rungs                                             rungWords
	notes                                             *noteWords
	orders                                            *orderWords
	agents                                            map[string]string
	classes                                           map[verdict.Class]sentences
	minutes, state, circle, decided, scarce, excluded sentences // of minutes, of states, of states that come again, of when games are decided, of markers that are just enough, of cards that are kept out
	unproved                                          sentences // of markers that seem enough in too few games
	replaced, ousted                                  sentences // of cards, strong or traps, that another one stood in for
	outclassed, burden                                sentences // of cards that another one is better than at the same cost, or with less
	alone                                             string    // of a card that none could stand in for
	percent, decimal, thousands                       string
	proof, exact, to, together, contrary, saved       string
	more                                              plural // findings than the text holds; never set: its dashes are of commands
	wins, nobody                                      string // how one game ended
	page2                                             pageWords
	charts                                            chartWords
	luck                                              *luckWords
	supply                                            supplyWords
}

// sentences of one class: what is wrong, what is well, and what is well when
// several of the class are; there {n} stands for how many.
type sentences struct {
	wrong, well, many string
	form              form
}

// plural is a word for one and for several; %s stands for the number.
type plural struct{ one, many string }

// form is how the figures of a class are written.
type form uint8

const (
	shares form = iota // 12.3 %
	counts             // 17
	gains              // +3.9 points
)

func wordsIn(lang string) *words {
	if w := languages[lang]; w != nil {
		return w
	}
	return languages["en"]
}

// Languages lists the languages that reports are written in.
func Languages() []string { return slices.Sorted(maps.Keys(languages)) }

var languages = map[string]*words{"en": english, "fr": french}

// of gives the sentences of a finding's class.
func (w *words) of(f *verdict.Finding) sentences {
	switch {
	case f.Class == verdict.Length && f.Subject == verdict.Minutes:
		return w.minutes
	case f.Class == verdict.Endless && f.Subject != "":
		return w.circle
	case f.Class == verdict.Runaway && f.Subject == verdict.Decided:
		return w.decided
	case f.Class == verdict.Broken && f.Subject != "":
		return w.state
	case f.Class == verdict.Orders && f.Level == verdict.Pass:
		return w.orders.any
	case f.Class == verdict.Shortage && f.Level == verdict.Unsure:
		return w.unproved
	case f.Class == verdict.Shortage && f.Level == verdict.Watch && f.Value <= f.Limit:
		return w.scarce
	case f.Class == verdict.Undrawn && f.Value >= f.Limit:
		return w.excluded
	case f.Class == verdict.Dominated && f.Follow == f.Detail && f.Level == verdict.Watch:
		return w.burden
	case f.Class == verdict.Dominated && f.Level == verdict.Fail:
		return w.outclassed
	case f.Class == verdict.Strength && f.Detail != "":
		return w.replaced
	case f.Class == verdict.Trap && f.Detail != "":
		return w.ousted
	}
	return w.classes[f.Class]
}

// sentence says a finding.
func (w *words) sentence(p *Page, f *verdict.Finding) string {
	s := w.of(f)
	text, value := s.wrong, w.figure(s.form, f.Value)
	if f.Level == verdict.Pass {
		text, value = s.well, value+w.between(s.form, f)
	}
	if f.Alone {
		text += " " + w.alone
	}
	if c := f.Contrary; c != nil {
		text += " " + fmt.Sprintf(w.contrary, w.players(c.Agents), w.figure(s.form, c.Value), w.figure(s.form, c.Low), w.figure(s.form, c.High))
	}
	came, other, how := w.twoOrders(p, f.Orders)
	return w.set(strings.NewReplacer(
		"{subject}", p.cardOf(f), "{value}", value, "{limit}", w.limit(s.form, f.Limit),
		"{high}", w.figure(s.form, f.High), "{floor}", w.limit(shares, f.Band[0]), "{ceiling}", w.limit(shares, f.Band[1]),
		"{games}", w.figure(shares, f.Affected), "{detail}", clipped(p.name(f.Detail)), "{why}", w.why(p, &f.Bar),
		"{came}", came, "{other}", other, "{how}", how,
		"{claim}", w.claim(f.Claim), "{typical}", fmt.Sprint(f.Typical), "{enough}", w.enough(p.Limits.Shortage),
	).Replace(text))
}

// mostDetail bounds what is told of a fault in the rules' own words.
const mostDetail = 200

func clipped(s string) string {
	if r := []rune(s); len(r) > mostDetail {
		return string(r[:mostDetail]) + "…"
	}
	return s
}

// set gives a text the spaces and quotes of the language.
func (w *words) set(text string) string { return fonts.Typography(w.lang, text) }

// interval gives the figures between which the true one surely lies; "" where
// the figure is exact. How many markers are enough is none that is: its interval
// may be a single number.
func (w *words) interval(f *verdict.Finding) string {
	form := w.of(f).form
	switch {
	case f.Low < f.High:
	case f.Class == verdict.Shortage && f.Level != verdict.Unsure:
		return w.figure(form, f.Low)
	default:
		return ""
	}
	return w.set(fmt.Sprintf(w.to, w.figure(form, f.Low), w.figure(form, f.High)))
}

// between gives the interval of what passes, in brackets behind its figure: such
// a finding has no line of its own to prove it. Empty where the figure is exact.
func (w *words) between(form form, f *verdict.Finding) string {
	if f.Low == f.High {
		return ""
	}
	return w.ends(form, f.Low, f.High)
}

// ends writes an interval in brackets, without the signs of percent.
func (w *words) ends(form form, low, high float64) string {
	ends := w.figure(form, low) + "–" + w.figure(form, high)
	return "\u00a0(" + strings.ReplaceAll(ends, fmt.Sprintf(w.percent, ""), "") + ")"
}

// players says who plays; players of one kind are named once.
func (w *words) players(agents [playtest.Seats]string) string {
	if agents[0] == agents[1] {
		return w.agent(agents[0])
	}
	return fmt.Sprintf(w.against, w.agent(agents[0]), w.agent(agents[1]))
}

func (w *words) agent(name string) string {
	if a := w.agents[name]; a != "" {
		return a
	}
	return name
}

// count says how many of something there are.
func (w *words) count(p plural, n int) string {
	form := p.many
	if n == 1 || n == 0 && w.lang == "fr" {
		form = p.one
	}
	return fmt.Sprintf(form, w.number(uint64(n)))
}

// figure writes a number in the form of its class.
func (w *words) figure(f form, v float64) string {
	switch f {
	case counts:
		return w.number(uint64(max(v, 0)))
	case gains:
		sign := "+"
		if v <= -0.0005 {
			sign = "−"
		}
		return sign + w.point(fmt.Sprintf("%.1f", 100*math.Abs(v)))
	}
	return fmt.Sprintf(w.percent, w.point(fmt.Sprintf("%.*f", digits(v), 100*v)))
}

// claim writes a range, or a single figure.
func (w *words) claim(c [2]int) string {
	if c[0] == c[1] {
		return fmt.Sprint(c[0])
	}
	return fmt.Sprintf(w.to, fmt.Sprint(c[0]), fmt.Sprint(c[1]))
}

// limit writes what somebody set: without the noughts that a measured figure
// has.
func (w *words) limit(f form, v float64) string {
	if f != shares {
		return w.figure(f, v)
	}
	return fmt.Sprintf(w.percent, w.point(strconv.FormatFloat(math.Round(1e6*v)/1e4, 'f', -1, 64)))
}

// digits gives as many decimals as a share needs to be seen at all.
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

func (w *words) point(s string) string { return strings.Replace(s, ".", w.decimal, 1) }

// number groups the digits of a whole number by three.
func (w *words) number(n uint64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + w.thousands + s[i:]
	}
	return s
}

// pageWords are those of the second page.
type pageWords struct {
	cards, rules, rest                           string
	card, drawn, played, discarded, worth        string
	reached, never, rare, none, runs, page, note string
}

// chartWords are those of the charts.
type chartWords struct {
	opening, openingNote, stuck, stuckNote string
	length, turns, claimed, half           string
	seats, seatsNote, first                string
	leads, leadsNote, limit                string
	demand, demandNote                     string
	cards, cardsNote, empty                string
}
