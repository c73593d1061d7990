package face

import (
	"errors"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// evaluator works out the values of the card at hand, and gathers what is wrong
// with them.
type evaluator struct {
	*Engine
	Found  diag.List // on the cards at hand
	scope  carddata.Scope
	paints map[string]any // by the texts that name them
}

// Lang returns the language that texts are read in.
func (ev *evaluator) Lang() string { return ev.scope.Lang }

// Deck returns the deck at hand.
func (ev *evaluator) Deck() *carddata.Deck { return ev.scope.Deck }

// Card returns the card at hand; nil while a deck is prepared.
func (ev *evaluator) Card() *carddata.Card { return ev.scope.Card }

// lit evaluates a value. What is wrong becomes a finding.
func (ev *evaluator) lit(s *source) (any, bool) {
	if s.key.Type == sections.KPaint {
		return ev.paintLit(s)
	}
	v, err := s.val.Eval(s.key, &ev.scope)
	return v, ev.ReportError(err)
}

// paintLit evaluates a paint. Cards name the same few colors over and over:
// each is read once.
func (ev *evaluator) paintLit(s *source) (any, bool) {
	raw, err := s.val.Raw(&ev.scope)
	if !ev.ReportError(err) {
		return nil, false
	}
	name, isText := raw.(string)
	if v, known := ev.paints[name]; known && isText {
		return v, true
	}
	v, err := s.val.Eval(s.key, &ev.scope)
	if err == nil && isText {
		ev.paints[name] = v
	}
	return v, ev.ReportError(err)
}

// ReportError reports what went wrong with an expression.
func (ev *evaluator) ReportError(err error) bool { return ReportError(err, &ev.Found) }

// ReportError reports what went wrong with an expression in a list, and whether
// nothing did.
func ReportError(err error, found *diag.List) bool {
	if err == nil {
		return true
	}
	var fault *values.Error
	if !errors.As(err, &fault) {
		panic("layout: " + err.Error())
	}
	found.Add(fault.Finding())
	return false
}

// truth evaluates a condition; one that fails is false.
func (ev *evaluator) truth(e *expr.Expr) bool {
	yes, err := e.Bool(&ev.scope)
	return ev.ReportError(err) && yes
}

// list evaluates the list of a repeat.
func (ev *evaluator) items(e *expr.Expr) []any {
	items, err := e.Items(&ev.scope)
	ev.ReportError(err)
	return items
}
