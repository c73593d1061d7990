package pdf

import (
	"math"
	"strconv"

	"punchboard/geom"
)

// paperDecimals is the number of decimals of a length when one unit is one point on
// paper: a hundredth, 3.5 micrometers, a twelfth of a dot at 600 dpi.
const paperDecimals = 2

// scaleOfPaper is the scale up to which paperDecimals are enough: the last of them is at most
// three hundredths of a point on paper, so that a length is off by 5.3 micrometers or
// less, an eighth of a dot at 600 dpi.
const scaleOfPaper = 3

// maxDecimals is the maximum number of decimals of a length, with which 100 m in EMU
// still fits in an int64.
const maxDecimals = 6

// factorDecimals is the number of decimals of the factors of a transform, enough to
// draw something a thousand times too large and scale it down again without visible
// error.
const factorDecimals = 8

var powers = [...]int64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000}

// decimalsAt returns the number of decimals that a length needs if it is magnified by
// scale on paper: more if it is enlarged, fewer in small pictures such as those of the
// contents page.
func decimalsAt(scale float64) int {
	n := paperDecimals
	for s := scale; s > scaleOfPaper && n < maxDecimals; s /= 10 {
		n++
	}
	for s := scale; s <= scaleOfPaper/10.0 && n > 0; s *= 10 {
		n--
	}
	return n
}

// quantum returns a length in points times 10^decimals, rounded to the nearest integer.
func quantum(v geom.Length, decimals int) int64 {
	n := int64(v) * powers[decimals]
	if n < 0 {
		return -((-n + int64(geom.PT)/2) / int64(geom.PT))
	}
	return (n + int64(geom.PT)/2) / int64(geom.PT)
}

// appendPt appends a length in points.
func appendPt(b []byte, v geom.Length, decimals int) []byte {
	return appendQuantum(b, quantum(v, decimals), decimals)
}

// appendReal appends a plain number.
func appendReal(b []byte, v float64, decimals int) []byte {
	return appendQuantum(b, int64(math.Round(v*float64(powers[decimals]))), decimals)
}

// appendQuantum appends n divided by 10^decimals, without trailing zeros.
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
