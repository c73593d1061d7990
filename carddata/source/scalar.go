package source

import (
	"math"
	"strconv"
	"strings"
)

// ParseNumber reads a decimal number. Exponents, hexadecimals and infinities
// are for programs, not for cards.
func ParseNumber(s string) (float64, bool) {
	if s == "" || strings.ContainsAny(s, "eExXpPiInN_") {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil && !math.IsInf(f, 0)
}

// ParseBool reads the words that mean true and false.
func ParseBool(s string) (value, ok bool) {
	switch strings.ToLower(s) {
	case "true", "yes", "1":
		return true, true
	case "false", "no", "0":
		return false, true
	}
	return false, false
}

// ParseInt reads a whole number. U+2212, the real minus sign, is one too.
func ParseInt(s string) (int, bool) {
	n, err := strconv.Atoi(ASCIIMinus(s))
	return n, err == nil
}

// ASCIIMinus writes the typographic minus sign as programs know it.
func ASCIIMinus(s string) string { return strings.Replace(s, "−", "-", 1) }
