package source

import (
	"bytes"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// PosAt returns the position in the file of a character (counted from 0) of a scalar's
// value. It follows the value through quotes, escapes, folding and indentation; where
// that fails, as after an anchor, it returns the scalar's start.
func (n Node) PosAt(char int) diag.Pos {
	start := n.Pos()
	if n.Kind != yaml.ScalarNode {
		return start
	}
	c, ok := n.Doc.cursorAt(n.Line, n.Column)
	if !ok {
		return start
	}
	c.open(n.Style)
	for i, want := range []rune(n.Value) {
		width, ok := c.seek(want, n.Style)
		if !ok {
			return start
		}
		if i == char {
			break
		}
		c.skip(width)
	}
	return n.Doc.Place(c.line, c.col)
}

// valueCursor walks over the raw text of a document.
type valueCursor struct {
	rest      []byte
	line, col int
}

func (d *Document) cursorAt(line, col int) (*valueCursor, bool) {
	if d.lines == nil {
		d.lines = []int{0}
		for i, b := range d.text {
			if b == '\n' {
				d.lines = append(d.lines, i+1)
			}
		}
	}
	if line < 1 || line > len(d.lines) {
		return nil, false
	}
	c := &valueCursor{rest: d.text[d.lines[line-1]:], line: line, col: 1}
	c.skip(col - 1)
	return c, c.line == line
}

func (c *valueCursor) peek(n int) rune {
	rest := c.rest
	for ; n > 0; n-- {
		_, size := utf8.DecodeRune(rest)
		rest = rest[size:]
	}
	if len(rest) == 0 {
		return -1
	}
	r, _ := utf8.DecodeRune(rest)
	return r
}

func (c *valueCursor) skip(n int) {
	for ; n > 0 && len(c.rest) > 0; n-- {
		r, size := utf8.DecodeRune(c.rest)
		c.rest = c.rest[size:]
		if c.col++; r == '\n' {
			c.line, c.col = c.line+1, 1
		}
	}
}

// open skips the quote or the block header in front of the characters.
func (c *valueCursor) open(style yaml.Style) {
	switch {
	case style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle) != 0:
		c.skip(1)
	case style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
		if i := bytes.IndexByte(c.rest, '\n'); i >= 0 {
			c.skip(utf8.RuneCount(c.rest[:i+1]))
		}
	}
}

// seek moves to where a character of the value is written, and returns how many
// characters represent it.
func (c *valueCursor) seek(want rune, style yaml.Style) (width int, ok bool) {
	for {
		r := c.peek(0)
		switch {
		case r == '\\' && style&yaml.DoubleQuotedStyle != 0 && c.peek(1) == '\n':
			c.skip(2)
		case r == '\\' && style&yaml.DoubleQuotedStyle != 0:
			return escapeWidth(c.peek(1)), true
		case r == '\'' && want == '\'' && style&yaml.SingleQuotedStyle != 0:
			return 2, true
		case r == want:
			return 1, true
		case isBlank(r) && (want == ' ' || want == '\n'):
			return c.blanks(), true
		case isBlank(r):
			c.skip(1)
		default:
			return 0, false
		}
	}
}

// blanks counts the blanks that begin here: a fold, which represents one space or line
// break.
func (c *valueCursor) blanks() int {
	n := 0
	for n < len(c.rest) && isBlank(rune(c.rest[n])) {
		n++
	}
	return n
}

func isBlank(r rune) bool { return r == ' ' || r == '\n' || r == '\t' || r == '\r' }

// escapeWidth returns the length of the escape sequence with this letter.
func escapeWidth(letter rune) int {
	switch letter {
	case 'x':
		return 4
	case 'u':
		return 6
	case 'U':
		return 10
	}
	return 2
}
