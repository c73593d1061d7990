package canvas

import (
	"slices"

	"punchboard/geom"
)

// Keepouts are the areas of a map that textures avoid: numbers, badges, names, roads
// and rivers.
type Keepouts struct {
	cells map[keepSquare][]Obstacle
}

// keepSquare identifies one of the squares of size keepCell that index the obstacles. A
// key of two 32-bit numbers is the fastest for a Go map.
type keepSquare struct{ i, j int32 }

// Near returns the obstacles in and near the square that contains a point.
func (k *Keepouts) Near(p geom.Vec) []Obstacle {
	return k.cells[keepSquare{int32(Floor(p.X / keepCell)), int32(Floor(p.Y / keepCell))}]
}

// Obstacle is a line segment, or a box, with a margin around it.
type Obstacle struct {
	Line  geom.Segment
	Box   bool // whether Line goes from the upper left to the lower right corner of a box
	Room  float64
	Solid bool // whether nothing may touch it, like type; names may cross other obstacles, such as roads
	Above bool // whether trees and houses go on below it: badges, and light type with a dark halo
	Below bool // whether trees stand on it: the bands of zones
}

// keepCell is the size of the squares that index the obstacles, and KeepReach the
// maximum radius of a query.
const (
	keepCell  = 25.0
	KeepReach = 12.0
)

// dist returns the distance of p from the obstacle; it is negative inside.
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

// Within reports whether p is less than r away from the obstacle. Most points are not
// even in the box around it, which is checked first.
func (o *Obstacle) Within(p geom.Vec, r float64) bool {
	a, b, far := o.Line.A, o.Line.B, r+o.Room
	if p.X-far >= max(a.X, b.X) || p.X+far <= min(a.X, b.X) || p.Y-far >= max(a.Y, b.Y) || p.Y+far <= min(a.Y, b.Y) {
		return false
	}
	return o.dist(p) < r
}

// Add adds an obstacle.
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

// Along adds a line with a margin on both sides.
func (k *Keepouts) Along(pts []geom.Vec, room float64) {
	for i := range len(pts) - 1 {
		k.Add(Obstacle{Line: geom.Segment{A: pts[i], B: pts[i+1]}, Room: room})
	}
}

// Free reports whether a disc touches no obstacle; its radius may be at most KeepReach.
func (k *Keepouts) Free(p geom.Vec, r float64) bool {
	near := k.Near(p)
	for i := range near {
		if near[i].Within(p, r) {
			return false
		}
	}
	return true
}

// FreeBelow reports whether a disc touches no obstacle but those that are drawn above trees and houses.
func (k *Keepouts) FreeBelow(p geom.Vec, r float64) bool {
	near := k.Near(p)
	for i := range near {
		if !near[i].Above && !near[i].Below && near[i].Within(p, r) {
			return false
		}
	}
	return true
}

// FreeOnGround reports whether a disc touches no obstacle but those that lie on the ground below trees.
func (k *Keepouts) FreeOnGround(p geom.Vec, r float64) bool {
	near := k.Near(p)
	for i := range near {
		if !near[i].Below && near[i].Within(p, r) {
			return false
		}
	}
	return true
}

// OnType reports whether type, or something else that nothing may touch, is at a point.
func (k *Keepouts) OnType(p geom.Vec) bool {
	return slices.ContainsFunc(k.Near(p), func(o Obstacle) bool { return o.Solid && o.Within(p, 0) })
}

// Gap returns how far a point is from the nearest obstacle, at most KeepReach; it is
// negative inside.
func (k *Keepouts) Gap(p geom.Vec) float64 {
	gap := KeepReach
	near := k.Near(p)
	for i := range near {
		gap = min(gap, near[i].dist(p))
	}
	return gap
}

// Meets reports whether a box touches an obstacle. Boxes may be of any size.
func (k *Keepouts) Meets(mid, half geom.Vec) bool { return k.Crowds(mid, half, 0) }

// Crowds reports whether a box comes within a distance of an obstacle, or touches one.
func (k *Keepouts) Crowds(mid, half geom.Vec, air float64) bool {
	lo, hi := mid.Sub(half), mid.Add(half)
	for i := Floor(lo.X / keepCell); i <= Floor(hi.X/keepCell); i++ {
		for j := Floor(lo.Y / keepCell); j <= Floor(hi.Y/keepCell); j++ {
			near := k.cells[keepSquare{int32(i), int32(j)}]
			for n := range near {
				if near[n].gap(lo, hi) < boxAir+air {
					return true
				}
			}
		}
	}
	return false
}

// each calls f for the obstacles in and near a box, repeatedly for those that are in
// several squares.
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

// boxAir is the minimum distance between a number and what it avoids, in hundredths of
// a hex.
const boxAir = 0.6

// gap returns the distance of a box from the obstacle.
func (o *Obstacle) gap(lo, hi geom.Vec) float64 {
	if !o.Box {
		return o.Line.BoxDist(lo, hi) - o.Room
	}
	dx := max(o.Line.A.X-hi.X, lo.X-o.Line.B.X, 0)
	dy := max(o.Line.A.Y-hi.Y, lo.Y-o.Line.B.Y, 0)
	return geom.V(dx, dy).Len() - o.Room
}

// TypeRoom is the margin around type, in hundredths of a hex.
const TypeRoom = 2.8
