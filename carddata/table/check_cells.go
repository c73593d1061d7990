package table

import (
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// checkJoins reports joined cells without a neighbor to join, and joins that do not
// form a rectangle.
func (l *Reader) checkJoins(t *Table) {
	for i := range t.Rows {
		for j := range t.Rows[i].Cells {
			c := &t.Rows[i].Cells[j]
			why := t.badJoin(i, j)
			if why == "" {
				continue
			}
			l.Found.Errorf(c.Pos, CodeJoin, "%s", why).
				Hintf("use `<` to join a cell to the one on its left, `^` to join it to the one above")
			c.Join = Apart
		}
	}
}

// badJoin returns what is wrong with the join of a cell, or "".
func (t *Table) badJoin(row, column int) string {
	switch c := &t.Rows[row].Cells[column]; {
	case c.Join == JoinLeft && column == 0:
		return "`<` has no cell on its left to join"
	case c.Join == JoinUp && (row == 0 || t.Rows[row-1].Section != nil):
		return "`^` has no cell above to join"
	case c.Join == JoinUp && t.Rows[row-1].Cells[column].Join == JoinLeft:
		return "the cell above is joined to its left neighbor, so this one must be joined to the left too"
	case c.Join == JoinLeft && t.Rows[row].Cells[column-1].Join == JoinUp && !t.wideAbove(row, column):
		return "the cell on the left is joined to the one above, which is narrower"
	}
	return ""
}

// wideAbove reports whether the cell above a joined cell is joined to its left neighbor
// as well.
func (t *Table) wideAbove(row, column int) bool {
	return row > 0 && t.Rows[row-1].Section == nil && t.Rows[row-1].Cells[column].Join == JoinLeft
}

// checkCells parses the rolls of the table and reports cells of number columns without
// a number.
func (l *Reader) checkCells(t *Table) {
	for i := range t.Rows {
		for j := range t.Rows[i].Cells {
			c := &t.Rows[i].Cells[j]
			if c.Empty() || c.Join != Apart {
				continue
			}
			switch col := &t.Columns[j]; col.Kind {
			case KindText:
			case KindRoll:
				l.rollCell(c, col)
			default:
				l.numberCell(c, col)
			}
		}
	}
}

// rollCell parses a cell of a roll column. An invalid one is emptied.
func (l *Reader) rollCell(c *Cell, col *Column) {
	r, err := ParseRoll(c.Text.Sample())
	if err != nil {
		l.Found.Errorf(c.Pos, CodeRoll, "`%s`: %s %v", col.ID, source.Quote(c.Text.Sample()), err)
		c.Text = values.Localized{Pos: c.Pos}
	}
	c.Roll = r
}

// numberCell reports a cell of a number column without a number. A dash means that
// there is none.
func (l *Reader) numberCell(c *Cell, col *Column) {
	text := c.Text.Sample()
	if !leadingNumber().MatchString(text) && strings.ContainsFunc(text, isDigitRune) {
		l.Found.Errorf(c.Pos, source.CodeCell, "`%s` must begin with a number, but is %s", col.ID, source.Quote(text)).
			Hintf("remove `kind`, or write the number first")
	}
}

func isDigitRune(r rune) bool { return '0' <= r && r <= '9' }
