// Package expr parses, checks and evaluates expressions and templates, and limits their
// size. It knows nothing about cards: names are looked up through an interface.
package expr

import (
	"errors"
	"fmt"
	"slices"

	"github.com/expr-lang/expr/file"

	"punchboard/carddata/values"
	"punchboard/diag"
)

// Expr is an expression of a face, such as the value of `when`. Any number of
// goroutines may evaluate it.
type Expr struct {
	Src  string
	Pos  diag.Pos // of its first character
	Card bool     // whether its value depends on the card (or on the item of a repeat)
	code *code
	at   positions
}

// positions returns the position of a character (counted from 0) of a text.
type positions func(char int) diag.Pos

// onLine returns the positions of a text that starts at pos and stays on its line.
func onLine(pos diag.Pos) positions {
	return func(char int) diag.Pos {
		p := pos
		if p.Col > 0 {
			p.Col += char
		}
		return p
	}
}

// Parse parses an expression that starts at pos. Errors are of type *values.Error.
// Names are not looked up yet, because they depend on the deck.
func Parse(src string, pos diag.Pos) (*Expr, error) { return ParseAt(src, onLine(pos), nil) }

// ParseAt parses an expression whose characters have the positions that at returns. The
// result is shared with expressions of the same text in the cache, which may be nil.
func ParseAt(src string, at positions, known Cache) (*Expr, error) {
	c, fault := known.get(src)
	if fault != nil {
		return nil, &values.Error{Pos: at(fault.char), Code: CodeExpr, Message: fault.message, Hint: fault.hint}
	}
	return &Expr{Src: src, Pos: at(0), Card: c.card(), code: c, at: at}, nil
}

// Names returns the names that the expression reads from its scope.
func (e *Expr) Names() []Name { return e.code.names }

// Varies reports whether the value depends on the card, or on the item of a repeat, if that of
// some names does not.
func (e *Expr) Varies(fixed map[string]any) bool {
	return e != nil && e.Card && slices.ContainsFunc(e.code.names, func(n Name) bool {
		_, same := fixed[n.Text]
		return !same && !sameForAllCards[n.Text]
	})
}

// Members returns the plain accesses with constant keys in the expression.
func (e *Expr) Members() []Member { return e.code.members }

// Calls returns the function calls with a single constant text.
func (e *Expr) Calls() []Call { return e.code.calls }

// Source returns the source of the items of the expression's value, as far as it can be
// determined.
func (e *Expr) Source() Source { return e.code.source }

// At returns the position of a character of the expression, counted from 0.
func (e *Expr) At(char int) diag.Pos { return e.at(char) }

// Unreachable returns the positions of names that are never evaluated in a scope,
// because of a condition whose result is the same for the whole deck.
func (e *Expr) Unreachable(s Scope) []int { return e.code.unreachable(s) }

// Uses reports whether the expression reads a name from its scope.
func (e *Expr) Uses(name string) bool {
	return slices.ContainsFunc(e.code.names, func(n Name) bool { return n.Text == name })
}

// Eval returns the value of the expression: nil, string, int, float64, bool,
// geom.Length, []any or map[string]any, and occasionally numbers of other types. Errors
// are of type *values.Error and name the card.
func (e *Expr) Eval(s Scope) (any, error) {
	v, err := e.code.eval(s)
	if err != nil {
		return nil, e.Fault(s, err)
	}
	return v, nil
}

// Bool returns the value of an expression that must be true or false, such as a `when`.
func (e *Expr) Bool(s Scope) (bool, error) {
	v, err := e.Eval(s)
	if err != nil {
		return false, err
	}
	if b, ok := v.(bool); ok {
		return b, nil
	}
	return false, e.wrong(s, v, "true or false", "compare it: `"+e.Src+" != "+emptyOf(v)+"`")
}

// Items returns the value of an expression that must be a list, such as an `each`. An
// empty cell is an empty list.
func (e *Expr) Items(s Scope) ([]any, error) {
	v, err := e.Eval(s)
	if err != nil {
		return nil, err
	}
	if items, err := values.ListOf(v); err == nil {
		return items, nil
	}
	return nil, e.wrong(s, v, "a list", "`1.."+e.Src+"` counts to a number; a column is a list when its type in game.yaml is `list` or `flow`")
}

func emptyOf(v any) string {
	if _, ok := v.(string); ok || v == nil {
		return `""`
	}
	return "0"
}

func (e *Expr) wrong(s Scope, v any, want, hint string) error {
	msg := fmt.Sprintf("`%s` must be %[3]s, but is %[2]s", e.Src, values.Describe(v), want)
	return &values.Error{Pos: e.Pos, Code: CodeExprType, Piece: s.PieceName(), Message: msg, Hint: hint}
}

// Fault converts an evaluation error to a *values.Error with a readable message that
// names the card.
func (e *Expr) Fault(s Scope, err error) error {
	out := &values.Error{Pos: e.Pos, Code: CodeEval, Piece: s.PieceName(), Message: err.Error()}
	var at *file.Error
	if errors.As(err, &at) {
		out.Pos, out.Message = e.at(at.From), plainWords(at.Message)
	}
	var own *values.Error
	if errors.As(err, &own) {
		out.Code, out.Message, out.Hint = own.Code, own.Message, own.Hint
	} else if name := e.code.emptyName(s); name != "" {
		out.Message = fmt.Sprintf("`%s` is empty, so `%s` has no value", name, e.Src)
		out.Hint = "fill in the cell, or give a default for empty cells: `(" + name + " ?? " + s.EmptyAs(name) + ")`"
	}
	return out
}
