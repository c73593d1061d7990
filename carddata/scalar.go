package carddata

import (
	"math"
	"strconv"
	"strings"
)

// curly warns of a value in quotes that YAML does not know.
func (n node) curly() {
	inner, opened := strings.CutPrefix(n.Value, "\u201c")
	if inner, closed := strings.CutSuffix(inner, "\u201d"); opened && closed && n.Style == 0 {
		n.doc.found.Warnf(n.pos(), CodeCurly, "the quotes in %s belong to the value and will be printed", n.Value).Hintf("write straight quotes: \"%s\"", inner)
	}
}

// parseNumber reads a decimal number. Exponents, hexadecimals and infinities
// are for programs, not for cards.
func parseNumber(s string) (float64, bool) {
	if s == "" || strings.ContainsAny(s, "eExXpPiInN_") {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil && !math.IsInf(f, 0)
}

// parseBool reads the words that mean true and false.
func parseBool(s string) (value, ok bool) {
	switch strings.ToLower(s) {
	case "true", "yes", "1":
		return true, true
	case "false", "no", "0":
		return false, true
	}
	return false, false
}
