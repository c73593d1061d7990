package face

import "punchboard/geom"

// trackPlan is the arrangement of the spaces of a track.
type trackPlan struct {
	at          geom.Point
	count       int
	line, lines int // spaces in a row, and rows; columns when the track runs up or down
	space       geom.Size
	gap, rowGap geom.Length
	direction   string
	snake       bool
}

// upright reports whether the next space is above or below.
func (t *trackPlan) upright() bool { return t.direction == "down" || t.direction == "up" }

// cells returns the number of columns and rows of spaces.
func (t *trackPlan) cells() (cols, rows int) {
	if t.upright() {
		return t.lines, t.line
	}
	return t.line, t.lines
}

// gaps returns the space between neighbors across and down.
func (t *trackPlan) gaps() (x, y geom.Length) {
	if t.upright() {
		return t.rowGap, t.gap
	}
	return t.gap, t.rowGap
}

// fill returns the size of one space in the available room: as set, or an equal share.
func (t *trackPlan) fill(room geom.Size) geom.Size {
	if t.space != (geom.Size{}) {
		return t.space
	}
	cols, rows := t.cells()
	x, y := t.gaps()
	return geom.Size{
		W: (room.W - x*geom.Length(cols-1)) / geom.Length(cols),
		H: (room.H - y*geom.Length(rows-1)) / geom.Length(rows),
	}
}

// extent returns the size of all spaces together.
func (t *trackPlan) extent(space geom.Size) geom.Size {
	cols, rows := t.cells()
	x, y := t.gaps()
	return geom.Size{W: repeated(space.W, cols, x), H: repeated(space.H, rows, y)}
}

// box returns the box of a space.
func (t *trackPlan) box(i int) geom.Rect {
	along, across := i%t.line, i/t.line
	back := t.direction == "left" || t.direction == "up"
	if back != (t.snake && across%2 == 1) {
		along = t.line - 1 - along
	}
	col, row := along, across
	if t.upright() {
		col, row = across, along
	}
	x, y := t.gaps()
	return geom.Rect{
		X: t.at.X + geom.Length(col)*(t.space.W+x), Y: t.at.Y + geom.Length(row)*(t.space.H+y),
		W: t.space.W, H: t.space.H,
	}
}

// arrowLeast is the smallest size of arrow heads, used where spaces touch.
const arrowLeast = 3 * geom.MM / 2

// arrow returns the arrow head to a space from the one before, centered between them,
// or nil where a row ends and the next one starts at the other end.
func (t *trackPlan) arrow(i int) geom.Path {
	from, to := t.box(i-1), t.box(i)
	way := to.Center().Sub(from.Center())
	if way.X != 0 && way.Y != 0 {
		return geom.Path{}
	}
	c := geom.Pt2((from.Center().X+to.Center().X)/2, (from.Center().Y+to.Center().Y)/2)
	x, y := t.gaps()
	half := max(arrowLeast, x*8/10) / 2
	if way.X == 0 {
		half = max(arrowLeast, y*8/10) / 2
		if way.Y < 0 {
			half = -half
		}
		return geom.PolygonPath(geom.Pt2(c.X-half, c.Y-half), geom.Pt2(c.X+half, c.Y-half), geom.Pt2(c.X, c.Y+half))
	}
	if way.X < 0 {
		half = -half
	}
	return geom.PolygonPath(geom.Pt2(c.X-half, c.Y-half), geom.Pt2(c.X-half, c.Y+half), geom.Pt2(c.X+half, c.Y))
}
