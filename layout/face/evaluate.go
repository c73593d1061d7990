package face

import (
	"errors"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// evaluator evaluates values for the current card, and collects their faults.
type evaluator struct {
	*Engine
	Found  diag.List // on all cards so far
	scope  carddata.Scope
	paints map[string]any // by their text
}

// Lang returns the language of texts.
func (ev *evaluator) Lang() string { return ev.scope.Lang }

// OwnWords returns the game's own texts in place of those in package wording.
func (ev *evaluator) OwnWords() map[string]string {
	ev.Reads(carddata.OfWords, "")
	return ev.scope.Game.OwnWords(ev.scope.Lang)
}

// Reads notes that something of the game is read that is not in the scope of expressions.
func (ev *evaluator) Reads(of carddata.Section, name string) {
	if ev.scope.Reads != nil {
		ev.scope.Reads(carddata.Read{Of: of, Name: name})
	}
}

// Deck returns the current deck.
func (ev *evaluator) Deck() *carddata.Deck { return ev.scope.Deck }

// Card returns the current card, or nil while a deck is being prepared.
func (ev *evaluator) Card() *carddata.Card { return ev.scope.Card }

// lit evaluates a value and adds findings for its faults.
func (ev *evaluator) lit(s *source) (any, bool) {
	if s.key.Type == sections.KPaint {
		return ev.paintLit(s)
	}
	v, err := s.val.Eval(s.key, &ev.scope)
	return v, ev.ReportError(err)
}

// paintLit evaluates a paint. Cards use the same few colors over and over, so each is
// only parsed once.
func (ev *evaluator) paintLit(s *source) (any, bool) {
	raw, err := s.val.Raw(&ev.scope)
	if !ev.ReportError(err) {
		return nil, false
	}
	name, isText := raw.(string)
	if s.val.Lit == nil { // otherwise the color is in the face
		ev.Reads(carddata.OfColors, name)
	}
	if v, known := ev.paints[name]; known && isText {
		return v, true
	}
	v, err := s.val.Eval(s.key, &ev.scope)
	if err == nil && isText {
		ev.paints[name] = v
	}
	return v, ev.ReportError(err)
}

// NamedInk returns the paint that a text of the game's data names, in a column. It reports a
// text that names none, and then returns no paint.
func (ev *evaluator) NamedInk(column, name string, pos diag.Pos) Ink {
	ev.Reads(carddata.OfColors, name)
	v, err := ev.Game.Lit(sections.Key{Name: column, Type: sections.KPaint}, name, pos)
	if !ev.ReportError(err) {
		return Ink{}
	}
	return AsInk(v)
}

// ReportError adds the finding for an error in an expression, with the row of the card.
func (ev *evaluator) ReportError(err error) bool {
	if ReportError(err, &ev.Found) {
		return true
	}
	if c, all := ev.Card(), ev.Found.All(); c != nil && len(all) > 0 {
		all[len(all)-1].Origin.Row = c.Pos
	}
	return false
}

// ReportError adds the finding for an error in an expression to a list. It reports
// whether err is nil.
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

// truth evaluates a condition; if that fails, the result is false.
func (ev *evaluator) truth(e *expr.Expr) bool {
	yes, err := e.Bool(&ev.scope)
	return ev.ReportError(err) && yes
}

// items evaluates the list of a repeat.
func (ev *evaluator) items(e *expr.Expr) []any {
	items, err := e.Items(&ev.scope)
	ev.ReportError(err)
	return items
}
