// Package canon reads the simple PDF files that gofpdf writes, and writes them in one
// canonical form: keys sorted, objects numbered in the order in which the document
// reaches them, every stream compressed once. It handles the file syntax; it must not
// know what a page shows.
//
// It is not a general PDF reader: it requires a cross-reference table, direct stream
// lengths and no encryption, and rejects everything else.
package canon

import (
	"strconv"
	"unicode/utf16"
)

// Object is one PDF value: nil (null), bool, Number, Name, String, Array, Dict,
// Ref or *Stream.
type Object any

// Number is a number as it is written, so that it is read and written without loss.
type Number string

// Name is a name without its slash, with escapes resolved.
type Name string

// String is the bytes of a string, with escapes resolved.
type String string

// Array is a list of values.
type Array []Object

// Dict is a dictionary. It is written with its keys sorted.
type Dict map[Name]Object

// Ref is a reference to an object of the file, by its number.
type Ref int

// Stream is a dictionary and bytes as in the file: encoded if the dictionary has a
// Filter.
type Stream struct {
	Dict Dict
	Data []byte
}

// Int returns n as a Number.
func Int(n int) Number { return Number(strconv.Itoa(n)) }

// Text returns a text string: ASCII unchanged, anything else in UTF-16 with a byte
// order mark (ISO 32000-1, 7.9.2.2).
func Text(s string) String {
	for _, r := range s {
		if r >= 0x7f || r < ' ' && r != '\n' {
			return utf16Text(s)
		}
	}
	return String(s)
}

func utf16Text(s string) String {
	out := []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u>>8), byte(u))
	}
	return String(out)
}
