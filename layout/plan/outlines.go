package plan

import plandata "punchboard/carddata/plan"

// corner is a corner of squares.
type corner struct{ x, y int }

// outlines returns the outlines of all squares that has reports, clockwise: connected
// squares have a common one, and holes run the other way.
func outlines(cols, rows int, has func(col, row int) bool) (shapes []plandata.Shape) {
	next := map[corner][]corner{}
	var starts []corner
	edge := func(a, b corner) {
		next[a] = append(next[a], b)
		starts = append(starts, a)
	}
	for y := range rows {
		for x := range cols {
			if !has(x, y) {
				continue
			}
			if !has(x, y-1) {
				edge(corner{x, y}, corner{x + 1, y})
			}
			if !has(x+1, y) {
				edge(corner{x + 1, y}, corner{x + 1, y + 1})
			}
			if !has(x, y+1) {
				edge(corner{x + 1, y + 1}, corner{x, y + 1})
			}
			if !has(x-1, y) {
				edge(corner{x, y + 1}, corner{x, y})
			}
		}
	}
	for _, c := range starts {
		if s := follow(next, c); len(s) > 0 {
			shapes = append(shapes, s)
		}
	}
	return shapes
}

// follow follows an outline once around, removes it from next, and returns its corners.
// Where two squares meet at a corner alone, it turns so that they stay apart.
func follow(next map[corner][]corner, at corner) (shape plandata.Shape) {
	var before corner
	for len(next[at]) > 0 {
		to := next[at]
		i := 0
		if len(to) == 2 && turn(before, at, to[1]) > turn(before, at, to[0]) {
			i = 1
		}
		chosen := to[i]
		next[at] = append(to[:i:i], to[i+1:]...)
		if len(shape) == 0 || turn(before, at, chosen) != 0 {
			shape = append(shape, plandata.Point{X: float64(at.x), Y: float64(at.y)})
		}
		before, at = at, chosen
	}
	return shape
}

// turn returns 1 for a turn to the right, -1 for one to the left, 0 for none.
func turn(a, b, c corner) int { return (b.x-a.x)*(c.y-b.y) - (b.y-a.y)*(c.x-b.x) }
