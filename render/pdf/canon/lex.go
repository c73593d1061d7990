package canon

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
)

// maxDepth limits the nesting of arrays and dictionaries; gofpdf needs fewer than ten
// levels.
const maxDepth = 50

// lexer reads values from the bytes of a file.
type lexer struct {
	data []byte
	pos  int
}

var errTruncated = errors.New("the file ends too early")

// value reads one value, which may be a reference. Streams are read by object.
func (l *lexer) value(depth int) (Object, error) {
	if depth > maxDepth {
		return nil, errors.New("values nest too deep")
	}
	l.space()
	if l.pos >= len(l.data) {
		return nil, errTruncated
	}
	switch c := l.data[l.pos]; {
	case c == '/':
		return l.name()
	case c == '(':
		return l.literal()
	case c == '[':
		l.pos++
		return l.array(depth)
	case c == '<' && bytes.HasPrefix(l.data[l.pos:], []byte("<<")):
		l.pos += 2
		return l.dict(depth)
	case c == '<':
		return l.hex()
	case c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.':
		return l.number()
	}
	return l.keyword()
}

func (l *lexer) keyword() (Object, error) {
	switch word := l.word(); word {
	case "true":
		return true, nil
	case "false":
		return false, nil
	case "null":
		return nil, nil
	default:
		return nil, fmt.Errorf("unknown word %.20q", word)
	}
}

// number reads a number, or a reference if it continues as one.
func (l *lexer) number() (Object, error) {
	word := l.word()
	if n, err := strconv.Atoi(word); err == nil && n >= 0 {
		if l.refTail() {
			return Ref(n), nil
		}
		return Number(word), nil
	}
	if _, err := strconv.ParseFloat(word, 64); err != nil {
		return nil, fmt.Errorf("%.20q is not a number", word)
	}
	return Number(word), nil
}

// refTail skips the " 0 R" of a reference and reports whether it was there.
func (l *lexer) refTail() bool {
	tail := []byte(" 0 R")
	rest := l.data[l.pos:]
	if !bytes.HasPrefix(rest, tail) || len(rest) > len(tail) && regular(rest[len(tail)]) {
		return false
	}
	l.pos += len(tail)
	return true
}

func (l *lexer) array(depth int) (Object, error) {
	list := Array{}
	for {
		if l.space(); l.take("]") {
			return list, nil
		}
		v, err := l.value(depth + 1)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
}

func (l *lexer) dict(depth int) (Object, error) {
	d := Dict{}
	for {
		if l.space(); l.take(">>") {
			return d, nil
		}
		key, err := l.name()
		if err != nil {
			return nil, err
		}
		if d[key], err = l.value(depth + 1); err != nil {
			return nil, err
		}
	}
}

func (l *lexer) name() (Name, error) {
	if !l.take("/") {
		return "", errors.New("a key does not start with a slash")
	}
	word := l.word()
	var out []byte
	for i := 0; i < len(word); i++ {
		if word[i] != '#' {
			out = append(out, word[i])
			continue
		}
		b, err := strconv.ParseUint(word[i+1:min(i+3, len(word))], 16, 8)
		if err != nil || i+3 > len(word) {
			return "", fmt.Errorf("bad escape in name %.40q", word)
		}
		out = append(out, byte(b))
		i += 2
	}
	return Name(out), nil
}

// take skips s and reports whether it was there.
func (l *lexer) take(s string) bool {
	if !bytes.HasPrefix(l.data[l.pos:], []byte(s)) {
		return false
	}
	l.pos += len(s)
	return true
}

// word reads a sequence of regular characters.
func (l *lexer) word() string {
	start := l.pos
	for l.pos < len(l.data) && regular(l.data[l.pos]) {
		l.pos++
	}
	return string(l.data[start:l.pos])
}

func (l *lexer) space() {
	for l.pos < len(l.data) && isSpace(l.data[l.pos]) {
		l.pos++
	}
}

func isSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0
}

// regular reports whether a character may be in a name, number or word (ISO 32000-1,
// 7.2.2).
func regular(c byte) bool {
	return !isSpace(c) && bytes.IndexByte([]byte("()<>[]{}/%"), c) < 0
}
