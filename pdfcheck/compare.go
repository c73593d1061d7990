package pdfcheck

import (
	"fmt"
	"image"
)

// Tolerance is the maximum Diff at which two renderings count as the same page
// at 200 dpi, with PDFium drawing at four times the resolution. A correct card
// of type, lines, gradients, hatches and pictures has 0.14; a hyphen of 7 pt bold type
// between two rows of pixels, 0.22; the smallest of the faults planted by the tests,
// 0.26.
const Tolerance = 0.24

// softness reduces the weight of rounding errors in flat colors: a difference
// of this many steps of 256 where nothing else is visible counts as one half.
const softness = 16

// Diff is the largest difference between two pictures of one page: 0 for equal
// ones, about 1 if only one has a shape.
type Diff struct {
	Worst float64
	At    image.Point
}

// String returns the position of the largest difference.
func (d Diff) String() string {
	return fmt.Sprintf("%.2f at pixel (%d, %d)", d.Worst, d.At.X, d.At.Y)
}

// Compare compares two pictures. Differences keep their sign and are smoothed
// over three pixels, so that different renderings of the edge of a shape cancel
// out, while a shape that is missing, of another tint, or moved by more than a
// pixel remains. The rest is relative to the contrast in its surroundings, so
// that pale type counts like black. The pictures must have the same size.
func Compare(a, b *image.RGBA) Diff {
	if a.Bounds() != b.Bounds() {
		return Diff{Worst: 1}
	}
	var worst Diff
	for channel := range 3 {
		p := newPlanes(a, b, channel)
		if d := p.worst(); d.Worst > worst.Worst {
			worst = d
		}
	}
	return worst
}

// planes are one channel of two pictures.
type planes struct {
	w, h   int
	diff   []int16 // the first minus the second
	lo, hi []int16 // minimum and maximum of both
}

func newPlanes(a, b *image.RGBA, channel int) *planes {
	p := &planes{w: a.Rect.Dx(), h: a.Rect.Dy()}
	n := p.w * p.h
	p.diff, p.lo, p.hi = make([]int16, n), make([]int16, n), make([]int16, n)
	for y := range p.h {
		rowA, rowB := a.Pix[y*a.Stride+channel:], b.Pix[y*b.Stride+channel:]
		for x := range p.w {
			u, v := int16(rowA[4*x]), int16(rowB[4*x])
			i := y*p.w + x
			p.diff[i], p.lo[i], p.hi[i] = u-v, min(u, v), max(u, v)
		}
	}
	return p
}

// worst smooths the difference, spreads the contrast, and returns the largest
// ratio of the two.
func (p *planes) worst() Diff {
	const reach = 2 // radius in pixels
	soft := p.pass(p.diff, 1, func(a, b, c int16) int16 { return a + 2*b + c })
	lo := p.pass(p.lo, reach, func(a, b, c int16) int16 { return min(a, b, c) })
	hi := p.pass(p.hi, reach, func(a, b, c int16) int16 { return max(a, b, c) })
	var d Diff
	for i, s := range soft {
		off := float64(max(s, -s)) / 16
		if e := off / (float64(hi[i]-lo[i]) + softness); e > d.Worst {
			d = Diff{e, image.Pt(i%p.w, i/p.w)}
		}
	}
	return d
}

// pass combines each value with its neighbors at distance one and then up to
// reach, along rows and then along columns. The edge is repeated.
func (p *planes) pass(in []int16, reach int, join func(a, b, c int16) int16) []int16 {
	for step := 1; step <= reach; step++ {
		in = p.along(in, 1, p.w, join)
		in = p.along(in, p.w, p.h, join)
	}
	return in
}

// along combines values that are stride apart; size of them make a line.
func (p *planes) along(in []int16, stride, size int, join func(a, b, c int16) int16) []int16 {
	out := make([]int16, len(in))
	for i, v := range in {
		before, after := i-stride, i+stride
		if k := i / stride % size; k == 0 {
			before = i
		} else if k == size-1 {
			after = i
		}
		out[i] = join(in[before], v, in[after])
	}
	return out
}
