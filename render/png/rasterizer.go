package png

import (
	"image"

	"github.com/fogleman/gg"

	"punchboard/geom"
)

// rasterizer converts outlines to masks with gg, and caches them, because the cards of
// a deck share their frames, panels and icons.
type rasterizer struct {
	shape outline // the current shape
	lines polylines
	line  []geom.Vec // scratch buffer
	dash  []geom.Vec // scratch buffer
	pix   []uint8    // what gg draws on
	row   []uint8
	key   []byte
	kept  cache[string, *mask]
}

// Limits of a Renderer's memory, in bytes and pixels.
const (
	keptMasks   = 12 << 20
	stripPixels = 1 << 20 // of the part of a shape that is drawn at a time
)

func newRasterizer() rasterizer { return rasterizer{kept: newCache[string, *mask](keptMasks)} }

// fill sets the current shape: a path to fill.
func (k *rasterizer) fill(m geom.Affine, p geom.Path, evenOdd bool) {
	k.set(m, p, pen{})
	k.shape.evenOdd = evenOdd
}

// set sets the current shape: a path to stroke with a pen, or to fill if its width is
// zero.
func (k *rasterizer) set(m geom.Affine, p geom.Path, n pen) {
	k.shape.set(m, p)
	k.shape.pen = n
}

// all returns the mask of the whole current shape, a small letter, without caching it.
func (k *rasterizer) all() (*mask, image.Point) {
	box := k.shape.bounds()
	if box.Empty() {
		return nil, image.Point{}
	}
	k.shape.move(box.Min)
	k.shape.letter = true
	m, _ := k.draw(box.Size(), box.Sub(box.Min))
	return m, box.Min
}

// mask returns the mask of the current shape inside the limit, and the pixel of the
// mask's upper left corner, or nil if nothing is covered. For a very large shape only
// the needed rows are drawn.
func (k *rasterizer) mask(limit, needed image.Rectangle) (*mask, image.Point) {
	box := k.shape.bounds().Intersect(limit)
	if !box.Overlaps(needed) {
		return nil, image.Point{}
	}
	k.shape.move(box.Min)
	k.key = k.shape.appendKey(k.key[:0], box.Size())
	if m, ok := k.kept.kept[string(k.key)]; ok {
		return m, box.Min
	}
	m, whole := k.draw(box.Size(), needed.Sub(box.Min))
	if whole {
		k.kept.put(string(k.key), m, m.cost()+len(k.key))
	}
	return m, box.Min
}

// draw draws the mask; whole reports whether it has all of its rows.
func (k *rasterizer) draw(size image.Point, needed image.Rectangle) (m *mask, whole bool) {
	if lo, hi, ok := k.shape.rect(); ok {
		return rectMask(size, lo.x, lo.y, hi.x, hi.y), true
	}
	k.lines.flatten(&k.shape)
	m = &mask{w: size.X, rows: make([]int32, 0, size.Y)}
	fine := k.oversampling()
	rows := max(1, stripPixels/((size.X+1)*fine*fine)-1)
	for y := 0; y < size.Y; y += rows {
		n := min(rows, size.Y-y)
		if rows < size.Y && (y >= needed.Max.Y || y+n <= needed.Min.Y) {
			m.skip(n)
			continue
		}
		k.strip(m, y, n, fine)
	}
	return m, rows >= size.Y
}

// overlapGrain is the resolution factor, on each axis, for letters with overlapping
// contours.
const overlapGrain = 4

// oversampling returns the resolution factor for the current shape. gg adds up the
// coverage of overlapping contours, so that an edge shared by two of them becomes twice
// as heavy: many fonts build their letters from overlapping strokes. FreeType
// oversamples these too, if the font sets a flag for it, which few do.
func (k *rasterizer) oversampling() int {
	if k.shape.letter && k.shape.pen.width == 0 && k.lines.overlap() {
		return overlapGrain
	}
	return 1
}

// strip adds n rows of the shape, starting at y. They are drawn one pixel further right
// and down, because gg's rasterizer adds what is up to a pixel beyond the upper and
// left edges to the first row and column; these are then discarded.
func (k *rasterizer) strip(m *mask, y, n, fine int) {
	w, h := (m.w+1)*fine, (n+1)*fine
	k.pix = sized(k.pix, 4*w*h)
	clear(k.pix)
	dc := gg.NewContextForRGBA(&image.RGBA{Pix: k.pix, Stride: 4 * w, Rect: image.Rect(0, 0, w, h)})
	dc.SetRGB(1, 1, 1)
	dc.Scale(float64(fine), float64(fine))
	dc.Translate(1, float64(1-y))
	k.ink(dc, bounds{geom.V(0, float64(y)), geom.V(float64(m.w), float64(y+n))})
	k.row = sized(k.row, m.w)
	for i := range n {
		for x := range k.row {
			k.row[x] = steps[k.meanOf(x+1, i+1, w, fine)]
		}
		m.add(k.row)
	}
}

// meanOf returns the average of the samples that gg drew for a pixel.
func (k *rasterizer) meanOf(x, y, w, fine int) int {
	sum := 0
	for dy := range fine {
		row := k.pix[4*((y*fine+dy)*w+x*fine):]
		for dx := range fine {
			sum += int(row[4*dx+3])
		}
	}
	return sum / (fine * fine)
}

// ink lets gg fill or stroke the current shape where it may be visible in the strip.
func (k *rasterizer) ink(dc *gg.Context, strip bounds) {
	if k.shape.pen.width > 0 {
		k.stroke(dc, strip)
		return
	}
	if k.shape.evenOdd {
		dc.SetFillRuleEvenOdd()
	}
	k.lines.each(func(pts []geom.Vec, _ bool) {
		if b := boundsOf(pts); b.hi.Y >= strip.lo.Y && b.lo.Y <= strip.hi.Y {
			trace(dc, pts)
		}
	})
	dc.Fill()
}

// trace passes a contour to gg.
func trace(dc *gg.Context, pts []geom.Vec) {
	dc.MoveTo(pts[0].X, pts[0].Y)
	for _, p := range pts[1:] {
		dc.LineTo(p.X, p.Y)
	}
}

// sized returns a slice of n elements, reusing s if it is large enough.
func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}
