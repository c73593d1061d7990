package face

import (
	"errors"

	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Attr is the value of one key of a part: constant for the whole deck, or
// worked out for each card.
type Attr[T any] struct {
	Value  T        // the constant; the default while the value cannot be had
	IsSet  bool     // whether the file gives the key
	at     diag.Pos // where it does
	Source *source  // nil for constants
	cast   func(any) T
}

// source is where a value that varies comes from.
type source struct {
	val *facedata.Val
	key sections.Key
}

// In returns the value for the card at hand.
func (a *Attr[T]) In(p *Painter) T {
	if a.Source == nil {
		return a.Value
	}
	if v, ok := p.lit(a.Source); ok {
		return a.cast(v)
	}
	return a.Value
}

// Pos returns where to report what is wrong with the value: the cell that it
// shows unchanged, else the face.
func (a *Attr[T]) Pos(p *Painter) diag.Pos {
	if a.Source == nil {
		return a.at
	}
	return a.Source.val.Place(&p.Scope)
}

// As takes values that already have their key's type.
func As[T any](v any) T { return v.(T) }

func AsInk(v any) Ink {
	p := v.(values.Paint)
	if k, ok := flatInk(&p); ok {
		return k
	}
	area := p // on the heap only when the ink keeps it
	return Ink{grad: &area}
}

func asInsets(v any) Insets { return FourSides(v.([]geom.Length)) }

func asExtent(v any) extent { return extent{v.(values.Extent), true} }

// lit evaluates a value. What is wrong becomes a finding.
func (p *Painter) lit(s *source) (any, bool) {
	if s.key.Type == sections.KPaint {
		return p.paintLit(s)
	}
	v, err := s.val.Eval(s.key, &p.Scope)
	return v, p.ReportError(err)
}

// paintLit evaluates a paint. Cards name the same few colours over and over:
// each is read once.
func (p *Painter) paintLit(s *source) (any, bool) {
	raw, err := s.val.Raw(&p.Scope)
	if !p.ReportError(err) {
		return nil, false
	}
	name, isText := raw.(string)
	if v, known := p.paints[name]; known && isText {
		return v, true
	}
	v, err := s.val.Eval(s.key, &p.Scope)
	if err == nil && isText {
		p.paints[name] = v
	}
	return v, p.ReportError(err)
}

// ReportError reports what went wrong with an expression.
func (p *Painter) ReportError(err error) bool { return ReportError(err, &p.Found) }

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
func (p *Painter) truth(e *expr.Expr) bool {
	yes, err := e.Bool(&p.Scope)
	return p.ReportError(err) && yes
}

// list evaluates the list of a repeat.
func (p *Painter) items(e *expr.Expr) []any {
	items, err := e.Items(&p.Scope)
	p.ReportError(err)
	return items
}

// TextAttr is a text that the card shows: one for all languages, or by
// language.
type TextAttr struct{ Val *facedata.Val }

// textKey is what texts are evaluated for.
var textKey = sections.Key{Name: "text", Type: sections.KText}

// In returns the text in the language of the scope, and where it stands: in a
// cell when it shows one as it is, else in the face.
func (a TextAttr) In(p *Painter) (text string, pos diag.Pos) {
	if a.Val == nil {
		return "", pos
	}
	v, ok := p.lit(&source{a.Val, textKey})
	if !ok {
		return "", a.Val.Pos
	}
	return v.(string), a.Val.Place(&p.Scope)
}
