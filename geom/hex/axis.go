package hex

import (
	"fmt"
	"strconv"
	"strings"
)

// Axis is how the columns, or the rows, of a map are counted in its labels.
type Axis struct {
	Style    Style
	Start    int  // the first label; with letters, A is 1
	Pad      int  // minimum number of digits, 1 to 9
	Backward bool // counted from the right, or from the bottom
}

// Style is how an axis counts.
type Style uint8

// The styles. After Z, maps continue either like spreadsheets or by doubling
// the letter, as on the boards of tactical wargames.
const (
	Numbers Style = iota // 1, 2, 3
	Letters              // A to Z, AA, AB, AC
	Doubled              // A to Z, AA, BB, CC
)

// alphabet is the number of letters that labels use.
const alphabet = 'Z' - 'A' + 1

// check returns an error if the axis cannot count.
func (a Axis) check() error {
	least := 1
	if a.Style == Numbers {
		least = 0
	}
	if a.Start < least || a.Start > maxSide {
		return fmt.Errorf("hex labels cannot count from %d; the first must be from %d to %d", a.Start, least, maxSide)
	}
	if a.Pad < 1 || a.Pad > 9 {
		return fmt.Errorf("hex labels cannot have %d digits: they must have 1 to 9", a.Pad)
	}
	return nil
}

// count converts a position on an axis of length n to its place in the count,
// and back.
func (a Axis) count(i, n int) int {
	if a.Backward {
		return n - 1 - i
	}
	return i
}

// append appends label number i, from 0.
func (a Axis) append(to []byte, i int) []byte {
	n := a.Start + i
	switch a.Style {
	case Letters:
		return appendLetters(to, n)
	case Doubled:
		for range (n-1)/alphabet + 1 {
			to = append(to, 'A'+byte((n-1)%alphabet))
		}
		return to
	}
	var room [20]byte
	digits := strconv.AppendInt(room[:0], int64(n), 10)
	for range a.Pad - len(digits) {
		to = append(to, '0')
	}
	return append(to, digits...)
}

// appendLetters counts in base 26 without a zero: after Z comes AA.
func appendLetters(to []byte, n int) []byte {
	if n > alphabet {
		to = appendLetters(to, (n-1)/alphabet)
	}
	return append(to, 'A'+byte((n-1)%alphabet))
}

// index parses a label into its place in the count. It does not check whether
// append would have written the same label.
func (a Axis) index(s string) (i int, ok bool) {
	n := 0
	switch {
	case s == "" || runEnd(s) != len(s) || isLetter(rune(s[0])) != (a.Style != Numbers):
		return 0, false
	case a.Style == Doubled:
		n = (len(s)-1)*alphabet + int(s[0]-'A') + 1
	case a.Style == Letters && len(s) <= 3:
		for _, c := range []byte(s) {
			n = n*alphabet + int(c-'A') + 1
		}
	case a.Style == Numbers && len(s) <= 9:
		n, _ = strconv.Atoi(s)
	default:
		return 0, false
	}
	return n - a.Start, true
}

// parseAxis derives an axis from its first label.
func parseAxis(first string) (Axis, bool) {
	a := Axis{Pad: 1}
	if strings.IndexFunc(first, isLetter) == 0 {
		a.Style = Letters
	} else {
		a.Pad = len(first)
	}
	n, ok := a.index(first)
	a.Start = n
	return a, ok
}

func isLetter(r rune) bool { return 'A' <= r && r <= 'Z' }

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// isSeparator reports whether r may separate the parts of a label. Letters may
// not: a lower-case letter is probably a typing error.
func isSeparator(r rune) bool {
	return !isLetter(r) && !isDigit(r) && strings.ContainsRune(".-_/:, ·", r)
}

// runEnd returns the length of the initial run of letters, or of digits, in s.
func runEnd(s string) int {
	letters := len(s) - len(strings.TrimLeftFunc(s, isLetter))
	return max(letters, len(s)-len(strings.TrimLeftFunc(s, isDigit)))
}
