// Package face reads faces: the table of the kinds of parts with their keys, values,
// styles, keywords and rich text. It draws nothing.
package face

import (
	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Face describes one side of a component as a list of parts, painted in order. Load
// resolves the key `extends`.
type Face struct {
	Pos   diag.Pos
	Name  string
	Parts []*Part
}

// Part is one element of a face. Kinds documents its keys.
type Part struct {
	Pos      diag.Pos
	Kind     *Kind
	Name     string     // to override the part; "" for none
	When     *expr.Expr // nil: always shown
	Each     *expr.Expr // nil: once; otherwise once for each item of the list
	As       string     // the name of the item in expressions; "item" by default
	Attrs    map[string]*Val
	Children []*Part // of containers; for a use, the library's part
}

// Get returns the value of a key, or nil if the file does not set it.
func (p *Part) Get(key string) *Val { return p.Attrs[key] }

// Val is the value of one key of a part. Exactly one of Lit, Tmpl, ByLang, List and Map
// is set; Eval evaluates all of them for a card.
type Val struct {
	Pos    diag.Pos
	Lit    any             // a constant, already of its key's Go type (see KeyType)
	Tmpl   *expr.Template  // a text with {expressions}
	ByLang map[string]*Val // a text in several languages
	List   []*Val
	Map    []Entry
}

// Entry is one key of a mapping, in file order.
type Entry struct {
	Key string
	Pos diag.Pos
	Val *Val
}

// Field returns the value of a key of a mapping, or nil if there is none.
func (v *Val) Field(key string) *Val {
	if v == nil {
		return nil
	}
	for i := range v.Map {
		if v.Map[i].Key == key {
			return v.Map[i].Val
		}
	}
	return nil
}

// Style describes how a text is set. Zero fields are not set; the composer fills them
// from the style that it extends, then from the defaults of the key table.
type Style struct {
	Pos          diag.Pos
	Name         string
	Font         string // a family of the game's Fonts, or a built-in family
	Size         geom.Length
	Min          geom.Length // lower limit of auto-fit; never below the minimum text sizes
	Bold         *bool
	Italic       *bool
	Underline    *bool
	Strike       *bool
	Color        *values.Paint
	Align        string // left, center, right, justify
	VAlign       string // top, middle, bottom
	Tracking     *geom.Length
	Case         string // upper, lower, none
	Leading      float64
	Outline      *values.Paint
	OutlineWidth geom.Length
	Balance      *bool // whether the last line should be as long as the others
	Hyphenate    *bool
	Keywords     *bool // whether the game's keywords are shown in their style
}
