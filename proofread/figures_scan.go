package proofread

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"punchboard/carddata/values"
)

// figure is a number in a text with what belongs to it.
type figure struct {
	sign   string // "+", "−", "±", "×", "≤" or "≥"
	count  string // of dice: "2d" in 2d6, "d" in D6
	digits string // as a number of any language: 1000, 7.5
	groups string // the digits as written, with a space for each separator
	more   bool   // 5+
	unit   string // "%", "mm"
}

// String returns the figure as English prints it.
func (f figure) String() string {
	s := f.sign + f.count + f.digits
	if f.more {
		s += "+"
	}
	return s + f.unit
}

// sides are the dice that there are. The letter of dice before another number is part of
// a name, such as the T of T34.
var sides = []string{"2", "3", "4", "5", "6", "7", "8", "10", "12", "14", "16", "20", "24", "30", "66", "100", "666", "1000"}

// scanner finds the figures of a text.
type scanner struct {
	text []rune
	lang *language
	all  []figure
}

// figuresOf returns the figures of a text without marks, in their order.
func figuresOf(text string, lang *language) []figure {
	if !strings.ContainsAny(text, "0123456789½⅓⅔¼¾⅙⅛") {
		return nil
	}
	s := &scanner{text: []rune(text), lang: lang}
	for i := 0; i < len(s.text); {
		switch r := s.text[i]; {
		case isDigit(r):
			i = s.number(i, i)
		case s.die(i):
			i = s.number(i, i+1)
		case fractions[r] != "":
			s.all = append(s.all, figure{sign: s.sign(i), digits: fractions[r], groups: strings.Replace(fractions[r], "/", " ", 1)})
			i++
		default:
			i++
		}
	}
	return s.all
}

// fractions are fractions in one character.
var fractions = map[rune]string{'½': "1/2", '⅓': "1/3", '⅔': "2/3", '¼': "1/4", '¾': "3/4", '⅙': "1/6", '⅛': "1/8"}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// at returns a character of the text, a line end outside of it.
func (s *scanner) at(i int) rune {
	if i < 0 || i >= len(s.text) {
		return '\n'
	}
	return s.text[i]
}

// die reports whether the letter at i stands for a die: D6.
func (s *scanner) die(i int) bool {
	r := s.at(i)
	if r != 'd' && r != 'D' && !strings.ContainsRune(s.lang.dice, r) || !isDigit(s.at(i+1)) || unicode.IsLetter(s.at(i-1)) {
		return false
	}
	end := i + 1
	for isDigit(s.at(end)) {
		end++
	}
	return slices.Contains(sides, string(s.text[i+1:end])) && !unicode.IsLetter(s.at(end))
}

// number adds the number whose digits begin at from, or the dice that it counts; what
// belongs to it begins at start. It returns the end.
func (s *scanner) number(start, from int) int {
	end := s.digitsEnd(from)
	f := figure{sign: s.sign(start)}
	if from > start {
		f.count = "d"
	} else if s.die(end) && s.plain(from, end) {
		f.count = string(s.text[from:end]) + "d"
		from, end = end+1, s.digitsEnd(end+1)
	}
	f.groups, f.digits = s.digits(s.text[from:end])
	if s.at(end) == '/' && isDigit(s.at(end+1)) && s.plain(from, end) {
		return s.ratio(f, end)
	}
	end = s.after(&f, end)
	s.all = append(s.all, f)
	return end
}

// ratio adds a number before a slash and the one after it: a fraction, or a choice.
func (s *scanner) ratio(f figure, slash int) int {
	end := slash + 1
	for isDigit(s.at(end)) {
		end++
	}
	below := string(s.text[slash+1 : end])
	if len(f.digits) > 1 || len(below) > 1 || s.at(end) == '/' || f.count != "" || s.at(slash-2) == '/' {
		s.all = append(s.all, f)
		return slash + 1
	}
	f.digits, f.groups = f.digits+"/"+below, f.digits+" "+below
	end = s.after(&f, end)
	s.all = append(s.all, f)
	return end
}

