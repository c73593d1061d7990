// Package table reads reference tables, dice and rolls, and checks that each roll has
// exactly one row.
package table

import (
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Table is a printed reference table of the rules: results of dice, modifiers, the
// sequence of play, terrain effects.
type Table struct {
	Pos     diag.Pos
	ID      string
	Set     string // its key under `tables` in game.yaml, which differs from ID if a file holds several tables
	Title   values.Localized
	Dice    Dice
	Totals  Roll // range of rolls after all modifiers; the range of the dice unless the table declares it
	Columns []Column
	Rows    []Row
	Notes   []values.Localized
}

// Column is one column of a table.
type Column struct {
	Pos      diag.Pos
	ID       string // the name of the column in the rows
	Head     values.Localized
	HeadLeft bool             // the head on its left spans this column too
	Group    values.Localized // a head above neighboring columns with the same group
	Kind     Kind
	Align    string // left, center or right; "" for the default of its kind
	Width    geom.Length
	Weight   float64 // share of the spare width; 0: sized by content
	Header   bool    // its cells are row headers
	Style    string
}

// Kind is what the cells of a column hold, which determines their format and alignment.
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

// Row is one row of a table: cells, or the head of a section, which spans all columns.
type Row struct {
	Pos     diag.Pos
	Section *values.Localized
	Cells   []Cell // one for each column; nil for the head of a section
}

// Cell is one cell of a row.
type Cell struct {
	Pos  diag.Pos
	Text values.Localized // as written in the file
	Roll Roll             // in a column of rolls, unless Text is empty
	Join Join
}

// Join is whether a cell is covered by a neighbor that spans it.
type Join uint8

// The joins, written as "<" and "^" in the cell.
const (
	Apart Join = iota
	JoinLeft
	JoinUp
)

// Empty reports whether the cell is empty.
func (c *Cell) Empty() bool { return c.Text.Empty() && c.Join == Apart }

// In returns the printed text of the cell in a column of a kind.
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

// Column returns the index of a column by its id, or -1 if there is none.
func (t *Table) Column(id string) int {
	return slices.IndexFunc(t.Columns, func(c Column) bool { return c.ID == id })
}
