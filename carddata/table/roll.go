package table

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"punchboard/carddata/values"
)

// Roll is the totals that a row of a result table is for, both ends included.
type Roll struct{ From, To int }

// AnyLower and AnyHigher are the ends of rolls without one: those of "1 or
// less" and of "11+".
const (
	AnyLower  = math.MinInt
	AnyHigher = math.MaxInt
)

var errRoll = errors.New("is no roll: write 7, 2-7, 11+ or ≤1")

const (
	rollNumber = `(-?\d{1,6})`
	rollTo     = ` ?(?:-|to|\.\.) ?`
)

var (
	oneRoll    = regexp.MustCompile(`^` + rollNumber + `$`)
	someRolls  = regexp.MustCompile(`^` + rollNumber + rollTo + rollNumber + `$`)
	highRolls  = regexp.MustCompile(`^` + rollNumber + ` ?(?:\+|or more)$|^(?:>=|≥) ?` + rollNumber + `$`)
	lowRolls   = regexp.MustCompile(`^` + rollNumber + ` ?(?:-|or less)$|^(?:<=|≤) ?` + rollNumber + `$`)
	rollSpaces = regexp.MustCompile(`\s+`)
)

// ParseRoll reads a total (7), a range of them (2-7, -1 to 3), or one that is
// open (11+, ≥11, 11 or more; 1-, ≤1, 1 or less). Dashes and the minus sign of
// print are as good as hyphens.
func ParseRoll(s string) (Roll, error) {
	text := rollSpaces.ReplaceAllString(strings.ToLower(strings.TrimSpace(keyboardSigns(s))), " ")
	if m := oneRoll.FindStringSubmatch(text); m != nil {
		return Roll{atoi(m[1]), atoi(m[1])}, nil
	}
	if m := someRolls.FindStringSubmatch(text); m != nil {
		r := Roll{atoi(m[1]), atoi(m[2])}
		if r.From > r.To {
			return Roll{}, fmt.Errorf("runs backwards from %d to %d", r.From, r.To)
		}
		return r, nil
	}
	if m := highRolls.FindStringSubmatch(text); m != nil {
		return Roll{atoi(m[1] + m[2]), AnyHigher}, nil
	}
	if m := lowRolls.FindStringSubmatch(text); m != nil {
		return Roll{AnyLower, atoi(m[1] + m[2])}, nil
	}
	return Roll{}, errRoll
}

// Text writes the roll as it is printed: 2–7, 11+, ≤ 1, with the minus sign of
// print, and with a word where a dash could be taken for that sign.
func (r Roll) Text(lang string) string {
	switch {
	case r.From == AnyLower:
		return "≤\u202f" + withMinusSign(r.To)
	case r.To == AnyHigher:
		return withMinusSign(r.From) + "+"
	case r.From == r.To:
		return withMinusSign(r.From)
	case r.From >= 0:
		return strconv.Itoa(r.From) + "–" + strconv.Itoa(r.To)
	}
	word := "…"
	switch base, _, _ := strings.Cut(lang, "-"); base {
	case "en":
		word = "to"
	case "fr":
		word = "à"
	}
	return withMinusSign(r.From) + "\u00a0" + word + "\u00a0" + withMinusSign(r.To)
}

// withMinusSign writes a whole number with the minus sign of print.
func withMinusSign(n int) string { return strings.Replace(strconv.Itoa(n), "-", values.MinusSign, 1) }
