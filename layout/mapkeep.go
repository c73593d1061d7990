package layout

import "math"

// keepouts are the places of a map that textures leave free: numbers, badges,
// names, roads and rivers.
type keepouts struct {
	cells map[keepSquare][]obstacle
}

// keepSquare names one of the squares of keepCell that a map is cut into, so that
// obstacles are found. Two numbers of 32 bits are a key that maps find fastest.
type keepSquare struct{ i, j int32 }

// near gives the obstacles in and near the square of a place.
func (k *keepouts) near(p vec) []obstacle {
	return k.cells[keepSquare{int32(wholeOf(p.x / keepCell)), int32(wholeOf(p.y / keepCell))}]
}

// obstacle is a piece of a line, or a box, with the room around it.
type obstacle struct {
	line  span
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

// dist gives how far p lies outside the obstacle; less than 0 within.
func (o *obstacle) dist(p vec) float64 {
	if !o.box {
		return o.line.dist(p) - o.room
	}
	dx := max(o.line.a.x-p.x, p.x-o.line.b.x)
	dy := max(o.line.a.y-p.y, p.y-o.line.b.y)
	if dx <= 0 || dy <= 0 {
		return max(dx, dy) - o.room
	}
	return vec{dx, dy}.len() - o.room
}

// within tells whether p lies less than r outside the obstacle. Most do not lie even
// in the box around it.
func (o *obstacle) within(p vec, r float64) bool {
	a, b, far := o.line.a, o.line.b, r+o.room
	if p.x-far >= max(a.x, b.x) || p.x+far <= min(a.x, b.x) || p.y-far >= max(a.y, b.y) || p.y+far <= min(a.y, b.y) {
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
	x0, x1 := min(o.line.a.x, o.line.b.x)-grow, max(o.line.a.x, o.line.b.x)+grow
	y0, y1 := min(o.line.a.y, o.line.b.y)-grow, max(o.line.a.y, o.line.b.y)+grow
	for i := wholeOf(x0 / keepCell); i <= wholeOf(x1/keepCell); i++ {
		for j := wholeOf(y0 / keepCell); j <= wholeOf(y1/keepCell); j++ {
			at := keepSquare{int32(i), int32(j)}
			k.cells[at] = append(k.cells[at], o)
		}
	}
}

// along takes in a line with room on either side.
func (k *keepouts) along(pts []vec, room float64) {
	for i := range len(pts) - 1 {
		k.add(obstacle{line: span{pts[i], pts[i+1]}, room: room})
	}
}

// free tells whether a disc touches no obstacle; its radius may be up to
// keepReach.
func (k *keepouts) free(p vec, r float64) bool {
	near := k.near(p)
	for i := range near {
		if near[i].within(p, r) {
			return false
		}
	}
	return true
}

// meets tells whether a box touches an obstacle. Boxes may be of any size.
func (k *keepouts) meets(mid, half vec) bool {
	lo, hi := mid.sub(half), mid.add(half)
	for i := wholeOf(lo.x / keepCell); i <= wholeOf(hi.x/keepCell); i++ {
		for j := wholeOf(lo.y / keepCell); j <= wholeOf(hi.y/keepCell); j++ {
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
func (k *keepouts) each(lo, hi vec, f func(*obstacle)) {
	for i := wholeOf(lo.x / keepCell); i <= wholeOf(hi.x/keepCell); i++ {
		for j := wholeOf(lo.y / keepCell); j <= wholeOf(hi.y/keepCell); j++ {
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

// gap gives how far a box lies from the obstacle.
func (o *obstacle) gap(lo, hi vec) float64 {
	if !o.box {
		return o.line.gap(lo, hi) - o.room
	}
	dx := max(o.line.a.x-hi.x, lo.x-o.line.b.x, 0)
	dy := max(o.line.a.y-hi.y, lo.y-o.line.b.y, 0)
	return vec{dx, dy}.len() - o.room
}

// gap gives how far a box lies from a piece of a line: 0 when it runs through.
func (s span) gap(lo, hi vec) float64 {
	if s.crosses(lo, hi) {
		return 0
	}
	least := math.Inf(1)
	for _, v := range [...]vec{lo, {hi.x, lo.y}, hi, {lo.x, hi.y}} {
		least = min(least, s.dist(v))
	}
	for _, v := range [...]vec{s.a, s.b} {
		least = min(least, vec{max(lo.x-v.x, v.x-hi.x, 0), max(lo.y-v.y, v.y-hi.y, 0)}.len())
	}
	return least
}

// crosses tells whether a piece of a line runs through a box, by the share of it
// that lies between each pair of sides (Liang and Barsky 1984).
func (s span) crosses(lo, hi vec) bool {
	from, to := 0.0, 1.0
	way := s.b.sub(s.a)
	for _, side := range [...][3]float64{{way.x, lo.x - s.a.x, hi.x - s.a.x}, {way.y, lo.y - s.a.y, hi.y - s.a.y}} {
		if side[0] == 0 {
			if side[1] > 0 || side[2] < 0 {
				return false
			}
			continue
		}
		near, far := side[1]/side[0], side[2]/side[0]
		from, to = max(from, min(near, far)), min(to, max(near, far))
	}
	return from <= to
}
