package table

import (
	"regexp"
	"strings"
	"sync"

	"punchboard/carddata/values"
)

// leadingNumber matches the number at the start of a cell in a column of numbers, after
// the marks of rich text, as in __7__; words may follow it, as in −2 (Americans 0).
var leadingNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:\*\*|__|~~)*)([+\-−]?)(\d{1,9}(?:[.,]\d{1,6})?)`)
})

// hyphenMinus matches a hyphen that is used as a minus sign.
var hyphenMinus = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(^|[\s(\x{a0}\x{202f}])-(\d)`) })

// printedSigns replaces the minus signs of a text with typographic ones.
func printedSigns(text string) string {
	if !strings.Contains(text, "-") {
		return text
	}
	return hyphenMinus().ReplaceAllString(text, "${1}"+values.MinusSign+"${2}")
}

// printedNumber formats a cell of a column of numbers: with the sign that is written or
// that the kind requires, and with a decimal comma in French.
func printedNumber(text string, kind Kind, lang string) string {
	m := leadingNumber().FindStringSubmatch(text)
	if m == nil {
		return printedSigns(text)
	}
	sign, value, rest := m[2], m[3], text[len(m[0]):]
	switch {
	case kind == KindSign && isZero(value):
		sign = ""
	case sign == "-" || sign == values.MinusSign:
		sign = values.MinusSign
	case kind == KindSign:
		sign = "+"
	}
	point := "."
	if base, _, _ := strings.Cut(lang, "-"); base == "fr" {
		point = ","
	}
	if i := strings.IndexAny(value, ".,"); i >= 0 {
		value = value[:i] + point + value[i+1:]
	}
	return m[1] + sign + value + printedSigns(rest)
}

// isZero reports whether the digits of a number are all 0.
func isZero(value string) bool { return strings.Trim(value, "0.,") == "" }

// dashes are the characters that mean "no number".
const dashes = "-\u2010\u2011\u2012\u2013\u2014\u2212"

// isDash reports whether a cell contains nothing but a dash.
func isDash(text string) bool { return text != "" && strings.Trim(text, dashes+" ") == "" }

// guessKinds sets the kind of each column that declares none, from the contents of its
// cells.
func (t *Table) guessKinds(said []bool) {
	for i := range t.Columns {
		if !said[i] {
			t.Columns[i].Kind = t.guessKind(i)
		}
	}
}

// guessKind guesses the kind of a column: rolls if the table has dice and this is the
// first column with nothing but rolls, numbers of one kind, or text. Dashes among
// numbers are ignored. Signs are guessed only if every number has the sign with which
// it would be printed, so that a guess never adds one.
func (t *Table) guessKind(column int) Kind {
	all := columnTally{}
	for i := range t.Rows {
		if column < len(t.Rows[i].Cells) {
			all.add(&t.Rows[i].Cells[column])
		}
	}
	switch {
	case all.rolls > 0 && all.rolls == all.cells+all.dashes && !t.Dice.None() && column == 0:
		return KindRoll
	case all.numbers == 0:
		return KindText
	case all.signs > 0 && all.unsigned == 0 && 3*all.numbers >= 2*all.cells:
		return KindSign
	case all.numbers < all.cells || all.words > 0:
		return KindText
	case all.points > 0:
		return KindDecimal
	}
	return KindNumber
}

// columnTally counts the cells of a column by what they look like. Cells with only a
// dash are not counted as cells.
type columnTally struct{ cells, dashes, rolls, numbers, signs, unsigned, points, words int }

func (n *columnTally) add(c *Cell) {
	if c.Empty() || c.Join != Apart {
		return
	}
	text := c.Text.Sample()
	if isDash(text) {
		n.dashes++
		return
	}
	n.cells++
	if _, err := ParseRoll(text); err == nil {
		n.rolls++
	}
	m := leadingNumber().FindStringSubmatch(text)
	if m == nil {
		return
	}
	rest := strings.TrimLeft(text[len(m[0]):], "*_~")
	if m[2] == "" && rest != "" {
		return // text, such as 3 hexes
	}
	n.number(m[2], m[3], rest)
}

// number counts a number by its sign, its digits and the words after it.
func (n *columnTally) number(sign, value, rest string) {
	n.numbers++
	if sign != "" {
		n.signs++
	}
	if (sign != "") == isZero(value) { // a 1 or a +0, which a column of signs would print differently
		n.unsigned++
	}
	if strings.ContainsAny(value, ".,") {
		n.points++
	}
	if rest != "" {
		n.words++
	}
}
