package hex

import (
	"fmt"
	"strings"
)

// Labels is how the hexes of a map are named by column and row. The usual
// schemes are those that ParseLabels derives from "0101", "1.1" and "A1"; the
// zero value is not a scheme.
type Labels struct {
	Col, Row  Axis
	Separator string // between the two; may be empty
	RowFirst  bool   // the row is before the column
}

// ParseLabels derives a scheme from the label of a map's first hex, column
// first: "0101" counts both from 1 in two digits, "1.1" in as many as are needed
// with a dot between, "A1" the columns by letters, "00-00" from 0. Digits
// without a separator are split in the middle. The error says what to write
// instead.
func ParseLabels(first string) (Labels, error) {
	a, sep, b := cutFirst(first)
	col, okCol := parseAxis(a)
	row, okRow := parseAxis(b)
	if !okCol || !okRow {
		return Labels{}, fmt.Errorf(`%q is not a label pattern: write the label of the first hex, such as "0101", "1.1" or "A1"`, first)
	}
	l := Labels{Col: col, Row: row, Separator: sep}
	return l, l.check(1, 1)
}

// cutFirst splits the label of a map's first hex.
func cutFirst(s string) (a, sep, b string) {
	i := runEnd(s)
	switch {
	case i == len(s) && i%2 == 1:
		return "", "", s
	case i == len(s):
		return s[:i/2], "", s[i/2:]
	}
	b = strings.TrimLeftFunc(s[i:], isSeparator)
	return s[:i], s[i : len(s)-len(b)], b
}

// ordered returns the axes in the order of a label.
func (l Labels) ordered() (first, second Axis) {
	if l.RowFirst {
		return l.Row, l.Col
	}
	return l.Col, l.Row
}

// check returns an error if the labels would not be unique on a map of the given
// size.
func (l Labels) check(cols, rows int) error {
	first, second := l.ordered()
	if err := first.check(); err != nil {
		return err
	}
	if err := second.check(); err != nil {
		return err
	}
	if strings.ContainsFunc(l.Separator, func(r rune) bool { return !isSeparator(r) }) || len(l.Separator) > 9 {
		return fmt.Errorf("hex labels cannot be separated by %q: use a sign such as a dot or a dash", l.Separator)
	}
	if l.Separator != "" {
		return nil
	}
	n := rows
	if l.RowFirst {
		n = cols
	}
	return unseparated(first, second, second.append(nil, n-1))
}

// unseparated returns an error if labels could not be split without a separator.
func unseparated(first, second Axis, last []byte) error {
	byLetters := first.Style != Numbers
	switch {
	case byLetters != (second.Style != Numbers):
		return nil
	case byLetters:
		return fmt.Errorf("hex labels of letters alone need a separator")
	case len(last) > second.Pad:
		return fmt.Errorf("hex labels that end in up to %s need a separator, or %d digits for it", last, len(last))
	}
	return nil
}

// write returns the label for these counts along the two axes.
func (l Labels) write(col, row int) string {
	first, second := l.ordered()
	i, j := col, row
	if l.RowFirst {
		i, j = row, col
	}
	var room [16]byte
	text := append(first.append(room[:0], i), l.Separator...)
	return string(second.append(text, j))
}

// read is the inverse of write, and accepts only what write would write: each
// hex has one label.
func (l Labels) read(s string) (col, row int, ok bool) {
	a, b := l.cut(s)
	if l.RowFirst {
		a, b = b, a
	}
	col, okCol := l.Col.index(a)
	row, okRow := l.Row.index(b)
	return col, row, okCol && okRow && l.write(col, row) == s
}

// cut splits the label of any hex; the parts may be empty.
func (l Labels) cut(s string) (a, b string) {
	_, second := l.ordered()
	i := runEnd(s)
	switch {
	case l.Separator != "":
		a, b, _ = strings.Cut(s, l.Separator)
		return a, b
	case i == len(s):
		i = max(i-second.Pad, 0)
	}
	return s[:i], s[i:]
}
