package icons

import (
	"strconv"
	"strings"
)

// units of CSS lengths in user units, at CSS's 96 to the inch. em and ex, which
// would need a font, are taken at the size of 16.
var cssUnits = []struct {
	suffix string
	size   float64
}{
	{"px", 1}, {"pt", 96. / 72}, {"pc", 16}, {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
	{"em", 16}, {"ex", 8},
}

// parseLength reads a length such as "12", "3.5mm" or "50%", a share of whole.
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

// parseNumber reads a number that stands alone.
func parseNumber(s string) (float64, bool) {
	s = strings.TrimSpace(s)
	if s == "" || numberEnd(s, 0) != len(s) {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil && f >= -maxUnits && f <= maxUnits
}

// parseShare reads an opacity or a colour's part: "0.5" or "50%", kept between
// 0 and 1.
func parseShare(s string) (float64, bool) {
	f, ok := parseLength(s, 1)
	return min(max(f, 0), 1), ok
}

// parseNumbers reads a list of numbers, such as the points of a polygon. On an
// error the numbers before it are given.
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
