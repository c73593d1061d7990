package source

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"punchboard/diag"
)

// Cell is one cell of a table of cards, spaces around it taken off.
type Cell struct {
	Text   string
	Pos    diag.Pos // of the first character; of the cell in a workbook
	Raw    []byte   // the file from the first character on; nil in a workbook
	quoted bool     // whether raw has quotes doubled
}

// PlaceOf returns where a character of the text stands in the file, for faults
// inside a cell.
func (c *Cell) PlaceOf(line, col int) diag.Pos {
	p := c.Pos
	atLine, atCol := 1, 1
	for i := 0; i < len(c.Raw) && (atLine < line || atLine == line && atCol < col); {
		r, size := utf8.DecodeRune(c.Raw[i:])
		if c.quoted && r == '"' {
			size++ // the second of two
			p.Col++
		}
		switch i += size; r {
		case '\r': // the reader takes it off
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

// CellSpace is what does not count around the text of a cell.
const CellSpace = " \t\r\n"

// trimmed takes the spaces off both ends.
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

// AllEmpty reports whether no cell of a row says anything.
func AllEmpty(cells []Cell) bool {
	for i := range cells {
		if cells[i].Text != "" {
			return false
		}
	}
	return true
}

// Count writes a number with its noun.
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
