// Package canon reads the simple PDF files that gofpdf writes, and writes them in one
// canonical form: keys sorted, objects numbered in the order in which the document
// reaches them, every stream compressed once. It handles the file syntax; it must not
// know what a page shows.
//
// It is not a general PDF reader: it requires direct stream lengths and no encryption,
// and a cross-reference table, or a cross-reference stream as Bytes writes it. It
// rejects everything else.
package canon

import "strconv"

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
