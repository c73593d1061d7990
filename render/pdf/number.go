package pdf

import (
	"math"
	"strconv"

	"punchboard/geom"
)

// paperDecimals is how exact a length is written where one unit is one point on
// paper: a thousandth, a third of a micrometre.
const paperDecimals = 3

// maxDecimals is as exact as a length can be written: a sheet of 100 m in EMU
// still fits its number.
const maxDecimals = 6

// factorDecimals is how exact the factors of a transform are written: what is
// drawn a thousand times too large and shrunk again stays in its place.
const factorDecimals = 8

var powers = [...]int64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000}

// decimalsAt returns how many decimals a length needs that is magnified by scale
// before it meets the paper.
func decimalsAt(scale float64) int {
	n := paperDecimals
	for s := scale; s > 1.001 && n < maxDecimals; s /= 10 {
		n++
	}
	return n
}

// quantum returns a length in points times ten to the decimals, rounded to the
// nearest.
func quantum(v geom.Length, decimals int) int64 {
	n := int64(v) * powers[decimals]
	if n < 0 {
		return -((-n + int64(geom.PT)/2) / int64(geom.PT))
	}
	return (n + int64(geom.PT)/2) / int64(geom.PT)
}

// appendPt writes a length in points.
func appendPt(b []byte, v geom.Length, decimals int) []byte {
	return appendQuantum(b, quantum(v, decimals), decimals)
}

// appendReal writes a plain number.
func appendReal(b []byte, v float64, decimals int) []byte {
	return appendQuantum(b, int64(math.Round(v*float64(powers[decimals]))), decimals)
}

// appendQuantum writes n divided by ten to the decimals, without zeros at the
// end.
func appendQuantum(b []byte, n int64, decimals int) []byte {
	for decimals > 0 && n%10 == 0 {
		n, decimals = n/10, decimals-1
	}
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	whole := n / powers[decimals]
	b = strconv.AppendInt(b, whole, 10)
	if decimals == 0 {
		return b
	}
	b = append(b, '.')
	part := n - whole*powers[decimals]
	for d := decimals - 1; d >= 0; d-- {
		b = append(b, byte('0'+part/powers[d]%10))
	}
	return b
}
