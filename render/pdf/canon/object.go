// Package canon reads PDF files of the plain sort that gofpdf writes and writes
// them in one canonical form: keys sorted, objects numbered in the order in
// which the document reaches them, every stream compressed once. It owns the
// file syntax; it must not know what a page shows.
//
// It is no general PDF reader: it wants a cross-reference table, direct stream
// lengths and no encryption, and refuses everything else.
package canon

import (
	"strconv"
	"unicode/utf16"
)

// Object is one PDF value: nil (null), bool, Number, Name, String, Array, Dict,
// Ref or *Stream.
type Object any

// Number is a number as it is written, so that reading and writing loses
// nothing.
type Number string

// Name is a name without its slash and escapes.
type Name string

// String holds the bytes of a string, its escapes undone.
type String string

// Array is a list of values.
type Array []Object

// Dict is a dictionary. It is written with its keys in order.
type Dict map[Name]Object

// Ref points to an object of the file by its number.
type Ref int

// Stream is a dictionary and bytes, as they stand in the file: encoded when the
// dictionary has a Filter.
type Stream struct {
	Dict Dict
	Data []byte
}

// Int returns a whole number.
func Int(n int) Number { return Number(strconv.Itoa(n)) }

// Text returns a string of text for people: ASCII as it is, all else in UTF-16
// with its mark (ISO 32000-1, 7.9.2.2).
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
