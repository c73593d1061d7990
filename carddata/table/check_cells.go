package table

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// checkJoins finds joined cells without a neighbor to join, and joins that make
// no rectangle.
func (l *Reader) checkJoins(t *Table) {
	for i := range t.Rows {
		for j := range t.Rows[i].Cells {
			c := &t.Rows[i].Cells[j]
			why := t.badJoin(i, j)
			if why == "" {
				continue
			}
			l.Found.Errorf(c.Pos, CodeJoin, "%s", why).
				Hintf("`<` belongs to the cell on its left, `^` to the one above")
			c.Join = Apart
		}
	}
}

// badJoin says what is wrong with the join of a cell; "" when nothing is.
func (t *Table) badJoin(row, column int) string {
	switch c := &t.Rows[row].Cells[column]; {
	case c.Join == JoinLeft && column == 0:
		return "there is no cell on the left to join"
	case c.Join == JoinUp && (row == 0 || t.Rows[row-1].Section != nil):
		return "there is no cell above to join"
	case c.Join == JoinUp && t.Rows[row-1].Cells[column].Join == JoinLeft:
		return "the cell above belongs to its left neighbor: join this one to the left too"
	case c.Join == JoinLeft && t.Rows[row].Cells[column-1].Join == JoinUp && !t.wideAbove(row, column):
		return "the cell on the left belongs to the one above, which is not so wide"
	}
	return ""
}

// wideAbove reports whether the place over a joined cell belongs to the same cell
// as its left neighbor.
func (t *Table) wideAbove(row, column int) bool {
	return row > 0 && t.Rows[row-1].Section == nil && t.Rows[row-1].Cells[column].Join == JoinLeft
}

// checkCells reads the rolls of the table and finds cells of numbers without
// one.
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

// rollCell reads a cell of a column of rolls. One that is no roll is emptied.
func (l *Reader) rollCell(c *Cell, col *Column) {
	r, err := ParseRoll(c.Text.Sample())
	if err != nil {
		l.Found.Errorf(c.Pos, CodeRoll, "`%s`: %s %v", col.ID, source.Quote(c.Text.Sample()), err)
		c.Text = values.Localized{Pos: c.Pos}
	}
	c.Roll = r
}

// numberCell finds a cell without a number in a column of them. A dash stands
// for none.
func (l *Reader) numberCell(c *Cell, col *Column) {
	text := c.Text.Sample()
	if !leadingNumber.MatchString(text) && strings.ContainsFunc(text, isDigitRune) {
		l.Found.Errorf(c.Pos, source.CodeCell, "`%s` must begin with a number, but is %s", col.ID, source.Quote(text)).
			Hintf("leave `kind` out, or write the number first")
	}
}

func isDigitRune(r rune) bool { return '0' <= r && r <= '9' }

// checkFigures finds texts whose numbers differ between the languages.
func (l *Reader) checkFigures(t *Table) {
	l.figures(t, t.Title)
	for i := range t.Columns {
		l.figures(t, t.Columns[i].Head)
		l.figures(t, t.Columns[i].Group)
	}
	for i := range t.Rows {
		if t.Rows[i].Section != nil {
			l.figures(t, *t.Rows[i].Section)
		}
		for j := range t.Rows[i].Cells {
			l.figures(t, t.Rows[i].Cells[j].Text)
		}
	}
	for _, n := range t.Notes {
		l.figures(t, n)
	}
}

// figures compares the numbers of a text with those of its source language.
func (l *Reader) figures(t *Table, text values.Localized) {
	source := l.SourceLanguage
	if text.ByLang[source] == "" {
		return
	}
	want := figuresOf(text.ByLang[source])
	for _, lang := range l.Languages {
		got := figuresOf(text.ByLang[lang])
		if text.ByLang[lang] != "" && !slices.Equal(got, want) {
			l.Found.Warnf(text.Pos, CodeFigures, "table `%s`: the text in %s has the numbers %s, that in %s has %s", t.ID, lang, figuresText(got), source, figuresText(want)).
				Hintf("check the translation")
			return
		}
	}
}

// figuresOf returns the numbers of a text, sorted: languages put them in another
// order, and write decimals and thousands in their own ways.
func figuresOf(s string) []string {
	all := strings.FieldsFunc(s, func(r rune) bool { return !isDigitRune(r) })
	slices.Sort(all)
	return all
}

func figuresText(all []string) string {
	if len(all) == 0 {
		return "none"
	}
	return strings.Join(all, ", ")
}
