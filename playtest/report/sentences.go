package report

import (
	"fmt"
	"maps"
	"strings"

	"punchboard/playtest/verdict"
)

// sentences are the texts for one kind of finding. The placeholders {subject},
// {value}, {limit}, {games} (the share of games affected) and {high} (the upper
// end of the interval) stand for the figures of any finding, {enough} for the
// share of games that should have enough markers, and the others for its details:
// see details.
type sentences struct {
	form   form
	en, fr sentence
}

// sentence holds the texts in one language: when something is wrong, when it is
// fine, and when several findings of the class are fine; there {n} is their
// number.
type sentence struct{ wrong, well, many string }

// form is the format of the figures of a class.
type form uint8

const (
	shares form = iota // 12.3 %
	counts             // 17
	gains              // +3.9 points
)

// allSentences holds the sentences of every kind of finding.
var allSentences = union(ruleSentences, balanceSentences, cardSentences, componentSentences)

func union(parts ...map[verdict.Kind]sentences) map[verdict.Kind]sentences {
	all := map[verdict.Kind]sentences{}
	for _, part := range parts {
		maps.Copy(all, part)
	}
	return all
}

// of returns the texts for a kind of finding in the language.
func (w *words) of(kind verdict.Kind) sentence {
	s := allSentences[kind]
	if w.lang == "fr" {
		return s.fr
	}
	return s.en
}

// formOf returns the format of the figures of a finding.
func formOf(f *verdict.Finding) form { return allSentences[f.Kind()].form }

// sentence returns a finding as a sentence.
func (w *words) sentence(p *Page, f *verdict.Finding) string {
	s, form := w.of(f.Kind()), formOf(f)
	text, value := s.wrong, w.figure(form, f.Value)
	switch {
	case f.Level == verdict.Pass:
		text, value = s.well, value+w.between(form, f)
	case f.Unconfirmed():
		text = s.well
	}
	if early, ok := f.Detail.(*verdict.EarlyDraws); ok && early.Alone {
		text += " " + w.alone
	}
	text += w.judged(f)
	if c := f.Contrary; c != nil {
		text += " " + fmt.Sprintf(w.contrary, w.players(c.Agents), w.figure(form, c.Value), w.spanOf(form, c.Low, c.High))
	}
	return w.typeset(strings.NewReplacer(append(w.details(p, f.Detail),
		"{subject}", p.cardOf(f), "{value}", value, "{limit}", w.limit(form, f.Limit), "{high}", w.figure(form, f.High),
		"{games}", w.figure(shares, f.Affected), "{enough}", w.enough(p.Limits.Shortage),
	)...).Replace(text))
}

// details returns pairs of placeholders and values for a detail.
func (w *words) details(p *Page, d verdict.Detail) []string {
	switch d := d.(type) {
	case *verdict.Example:
		return []string{"{detail}", truncated(p.name(d.Message))}
	case *verdict.CardComparison:
		return []string{"{detail}", truncated(p.name(d.Other))}
	case *verdict.Band:
		return []string{"{band}", w.band(d.Low, d.High)}
	case *verdict.Claim:
		return []string{"{claim}", w.claim(d.Low, d.High), "{typical}", fmt.Sprint(d.Typical), "{turns}", w.length(p.rounds())}
	case *verdict.Unplayed:
		return []string{"{why}", w.why(p, &d.Obstacle)}
	case *verdict.OpenOrder:
		came, other, how := w.twoOrders(p, d.Orders)
		return []string{"{came}", came, "{other}", other, "{how}", how}
	}
	return nil
}

// mostDetail is the maximum length of an error message of the rules in a finding.
const mostDetail = 200

func truncated(s string) string {
	if r := []rune(s); len(r) > mostDetail {
		return string(r[:mostDetail]) + "…"
	}
	return s
}
