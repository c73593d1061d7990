package icons

import (
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"
)

// pathScanner reads the numbers of path data, transforms and point lists, which
// share one grammar: white space and at most one comma between numbers, neither
// of which is needed if a sign or a point shows that a number ends.
type pathScanner struct {
	d string
	i int
}

func (s *pathScanner) done() bool { return s.i >= len(s.d) }

// peek returns the next byte, 0 at the end.
func (s *pathScanner) peek() byte {
	if s.done() {
		return 0
	}
	return s.d[s.i]
}

// rune returns the next character, for messages.
func (s *pathScanner) rune() string {
	_, n := utf8.DecodeRuneInString(s.d[s.i:])
	return s.d[s.i : s.i+n]
}

func (s *pathScanner) fault(format string, args ...any) error {
	return &PathError{Offset: s.i, What: fmt.Sprintf(format, args...)}
}

func (s *pathScanner) space() {
	for !s.done() && isSpace(s.d[s.i]) {
		s.i++
	}
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' }
func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// comma skips white space and one comma, and reports whether the comma was there.
func (s *pathScanner) comma() bool {
	s.space()
	if s.peek() != ',' {
		return false
	}
	s.i++
	s.space()
	return true
}

// atNumber reports whether the next byte can begin a number.
func (s *pathScanner) atNumber() bool {
	c := s.peek()
	return isDigit(c) || c == '.' || c == '-' || c == '+'
}

// another reports whether another set of numbers follows.
func (s *pathScanner) another() (bool, error) {
	if s.comma() && !s.atNumber() {
		return false, s.fault("a number is missing after the comma")
	}
	return s.atNumber(), nil
}

// args reads len(a) numbers. In an arc the fourth and fifth are flags.
func (s *pathScanner) args(a []float64, isArc bool) error {
	for i := range a {
		if i > 0 {
			s.comma()
		}
		read := s.number
		if isArc && (i == 3 || i == 4) {
			read = s.flag
		}
		var err error
		if a[i], err = read(); err != nil {
			return err
		}
	}
	return nil
}

// flag reads the 0 or 1 of an arc, which may touch what follows: "a1 1 0 01.5.5".
func (s *pathScanner) flag() (float64, error) {
	s.space()
	c := s.peek()
	if c != '0' && c != '1' {
		return 0, s.missing("a flag of 0 or 1")
	}
	s.i++
	return float64(c - '0'), nil
}

// number reads the longest number from the current position.
func (s *pathScanner) number() (float64, error) {
	s.space()
	start := s.i
	end := numberEnd(s.d, start)
	if end == start {
		return 0, s.missing("a number")
	}
	f, err := strconv.ParseFloat(s.d[start:end], 64)
	if err != nil || math.Abs(f) > maxUnits {
		return 0, s.fault("the number %s is too large", s.d[start:end])
	}
	s.i = end
	return f, nil
}

func (s *pathScanner) missing(what string) error {
	if s.done() {
		return s.fault("%s is missing at the end", what)
	}
	return s.fault("%s is missing before %q", what, s.rune())
}

// numberEnd returns the end of the number that begins at i, or i if there is
// none.
func numberEnd(d string, i int) int {
	at := func(i int) byte {
		if i < len(d) {
			return d[i]
		}
		return 0
	}
	digits := func(i int) int {
		for isDigit(at(i)) {
			i++
		}
		return i
	}
	start := i
	if at(i) == '+' || at(i) == '-' {
		i++
	}
	whole := digits(i)
	end, any := whole, whole > i
	if at(whole) == '.' {
		end = digits(whole + 1)
		any = any || end > whole+1
	}
	if !any {
		return start
	}
	return exponentEnd(at, digits, end)
}

// exponentEnd returns the end of the exponent at i, or i if there is none: the e
// of "1em" belongs to the unit.
func exponentEnd(at func(int) byte, digits func(int) int, i int) int {
	if at(i)|0x20 != 'e' {
		return i
	}
	from := i + 1
	if at(from) == '+' || at(from) == '-' {
		from++
	}
	if end := digits(from); end > from {
		return end
	}
	return i
}
