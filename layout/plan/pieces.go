package plan

import (
	"math"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
)

// pieces groups outlines: each that runs clockwise with the holes in it, which run the other way.
func pieces(shapes []plandata.Shape) (each [][]plandata.Shape) {
	var holes []plandata.Shape
	var sizes []float64
	for _, s := range shapes {
		if size := twiceArea(s); size < 0 {
			holes = append(holes, s)
		} else {
			each, sizes = append(each, []plandata.Shape{s}), append(sizes, size)
		}
	}
	for _, hole := range holes {
		if of := around(each, sizes, besideOf(hole)); of >= 0 {
			each[of] = append(each[of], hole)
		}
	}
	return each
}

// around returns the smallest piece that contains a point: others may surround it. It returns -1 if
// there is none.
func around(each [][]plandata.Shape, sizes []float64, at plandata.Point) int {
	best := -1
	for i, piece := range each {
		if best >= 0 && sizes[i] >= sizes[best] {
			continue
		}
		least, most := boxOf(piece[0])
		if at.X > least.X && at.X < most.X && at.Y > least.Y && at.Y < most.Y && fine(piece[:1]).Winds(finePoint(at)) != 0 {
			best = i
		}
	}
	return best
}

// twiceArea returns twice the area of a shape, less than 0 if its corners run counterclockwise.
func twiceArea(s plandata.Shape) (twice float64) {
	for i, a := range s {
		b := s[(i+1)%len(s)]
		twice += float64(a.X*b.Y) - float64(b.X*a.Y)
	}
	return twice
}

// besideOf returns the middle of the square on the right of the first edge of an outline of squares,
// which is one of its terrain.
func besideOf(s plandata.Shape) plandata.Point {
	a, b := s[0], s[1]
	x, y := math.Copysign(0.5, b.X-a.X), math.Copysign(0.5, b.Y-a.Y)
	if a.X == b.X {
		return plandata.Point{X: a.X - y, Y: a.Y + y}
	}
	return plandata.Point{X: a.X + x, Y: a.Y + x}
}

// fineness is how many lengths a square has in the paths that tell whether a square is within.
const fineness = 1 << 16

func finePoint(p plandata.Point) geom.Point {
	return geom.Pt2(geom.Length(p.X*fineness), geom.Length(p.Y*fineness))
}

// fine returns shapes as a path whose lengths are parts of squares.
func fine(shapes []plandata.Shape) (path geom.Path) {
	for _, s := range shapes {
		pts := make([]geom.Point, len(s))
		for i, p := range s {
			pts[i] = finePoint(p)
		}
		path.Append(geom.PolygonPath(pts...))
	}
	return path
}

// run is a rectangle of squares.
type run struct{ x, y, w, h int }

// runs returns the straight parts of a piece on paper. A piece that does not follow the lines of the
// grid is a single one, which fills the box around it.
func (d *drawing) runs(piece []plandata.Shape) (boxes []geom.Rect) {
	least, most := boxOf(piece[0])
	box := func(a, b plandata.Point) geom.Rect {
		from, to := d.point(a), d.point(b)
		return geom.Rect{X: from.X, Y: from.Y, W: to.X - from.X, H: to.Y - from.Y}
	}
	if len(piece) == 1 && len(piece[0]) <= 4 || !onGrid(piece) {
		return []geom.Rect{box(least, most)}
	}
	for _, r := range straightRuns(squaresOfPiece(piece)) {
		at := plandata.Point{X: least.X + float64(r.x), Y: least.Y + float64(r.y)}
		boxes = append(boxes, box(at, plandata.Point{X: at.X + float64(r.w), Y: at.Y + float64(r.h)}))
	}
	return boxes
}

// onGrid reports whether all edges of a piece lie on lines of the grid.
func onGrid(piece []plandata.Shape) bool {
	for _, s := range piece {
		for i, a := range s {
			b := s[(i+1)%len(s)]
			if a.X != math.Trunc(a.X) || a.Y != math.Trunc(a.Y) || a.X != b.X && a.Y != b.Y {
				return false
			}
		}
	}
	return true
}

// squaresOfPiece returns which squares of the box around a piece belong to it, row by row.
func squaresOfPiece(piece []plandata.Shape) (cols int, has []bool) {
	least, most := boxOf(piece[0])
	cols = int(most.X - least.X)
	path, line := fine(piece), geom.Row{}
	for y := least.Y; y < most.Y; y++ {
		line = path.Row(finePoint(plandata.Point{Y: y + 0.5}).Y, line)
		for x := least.X; x < most.X; x++ {
			has = append(has, line.Winds(finePoint(plandata.Point{X: x + 0.5}).X) != 0)
		}
	}
	return cols, has
}

// straightRuns divides squares into rectangles, each as long as there is room from its first square
// to the east or the south, and then as wide. It clears the squares.
func straightRuns(cols int, has []bool) (runs []run) {
	rows := len(has) / cols
	full := func(r run) bool {
		if r.x+r.w > cols || r.y+r.h > rows {
			return false
		}
		for i := range r.w * r.h {
			if !has[(r.y+i/r.w)*cols+r.x+i%r.w] {
				return false
			}
		}
		return true
	}
	for i := range has {
		if !has[i] {
			continue
		}
		r := longest(run{i % cols, i / cols, 1, 1}, full)
		for j := range r.w * r.h {
			has[(r.y+j/r.w)*cols+r.x+j%r.w] = false
		}
		runs = append(runs, r)
	}
	return runs
}

// longest lets a run grow along its longer direction, and then across.
func longest(r run, full func(run) bool) run {
	east := func() {
		for full(run{r.x + r.w, r.y, 1, r.h}) {
			r.w++
		}
	}
	south := func() {
		for full(run{r.x, r.y + r.h, r.w, 1}) {
			r.h++
		}
	}
	upright := r
	for full(run{r.x, upright.y + upright.h, 1, 1}) {
		upright.h++
	}
	if east(); upright.h > r.w {
		r.w = 1
		south()
		east()
		return r
	}
	south()
	return r
}
