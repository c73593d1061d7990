package layout

// keepouts are the places of a map that textures leave free: numbers, badges,
// names, roads and rivers.
type keepouts struct {
	cells map[[2]int][]obstacle
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

// add takes in an obstacle.
func (k *keepouts) add(o obstacle) {
	if k.cells == nil {
		k.cells = map[[2]int][]obstacle{}
	}
	grow := o.room + keepReach
	x0, x1 := min(o.line.a.x, o.line.b.x)-grow, max(o.line.a.x, o.line.b.x)+grow
	y0, y1 := min(o.line.a.y, o.line.b.y)-grow, max(o.line.a.y, o.line.b.y)+grow
	for i := wholeOf(x0 / keepCell); i <= wholeOf(x1/keepCell); i++ {
		for j := wholeOf(y0 / keepCell); j <= wholeOf(y1/keepCell); j++ {
			k.cells[[2]int{i, j}] = append(k.cells[[2]int{i, j}], o)
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
	for _, o := range k.cells[[2]int{wholeOf(p.x / keepCell), wholeOf(p.y / keepCell)}] {
		if o.dist(p) < r {
			return false
		}
	}
	return true
}
