package icons

import (
	"strconv"
	"strings"
)

// cssUnits are the CSS length units in user units, at CSS's 96 per inch. em and
// ex, which would need a font, assume a font size of 16.
var cssUnits = []struct {
	suffix string
	size   float64
}{
	{"px", 1}, {"pt", 96. / 72}, {"pc", 16}, {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
	{"em", 16}, {"ex", 8},
}

// parseLength parses a length such as "12", "3.5mm" or "50%" (of whole).
func parseLength(s string, whole float64) (float64, bool) {
	s = strings.TrimSpace(s)
	if num, ok := strings.CutSuffix(s, "%"); ok {
		f, ok := parseNumber(num)
		return f * whole / 100, ok
	}
	unit := 1.0
	for _, u := range cssUnits {
		if num, ok := strings.CutSuffix(s, u.suffix); ok {
			s, unit = num, u.size
			break
		}
	}
	f, ok := parseNumber(s)
	return f * unit, ok
}

// parseNumber parses a string that is a single number.
func parseNumber(s string) (float64, bool) {
	s = strings.TrimSpace(s)
	if s == "" || numberEnd(s, 0) != len(s) {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil && f >= -maxUnits && f <= maxUnits
}

// parseShare parses an opacity or a color component, "0.5" or "50%", clamped to
// 0 to 1.
func parseShare(s string) (float64, bool) {
	f, ok := parseLength(s, 1)
	return min(max(f, 0), 1), ok
}

// parseNumbers parses a list of numbers, such as the points of a polygon. On an
// error it also returns the numbers before it.
func parseNumbers(s string) ([]float64, error) {
	var list []float64
	sc := pathScanner{d: s}
	sc.space()
	for more := !sc.done(); more; {
		f, err := sc.number()
		if err != nil {
			return list, err
		}
		list = append(list, f)
		if more, err = sc.another(); err != nil {
			return list, err
		}
	}
	if !sc.done() {
		return list, sc.missing("a number")
	}
	return list, nil
}
