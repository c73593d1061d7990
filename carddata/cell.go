package carddata

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"punchboard/diag"
)

// cell is one cell of a table of cards, spaces around it taken off.
type cell struct {
	text   string
	pos    diag.Pos // of the first character; of the cell in a workbook
	raw    []byte   // the file from the first character on; nil in a workbook
	quoted bool     // whether raw has quotes doubled
}

// place gives where a character of the text stands in the file, for faults
// inside a cell.
func (c *cell) place(line, col int) diag.Pos {
	p := c.pos
	atLine, atCol := 1, 1
	for i := 0; i < len(c.raw) && (atLine < line || atLine == line && atCol < col); {
		r, size := utf8.DecodeRune(c.raw[i:])
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

// cellSpace is what does not count around the text of a cell.
const cellSpace = " \t\r\n"

// trimmed takes the spaces off both ends.
func (c cell) trimmed() cell {
	text := strings.TrimLeft(c.text, " \t")
	cut := len(c.text) - len(text)
	if c.raw != nil {
		c.raw = c.raw[cut:]
		c.pos.Col += cut
	}
	c.text = strings.TrimRight(text, cellSpace)
	return c
}

// allEmpty tells whether no cell of a row says anything.
func allEmpty(cells []cell) bool {
	for i := range cells {
		if cells[i].text != "" {
			return false
		}
	}
	return true
}

// count writes a number with its noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
