package layout

import (
	"errors"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// attr is the value of one key of a part: constant for the whole deck, or
// worked out for each card.
type attr[T any] struct {
	val  T        // the constant; the default while the value cannot be had
	said bool     // whether the file gives the key
	at   diag.Pos // where it does
	src  *source  // nil for constants
	cast func(any) T
}

// source is where a value that varies comes from.
type source struct {
	val *carddata.Val
	key carddata.Key
}

// in gives the value for the card at hand.
func (a *attr[T]) in(p *painter) T {
	if a.src == nil {
		return a.val
	}
	if v, ok := p.lit(a.src); ok {
		return a.cast(v)
	}
	return a.val
}

// pos gives where to report what is wrong with the value: the cell that it
// shows unchanged, else the face.
func (a *attr[T]) pos(p *painter) diag.Pos {
	if a.src == nil {
		return a.at
	}
	return a.src.val.Place(&p.scope)
}

// as takes values that already have their key's type.
func as[T any](v any) T { return v.(T) }

func asInk(v any) ink {
	p := v.(carddata.Paint)
	if k, ok := flatInk(&p); ok {
		return k
	}
	area := p // on the heap only when the ink keeps it
	return ink{grad: &area}
}

func asInsets(v any) insets { return fourSides(v.([]geom.Length)) }

func asExtent(v any) extent { return extent{v.(carddata.Extent), true} }

// lit evaluates a value. What is wrong becomes a finding.
func (p *painter) lit(s *source) (any, bool) {
	if s.key.Type == carddata.KPaint {
		return p.paintLit(s)
	}
	v, err := s.val.Eval(s.key, &p.scope)
	return v, p.accept(err)
}

// paintLit evaluates a paint. Cards name the same few colours over and over:
// each is read once.
func (p *painter) paintLit(s *source) (any, bool) {
	raw, err := s.val.Raw(&p.scope)
	if !p.accept(err) {
		return nil, false
	}
	name, isText := raw.(string)
	if v, known := p.paints[name]; known && isText {
		return v, true
	}
	v, err := s.val.Eval(s.key, &p.scope)
	if err == nil && isText {
		p.paints[name] = v
	}
	return v, p.accept(err)
}

// accept reports what went wrong with an expression.
func (p *painter) accept(err error) bool { return accept(err, &p.found) }

func accept(err error, found *diag.List) bool {
	if err == nil {
		return true
	}
	var fault *carddata.FaceError
	if !errors.As(err, &fault) {
		panic("layout: " + err.Error())
	}
	found.Add(fault.Finding())
	return false
}

// truth evaluates a condition; one that fails is false.
func (p *painter) truth(e *carddata.Expr) bool {
	yes, err := e.Bool(&p.scope)
	return p.accept(err) && yes
}

// list evaluates the list of a repeat.
func (p *painter) items(e *carddata.Expr) []any {
	items, err := e.Items(&p.scope)
	p.accept(err)
	return items
}

// wordsAttr is a text that the card shows: one for all languages, or by
// language.
type wordsAttr struct{ val *carddata.Val }

// textKey is what texts are evaluated for.
var textKey = carddata.Key{Name: "text", Type: carddata.KText}

// in gives the text in the language of the scope, and where it stands: in a
// cell when it shows one as it is, else in the face.
func (a wordsAttr) in(p *painter) (text string, pos diag.Pos) {
	if a.val == nil {
		return "", pos
	}
	v, ok := p.lit(&source{a.val, textKey})
	if !ok {
		return "", a.val.Pos
	}
	return v.(string), a.val.Place(&p.scope)
}
