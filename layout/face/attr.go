package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Attr is the value of one key of a part: constant for the whole deck, or evaluated for
// each card.
type Attr[T any] struct {
	Value   T        // the constant; the default while there is no value
	IsSet   bool     // whether the file gives the key
	pos     diag.Pos // its position in the file
	source  *source  // nil for constants
	convert func(any) T
}

// source is the expression or template of a value that varies.
type source struct {
	val *facedata.Val
	key sections.Key
}

// In returns the value for the current card.
func (a *Attr[T]) In(p *Painter) T {
	if a.source == nil {
		return a.Value
	}
	if v, ok := p.lit(a.source); ok {
		return a.convert(v)
	}
	return a.Value
}

// Varies reports whether the value may differ from card to card.
func (a *Attr[T]) Varies() bool { return a.source != nil }

// Pos returns the position at which to report faults in the value: the cell that it
// shows unchanged, or the key in the face.
func (a *Attr[T]) Pos(p *Painter) diag.Pos {
	if a.source == nil {
		return a.pos
	}
	return a.source.val.Place(&p.scope)
}

// As converts a value that already has the Go type of its key.
func As[T any](v any) T { return v.(T) }

// AsInk converts a paint from the game's files.
func AsInk(v any) Ink {
	p := v.(values.Paint)
	if k, ok := flatInk(&p); ok {
		return k
	}
	area := p // allocated only if the ink keeps it
	return Ink{grad: &area}
}

func asInsets(v any) Insets { return FourSides(v.([]geom.Length)) }

func asExtent(v any) extent { return extent{v.(values.Extent), true} }

// TextAttr is a text on the card: one for all languages, or by language.
type TextAttr struct{ Val *facedata.Val }

// textKey is the key that is passed to evaluate texts.
var textKey = sections.Key{Name: "text", Type: sections.KText}

// In returns the text in the language of the scope, and its position: that of a cell if
// the text is the cell's content unchanged, otherwise that of the face.
func (a TextAttr) In(p *Painter) (text string, pos diag.Pos) {
	if a.Val == nil {
		return "", pos
	}
	v, ok := p.lit(&source{a.Val, textKey})
	if !ok {
		return "", a.Val.Pos
	}
	return v.(string), a.Val.Place(&p.scope)
}
