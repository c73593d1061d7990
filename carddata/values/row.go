package values

import "punchboard/diag"

// ColumnType is the type of the cells of a column.
type ColumnType uint8

// The column types. Flow is YAML flow style, which includes JSON.
const (
	Text ColumnType = iota
	Int
	Number
	LengthType
	Bool
	List // texts separated by semicolons
	Enum
	Flow
)

// Column is one field of a deck's cards. A localized field is a single Column with
// several columns in the file.
type Column struct {
	Pos       diag.Pos
	Name      string // without the language suffix
	Type      ColumnType
	Values    []string // of an Enum, or of the items of a List
	Required  bool
	Localized bool
	Better    Better
	Same      *Same // nil: the values need not be those of other rows
}

// Way is which of two values makes a row better than another.
type Way uint8

// The ways. Rows whose values must be Equal are compared only if they are; columns that
// are NotCompared may have any values.
const (
	NotCompared Way = iota
	High
	Low
	Equal
)

// WayWords are the words for ways in game.yaml, without that for NotCompared.
var WayWords = []string{"high", "low", "equal"}

// Better is which values of a column make a row better than another.
type Better struct {
	Way  Way
	Keys map[string]Way // of a Flow column instead: of the numbers in it, by their keys; the rest must be equal
}

// Same says that the rows about one thing have the same value in a column.
type Same struct {
	Pos    diag.Pos
	By     string   // the column that says what a row is about
	In     []string // decks and lists whose rows with that id have the value too
	Column string   // its name there
}

// Row maps names to values.
type Row map[string]Value

// Value is one cell, typed, with its position. V is nil (empty cell), string, int,
// float64, bool, geom.Length, []any or map[string]any (the last two may nest, as read
// from lists and flow cells). ByLang is set instead for localized fields.
type Value struct {
	Pos       diag.Pos
	V         any
	ByLang    map[string]any
	PosByLang map[string]diag.Pos
}

// In returns the value in a language.
func (v Value) In(lang string) any {
	if v.ByLang == nil {
		return v.V
	}
	return v.ByLang[lang]
}

// PosIn returns the position of the value in a language.
func (v Value) PosIn(lang string) diag.Pos {
	if p, ok := v.PosByLang[lang]; ok {
		return p
	}
	return v.Pos
}

// TypeNames are the names of the column types, in the order of their constants.
var TypeNames = []string{"text", "int", "number", "length", "bool", "list", "enum", "flow"}

// String returns the name of the type in game.yaml.
func (t ColumnType) String() string { return TypeNames[t] }

// Empty returns the value of an empty cell of the type.
func (t ColumnType) Empty() any {
	switch t {
	case Text, Enum:
		return ""
	case List:
		return []any{}
	case Bool:
		return false
	}
	return nil
}
