package carddata

import (
	"fmt"

	"punchboard/diag"
)

// Eval gives the value for a card, of the Go type that KeyType promises for the
// key. It is for every type but KExpr, KParts, KList and KMap. A text by
// language is given in the scope's. Its error is a *FaceError.
func (v *Val) Eval(key Key, s *Scope) (any, error) {
	if v.Lit != nil {
		return v.Lit, nil
	}
	raw, err := v.Raw(s)
	if err != nil {
		return nil, err
	}
	if key.Type == KEnum && key.Default != "" && (raw == nil || raw == "") {
		raw = key.Default // an empty cell says nothing
	}
	lit, err := s.Game.Lit(key, raw, v.Pos)
	if e, ok := err.(*FaceError); ok {
		e.Card, e.Pos = s.cardID(), v.Place(s)
	}
	return lit, err
}

// lit gives the constant; nil when there is none.
func (v *Val) lit() any {
	if v == nil {
		return nil
	}
	return v.Lit
}

// Raw gives the value for a card as it comes, such as the value of a `with`.
func (v *Val) Raw(s *Scope) (any, error) {
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

func (v *Val) byLang(s *Scope) (any, error) {
	if in, ok := v.ByLang[s.Lang]; ok {
		return in.Raw(s)
	}
	return nil, &FaceError{Pos: v.Pos, Code: CodeTextLanguage, Message: fmt.Sprintf("the text is missing in `%s`", s.Lang)}
}

func rawList(vals []*Val, s *Scope) (any, error) {
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

func rawMap(entries []Entry, s *Scope) (any, error) {
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

// Card tells whether the value depends on the card, or on the item of a repeat.
func (v *Val) Card() bool {
	found := false
	v.visit(func(e *Expr) { found = found || e.Card })
	return found
}

// Place gives where to report what is wrong with a text: the cell that it shows,
// else the value's own place.
func (v *Val) Place(s *Scope) diag.Pos {
	if in, ok := v.ByLang[s.Lang]; ok {
		v = in
	}
	if v.Tmpl != nil {
		if cell, ok := v.Tmpl.Cell(s); ok {
			return cell
		}
	}
	return v.Pos
}

// visit calls f for each expression in the value, in file order.
func (v *Val) visit(f func(*Expr)) {
	if v == nil {
		return
	}
	if e, ok := v.Lit.(*Expr); ok {
		f(e)
	}
	if v.Tmpl != nil {
		for _, e := range v.Tmpl.exprs() {
			f(e)
		}
	}
	for _, lang := range mapKeys(v.ByLang) {
		v.ByLang[lang].visit(f)
	}
	for _, item := range v.List {
		item.visit(f)
	}
	for _, e := range v.Map {
		e.Val.visit(f)
	}
}
