package plan

import (
	"math"
	"slices"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// pit draws a hole with a ring of spoil around it, its far wall in the light.
func (d *drawn) pit(box geom.Rect) {
	mid := box.Center()
	off := func(x, y float64) geom.Point { return geom.Pt2(mid.X+d.unit.Scale(x), mid.Y+d.unit.Scale(y)) }
	var spoil, heap, rim, hole, floor, clods geom.Path
	d.blob(&spoil, mid, 0.52, 9, 0.12)
	for i := range 7 {
		v := geom.PolarVec(0.41, geom.Tau*(float64(i)+d.random.Between(-0.2, 0.2))/7)
		d.blob(&heap, off(v.X, v.Y), d.random.Between(0.1, 0.15), 5, 0.2)
		v = v.Scale(1.4)
		if i%2 == 0 {
			d.blob(&clods, off(v.X, v.Y), 0.045, 4, 0.2)
		}
	}
	d.blob(&rim, mid, 0.34, 8, 0.08)
	d.blob(&hole, off(0.005, 0.01), 0.28, 8, 0.06)
	d.blob(&floor, off(-0.05, -0.05), 0.17, 7, 0.08)
	d.cast(spoil, 0.05)
	d.fill(spoil, d.mixed(0.12))
	d.fill(clods, d.mixed(0.35))
	d.fill(heap, d.mixed(-0.3))
	d.fill(rim, d.mixed(0.5))
	d.fill(hole, d.mixed(0.8))
	d.fill(floor, d.mixed(1))
	d.stroke(spoil, d.mixed(0.6), 0)
}

// opening is a square in a wall, with places in shares of it: along the wall and across it.
type opening struct {
	box     geom.Rect
	upright bool
}

func (o opening) at(along, across float64) geom.Point {
	if o.upright {
		along, across = across, along
	}
	return geom.Pt2(o.box.X+o.box.W.Scale(along), o.box.Y+o.box.H.Scale(across))
}

// part returns a rectangle of the opening.
func (o opening) part(x1, y1, x2, y2 float64) geom.Path {
	return geom.PolygonPath(o.at(x1, y1), o.at(x2, y1), o.at(x2, y2), o.at(x1, y2))
}

// open draws an opening between two jambs. Its wall runs up and down the plan if the squares
// above and below it are of walls too.
func (d *drawn) open(box geom.Rect) opening {
	o := opening{box, d.upright(box)}
	d.fill(geom.RectPath(box), d.mixed(-0.75))
	d.fill(o.part(0, 0, jamb, 1), d.mixed(1))
	d.fill(o.part(1-jamb, 0, 1, 1), d.mixed(1))
	return o
}

// jamb is the width of the post beside an opening.
const jamb = 0.12

// upright reports whether the wall in which a square lies runs up and down the plan.
func (d *drawn) upright(box geom.Rect) bool {
	col, row := d.squareAt(box)
	return d.isWall(col, row-1) && d.isWall(col, row+1)
}

// squareAt returns the column and row of the square in the middle of a box.
func (d *drawn) squareAt(box geom.Rect) (col, row int) {
	mid := box.Center()
	col = int(math.Floor(float64(mid.X-d.at.X)/float64(d.unit) + d.win.x))
	row = int(math.Floor(float64(mid.Y-d.at.Y)/float64(d.unit) + d.win.y))
	return col, row
}

// isWall reports whether a square, or the area over it, is of stones, slabs, beams, panes or planks.
func (d *drawn) isWall(col, row int) bool {
	if col < 0 || row < 0 || col >= d.Grid.Cols || row >= d.Grid.Rows {
		return false
	}
	return d.Squares != nil && d.walls(d.Squares[row*d.Grid.Cols+col]) || d.areaWalls()[row*d.Grid.Cols+col]
}

// areaWalls returns the squares, row by row, that areas of walls fill.
func (d *drawing) areaWalls() []bool {
	if d.walled == nil {
		d.walled = make([]bool, d.Grid.Cols*d.Grid.Rows)
		for i := range d.Areas {
			if a := &d.Areas[i]; d.walls(a.Terrain) {
				for _, s := range a.Shapes {
					d.cover(d.walled, s)
				}
			}
		}
	}
	return d.walled
}

// walls reports whether a terrain is of stones, slabs, beams, panes or planks.
func (d *drawing) walls(t int) bool {
	return t >= 0 && d.isDrawn(t) && d.Look.IsWall(t)
}

// castWalls paints the shadow of walls with the windows and doors in them: one for each
// building. That of tall ones is longer.
func (d *drawing) castWalls(covered []bool) {
	for _, reach := range []float64{wallReach, tallReach} {
		if path := d.path(d.squaresWhere(covered, func(t int) bool { return t != d.Ground && d.walls(t) && d.reach(t) == reach })); !path.Empty() {
			d.castFrom(path, reach)
		}
	}
}

// reach returns how far the shadow of a wall reaches, in parts of a square.
func (d *drawing) reach(t int) float64 {
	if slices.Contains(d.Look.Tall, t) {
		return tallReach
	}
	return wallReach
}

// liftWalls shows the height of walls and of the windows in them; a door stands open.
func (d *drawing) liftWalls(covered []bool) {
	d.lift(d.path(d.squaresWhere(covered, func(t int) bool {
		return t != d.Ground && d.walls(t) && d.Look.Drawn[t] != plandata.Planks
	})))
}

// pane draws a window as on a plan of a house: a sill of pale stone as deep as the wall, and the
// glass in its frame across the middle. A window in a wall of beams is a hatch: a sill of wood, and two
// shutters that stand open.
func (d *drawn) pane(box geom.Rect) {
	if t := d.beamsBeside(box); t >= 0 {
		wood := *d
		wood.colors, _ = d.palette(&d.Terrains[t], geom.RectPath(box))
		wood.hatch(opening{box, d.upright(box)})
		return
	}
	o := opening{box, d.upright(box)}
	d.fill(geom.RectPath(box), face.PaintOfRGB(scene.Mix(d.colors.Fill, sillStone, 0.88)))
	var edges geom.Path
	for _, y := range []float64{0.12, 0.88} {
		edges.Append(geom.LinePath(o.at(0, y), o.at(1, y)))
	}
	d.stroke(edges, face.PaintOfRGB(scene.Mix(sillStone, d.colors.Ink, 0.4)), 0.03)
	d.fill(o.part(0.04, 0.38, 0.96, 0.62), d.mixed(0))
	d.stroke(o.part(0.04, 0.38, 0.96, 0.62), d.mixed(1), 0.03)
	d.stroke(geom.LinePath(o.at(0.5, 0.38), o.at(0.5, 0.62)), d.mixed(1), 0.05)
	var jambs geom.Path
	jambs.Append(geom.LinePath(o.at(0, 0), o.at(0, 1)))
	jambs.Append(geom.LinePath(o.at(1, 0), o.at(1, 1)))
	d.stroke(jambs, d.mixed(1), 0.05)
}

// sillStone is the pale stone of the sills of windows.
var sillStone = scene.RGB{R: 0xE4, G: 0xDA, B: 0xC4}

// hatch draws an opening of wood without glass.
func (d *drawn) hatch(o opening) {
	d.fill(geom.RectPath(o.box), d.mixed(-0.24))
	d.stroke(geom.LinePath(o.at(0, 0.34), o.at(1, 0.34)), d.mixed(0.2), 0.03)
	d.stroke(geom.LinePath(o.at(0, 0.66), o.at(1, 0.66)), d.mixed(0.2), 0.03)
	var posts geom.Path
	posts.Append(o.part(0, 0, jamb, 1))
	posts.Append(o.part(1-jamb, 0, 1, 1))
	d.fill(posts, d.mixed(0.75))
	leaves := o.part(jamb, 0.08, jamb+0.13, 0.92)
	leaves.Append(o.part(1-jamb-0.13, 0.08, 1-jamb, 0.92))
	d.fill(leaves, d.mixed(0.1))
	d.stroke(leaves, d.mixed(1), 0)
}

// beamsBeside returns the terrain of the beams next to a square, or -1.
func (d *drawn) beamsBeside(box geom.Rect) int {
	col, row := d.squareAt(box)
	for _, step := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		x, y := col+step[0], row+step[1]
		if x < 0 || y < 0 || x >= d.Grid.Cols || y >= d.Grid.Rows || d.Squares == nil {
			continue
		}
		if t := d.Squares[y*d.Grid.Cols+x]; t >= 0 && d.isDrawn(t) && d.Look.Drawn[t] == plandata.Beams {
			return t
		}
	}
	return -1
}

// planks draws a door as on a plan of a house: its leaf, which stands open, and the way that
// it swings.
func (d *drawn) planks(box geom.Rect) {
	o := d.open(box)
	var swing geom.Path
	from := o.at(jamb, 0.94)
	swing.Move(from.X, from.Y)
	swing.Cubic(o.at(0.55, 0.94), o.at(1-jamb, 0.5), o.at(1-jamb, 0.06))
	d.stroke(swing, d.mixed(0.6), 0.04)
	d.fill(o.part(jamb, 0.04, jamb+0.16, 0.96), d.mixed(0))
	d.stroke(o.part(jamb, 0.04, jamb+0.16, 0.96), d.mixed(1), 0)
}
