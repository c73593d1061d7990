package png

import (
	"image"
	"math"

	"golang.org/x/image/draw"

	"punchboard/geom"
)

// scale resamples an upright picture: pixel (x, y) of src is mapped to (ax + e, dy + f)
// of dst, possibly mirrored. Beyond its edges the picture is continued in their color.
// The kernel is that of draw.CatmullRom, whose own Scale only maps whole pixels to
// whole pixels, and needs 32 bytes for each source row and result column.
func scale(dst *image.RGBA, src *pixelRows, m geom.Affine) {
	columns := taps(dst.Rect.Min.X, dst.Rect.Max.X, src.size.X, m.A, m.E)
	rows := taps(dst.Rect.Min.Y, dst.Rect.Max.Y, src.size.Y, m.D, m.F)
	s := scaler{src: src, columns: columns}
	for _, t := range rows {
		s.ready(t)
	}
	sum := make([]int64, 4*dst.Rect.Dx())
	for i, t := range rows {
		clear(sum)
		for j, weight := range t.weights {
			addRow(sum, s.row(t.first+j), int64(weight))
		}
		store(dst.Pix[i*dst.Stride:], sum)
	}
}

// tap is the weights of the source pixels that make up a pixel of the result, in units
// of 1 << weightBits, starting at the first one.
type tap struct {
	first   int
	weights []int32
}

const weightBits = 14

// taps returns the taps of the results from lo up to but not including hi. The source
// has n pixels, and its position s is mapped to scale*s + offset.
func taps(lo, hi, n int, scale, offset float64) []tap {
	radius := draw.CatmullRom.Support * max(1, 1/math.Abs(scale))
	out := make([]tap, 0, hi-lo)
	for i := lo; i < hi; i++ {
		center := bounded((float64(i)+0.5-offset)/scale) - 0.5
		out = append(out, tapAt(center, radius, n))
	}
	return out
}

// tapAt returns the weights of the pixels around a source position. The weight of
// pixels beyond the edges is added to those at the edges.
func tapAt(center, radius float64, n int) tap {
	from, to := int(math.Ceil(center-radius)), int(math.Floor(center+radius))
	first, last := clamp(from, n), clamp(to, n)
	weights, total := make([]float64, last-first+1), 0.0
	for i := from; i <= to; i++ {
		if t := math.Abs(float64(i)-center) * draw.CatmullRom.Support / radius; t < draw.CatmullRom.Support {
			w := draw.CatmullRom.At(t)
			weights[clamp(i, n)-first] += w
			total += w
		}
	}
	return tap{first, whole(weights, total)}
}

func clamp(i, n int) int { return max(0, min(n-1, i)) }

// whole converts weights to integers with an exact sum, because a plain color must not
// change.
func whole(weights []float64, total float64) []int32 {
	out := make([]int32, len(weights))
	rest, most := int32(1<<weightBits), 0
	for i, w := range weights {
		out[i] = int32(math.Round(w / total * (1 << weightBits)))
		rest -= out[i]
		if out[i] > out[most] {
			most = i
		}
	}
	out[most] += rest
	return out
}

// scaler scales the rows of a picture to the width of the result, on demand, and caches
// the most recent ones.
type scaler struct {
	src     *pixelRows
	columns []tap
	rows    [][]int32 // by row number, modulo the number of cached rows
	numbers []int
}

// ready allocates the rows that one row of the result needs.
func (s *scaler) ready(t tap) {
	for len(s.rows) < len(t.weights) {
		s.rows = append(s.rows, make([]int32, 4*len(s.columns)))
		s.numbers = append(s.numbers, -1)
	}
}

func (s *scaler) row(y int) []int32 {
	slot := y % len(s.rows)
	if s.numbers[slot] != y {
		s.fill(s.rows[slot], s.src.row(y))
		s.numbers[slot] = y
	}
	return s.rows[slot]
}

func (s *scaler) fill(out []int32, pix []uint8) {
	for _, t := range s.columns {
		var r, g, b, a int32
		p := pix[4*t.first:]
		for _, w := range t.weights {
			q := p[:4:4]
			r, g, b, a = r+w*int32(q[0]), g+w*int32(q[1]), b+w*int32(q[2]), a+w*int32(q[3])
			p = p[4:]
		}
		out[0], out[1], out[2], out[3] = r, g, b, a
		out = out[4:]
	}
}

func addRow(sum []int64, row []int32, weight int64) {
	row = row[:len(sum)]
	for i := range sum {
		sum[i] += weight * int64(row[i])
	}
}

// store rounds a row to bytes. The kernel overshoots at sharp edges, so colors are
// clamped to the alpha by which they are multiplied.
func store(pix []uint8, sum []int64) {
	const half = 1 << (2*weightBits - 1)
	for len(sum) >= 4 {
		a := max(0, min(0xff, (sum[3]+half)>>(2*weightBits)))
		for i := range 3 {
			pix[i] = uint8(max(0, min(a, (sum[i]+half)>>(2*weightBits))))
		}
		pix[3] = uint8(a)
		pix, sum = pix[4:], sum[4:]
	}
}
