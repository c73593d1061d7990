package expr

import (
	"strings"

	"punchboard/carddata/values"
	"punchboard/diag"
)

// Template is a text with {expressions} in it; {{ and }} are literal braces.
type Template struct {
	Src   string
	Pos   diag.Pos // of its first character
	Card  bool     // whether its value depends on the card (or on the item of a repeat)
	Prose bool     // the result is printed text: numbers are formatted for the language
	parts []piece
}

// piece is a literal text, or an expression.
type piece struct {
	text string
	expr *Expr
}

// ParseTemplate parses a text that starts at pos. Errors are of type *values.Error.
func ParseTemplate(src string, pos diag.Pos) (*Template, error) {
	return ParseTemplateAt(src, onLine(pos), nil)
}

// ParseTemplateAt parses a text whose characters have the positions that at returns.
// Its expressions are shared with those of the same text in the cache, which may be
// nil.
func ParseTemplateAt(src string, at positions, known Cache) (*Template, error) {
	t := &Template{Src: src, Pos: at(0)}
	pieces, f := splitTemplate([]rune(src))
	if f != nil {
		return nil, &values.Error{Pos: at(f.char), Code: CodeExpr, Message: f.message, Hint: f.hint}
	}
	for _, p := range pieces {
		if !p.code {
			t.parts = append(t.parts, piece{text: p.text})
			continue
		}
		e, err := ParseAt(p.text, func(char int) diag.Pos { return at(p.char + char) }, known)
		if err != nil {
			return nil, err
		}
		t.parts = append(t.parts, piece{expr: e})
		t.Card = t.Card || e.Card
	}
	return t, nil
}

// Constant returns the text of a template without expressions.
func (t *Template) Constant() (string, bool) {
	switch {
	case len(t.parts) == 0:
		return "", true
	case len(t.parts) == 1 && t.parts[0].expr == nil:
		return t.parts[0].text, true
	}
	return "", false
}

// Eval returns the value of the template: the value of its expression if the template
// is a single {expression}, otherwise a string. For a key that is printed text, the
// result is always a string. Errors are of type *values.Error and name the card.
func (t *Template) Eval(s Scope) (any, error) {
	if e := t.Single(); e != nil && !t.Prose {
		return e.Eval(s)
	}
	var b strings.Builder
	for _, p := range t.parts {
		if p.expr == nil {
			b.WriteString(p.text)
			continue
		}
		text, err := p.expr.text(s, t.Prose)
		if err != nil {
			return nil, err
		}
		if b.WriteString(text); b.Len() > values.MaxText {
			return nil, p.expr.Fault(s, values.ErrLongText)
		}
	}
	return b.String(), nil
}

// Words returns the text of the template with what mark returns in place of each
// expression.
func (t *Template) Words(mark func(*Expr) string) string {
	var b strings.Builder
	for _, p := range t.parts {
		if p.expr == nil {
			b.WriteString(p.text)
		} else {
			b.WriteString(mark(p.expr))
		}
	}
	return b.String()
}

// Single returns the expression of a template that consists of one expression only, or
// nil.
func (t *Template) Single() *Expr {
	if len(t.parts) == 1 {
		return t.parts[0].expr
	}
	return nil
}

// lone returns the only expression of a template, which may have text around it, or
// nil.
func (t *Template) lone() (one *Expr) {
	for _, p := range t.parts {
		if p.expr != nil && one != nil {
			return nil
		}
		if p.expr != nil {
			one = p.expr
		}
	}
	return one
}

// Exprs lists the expressions of the template.
func (t *Template) Exprs() []*Expr {
	var all []*Expr
	for _, p := range t.parts {
		if p.expr != nil {
			all = append(all, p.expr)
		}
	}
	return all
}

// Cell returns the position of the cell whose text the template shows, so that faults
// in the text are reported there. Ok is false unless the template has exactly one
// expression and that is a plain {field}.
func (t *Template) Cell(s Scope) (pos diag.Pos, ok bool) {
	e := t.lone()
	if e == nil || len(e.code.path) != 1 {
		return diag.Pos{}, false
	}
	return s.FieldPos(e.code.path[0])
}

// text evaluates the expression and formats its value as text.
func (e *Expr) text(s Scope, prose bool) (string, error) {
	v, err := e.Eval(s)
	if err != nil {
		return "", err
	}
	text, err := values.TextOf(v)
	if prose {
		text, err = values.Prose(v, s.Language())
	}
	if err != nil {
		return "", e.Fault(s, err)
	}
	return text, nil
}

// rawPiece is a piece whose expression has not been parsed yet; char is its position.
type rawPiece struct {
	text string
	char int
	code bool
}

// splitTemplate splits a text at its braces.
func splitTemplate(src []rune) ([]rawPiece, *fault) {
	var all []rawPiece
	var lit strings.Builder
	flush := func() {
		if lit.Len() > 0 {
			all = append(all, rawPiece{text: lit.String()})
			lit.Reset()
		}
	}
	for i := 0; i < len(src); i++ {
		r := src[i]
		doubled := i+1 < len(src) && src[i+1] == r
		switch {
		case (r == '{' || r == '}') && doubled:
			lit.WriteRune(r)
			i++
		case r == '}':
			return nil, &fault{i, "`}` has no matching `{`", "write }} to print a brace"}
		case r == '{':
			end := closingBrace(src, i+1)
			if end < 0 {
				return nil, &fault{i, "`{` is not closed", "write {{ to print a brace"}
			}
			flush()
			all = append(all, rawPiece{string(src[i+1 : end]), i + 1, true})
			i = end
		default:
			lit.WriteRune(r)
		}
	}
	flush()
	return all, nil
}

// closingBrace returns the position of the brace that ends an expression, ignoring
// braces of nested mappings and inside quotes, or -1 if there is none.
func closingBrace(src []rune, from int) int {
	depth, quote := 0, rune(0)
	for i := from; i < len(src); i++ {
		r := src[i]
		switch {
		case quote != 0:
			if r == '\\' && quote != '`' {
				i++
			} else if r == quote {
				quote = 0
			}
		case r == '"' || r == '\'' || r == '`':
			quote = r
		case r == '{':
			depth++
		case r == '}' && depth == 0:
			return i
		case r == '}':
			depth--
		}
	}
	return -1
}

// Literals returns the texts of the template outside its expressions.
func (t *Template) Literals() []string {
	var all []string
	for _, p := range t.parts {
		if p.expr == nil {
			all = append(all, p.text)
		}
	}
	return all
}
