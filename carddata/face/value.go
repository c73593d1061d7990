package face

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Scope is the environment in which the values of a face are evaluated.
type Scope interface {
	expr.Scope
	// Lit converts a value to the Go type that a key takes. Errors are of type
	// *values.Error.
	Lit(key sections.Key, v any, pos diag.Pos) (any, error)
}

// Eval returns the value for a card, of the Go type documented for the key's type. It
// supports every type except KExpr, KParts, KList and KMap. A text by language is
// returned in the scope's language. Errors are of type *values.Error.
func (v *Val) Eval(key sections.Key, s Scope) (any, error) {
	if v.Lit != nil {
		return v.Lit, nil
	}
	raw, err := v.Raw(s)
	if err != nil {
		return nil, err
	}
	if key.Type == sections.KEnum && key.Default != "" && (raw == nil || raw == "") {
		raw = key.Default // an empty cell means the default
	}
	lit, err := s.Lit(key, raw, v.Pos)
	if e, ok := err.(*values.Error); ok {
		e.Piece, e.Pos = s.PieceName(), v.Place(s)
	}
	return lit, err
}

// Literal returns the constant, or nil if the value is not one.
func (v *Val) Literal() any {
	if v == nil {
		return nil
	}
	return v.Lit
}

// Raw returns the value for a card without conversion, such as the value of a `with`.
func (v *Val) Raw(s Scope) (any, error) {
	switch {
	case v.Tmpl != nil:
		return v.Tmpl.Eval(s)
	case v.ByLang != nil:
		return v.byLang(s)
	case v.List != nil:
		return rawList(v.List, s)
	case v.Map != nil:
		return rawMap(v.Map, s)
	}
	return v.Lit, nil
}

func (v *Val) byLang(s Scope) (any, error) {
	if in, ok := v.ByLang[s.Language()]; ok {
		return in.Raw(s)
	}
	return nil, &values.Error{Pos: v.Pos, Code: CodeTextLanguage, Message: fmt.Sprintf("the text is missing in language `%s`", s.Language())}
}

func rawList(vals []*Val, s Scope) (any, error) {
	list := make([]any, len(vals))
	for i, item := range vals {
		v, err := item.Raw(s)
		if err != nil {
			return nil, err
		}
		list[i] = v
	}
	return list, nil
}

func rawMap(entries []Entry, s Scope) (any, error) {
	m := make(map[string]any, len(entries))
	for _, e := range entries {
		v, err := e.Val.Raw(s)
		if err != nil {
			return nil, err
		}
		m[e.Key] = v
	}
	return m, nil
}

// Varies reports whether the value depends on the card, or on the item of a repeat, if that of
// some names does not.
func (v *Val) Varies(fixed map[string]any) bool {
	found := false
	v.Visit(func(e *expr.Expr) { found = found || e.Varies(fixed) })
	return found
}

// Place returns the position at which to report faults in a text: the cell that it
// shows, or the value's own position.
func (v *Val) Place(s Scope) diag.Pos {
	if in, ok := v.ByLang[s.Language()]; ok {
		v = in
	}
	if v.Tmpl != nil {
		if cell, ok := v.Tmpl.Cell(s); ok {
			return cell
		}
	}
	return v.Pos
}

// Words returns a text that does not depend on the language, with what mark returns in
// place of each expression.
func (v *Val) Words(mark func(*expr.Expr) string) string {
	if v.Tmpl != nil {
		return v.Tmpl.Words(mark)
	}
	s, _ := v.Lit.(string)
	return s
}

// Positions returns where each language of a text stands.
func (v *Val) Positions() map[string]diag.Pos {
	all := make(map[string]diag.Pos, len(v.ByLang))
	for lang, in := range v.ByLang {
		all[lang] = in.Pos
	}
	return all
}

// Visit calls f for each expression in the value, in file order.
func (v *Val) Visit(f func(*expr.Expr)) {
	if v == nil {
		return
	}
	if e, ok := v.Lit.(*expr.Expr); ok {
		f(e)
	}
	if v.Tmpl != nil {
		for _, e := range v.Tmpl.Exprs() {
			f(e)
		}
	}
	for _, lang := range slices.Sorted(maps.Keys(v.ByLang)) {
		v.ByLang[lang].Visit(f)
	}
	for _, item := range v.List {
		item.Visit(f)
	}
	for _, e := range v.Map {
		e.Val.Visit(f)
	}
}
