package report

import (
	"fmt"
	"strings"

	"punchboard/playtest/verdict"
)

// sentence holds the texts for one kind of finding: when something is wrong, when it is
// fine, and when several findings of the class are fine; there {n} is their number. The
// placeholders {subject}, {value}, {limit}, {games} (the share of games affected) and {high}
// (the upper end of the interval) stand for the figures of any finding, {enough} for the
// share of games that should have enough markers, and the others for its details: see
// details.
type sentence struct{ wrong, well, many string }

// form is the format of the figures of a class.
type form uint8

const (
	shares form = iota // 12.3 %
	counts             // 17
	gains              // +3.9 points
)

// caseIDs are the ids of the cases of classes.
var caseIDs = map[verdict.Case]string{
	verdict.IllegalState: ".illegal", verdict.Circle: ".circle", verdict.AnyOrder: ".any", verdict.KeptOut: ".kept-out", verdict.Outclassed: ".outclassed", verdict.Burden: ".burden",
	verdict.ByReplacement: ".replaced", verdict.DecidedEarly: ".early", verdict.InMinutes: ".minutes", verdict.JustEnough: ".just-enough", verdict.TooFewGames: ".few-games", verdict.AtStart: ".start",
}

// of returns the texts for a kind of finding; "" for those that it has not.
func (w *words) of(kind verdict.Kind) sentence {
	id := kind.Class.String() + caseIDs[kind.Case]
	return sentence{w.template(id + ".wrong"), w.template(id + ".well"), w.template(id + ".many")}
}

// formOf returns the format of the figures of a finding.
func formOf(f *verdict.Finding) form {
	if f.Kind() == (verdict.Kind{Class: verdict.Orders, Case: verdict.AnyOrder}) {
		return counts
	}
	switch f.Class {
	case verdict.Inert, verdict.Track, verdict.Shortage, verdict.Misprint, verdict.WrongText:
		return counts
	case verdict.Dominated, verdict.Strength, verdict.Trap:
		return gains
	}
	return shares
}

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
		text += " " + w.say("alone")
	}
	text += w.judged(f)
	if c := f.Contrary; c != nil {
		text += " " + w.say("contrary", w.players(c.Agents), w.figure(form, c.Value), w.spanOf(form, c.Low, c.High))
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
