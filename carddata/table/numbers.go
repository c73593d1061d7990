package table

import (
	"regexp"
	"strings"

	"punchboard/carddata/values"
)

// leadingNumber is the number that a cell of a column of numbers begins with;
// words may follow it, as in −2 (Americans 0).
var leadingNumber = regexp.MustCompile(`^([+\-−]?)(\d{1,9}(?:[.,]\d{1,6})?)`)

// hyphenMinus is a hyphen that stands for a minus sign.
var hyphenMinus = regexp.MustCompile(`(^|[\s(\x{a0}\x{202f}])-(\d)`)

// printedSigns writes the minus signs of a text as print has them.
func printedSigns(text string) string {
	if !strings.Contains(text, "-") {
		return text
	}
	return hyphenMinus.ReplaceAllString(text, "${1}"+values.MinusSign+"${2}")
}

// printedNumber writes a cell of a column of numbers: its sign as it is written,
// or as the kind wants one, and with the decimal comma of French.
func printedNumber(text string, kind Kind, lang string) string {
	m := leadingNumber.FindStringSubmatch(text)
	if m == nil {
		return printedSigns(text)
	}
	sign, value, rest := m[1], m[2], text[len(m[0]):]
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
	return sign + value + printedSigns(rest)
}

// isZero reports whether the digits of a number are all 0.
func isZero(value string) bool { return strings.Trim(value, "0.,") == "" }

// dashes stand for a number that is not there.
const dashes = "-\u2010\u2011\u2012\u2013\u2014\u2212"

// isDash reports whether a cell holds nothing but a dash.
func isDash(text string) bool { return text != "" && strings.Trim(text, dashes+" ") == "" }

// guessKinds returns a kind to each column that says none: what its cells look
// like.
func (t *Table) guessKinds(said []bool) {
	for i := range t.Columns {
		if !said[i] {
			t.Columns[i].Kind = t.guessKind(i)
		}
	}
}

// guessKind tells what the cells of a column hold: rolls when there are dice and
// the column is the first one to hold nothing but rolls, numbers of one kind, or
// text. Dashes among numbers change nothing. Signs are guessed only where each
// number has the one that it would be printed with, so that no guess adds one.
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

// columnTally counts the cells of a column by what they look like. Those with a
// dash alone are no cells.
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
	m := leadingNumber.FindStringSubmatch(text)
	if m == nil {
		return
	}
	rest := text[len(m[0]):]
	if m[1] == "" && rest != "" {
		return // 3 hexes: a text
	}
	n.number(m[1], m[2], rest)
}

// number counts a number by its sign, its digits and the words after it.
func (n *columnTally) number(sign, value, rest string) {
	n.numbers++
	if sign != "" {
		n.signs++
	}
	if (sign != "") == isZero(value) { // a 1 or a +0, which a column of signs prints otherwise
		n.unsigned++
	}
	if strings.ContainsAny(value, ".,") {
		n.points++
	}
	if rest != "" {
		n.words++
	}
}
