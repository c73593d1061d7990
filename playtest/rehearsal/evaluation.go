package rehearsal

import (
	"errors"
	"fmt"
	"math"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
)

// maxAmount is the largest whole number that an expression may return.
const maxAmount = 99

// evaluation evaluates one expression for many cards and reports all failures as
// one finding.
type evaluation struct {
	*builder
	what  string
	expr  *expr.Expr
	first *values.Error
	cards int // number of cards for which it failed
}

func (b *builder) evaluation(what string, e *expr.Expr) *evaluation {
	return &evaluation{builder: b, what: what, expr: e}
}

// scope returns the scope of an expression: a card, if any, and some numbers.
func (t *evaluation) scope(k *kind, vars map[string]any) *carddata.Scope {
	s := &carddata.Scope{Game: t.game, Lang: t.game.Source, Vars: vars}
	if k != nil {
		s.Deck, s.Card = k.deck, k.card
	}
	return s
}

// failed records that a card has no value.
func (t *evaluation) failed(err error) bool {
	if err == nil {
		return false
	}
	if t.cards++; t.first == nil && !errors.As(err, &t.first) {
		panic("rehearsal: " + err.Error())
	}
	return true
}

// tell adds the finding for the cards that failed.
func (t *evaluation) tell() {
	if t.first == nil {
		return
	}
	f := t.first.Finding()
	if t.cards > 1 {
		f.Message += fmt.Sprintf("; the same for %d other cards", t.cards-1)
	}
	t.found.Add(f)
}

// number returns the value of an expression that is a number; an empty cell is 0.
func (t *evaluation) number(k *kind, vars map[string]any) (float64, error) {
	v, err := t.expr.Eval(t.scope(k, vars))
	if err != nil {
		return 0, err
	}
	switch v := v.(type) {
	case nil:
		return 0, nil
	case int:
		return float64(v), nil
	case float64:
		if !math.IsNaN(v) && !math.IsInf(v, 0) {
			return v, nil
		}
	}
	return 0, t.wrong(k, "is not a number", "write an expression with a number as its value: `cost`, `turn * 2`, `kind == \"unit\" ? 1 : 0`")
}

// whole returns the value of an expression that must be a whole number.
func (t *evaluation) whole(k *kind, vars map[string]any) (int, error) {
	v, err := t.number(k, vars)
	switch {
	case err != nil:
		return 0, err
	case v != math.Trunc(v):
		return 0, t.wrong(k, fmt.Sprintf("is %v, but must be a whole number", v), "round it: `floor(…)`")
	case math.Abs(v) > maxAmount:
		return 0, t.wrong(k, fmt.Sprintf("is %v, but the limit is %d", v, maxAmount), "")
	}
	return int(v), nil
}

func (t *evaluation) wrong(k *kind, fault, hint string) error {
	e := &values.Error{Pos: t.expr.Pos, Code: playtest.CodeRehearsal, Message: fmt.Sprintf("`%s`: `%s` %s", t.what, t.expr.Src, fault), Hint: hint}
	if k != nil {
		e.Piece = "card `" + k.card.ID + "`"
	}
	return e
}

// tooMany reports an expression whose table would have too many entries.
func (b *builder) tooMany(e *expr.Expr, entries int) {
	b.found.Add(diag.Finding{
		Pos: e.Pos, Severity: diag.Error, Code: playtest.CodeCapacity,
		Message: fmt.Sprintf("`playable` would be evaluated %d times, once for each card, turn and amount of resources it uses; the limit is %d", entries, maxEntries),
		Hint:    "lower `turns`, or `most` of the resources",
	})
}
