package carddata

import (
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// RefTable is a table of the rules that is printed: results of dice, modifiers,
// the sequence of play, the effects of terrain.
type RefTable struct {
	Pos     diag.Pos
	ID      string
	Set     string // its key under tables in game.yaml; that of a file with several tables is not their ID
	Title   values.Localized
	Dice    Dice
	Totals  Roll // what rolls come to after all modifiers; the dice's own ends unless the table says more
	Columns []RefColumn
	Rows    []RefRow
	Notes   []values.Localized
}

// RefColumn is one column of a table.
type RefColumn struct {
	Pos      diag.Pos
	ID       string // what the rows call it
	Head     values.Localized
	HeadLeft bool             // the head on its left stands over this column too
	Group    values.Localized // a head above those of neighbours that have the same
	Kind     RefKind
	Align    string // left, center or right; "" as its kind has it
	Width    geom.Length
	Weight   float64 // share of spare width; 0: by content
	Header   bool    // its cells are heads of their rows
	Style    string
}

// RefKind says what the cells of a column hold, and so how they are written and
// aligned.
type RefKind uint8

// The kinds of columns.
const (
	RefText    RefKind = iota
	RefRoll            // totals of dice
	RefNumber          // aligned by their last digit
	RefSign            // with + or −, aligned on the sign
	RefDecimal         // aligned on the decimal point
)

// RefKinds names the kinds of columns, in the order of the constants.
var RefKinds = []string{"text", "roll", "number", "sign", "decimal"}

// RefRow is one row of a table: cells, or the head of a section, which stands
// across all columns.
type RefRow struct {
	Pos     diag.Pos
	Section *values.Localized
	Cells   []RefCell // one for each column; none in the head of a section
}

// RefCell is one cell.
type RefCell struct {
	Pos  diag.Pos
	Text values.Localized // as the file has it
	Roll Roll             // of a column of rolls, where Text is not empty
	Join RefJoin
}

// RefJoin tells whether another cell stretches over the place of this one.
type RefJoin uint8

// The joins: written "<" and "^" in the place of a cell.
const (
	Apart RefJoin = iota
	JoinLeft
	JoinUp
)

// Empty tells whether the cell says nothing.
func (c *RefCell) Empty() bool { return c.Text.Empty() && c.Join == Apart }

// In gives what is printed in the cell of a column of the kind.
func (c *RefCell) In(kind RefKind, lang string) string {
	text := c.Text.In(lang)
	switch {
	case text == "":
		return ""
	case kind == RefRoll:
		return c.Roll.Text(lang)
	case kind == RefText:
		return printedSigns(text)
	}
	return printedNumber(text, kind, lang)
}

// Column finds a column by its id; -1 when there is none.
func (t *RefTable) Column(id string) int {
	return slices.IndexFunc(t.Columns, func(c RefColumn) bool { return c.ID == id })
}
