package source

import (
	"math"
	"strconv"
	"strings"
)

// ParseNumber parses a decimal number. It rejects exponents, hexadecimal numbers and
// infinities, which are not meant in a game's files.
func ParseNumber(s string) (float64, bool) {
	if s == "" || strings.ContainsAny(s, "eExXpPiInN_") {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil && !math.IsInf(f, 0)
}

// ParseBool parses the words for true and false.
func ParseBool(s string) (value, ok bool) {
	switch strings.ToLower(s) {
	case "true", "yes", "1":
		return true, true
	case "false", "no", "0":
		return false, true
	}
	return false, false
}

// ParseInt parses a whole number. It accepts U+2212, the typographic minus sign.
func ParseInt(s string) (int, bool) {
	n, err := strconv.Atoi(ASCIIMinus(s))
	return n, err == nil
}

// ASCIIMinus replaces the typographic minus sign with a hyphen.
func ASCIIMinus(s string) string { return strings.Replace(s, "−", "-", 1) }
