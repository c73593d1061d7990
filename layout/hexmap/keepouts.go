package hexmap

import (
	"punchboard/geom"
)

// keepouts are the places of a map that textures leave free: numbers, badges,
// names, roads and rivers.
type keepouts struct {
	cells map[keepSquare][]obstacle
}

// keepSquare names one of the squares of keepCell that a map is cut into, so that
// obstacles are found. Two numbers of 32 bits are a key that maps find fastest.
type keepSquare struct{ i, j int32 }

// near returns the obstacles in and near the square of a place.
func (k *keepouts) near(p geom.Vec) []obstacle {
	return k.cells[keepSquare{int32(floor(p.X / keepCell)), int32(floor(p.Y / keepCell))}]
}

// obstacle is a piece of a line, or a box, with the room around it.
type obstacle struct {
	line  geom.Segment
	box   bool // whether the span goes from the upper left to the lower right corner of a box
	room  float64
	solid bool // whether it is type, which nothing may touch, or a road, which names may cross
}

// keepCell is the size of the squares by which obstacles are found, and keepReach
// how far from one a question may ask.
const (
	keepCell  = 25.0
	keepReach = 12.0
)

// dist returns how far p lies outside the obstacle; less than 0 within.
func (o *obstacle) dist(p geom.Vec) float64 {
	if !o.box {
		return o.line.Dist(p) - o.room
	}
	dx := max(o.line.A.X-p.X, p.X-o.line.B.X)
	dy := max(o.line.A.Y-p.Y, p.Y-o.line.B.Y)
	if dx <= 0 || dy <= 0 {
		return max(dx, dy) - o.room
	}
	return geom.V(dx, dy).Len() - o.room
}

// within reports whether p lies less than r outside the obstacle. Most do not lie even
// in the box around it.
func (o *obstacle) within(p geom.Vec, r float64) bool {
	a, b, far := o.line.A, o.line.B, r+o.room
	if p.X-far >= max(a.X, b.X) || p.X+far <= min(a.X, b.X) || p.Y-far >= max(a.Y, b.Y) || p.Y+far <= min(a.Y, b.Y) {
		return false
	}
	return o.dist(p) < r
}

// add takes in an obstacle.
func (k *keepouts) add(o obstacle) {
	if k.cells == nil {
		k.cells = map[keepSquare][]obstacle{}
	}
	grow := o.room + keepReach
	x0, x1 := min(o.line.A.X, o.line.B.X)-grow, max(o.line.A.X, o.line.B.X)+grow
	y0, y1 := min(o.line.A.Y, o.line.B.Y)-grow, max(o.line.A.Y, o.line.B.Y)+grow
	for i := floor(x0 / keepCell); i <= floor(x1/keepCell); i++ {
		for j := floor(y0 / keepCell); j <= floor(y1/keepCell); j++ {
			at := keepSquare{int32(i), int32(j)}
			k.cells[at] = append(k.cells[at], o)
		}
	}
}

// along takes in a line with room on either side.
func (k *keepouts) along(pts []geom.Vec, room float64) {
	for i := range len(pts) - 1 {
		k.add(obstacle{line: geom.Segment{A: pts[i], B: pts[i+1]}, room: room})
	}
}

// free reports whether a disc touches no obstacle; its radius may be up to
// keepReach.
func (k *keepouts) free(p geom.Vec, r float64) bool {
	near := k.near(p)
	for i := range near {
		if near[i].within(p, r) {
			return false
		}
	}
	return true
}

// meets reports whether a box touches an obstacle. Boxes may be of any size.
func (k *keepouts) meets(mid, half geom.Vec) bool {
	lo, hi := mid.Sub(half), mid.Add(half)
	for i := floor(lo.X / keepCell); i <= floor(hi.X/keepCell); i++ {
		for j := floor(lo.Y / keepCell); j <= floor(hi.Y/keepCell); j++ {
			near := k.cells[keepSquare{int32(i), int32(j)}]
			for n := range near {
				if near[n].gap(lo, hi) < boxAir {
					return true
				}
			}
		}
	}
	return false
}

// each calls f for the obstacles in and near a box, more than once for those that
// lie in several squares.
func (k *keepouts) each(lo, hi geom.Vec, f func(*obstacle)) {
	for i := floor(lo.X / keepCell); i <= floor(hi.X/keepCell); i++ {
		for j := floor(lo.Y / keepCell); j <= floor(hi.Y/keepCell); j++ {
			near := k.cells[keepSquare{int32(i), int32(j)}]
			for n := range near {
				f(&near[n])
			}
		}
	}
}

// boxAir is the least air between a number and what it keeps off, in hundredths of
// a hex.
const boxAir = 0.6

// gap returns how far a box lies from the obstacle.
func (o *obstacle) gap(lo, hi geom.Vec) float64 {
	if !o.box {
		return o.line.BoxDist(lo, hi) - o.room
	}
	dx := max(o.line.A.X-hi.X, lo.X-o.line.B.X, 0)
	dy := max(o.line.A.Y-hi.Y, lo.Y-o.line.B.Y, 0)
	return geom.V(dx, dy).Len() - o.room
}

// typeRoom is kept free around type, in hundredths of a hex.
const typeRoom = 2.8
