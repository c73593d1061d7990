package report

import (
	"fmt"
	"strings"

	"punchboard/verdict"
)

// words are all that a page says in one language. In the sentences of a class
// {subject}, {value}, {limit}, {games} (the share of games that it touches) and
// {detail} stand for the figures of the finding.
type words struct {
	ready, almost, unsure, notReady, caveat, run string
	levels                                       [4]string
	agents                                       map[string]string
	classes                                      map[verdict.Class]sentences
	percent, decimal, thousands                  string
	between, ofGames, together                   string
}

// sentences of one class: what is wrong, and what is well.
type sentences struct {
	wrong, well string
	form        form
}

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

var languages = map[string]*words{"en": english, "fr": french}

// sentence says a finding.
func (w *words) sentence(p *Page, f *verdict.Finding) string {
	s := w.classes[f.Class]
	text := s.wrong
	if f.Level == verdict.Pass {
		text = s.well
	}
	return strings.NewReplacer(
		"{subject}", p.name(f.Subject), "{value}", w.figure(s.form, f.Value), "{limit}", w.figure(s.form, f.Limit),
		"{games}", w.figure(shares, f.Affected), "{detail}", f.Detail,
	).Replace(text)
}

// proof gives the figures behind a finding: value, interval, how many, who.
func (w *words) proof(f *verdict.Finding) string {
	s := w.classes[f.Class]
	text := fmt.Sprintf(w.between, w.figure(s.form, f.Value), w.figure(s.form, f.Low), w.figure(s.form, f.High), w.number(f.N), w.agent(f.Agents[0]), w.agent(f.Agents[1]))
	if f.Low == f.High {
		text = fmt.Sprintf(w.ofGames, w.figure(s.form, f.Value), w.number(f.N), w.agent(f.Agents[0]), w.agent(f.Agents[1]))
	}
	if f.Family > 1 {
		text += fmt.Sprintf(w.together, f.Family)
	}
	return text
}

func (w *words) agent(name string) string {
	if a := w.agents[name]; a != "" {
		return a
	}
	return name
}

// figure writes a number in the form of its class.
func (w *words) figure(f form, v float64) string {
	switch f {
	case counts:
		return w.number(uint64(max(v, 0)))
	case gains:
		sign := "+"
		if v < 0 {
			sign, v = "−", -v
		}
		return sign + w.point(fmt.Sprintf("%.1f", 100*v))
	}
	return fmt.Sprintf(w.percent, w.point(fmt.Sprintf("%.*f", digits(v), 100*v)))
}

// digits gives as many decimals as a share needs to be seen at all.
func digits(v float64) int {
	switch {
	case v != 0 && v < 0.001:
		return 3
	case v < 0.1 && v != 0:
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
