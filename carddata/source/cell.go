package source

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"punchboard/diag"
)

// Cell is one cell of a table of cards, without surrounding spaces.
type Cell struct {
	Text   string
	Pos    diag.Pos // of the first character; in a workbook, of the cell
	Raw    []byte   // the file from the first character on; nil in a workbook
	quoted bool     // whether Raw contains doubled quotes
	rich   string   // see Rich
}

// Rich returns the text as rich text: with marks for what is bold or italic in a workbook.
func (c *Cell) Rich() string {
	if c.rich != "" {
		return c.rich
	}
	return c.Text
}

// PlaceOf returns the position in the file of a character of the text, for faults
// inside a cell.
func (c *Cell) PlaceOf(line, col int) diag.Pos {
	p := c.Pos
	atLine, atCol := 1, 1
	for i := 0; i < len(c.Raw) && (atLine < line || atLine == line && atCol < col); {
		r, size := utf8.DecodeRune(c.Raw[i:])
		if c.quoted && r == '"' {
			size++ // skip the second quote of a pair
			p.Col++
		}
		switch i += size; r {
		case '\r': // the CSV reader removes it
		case '\n':
			p.Line, p.Col = p.Line+1, 1
			atLine, atCol = atLine+1, 1
		default:
			p.Col++
			atCol++
		}
	}
	return p
}

// CellSpace is the white space that is ignored around the text of a cell.
const CellSpace = " \t\r\n"

// trimmed returns the cell without spaces at both ends.
func (c Cell) trimmed() Cell {
	text := strings.TrimLeft(c.Text, " \t")
	cut := len(c.Text) - len(text)
	if c.Raw != nil {
		c.Raw = c.Raw[cut:]
		c.Pos.Col += cut
	}
	c.Text = strings.TrimRight(text, CellSpace)
	return c
}

// AllEmpty reports whether all cells of a row are empty.
func AllEmpty(cells []Cell) bool {
	for i := range cells {
		if cells[i].Text != "" {
			return false
		}
	}
	return true
}

// Count formats a number with its noun.
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
