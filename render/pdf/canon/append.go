package canon

import (
	"fmt"
	"strconv"
)

// AppendValue appends a value without references, as in a content stream.
func AppendValue(b []byte, o Object) []byte { return new(writer).append(b, o) }

// append appends a value in its shortest common form.
func (w *writer) append(b []byte, o Object) []byte {
	switch v := o.(type) {
	case nil:
		return append(b, "null"...)
	case bool:
		return strconv.AppendBool(b, v)
	case Number:
		return append(b, v...)
	case Name:
		return appendName(b, v)
	case String:
		return appendString(b, v)
	case Array:
		return w.appendArray(b, v)
	case Dict:
		return w.appendDict(b, v)
	case Ref:
		return w.appendRef(b, v)
	}
	panic(fmt.Sprintf("canon: unknown object %T", o))
}

func (w *writer) appendArray(b []byte, a Array) []byte {
	b = append(b, '[')
	for i, e := range a {
		if i > 0 {
			b = append(b, ' ')
		}
		b = w.append(b, e)
	}
	return append(b, ']')
}

func (w *writer) appendDict(b []byte, d Dict) []byte {
	b = append(b, "<<"...)
	var usual [usualKeys]Name
	for _, k := range d.keys(usual[:0]) {
		b = appendName(b, k)
		b = append(b, ' ')
		b = w.append(b, d[k])
	}
	return append(b, ">>"...)
}

// appendRef appends a reference with the new number. A reference to a missing object is
// null, which is equivalent (ISO 32000-1, 7.3.10).
func (w *writer) appendRef(b []byte, r Ref) []byte {
	if r <= 0 || int(r) >= len(w.number) || w.number[r] == 0 {
		return append(b, "null"...)
	}
	b = strconv.AppendInt(b, int64(w.number[r]), 10)
	return append(b, " 0 R"...)
}

const hexDigits = "0123456789ABCDEF"

func appendName(b []byte, n Name) []byte {
	b = append(b, '/')
	for _, c := range []byte(n) {
		if c <= ' ' || c > '~' || c == '#' || !regular(c) {
			b = append(b, '#', hexDigits[c>>4], hexDigits[c&15])
			continue
		}
		b = append(b, c)
	}
	return b
}

// appendString writes strings without control characters in parentheses, and others in
// hexadecimal.
func appendString(b []byte, s String) []byte {
	plain := true
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ' || c == 0x7f:
			return appendHex(b, s)
		case c == '(' || c == ')' || c == '\\':
			plain = false
		}
	}
	b = append(b, '(')
	if plain {
		return append(append(b, s...), ')')
	}
	for _, c := range []byte(s) {
		if c == '(' || c == ')' || c == '\\' {
			b = append(b, '\\')
		}
		b = append(b, c)
	}
	return append(b, ')')
}

func appendHex(b []byte, s String) []byte {
	b = append(b, '<')
	for _, c := range []byte(s) {
		b = append(b, hexDigits[c>>4], hexDigits[c&15])
	}
	return append(b, '>')
}
