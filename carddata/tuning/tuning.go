// Package tuning reads which numbers of a game a change may set, and to what: the
// section `tune` of game.yaml.
package tuning

import "punchboard/diag"

// Entry is one entry of the section: a switch, or a column of some rows, and the values
// that it may take.
type Entry struct {
	Pos      diag.Pos
	Switch   NamedAt   // "" for rows
	Deck     NamedAt   // deck, set of counters or list; "" for a switch
	Rows     []NamedAt // none for every row that has a value in the column
	Column   NamedAt   // may lead inside a cell: effects.0.mod
	Together bool      // the rows change by the same number of steps, as one number
	At       diag.Pos  // of the values
	Values   []Value   // in order; a step leads from one to the next
	List     bool      // Deck is a list
	Cells    []Cell    // what the entry names, once the rows of the game are known
}

// NamedAt is a name with its position; the zero NamedAt is none.
type NamedAt struct {
	Pos  diag.Pos
	Name string
}

// Value is a value that a number may take: string, int, float64 or bool.
type Value struct {
	Pos diag.Pos
	V   any
}

// Cell is one place that an entry names.
type Cell struct {
	Row    string // "" for a switch
	Was    any    // the value in the game's files
	At     int    // its index in Entry.Values
	Copies int    // pieces that show it; 1 for a switch
}

// Copies is the column with the number of pieces of a row.
const Copies = "copies"

// MaxValues is the maximum number of values of an entry, as of a sweep.
const MaxValues = 50
