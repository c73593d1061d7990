package face

import (
	"cmp"

	"punchboard/carddata/values"
	"punchboard/geom"
)

// extent is an optional length of a part.
type extent struct {
	values.Extent
	isSet bool
}

// orElse returns e, or f if e is not set.
func (e extent) orElse(f extent) extent {
	if e.isSet {
		return e
	}
	return f
}

// axis is the position and size of a part along one axis, as far as they are set.
type axis struct {
	lo, hi, size extent
	anchor       float64 // 0 is the start of the enclosing box, 1 is its end
	anchored     bool    // whether the anchor is set
}

// orElse returns a, with missing values taken from b.
func (a axis) orElse(b axis) axis {
	a.lo, a.hi, a.size = a.lo.orElse(b.lo), a.hi.orElse(b.hi), a.size.orElse(b.size)
	if !a.anchored {
		a.anchor, a.anchored = b.anchor, b.anchored
	}
	return a
}

// span returns the position and length of a part in a box of the given length. An edge
// that is not set is that of the box. A size with both edges or without any is
// positioned by the anchor.
func (a axis) span(parent geom.Length) (at, length geom.Length) {
	lo, hi := a.lo.Of(parent), a.hi.Of(parent)
	room := parent - lo - hi
	if !a.size.isSet {
		return lo, max(0, room)
	}
	length = max(0, a.size.Of(parent))
	switch {
	case a.lo.isSet && !a.hi.isSet:
		return lo, length
	case a.hi.isSet && !a.lo.isSet:
		return lo + room - length, length
	}
	return lo + (room - length).Scale(a.anchor), length
}

// noRoom reports whether the edges leave nothing of a box of the given length, nor of any
// smaller one.
func (a axis) noRoom(parent geom.Length) bool {
	return a.lo.isSet && a.hi.isSet && a.lo.Abs > 0 && a.hi.Abs > 0 && a.lo.Abs+a.hi.Abs >= parent
}

// Insets are distances inward from the four edges of a box.
type Insets struct{ Top, Right, Bottom, Left geom.Length }

// FourSides reads one to four lengths: all edges; top and bottom, left and
// right; top, right and left, bottom; or each of them clockwise from the top.
func FourSides(l []geom.Length) Insets {
	switch len(l) {
	case 0:
		return Insets{}
	case 1:
		return Insets{l[0], l[0], l[0], l[0]}
	case 2:
		return Insets{l[0], l[1], l[0], l[1]}
	case 3:
		return Insets{l[0], l[1], l[2], l[1]}
	}
	return Insets{l[0], l[1], l[2], l[3]}
}

// in returns r reduced by the insets; its size is never negative.
func (s Insets) in(r geom.Rect) geom.Rect {
	return geom.Rect{
		X: r.X + s.Left, Y: r.Y + s.Top,
		W: max(0, r.W-s.Left-s.Right), H: max(0, r.H-s.Top-s.Bottom),
	}
}

// corners reads one to four radii: all corners; top left and bottom right, the
// others; or each of them clockwise from the top left.
func corners(l []geom.Length) geom.Corners {
	s := FourSides(l)
	return geom.Corners{TopLeft: s.Top, TopRight: s.Right, BottomRight: s.Bottom, BottomLeft: s.Left}
}

// frame is the position and the common settings of a part, evaluated for a card.
type frame struct {
	x, y    axis
	weight  float64 // 0: not set
	turn    int     // degrees clockwise: 0, 90, 180 or 270
	rotate  float64
	zoom    float64 // 0: not set
	opacity float64
	layer   string
	pad     Insets
	in      string // trim, bleed or safe
	over    bool   // whether the part may lie over texts
}

// box returns the part's box inside the enclosing box.
func (f *frame) box(parent geom.Rect) geom.Rect {
	x, w := f.x.span(parent.W)
	y, h := f.y.span(parent.H)
	return geom.Rect{X: parent.X + x, Y: parent.Y + y, W: w, H: h}
}

// sideways reports whether the content runs along the height of the box.
func (f *frame) sideways() bool { return f.turn == 90 || f.turn == 270 }

// upright returns the box in which the content is drawn, and the matrix that maps it to
// the part's box. Without a turn both boxes are the same.
func (f *frame) upright(box geom.Rect) (geom.Rect, geom.Matrix) {
	switch f.turn {
	case 90:
		return geom.Rect{W: box.H, H: box.W}, geom.Matrix{B: 1, C: -1, E: box.Right(), F: box.Y}
	case 180:
		return geom.Rect{W: box.W, H: box.H}, geom.Matrix{A: -1, D: -1, E: box.Right(), F: box.Bottom()}
	case 270:
		return geom.Rect{W: box.H, H: box.W}, geom.Matrix{B: -1, C: 1, E: box.X, F: box.Bottom()}
	}
	return box, geom.Identity
}

// transforms reports whether the content is drawn through a matrix.
func (f *frame) transforms() bool { return f.turn != 0 || f.rotate != 0 || f.zooms() }

// zooms reports whether the content is drawn larger or smaller than it is laid out.
func (f *frame) zooms() bool { return f.zoom != 0 && f.zoom != 1 }

// onto returns f with missing values taken from g: the frame of a use over that of its
// library part.
func (f frame) onto(g *frame) frame {
	f.x, f.y = f.x.orElse(g.x), f.y.orElse(g.y)
	if f.weight == 0 {
		f.weight = g.weight
	}
	f.turn = (f.turn + g.turn) % 360
	f.rotate += g.rotate
	if g.zooms() {
		f.zoom = cmp.Or(f.zoom, 1) * g.zoom
	}
	f.opacity *= g.opacity
	if f.layer == "" {
		f.layer = g.layer
	}
	if f.pad == (Insets{}) {
		f.pad = g.pad
	}
	if f.in == "" {
		f.in = g.in
	}
	f.over = f.over || g.over
	return f
}
