package carddata

import (
	"errors"
	"fmt"
	"slices"

	"github.com/expr-lang/expr/file"

	"punchboard/diag"
)

// Expr is an expression of a face, such as the value of `when`. Any number of
// goroutines may evaluate it.
type Expr struct {
	Src  string
	Pos  diag.Pos // of its first character
	Card bool     // whether its value depends on the card (or on the item of a repeat)
	code *code
	at   placer
}

// placer gives the place of a character (counted from 0) of a text.
type placer func(char int) diag.Pos

// onLine places characters of a text that starts at pos and stays on its line.
func onLine(pos diag.Pos) placer {
	return func(char int) diag.Pos {
		p := pos
		if p.Col > 0 {
			p.Col += char
		}
		return p
	}
}

// ParseExpr reads an expression that starts at pos. What is wrong comes back
// as a *FaceError; names are not looked up yet, since they depend on the deck.
func ParseExpr(src string, pos diag.Pos) (*Expr, error) { return parseExpr(src, onLine(pos), nil) }

func parseExpr(src string, at placer, known codes) (*Expr, error) {
	c, fault := known.get(src)
	if fault != nil {
		return nil, &FaceError{Pos: at(fault.char), Code: CodeExpr, Message: fault.message, Hint: fault.hint}
	}
	return &Expr{Src: src, Pos: at(0), Card: c.card(), code: c, at: at}, nil
}

// Uses tells whether an expression takes a name from its scope.
func (e *Expr) Uses(name string) bool {
	return slices.ContainsFunc(e.code.names, func(n usedName) bool { return n.name == name })
}

// Eval gives the value of the expression: nil, string, int, float64, bool,
// geom.Length, []any or map[string]any, and numbers of other types now and
// then. Its error is a *FaceError that names the card.
func (e *Expr) Eval(s *Scope) (any, error) {
	v, err := e.code.eval(s)
	if err != nil {
		return nil, e.fault(s, err)
	}
	return v, nil
}

// Bool gives the value of an expression that is yes or no, such as a `when`.
func (e *Expr) Bool(s *Scope) (bool, error) {
	v, err := e.Eval(s)
	if err != nil {
		return false, err
	}
	if b, ok := v.(bool); ok {
		return b, nil
	}
	return false, e.wrong(s, v, "yes or no", "compare it: `"+e.Src+" != "+emptyOf(v)+"`")
}

// Items gives the value of an expression that is a list, such as an `each`.
// An empty cell is an empty list.
func (e *Expr) Items(s *Scope) ([]any, error) {
	v, err := e.Eval(s)
	if err != nil {
		return nil, err
	}
	if items, err := listOf(v); err == nil {
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

func (e *Expr) wrong(s *Scope, v any, want, hint string) error {
	msg := fmt.Sprintf("`%s` is %s, and %s is needed", e.Src, describeValue(v), want)
	return &FaceError{Pos: e.Pos, Code: CodeExprType, Card: s.cardID(), Message: msg, Hint: hint}
}

// emptyAs writes what an empty cell of a column may count as, for hints.
func (s *Scope) emptyAs(column string) string {
	if s.Deck != nil {
		for _, c := range s.Deck.Columns {
			if c.Name == column && c.Type == Flow {
				return "[]"
			}
		}
	}
	return "0"
}

// fault turns an error of the evaluation into words about the card.
func (e *Expr) fault(s *Scope, err error) error {
	out := &FaceError{Pos: e.Pos, Code: CodeEval, Card: s.cardID(), Message: err.Error()}
	var at *file.Error
	if errors.As(err, &at) {
		out.Pos, out.Message = e.at(at.From), plainWords(at.Message)
	}
	var own *FaceError
	if errors.As(err, &own) {
		out.Code, out.Message, out.Hint = own.Code, own.Message, own.Hint
	} else if name := e.code.emptyName(s); name != "" {
		out.Message = fmt.Sprintf("`%s` is empty, so `%s` has no value", name, e.Src)
		out.Hint = "fill the cell, or say what an empty one counts as: `(" + name + " ?? " + s.emptyAs(name) + ")`"
	}
	return out
}