// plain reports whether there are only digits from one place to another.
func (s *scanner) plain(from, to int) bool {
	return !slices.ContainsFunc(s.text[from:to], func(r rune) bool { return !isDigit(r) })
}

// digitsEnd returns the end of a number: digits, and separators between them.
func (s *scanner) digitsEnd(i int) int {
	first := i
	for isDigit(s.at(i)) {
		i++
	}
	for {
		switch r := s.at(i); {
		case (r == '.' || r == ',' || r == '\'' || r == '’') && isDigit(s.at(i+1)):
		case unicode.IsSpace(r) && r != '\n' && i-first <= 3 && s.three(i+1):
			first = i + 1
		default:
			return i
		}
		for i++; isDigit(s.at(i)); i++ {
		}
	}
}

// three reports whether exactly three digits begin at i.
func (s *scanner) three(i int) bool {
	return isDigit(s.at(i)) && isDigit(s.at(i+1)) && isDigit(s.at(i+2)) && !isDigit(s.at(i+3)) && !unicode.IsLetter(s.at(i+3))
}

// digits returns the groups of digits of a number, and the number that they make in the
// language: a group of three after a point or space belongs to thousands, unless the
// language begins its decimals with that sign.
func (s *scanner) digits(number []rune) (groups, value string) {
	all := strings.FieldsFunc(string(number), func(r rune) bool { return !isDigit(r) })
	groups = strings.Join(all, " ")
	if len(all) < 2 {
		return groups, groups
	}
	last := number[len(number)-len(all[len(all)-1])-1]
	decimal := '.'
	if s.lang.comma {
		decimal = ','
	}
	if last == decimal || (last == '.' || last == ',') && len(all[len(all)-1]) != 3 {
		end := len(all) - 1
		return groups, strings.TrimSuffix(strings.Join(all[:end], "")+"."+strings.TrimRight(all[end], "0"), ".")
	}
	return groups, strings.Join(all, "")
}

// sign returns the sign before the figure that begins at i. A hyphen is a minus sign
// only after a space or a mark: it links words and ranges too.
func (s *scanner) sign(i int) string {
	r, before := s.at(i-1), s.at(i-2)
	if (r == ' ' || r == '\u00a0' || r == '\u202f') && !isDigit(s.at(i-3)) && before != '-' && before != '–' {
		r, before = before, s.at(i-3)
	}
	switch r {
	case '-', '–':
		if unicode.IsSpace(before) || strings.ContainsRune("([/:;,=“«„\"\uFFFC", before) {
			return values.MinusSign
		}
	case '+', '±', '×', '≤', '≥':
		return string(r)
	case '−':
		return values.MinusSign
	case 'x', 'X':
		if !unicode.IsLetter(before) && !isDigit(before) {
			return "×"
		}
	}
	return ""
}

// units are those that all languages write alike, with what their written names begin
// with.
var units = map[string][]string{"mm": {"milli"}, "cm": {"centi", "zenti"}, "km": {"kilo"}, "kg": {"kilo", "quilo"}}

// after reads what follows a figure that ends at i, and returns its end.
func (s *scanner) after(f *figure, i int) int {
	if s.at(i) == '+' && !isDigit(s.at(i+1)) {
		f.more = true
		i++
	}
	j := i
	if r := s.at(j); unicode.IsSpace(r) && r != '\n' {
		j++
	}
	if s.at(j) == '%' {
		f.unit = "%"
		return j + 1
	}
	end := j
	for unicode.IsLetter(s.at(end)) && end-j < 3 {
		end++
	}
	if unit := string(s.text[j:end]); units[unit] != nil {
		f.unit = unit
		return end
	}
	return i
}

// value returns a whole number without a sign, or -1.
func (f figure) value() int {
	if n, err := strconv.Atoi(f.digits); err == nil && f.sign == "" && f.count == "" {
		return n
	}
	return -1
}
