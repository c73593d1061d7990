// Package geom defines lengths on paper and plane geometry. It knows nothing of
// cards, files or ink, and depends only on the standard library.
//
// The y axis points down, as on a page read from the top.
package geom

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Length is a distance on paper in EMU (English Metric Units). Millimeters,
// points and inches are all whole numbers of this unit, and the same sum gives
// the same bytes on every processor.
type Length int64

// The units in which a length may be written.
const (
	EMU  Length = 1
	PT   Length = 12_700
	MM   Length = 36_000
	CM   Length = 360_000
	INCH Length = 914_400
)

// maxLength is the maximum length that a file may specify: 100 m of paper is a
// typing error, and sums of such lengths stay far from overflow.
const maxLength = 100_000 * MM

var units = []struct {
	suffix string
	size   Length
}{
	{"mm", MM}, {"cm", CM}, {"in", INCH}, {`"`, INCH}, {"pt", PT},
}

// ParseLength parses a length with its unit: "63.5mm", "8 pt", "5/8in", "1
// 1/4in", "-2mm". The unit is required: a bare number never means millimeters.
func ParseLength(s string) (Length, error) {
	text := strings.TrimSpace(s)
	for _, u := range units {
		if num, ok := strings.CutSuffix(text, u.suffix); ok {
			return scaled(s, strings.TrimSpace(num), u.size)
		}
	}
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		if text == "0" {
			return 0, nil
		}
		return 0, fmt.Errorf("length %q has no unit", s)
	}
	switch {
	case text == "":
		return 0, errEmptyLength
	case otherUnit().MatchString(text):
		return 0, fmt.Errorf("length %q has an unknown unit", s)
	}
	return 0, fmt.Errorf("%q is not a length", s)
}

var errEmptyLength = errors.New("the length is empty")

// otherUnit matches anything that starts with a number and ends with letters.
var otherUnit = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^-?[0-9][0-9./ ]*[ ]*[a-zA-Zµ']+$`) })

// scaled converts a decimal, fraction or mixed number of units to EMU, computed
// exactly and then rounded once.
func scaled(whole, num string, unit Length) (Length, error) {
	sum := new(big.Rat)
	fields := strings.Fields(num)
	if len(fields) == 0 || len(fields) > 2 || len(num) > 40 || strings.ContainsAny(num, "eExXpP_") {
		return 0, fmt.Errorf("%q is not a length", whole)
	}
	for i, f := range fields {
		r, ok := new(big.Rat).SetString(f)
		if !ok || i == 1 && (!strings.Contains(f, "/") || r.Sign() < 0 || sum.Sign() < 0) {
			return 0, fmt.Errorf("%q is not a length", whole)
		}
		sum.Add(sum, r)
	}
	f, _ := sum.Mul(sum, new(big.Rat).SetInt64(int64(unit))).Float64()
	if math.Abs(f) > float64(maxLength) {
		return 0, fmt.Errorf("length %q is longer than 100 m", whole)
	}
	return Length(math.Round(f)), nil
}

// MM returns the length in millimeters.
func (l Length) MM() float64 { return float64(l) / float64(MM) }

// Pt returns the length in points of 1/72 inch.
func (l Length) Pt() float64 { return float64(l) / float64(PT) }

// Inch returns the length in inches.
func (l Length) Inch() float64 { return float64(l) / float64(INCH) }

// Scale returns the length times f, rounded to the nearest EMU.
func (l Length) Scale(f float64) Length { return rounded(float64(l) * f) }

// rounded returns Length(math.Round(f)), in a fraction of the time: math.Round is not a
// single instruction on every processor.
func rounded(f float64) Length {
	const exact = 1 << 52 // from here on, every number is whole
	if !(math.Abs(f) < exact) {
		return Length(math.Round(f))
	}
	whole := Length(f)
	switch rest := f - float64(whole); {
	case rest >= 0.5:
		return whole + 1
	case rest <= -0.5:
		return whole - 1
	}
	return whole
}

// FromPt returns a length in points, rounded to the nearest EMU.
func FromPt(pt float64) Length { return PT.Scale(pt) }

// String returns the length in millimeters with at most three decimals, such as
// "63.5mm". It is for display; compare the integers themselves.
func (l Length) String() string { return trimmed(l.MM(), 3) + "mm" }

// PtString returns the length in points with at most two decimals: "8.5 pt".
func (l Length) PtString() string { return trimmed(l.Pt(), 2) + " pt" }

func trimmed(f float64, decimals int) string {
	s := strconv.FormatFloat(f, 'f', decimals, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}
