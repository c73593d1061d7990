package carddata

import (
	"regexp"
	"strings"
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
	return hyphenMinus.ReplaceAllString(text, "${1}"+minusSign+"${2}")
}

// printedNumber writes a cell of a column of numbers: with its sign where the
// kind wants one, and with the decimal comma of French.
func printedNumber(text string, kind RefKind, lang string) string {
	m := leadingNumber.FindStringSubmatch(text)
	if m == nil {
		return printedSigns(text)
	}
	sign, value, rest := m[1], m[2], text[len(m[0]):]
	switch {
	case strings.Trim(value, "0.,") == "":
		sign = ""
	case sign == "-" || sign == minusSign:
		sign = minusSign
	case kind == RefSign:
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

// guessKinds gives a kind to each column that says none: what its cells look
// like.
func (t *RefTable) guessKinds(said []bool) {
	for i := range t.Columns {
		if !said[i] {
			t.Columns[i].Kind = t.guessKind(i)
		}
	}
}

// guessKind tells what the cells of a column hold: rolls when there are dice and
// the column is the first one to hold nothing but rolls, numbers of one kind, or
// text.
func (t *RefTable) guessKind(column int) RefKind {
	all := columnTally{}
	for i := range t.Rows {
		if column < len(t.Rows[i].Cells) {
			all.add(&t.Rows[i].Cells[column])
		}
	}
	switch {
	case all.cells == 0:
		return RefText
	case all.rolls == all.cells && !t.Dice.None() && column == 0:
		return RefRoll
	case all.signs > 0 && 3*all.numbers >= 2*all.cells:
		return RefSign
	case all.numbers < all.cells || all.words > 0:
		return RefText
	case all.points > 0:
		return RefDecimal
	}
	return RefNumber
}

// columnTally counts the cells of a column by what they look like.
type columnTally struct{ cells, rolls, numbers, signs, points, words int }

func (n *columnTally) add(c *RefCell) {
	if c.Empty() || c.Join != Apart {
		return
	}
	n.cells++
	text := c.Text.sample()
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
	n.numbers++
	if m[1] != "" {
		n.signs++
	}
	if strings.ContainsAny(m[2], ".,") {
		n.points++
	}
	if rest != "" {
		n.words++
	}
}

// sample gives the text in one of its languages, the same each time.
func (l Localized) sample() string {
	if l.ByLang == nil {
		return l.Plain
	}
	langs := mapKeys(l.ByLang)
	if len(langs) == 0 {
		return ""
	}
	return l.ByLang[langs[0]]
}
