package canvas

import (
	"punchboard/geom"
)

// Keepouts are the places of a map that textures leave free: numbers, badges,
// names, roads and rivers.
type Keepouts struct {
	cells map[keepSquare][]Obstacle
}

// keepSquare names one of the squares of keepCell that a map is cut into, so that
// obstacles are found. Two numbers of 32 bits are a key that maps find fastest.
type keepSquare struct{ i, j int32 }

// Near returns the obstacles in and near the square of a place.
func (k *Keepouts) Near(p geom.Vec) []Obstacle {
	return k.cells[keepSquare{int32(Floor(p.X / keepCell)), int32(Floor(p.Y / keepCell))}]
}

// Obstacle is a piece of a line, or a box, with the room around it.
type Obstacle struct {
	Line  geom.Segment
	Box   bool // whether the span goes from the upper left to the lower right corner of a box
	Room  float64
	Solid bool // whether it is type, which nothing may touch, or a road, which names may cross
}

// keepCell is the size of the squares by which obstacles are found, and keepReach
// how far from one a question may ask.
const (
	keepCell  = 25.0
	KeepReach = 12.0
)

// dist returns how far p lies outside the obstacle; less than 0 within.
func (o *Obstacle) dist(p geom.Vec) float64 {
	if !o.Box {
		return o.Line.Dist(p) - o.Room
	}
	dx := max(o.Line.A.X-p.X, p.X-o.Line.B.X)
	dy := max(o.Line.A.Y-p.Y, p.Y-o.Line.B.Y)
	if dx <= 0 || dy <= 0 {
		return max(dx, dy) - o.Room
	}
	return geom.V(dx, dy).Len() - o.Room
}

// Within reports whether p lies less than r outside the obstacle. Most do not lie even
// in the box around it.
func (o *Obstacle) Within(p geom.Vec, r float64) bool {
	a, b, far := o.Line.A, o.Line.B, r+o.Room
	if p.X-far >= max(a.X, b.X) || p.X+far <= min(a.X, b.X) || p.Y-far >= max(a.Y, b.Y) || p.Y+far <= min(a.Y, b.Y) {
		return false
	}
	return o.dist(p) < r
}

// Add takes in an obstacle.
func (k *Keepouts) Add(o Obstacle) {
	if k.cells == nil {
		k.cells = map[keepSquare][]Obstacle{}
	}
	grow := o.Room + KeepReach
	x0, x1 := min(o.Line.A.X, o.Line.B.X)-grow, max(o.Line.A.X, o.Line.B.X)+grow
	y0, y1 := min(o.Line.A.Y, o.Line.B.Y)-grow, max(o.Line.A.Y, o.Line.B.Y)+grow
	for i := Floor(x0 / keepCell); i <= Floor(x1/keepCell); i++ {
		for j := Floor(y0 / keepCell); j <= Floor(y1/keepCell); j++ {
			at := keepSquare{int32(i), int32(j)}
			k.cells[at] = append(k.cells[at], o)
		}
	}
}

// Along takes in a line with room on either side.
func (k *Keepouts) Along(pts []geom.Vec, room float64) {
	for i := range len(pts) - 1 {
		k.Add(Obstacle{Line: geom.Segment{A: pts[i], B: pts[i+1]}, Room: room})
	}
}

// Free reports whether a disc touches no obstacle; its radius may be up to
// keepReach.
func (k *Keepouts) Free(p geom.Vec, r float64) bool {
	near := k.Near(p)
	for i := range near {
		if near[i].Within(p, r) {
			return false
		}
	}
	return true
}

// Meets reports whether a box touches an obstacle. Boxes may be of any size.
func (k *Keepouts) Meets(mid, half geom.Vec) bool {
	lo, hi := mid.Sub(half), mid.Add(half)
	for i := Floor(lo.X / keepCell); i <= Floor(hi.X/keepCell); i++ {
		for j := Floor(lo.Y / keepCell); j <= Floor(hi.Y/keepCell); j++ {
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
func (k *Keepouts) each(lo, hi geom.Vec, f func(*Obstacle)) {
	for i := Floor(lo.X / keepCell); i <= Floor(hi.X/keepCell); i++ {
		for j := Floor(lo.Y / keepCell); j <= Floor(hi.Y/keepCell); j++ {
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
func (o *Obstacle) gap(lo, hi geom.Vec) float64 {
	if !o.Box {
		return o.Line.BoxDist(lo, hi) - o.Room
	}
	dx := max(o.Line.A.X-hi.X, lo.X-o.Line.B.X, 0)
	dy := max(o.Line.A.Y-hi.Y, lo.Y-o.Line.B.Y, 0)
	return geom.V(dx, dy).Len() - o.Room
}

// TypeRoom is kept free around type, in hundredths of a hex.
const TypeRoom = 2.8
