// Package face reads faces: the table of kinds of parts with their keys, values, styles,
// keywords and rich text. It draws nothing.
package face

import (
	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Face says how one side of a component looks: parts, painted in order. Extends
// is already resolved when a Game has been loaded.
type Face struct {
	Pos   diag.Pos
	Name  string
	Parts []*Part
}

// Part is one element of a face. What its keys mean stands in Kinds.
type Part struct {
	Pos      diag.Pos
	Kind     *Kind
	Name     string     // for overriding; "" for none
	When     *expr.Expr // nil: always
	Each     *expr.Expr // nil: once; else once for each item of the list
	As       string     // the name of the item in expressions; "item" when not said
	Attrs    map[string]*Val
	Children []*Part // of containers; of a use, the library's part
}

// Get returns the value of a key, nil when the file does not say it.
func (p *Part) Get(key string) *Val { return p.Attrs[key] }

// Val is the value of one key of a part. Exactly one of Lit, Tmpl, ByLang, List
// and Map says what it is; Eval works it out for a card whichever it is.
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

// Field returns the value of a key of a mapping, nil when there is none.
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

// Style is how a text is set. A zero field means: not said; compose fills it
// from the style that it extends, then from the defaults of the key table.
type Style struct {
	Pos          diag.Pos
	Name         string
	Font         string // a family of the game's Fonts, or a built-in family
	Size         geom.Length
	Min          geom.Length // auto-fit shrinks no further; never under the floors
	Bold         *bool
	Italic       *bool
	Color        *values.Paint
	Align        string // left, center, right, justify
	VAlign       string // top, middle, bottom
	Tracking     *geom.Length
	Case         string // upper, lower, none
	Leading      float64
	Outline      *values.Paint
	OutlineWidth geom.Length
	Hyphenate    *bool
	Keywords     *bool // whether the game's keywords take their style
}
