package table

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"punchboard/carddata/values"
)

// Dice describes the dice, or cards, that select a row of a result table: 2d6, 1d6-1d6,
// d66, cards 1-10. The zero value means no dice.
type Dice struct {
	Src    string // as written in the file
	Least  int
	Most   int
	Throws []Throw // in the order of the file; none for cards
	holes  bool    // d66 and the like: some numbers between Least and Most cannot occur
}

// Throw is one term of Dice: a number of dice with the same number of sides.
type Throw struct {
	Number int  // 0 means X, any number of dice
	Sides  int  // 1: Number is not a number of dice but a constant to add
	Digits bool // the dice are read as digits: d66
	Minus  bool
}

// The limits of dice: above any game, and low enough that sums stay small.
const (
	maxDice  = 100
	maxSides = 1000
	maxTerms = 10
)

var errDice = errors.New("is neither dice nor cards")

// diceHint describes how dice are written.
const diceHint = "write the dice, such as 2d6, 1d6-1d6 or d66, or the values of cards: `cards 1-10`"

var (
	diceTerm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(\d{0,3}|x)d(\d{1,4})$`) })
	cardsOf  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(?:cards? ?)?(\d{1,4})-(\d{1,4})$`) })
	digits   = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\d{1,4}$`) })
)

// ParseDice parses dice: dice and whole numbers with + and - between them. An X for the
// number of dice means that each die is read by itself; d66 and d666 mean that each die
// is a digit; cards 1-10 means the value of a card.
func ParseDice(s string) (Dice, error) {
	text := strings.ToLower(strings.TrimSpace(keyboardSigns(s)))
	if m := cardsOf().FindStringSubmatch(text); m != nil {
		lo, hi := atoi(m[1]), atoi(m[2])
		if lo > hi {
			return Dice{}, fmt.Errorf("runs backward from %d to %d", lo, hi)
		}
		return Dice{Src: s, Least: lo, Most: hi}, nil
	}
	d := Dice{Src: s}
	terms, ok := splitThrow(strings.ReplaceAll(text, " ", ""))
	if !ok || len(terms) > maxTerms {
		return Dice{}, errDice
	}
	thrown := false
	for _, t := range terms {
		one, isDice, err := t.dice(len(terms) == 1)
		if err != nil {
			return Dice{}, err
		}
		thrown = thrown || isDice
		d.Least, d.Most, d.holes = d.Least+one.Least, d.Most+one.Most, d.holes || one.holes
		d.Throws = append(d.Throws, one.Throws...)
	}
	if !thrown {
		return Dice{}, errDice
	}
	return d, nil
}

// throwTerm is one term of an expression for dice.
type throwTerm struct {
	text  string
	minus bool
}

// splitThrow splits dice at their signs.
func splitThrow(s string) (terms []throwTerm, ok bool) {
	start, minus := 0, false
	for i := 0; i <= len(s); i++ {
		if i < len(s) && s[i] != '+' && s[i] != '-' {
			continue
		}
		if i == start {
			return nil, false
		}
		terms = append(terms, throwTerm{s[start:i], minus})
		start, minus = i+1, i < len(s) && s[i] == '-'
	}
	return terms, true
}

// dice parses one term. Alone reports that it is the only one.
func (t throwTerm) dice(alone bool) (d Dice, thrown bool, err error) {
	m := diceTerm().FindStringSubmatch(t.text)
	switch {
	case digits().MatchString(t.text):
		d = Dice{Least: atoi(t.text), Most: atoi(t.text), Throws: []Throw{{Number: atoi(t.text), Sides: 1}}}
	case m == nil:
		return d, false, errDice
	default:
		if d, err = throw(m[1], m[2], alone); err != nil {
			return d, false, err
		}
	}
	if t.minus {
		d.Least, d.Most, d.Throws[0].Minus = -d.Most, -d.Least, true
	}
	return d, m != nil, nil
}

// throw parses a number of dice and their sides.
func throw(number, sides string, alone bool) (Dice, error) {
	if alone && number == "" && len(sides) > 1 && strings.Trim(sides, "6") == "" {
		digits := []Throw{{Number: 1, Sides: atoi(sides), Digits: true}}
		return Dice{Least: atoi(strings.Repeat("1", len(sides))), Most: atoi(sides), Throws: digits, holes: true}, nil
	}
	n, said := 1, 1
	switch number {
	case "":
	case "x":
		said = 0
	default:
		n = atoi(number)
		said = n
	}
	side := atoi(sides)
	switch {
	case n < 1 || n > maxDice:
		return Dice{}, fmt.Errorf("has %d dice; the limit is 1 to %d", n, maxDice)
	case side < 2 || side > maxSides:
		return Dice{}, fmt.Errorf("has dice with %d sides; the limit is 2 to %d", side, maxSides)
	case number == "x" && !alone:
		return Dice{}, errors.New("adds an unknown number of dice (X)")
	}
	return Dice{Least: n, Most: n * side, Throws: []Throw{{Number: said, Sides: side}}}, nil
}

// Text formats the dice as they are printed: 2D6, 1D6 − 1D6, D66; "" for cards.
func (d Dice) Text() string {
	var b strings.Builder
	for i, t := range d.Throws {
		b.WriteString(t.Sign(i == 0))
		switch {
		case t.Sides == 1:
			fmt.Fprint(&b, t.Number)
		case t.Digits:
			fmt.Fprintf(&b, "D%d", t.Sides)
		case t.Number == 0:
			fmt.Fprintf(&b, "XD%d", t.Sides)
		default:
			fmt.Fprintf(&b, "%dD%d", t.Number, t.Sides)
		}
	}
	return b.String()
}

// Sign returns the sign to print before a throw: none before the first one if it is
// added.
func (t Throw) Sign(first bool) string {
	switch {
	case first && t.Minus:
		return values.MinusSign
	case first:
		return ""
	case t.Minus:
		return "\u00a0" + values.MinusSign + "\u00a0"
	}
	return "\u00a0+\u00a0"
}

// atoi parses digits that a pattern has matched.
func atoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic("carddata: " + err.Error())
	}
	return n
}

// None reports whether there are no dice at all.
func (d Dice) None() bool { return d.Src == "" }

// Gives reports whether the dice can produce a total.
func (d Dice) Gives(total int) bool {
	if total < d.Least || total > d.Most {
		return false
	}
	return !d.holes || strings.Trim(strconv.Itoa(total), "123456") == ""
}

// keyboardSigns replaces typographic signs with those of a keyboard.
func keyboardSigns(s string) string { return plainSigns.Replace(s) }

var plainSigns = strings.NewReplacer("−", "-", "–", "-", "‒", "-", "\u00a0", " ", "\u202f", " ", "\u2009", " ")
