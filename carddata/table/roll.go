package table

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"punchboard/carddata/values"
)

// Roll is the range of totals of a row in a result table, both ends included.
type Roll struct{ From, To int }

// AnyLower and AnyHigher are the open ends of rolls such as "1 or less" and "11+".
const (
	AnyLower  = math.MinInt
	AnyHigher = math.MaxInt
)

var errRoll = errors.New("is not a roll: write 7, 2-7, 11+ or ≤1")

const (
	rollNumber = `(-?\d{1,6})`
	rollTo     = ` ?(?:-|to|\.\.) ?`
)

var (
	oneRoll   = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^` + rollNumber + `$`) })
	someRolls = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^` + rollNumber + rollTo + rollNumber + `$`) })
	highRolls = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^` + rollNumber + ` ?(?:\+|or more)$|^(?:>=|≥) ?` + rollNumber + `$`)
	})
	lowRolls = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^` + rollNumber + ` ?(?:-|or less)$|^(?:<=|≤) ?` + rollNumber + `$`)
	})
	rollSpaces = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\s+`) })
)

// ParseRoll parses a total (7), a range (2-7, -1 to 3), or an open range (11+, ≥11, 11
// or more; 1-, ≤1, 1 or less). It accepts dashes and the typographic minus sign in
// place of hyphens.
func ParseRoll(s string) (Roll, error) {
	text := rollSpaces().ReplaceAllString(strings.ToLower(strings.TrimSpace(keyboardSigns(s))), " ")
	if m := oneRoll().FindStringSubmatch(text); m != nil {
		return Roll{atoi(m[1]), atoi(m[1])}, nil
	}
	if m := someRolls().FindStringSubmatch(text); m != nil {
		r := Roll{atoi(m[1]), atoi(m[2])}
		if r.From > r.To {
			return Roll{}, fmt.Errorf("runs backward from %d to %d", r.From, r.To)
		}
		return r, nil
	}
	if m := highRolls().FindStringSubmatch(text); m != nil {
		return Roll{atoi(m[1] + m[2]), AnyHigher}, nil
	}
	if m := lowRolls().FindStringSubmatch(text); m != nil {
		return Roll{AnyLower, atoi(m[1] + m[2])}, nil
	}
	return Roll{}, errRoll
}

// Text formats the roll as it is printed: 2–7, 11+, ≤ 1, with the typographic minus
// sign, and with a word where a dash could be taken for a minus sign.
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

// withMinusSign formats a whole number with the typographic minus sign.
func withMinusSign(n int) string { return strings.Replace(strconv.Itoa(n), "-", values.MinusSign, 1) }
