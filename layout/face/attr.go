package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Attr is the value of one key of a part: constant for the whole deck, or
// worked out for each card.
type Attr[T any] struct {
	Value   T        // the constant; the default while the value cannot be had
	IsSet   bool     // whether the file gives the key
	pos     diag.Pos // where it does
	source  *source  // nil for constants
	convert func(any) T
}

// source is where a value that varies comes from.
type source struct {
	val *facedata.Val
	key sections.Key
}

// In returns the value for the card at hand.
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

// Pos returns where to report what is wrong with the value: the cell that it
// shows unchanged, else the face.
func (a *Attr[T]) Pos(p *Painter) diag.Pos {
	if a.source == nil {
		return a.pos
	}
	return a.source.val.Place(&p.scope)
}

// As takes values that already have their key's type.
func As[T any](v any) T { return v.(T) }

// AsInk takes a paint of the game's files.
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
	return v.(string), a.Val.Place(&p.scope)
}
