package face

import (
	"math"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/icons"
)

// viewBox parses the view box of a path: left, top, width and height in user units, as
// SVG's viewBox.
func viewBox(s string) (geom.Rect, bool) {
	var v [4]float64
	if !numbersIn(s, v[:]) || v[2] <= 0 || v[3] <= 0 {
		return geom.Rect{}, false
	}
	unit := func(f float64) geom.Length { return icons.Unit.Scale(f) }
	return geom.Rect{X: unit(v[0]), Y: unit(v[1]), W: unit(v[2]), H: unit(v[3])}, true
}

// numbersIn parses exactly len(to) decimal numbers, separated by spaces, commas or
// percent signs. It rejects numbers that are too large for a drawing.
func numbersIn(s string, to []float64) bool {
	const most = 1e6
	words := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' || r == '%' })
	if len(words) != len(to) {
		return false
	}
	for i, w := range words {
		f, err := strconv.ParseFloat(w, 64)
		if err != nil || math.IsNaN(f) || math.Abs(f) > most {
			return false
		}
		to[i] = f
	}
	return true
}
