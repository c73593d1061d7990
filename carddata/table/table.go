// Package table reads reference tables, dice and rolls, and checks that each roll has exactly
// one row.
package table

import (
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Table is a table of the rules that is printed: results of dice, modifiers,
// the sequence of play, the effects of terrain.
type Table struct {
	Pos     diag.Pos
	ID      string
	Set     string // its key under tables in game.yaml; that of a file with several tables is not their ID
	Title   values.Localized
	Dice    Dice
	Totals  Roll // what rolls come to after all modifiers; the dice's own ends unless the table says more
	Columns []Column
	Rows    []Row
	Notes   []values.Localized
}

// Column is one column of a table.
type Column struct {
	Pos      diag.Pos
	ID       string // what the rows call it
	Head     values.Localized
	HeadLeft bool             // the head on its left stands over this column too
	Group    values.Localized // a head above those of neighbors that have the same
	Kind     Kind
	Align    string // left, center or right; "" as its kind has it
	Width    geom.Length
	Weight   float64 // share of spare width; 0: by content
	Header   bool    // its cells are heads of their rows
	Style    string
}

// Kind says what the cells of a column hold, and so how they are written and
// aligned.
type Kind uint8

// The kinds of columns.
const (
	KindText    Kind = iota
	KindRoll         // totals of dice
	KindNumber       // aligned by their last digit
	KindSign         // with + or −, aligned on the sign
	KindDecimal      // aligned on the decimal point
)

// KindNames names the kinds of columns, in the order of the constants.
var KindNames = []string{"text", "roll", "number", "sign", "decimal"}

// Row is one row of a table: cells, or the head of a section, which stands
// across all columns.
type Row struct {
	Pos     diag.Pos
	Section *values.Localized
	Cells   []Cell // one for each column; none in the head of a section
}

// Cell is one cell.
type Cell struct {
	Pos  diag.Pos
	Text values.Localized // as the file has it
	Roll Roll             // of a column of rolls, where Text is not empty
	Join Join
}

// Join tells whether another cell stretches over the place of this one.
type Join uint8

// The joins: written "<" and "^" in the place of a cell.
const (
	Apart Join = iota
	JoinLeft
	JoinUp
)

// Empty reports whether the cell says nothing.
func (c *Cell) Empty() bool { return c.Text.Empty() && c.Join == Apart }

// In returns what is printed in the cell of a column of the kind.
func (c *Cell) In(kind Kind, lang string) string {
	text := c.Text.In(lang)
	switch {
	case text == "":
		return ""
	case kind == KindRoll:
		return c.Roll.Text(lang)
	case kind == KindText:
		return printedSigns(text)
	}
	return printedNumber(text, kind, lang)
}

// Column finds a column by its id; -1 when there is none.
func (t *Table) Column(id string) int {
	return slices.IndexFunc(t.Columns, func(c Column) bool { return c.ID == id })
}
