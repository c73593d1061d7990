package canon

import (
	"errors"
	"fmt"
	"strconv"
)

var escapes = map[byte]byte{'n': '\n', 'r': '\r', 't': '\t', 'b': '\b', 'f': '\f'}

// literal reads a string in parentheses.
func (l *lexer) literal() (String, error) {
	var out []byte
	open := 0
	for l.pos < len(l.data) {
		c := l.data[l.pos]
		l.pos++
		switch c {
		case '\\':
			var err error
			if out, err = l.escape(out); err != nil {
				return "", err
			}
			continue
		case '(':
			if open++; open == 1 {
				continue
			}
		case ')':
			if open--; open == 0 {
				return String(out), nil
			}
		}
		out = append(out, c)
	}
	return "", errTruncated
}

// escape appends the result of an escape sequence after a backslash.
func (l *lexer) escape(out []byte) ([]byte, error) {
	if l.pos >= len(l.data) {
		return nil, errTruncated
	}
	c := l.data[l.pos]
	if c >= '0' && c <= '7' {
		return l.octal(out)
	}
	l.pos++
	if e, ok := escapes[c]; ok {
		return append(out, e), nil
	}
	if c == '\n' || c == '\r' {
		return out, nil // line continuation
	}
	return append(out, c), nil
}

func (l *lexer) octal(out []byte) ([]byte, error) {
	end := l.pos
	for end < len(l.data) && end < l.pos+3 && l.data[end] >= '0' && l.data[end] <= '7' {
		end++
	}
	b, err := strconv.ParseUint(string(l.data[l.pos:end]), 8, 8)
	if err != nil {
		return nil, errors.New("an octal escape is over 255")
	}
	l.pos = end
	return append(out, byte(b)), nil
}

// hex reads a string in angle brackets.
func (l *lexer) hex() (String, error) {
	var digits []byte
	for l.pos++; l.pos < len(l.data); l.pos++ {
		switch c := l.data[l.pos]; {
		case c == '>':
			l.pos++
			return unhex(digits)
		case !isSpace(c):
			digits = append(digits, c)
		}
	}
	return "", errTruncated
}

func unhex(digits []byte) (String, error) {
	if len(digits)%2 == 1 {
		digits = append(digits, '0')
	}
	out := make([]byte, len(digits)/2)
	for i := range out {
		b, err := strconv.ParseUint(string(digits[2*i:2*i+2]), 16, 8)
		if err != nil {
			return "", fmt.Errorf("%.2q is not a byte in hex", digits[2*i:])
		}
		out[i] = byte(b)
	}
	return String(out), nil
}
