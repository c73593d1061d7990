package report

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"punchboard/carddata/wording"
	"punchboard/fonts"
	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// words are the texts of pages in one language.
type words struct {
	wording.Words
	lang string
}

// playPrefix is what the ids of the texts of pages begin with.
const playPrefix = wording.Play

// wordsIn returns the texts in a language. Those of a game, by id, come before the
// built-in ones. If there are neither, they are English.
func wordsIn(lang string, own map[string]string) *words {
	if !wording.Has(lang) && own[playPrefix+"title"] == "" {
		lang = "en"
	}
	return &words{wording.In(lang, own), lang}
}

// words returns the texts in the language of the page.
func (p *Page) words() *words { return wordsIn(p.Lang, p.Own) }

// say returns the text with an id, with figures in place of its {names}, in the order in
// which the English text has them.
func (w *words) say(id string, figures ...any) string { return w.Text(playPrefix+id, figures...) }

// template returns the text with an id, with its {names}.
func (w *words) template(id string) string { return w.Template(playPrefix + id) }

// levelIDs are the ids of the levels.
var levelIDs = [...]string{verdict.Pass: "pass", verdict.Unsure: "unsure", verdict.Watch: "watch", verdict.Fail: "fail"}

// level returns a level as a word.
func (w *words) level(l verdict.Level) string { return w.say("level." + levelIDs[l]) }

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
	span := "span"
	if form == gains {
		span = "span.signed"
	}
	return strings.ReplaceAll(w.say(span, strings.TrimSuffix(low, w.say("percent", "")), high), " ", "\u00a0")
}

// length returns the unit of the length of a game: turns, or rounds if its rules
// use that word.
func (w *words) length(rounds bool) string {
	if rounds {
		return w.say("rounds")
	}
	return w.say("turns")
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
	return "\u00a0(" + strings.ReplaceAll(ends, w.say("percent", ""), "") + ")"
}

// Players names the players of a run in English: "sensible players".
func Players(agents playtest.Lineup) string { return wordsIn("en", nil).players(agents) }

// Number formats a whole number in English, with its digits in groups of three.
func Number(n uint64) string { return wordsIn("en", nil).number(n) }

// players names the players, once if all are the same.
func (w *words) players(agents playtest.Lineup) string {
	names := agents.Names()
	if agents.Alike() {
		return w.agent(names[0])
	}
	text := w.agent(names[0])
	for _, name := range names[1:] {
		text = w.say("against", text, w.agent(name))
	}
	return text
}

func (w *words) agent(name string) string {
	if a := w.template("agent." + name); a != "" {
		return a
	}
	return name
}

// count returns the text with an id for a number of things. French counts nothing in the
// singular.
func (w *words) count(id string, n int) string {
	if n == 1 || n == 0 && strings.HasPrefix(w.lang, "fr") {
		id += ".one"
	}
	return w.say(id, w.number(uint64(n)))
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
	return w.say("percent", w.decimalPoint(fmt.Sprintf("%.*f", digits(v), 100*v)))
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
	return w.say("percent", w.decimalPoint(strconv.FormatFloat(math.Round(1e6*v)/1e4, 'f', -1, 64)))
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

func (w *words) decimalPoint(s string) string { return strings.Replace(s, ".", w.say("decimal"), 1) }

// number formats a whole number with its digits in groups of three.
func (w *words) number(n uint64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + w.say("thousands") + s[i:]
	}
	return s
}
