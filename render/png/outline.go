package png

import (
	"encoding/binary"
	"image"
	"math"

	"punchboard/geom"
)

// point is a position in 64ths of a pixel, the unit of the rasterizer.
type point struct{ x, y int }

// outline is a shape in pixels, to be filled or stroked. A mask depends on nothing
// else, so an outline can be its cache key.
type outline struct {
	ops     []geom.Op
	pts     []point
	evenOdd bool
	letter  bool // its contours may overlap
	pen     pen
}

// pen strokes an outline, with lengths in pixels; with zero width, it fills it.
type pen struct {
	width float64
	butt  bool
	dash  []float64
}

// set sets o to the image of a path, reusing its memory.
func (o *outline) set(m geom.Affine, p geom.Path) {
	o.ops, o.pts = p.Ops, o.pts[:0]
	o.evenOdd, o.letter, o.pen = false, false, pen{}
	for _, q := range p.Pts {
		v := m.Apply(q.Vec())
		o.pts = append(o.pts, point{sixtyFourths(v.X), sixtyFourths(v.Y)})
	}
}

func sixtyFourths(f float64) int { return int(math.Round(bounded(f) * 64)) }

// bounds returns the pixels that the shape may touch.
func (o *outline) bounds() image.Rectangle {
	if len(o.pts) == 0 {
		return image.Rectangle{}
	}
	lo, hi := o.pts[0], o.pts[0]
	for _, p := range o.pts[1:] {
		lo = point{min(lo.x, p.x), min(lo.y, p.y)}
		hi = point{max(hi.x, p.x), max(hi.y, p.y)}
	}
	r := int(math.Ceil(o.pen.width * 32)) // half of the width, in 64ths
	return image.Rect((lo.x-r)>>6, (lo.y-r)>>6, (hi.x+r+63)>>6, (hi.y+r+63)>>6)
}

// move moves the origin to a pixel.
func (o *outline) move(origin image.Point) {
	for i, p := range o.pts {
		o.pts[i] = point{p.x - origin.X<<6, p.y - origin.Y<<6}
	}
}

// appendKey appends everything that a mask of the outline depends on.
func (o *outline) appendKey(key []byte, size image.Point) []byte {
	key = binary.AppendUvarint(key, uint64(size.X))
	key = binary.AppendUvarint(key, uint64(size.Y))
	key = append(key, flag(o.evenOdd), flag(o.pen.butt))
	key = binary.LittleEndian.AppendUint64(key, math.Float64bits(o.pen.width))
	key = binary.AppendUvarint(key, uint64(len(o.pen.dash)))
	for _, d := range o.pen.dash {
		key = binary.LittleEndian.AppendUint64(key, math.Float64bits(d))
	}
	for _, op := range o.ops {
		key = append(key, byte(op))
	}
	for _, p := range o.pts {
		key = binary.LittleEndian.AppendUint64(key, uint64(uint32(p.x))|uint64(p.y)<<32)
	}
	return key
}

func flag(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// rect reports whether the outline is a single filled, axis-aligned rectangle, and
// returns it in 64ths of a pixel.
func (o *outline) rect() (lo, hi point, ok bool) {
	n := len(o.pts)
	if o.pen.width > 0 || n < 4 || n > 5 || n == 5 && o.pts[4] != o.pts[0] || !oneContour(o.ops) {
		return lo, hi, false
	}
	a, b, c, d := o.pts[0], o.pts[1], o.pts[2], o.pts[3]
	across := a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
	down := a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
	lo, hi = point{min(a.x, c.x), min(a.y, c.y)}, point{max(a.x, c.x), max(a.y, c.y)}
	return lo, hi, across || down
}

// oneContour reports whether the operations are a single start followed by straight
// lines.
func oneContour(ops []geom.Op) bool {
	for i, op := range ops {
		last := i == len(ops)-1
		if (op == geom.MoveTo) != (i == 0) || op == geom.CubicTo || op == geom.Close && !last {
			return false
		}
	}
	return true
}
