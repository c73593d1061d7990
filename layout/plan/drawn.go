package plan

import (
	"math"
	"slices"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// drawn draws single things in place of a flat ground: walls, hedges, logs, pits, windows, doors,
// rocks and tufts of grass.
type drawn struct {
	*drawing
	colors texture.Palette
	random canvas.RandomStream
}

// isDrawn reports whether a terrain is drawn as single things.
func (d *drawing) isDrawn(t int) bool { return d.Look.Drawn[t] != "" && !d.texture.Plain() }

// above reports whether a terrain is painted after the others, as it stands above the ground.
func (d *drawing) above(t int) bool { return slices.Contains(d.Look.Raised, t) || d.isDrawn(t) }

// things draws a terrain as single things within outlines.
func (d *drawing) things(t int, shapes []plandata.Shape) {
	path := d.path(shapes)
	d.SpendThings(squaresIn(shapes))
	if path.Empty() || d.Stopped() {
		return
	}
	colors, _ := d.palette(&d.Terrains[t], path)
	for _, piece := range pieces(shapes) {
		if d.Stopped() {
			return
		}
		at, _ := boxOf(piece[0]) // in squares, which are the same at every scale
		w := drawn{d, colors, d.texture.RandomAt(int(at.X*8), int(at.Y*8), canvas.ForWorks)}
		if outline := d.path(piece); outline.Bounds().W > 0 && outline.Bounds().H > 0 { // large enough to be seen
			w.thing(t, piece, outline)
		}
	}
}

// thing draws a piece of a terrain: a wall around all of it, and what else is single or in rows
// along each straight part.
func (d *drawn) thing(t int, piece []plandata.Shape, outline geom.Path) {
	box := outline.Bounds()
	switch d.Look.Drawn[t] {
	case plandata.Stones:
		d.wall(t, outline, d.runs(piece), d.stones)
	case plandata.Slabs:
		d.wall(t, outline, d.runs(piece), d.slabs)
	case plandata.Beams:
		d.wall(t, outline, d.runs(piece), d.beams)
	case plandata.Bushes:
		d.bushes(d.runs(piece))
	case plandata.Logs:
		d.along(piece, d.log)
	case plandata.Pits:
		d.each(piece, d.pit)
	case plandata.Panes:
		d.each(piece, d.pane)
	case plandata.Planks:
		d.each(piece, d.planks)
	case plandata.Rocks:
		d.rocks(d.scattered(t, piece), box)
	case plandata.Tufts:
		d.tufts(d.scattered(t, piece), box)
	}
}

// squaresIn returns on how many squares the boxes of shapes lie, together.
func squaresIn(shapes []plandata.Shape) (squares int) {
	for _, s := range shapes {
		least, most := boxOf(s)
		squares += int(math.Ceil(most.X-least.X)) * int(math.Ceil(most.Y-least.Y))
	}
	return squares
}

// along calls draw for each straight part of a piece.
func (d *drawn) along(piece []plandata.Shape, draw func(geom.Rect)) {
	for _, box := range d.runs(piece) {
		draw(box)
	}
}

// each calls draw for each square of a piece.
func (d *drawn) each(piece []plandata.Shape, draw func(geom.Rect)) {
	d.along(piece, func(box geom.Rect) {
		cols, rows := max(1, round(box.W, d.unit)), max(1, round(box.H, d.unit))
		w, h := box.W/geom.Length(cols), box.H/geom.Length(rows)
		for i := range cols * rows {
			draw(geom.Rect{X: box.X + w*geom.Length(i%cols), Y: box.Y + h*geom.Length(i/cols), W: w, H: h})
		}
	})
}

// round returns how often a length contains another, rounded.
func round(a, b geom.Length) int { return int(math.Round(float64(a) / float64(b))) }

// mixed returns a color between the fill of the terrain and its ink, or white below 0.
func (d *drawn) mixed(share float64) scene.Paint {
	if share < 0 {
		return face.PaintOfRGB(scene.Mix(d.colors.Fill, texture.White, -share))
	}
	return face.PaintOfRGB(scene.Mix(d.colors.Fill, d.colors.Ink, share))
}

func (d *drawn) fill(path geom.Path, paint scene.Paint) {
	if !path.Empty() {
		d.Add(&scene.Path{Path: path, Fill: paint})
	}
}

func (d *drawn) stroke(path geom.Path, paint scene.Paint, squares float64) {
	if !path.Empty() {
		d.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: max(outlineWidth, d.unit.Scale(squares))}})
	}
}

// cast paints the shadow of an outline to its lower right.
func (d *drawing) cast(path geom.Path, squares float64) {
	if path.Empty() || d.Settings.LowInk {
		return
	}
	moved := path.Transform(geom.Translate(d.unit.Scale(squares), d.unit.Scale(squares)))
	d.Add(&scene.Group{Opacity: shadowOpacity, Marks: []scene.Mark{&scene.Path{Path: moved, Fill: scene.Black}}})
}

// blob adds an irregular loop around a point; r is in squares, and flat the share of the height.
func (d *drawn) blob(path *geom.Path, at geom.Point, r float64, n int, rough float64) {
	c := d.texture
	c.Loop(path, canvas.Blob(c.Vec(at), r*c.Units(d.unit), n, rough, &d.random))
}

// coveredSquares returns the squares, row by row, that single things of areas replace. An area
// is compared only with the squares of its box: there may be many of both.
func (d *drawing) coveredSquares() []bool {
	covered := make([]bool, d.Grid.Cols*d.Grid.Rows)
	for i := range d.Areas {
		if a := &d.Areas[i]; a.Terrain >= 0 && d.isDrawn(a.Terrain) && !d.isBeneath(a.Terrain) {
			for _, s := range a.Shapes {
				d.cover(covered, s)
			}
		}
	}
	return covered
}

// cover marks the squares whose centers are within a shape.
func (d *drawing) cover(covered []bool, s plandata.Shape) {
	path := fine([]plandata.Shape{s})
	box := path.Bounds()
	for row := max(0, int(box.Y/fineness)); row < d.Grid.Rows && geom.Length(row)*fineness < box.Bottom(); row++ {
		for col := max(0, int(box.X/fineness)); col < d.Grid.Cols && geom.Length(col)*fineness < box.Right(); col++ {
			if path.Winds(geom.Pt2(geom.Length(col)*fineness+fineness/2, geom.Length(row)*fineness+fineness/2)) != 0 {
				covered[row*d.Grid.Cols+col] = true
			}
		}
	}
}

// sampleOf draws a terrain of single things on the ground of the table, for a key: one of
// them, or a piece that fits.
func (d *drawing) sampleOf(t int, box geom.Rect, unit geom.Length) {
	edge := geom.RectPath(box)
	d.Group(&scene.Group{Clip: &edge}, func() {
		d.ground(d.Ground, nil, edge, false)
		d.unit, d.at, d.win = min(unit, box.W, box.H), box.Min(), window{}
		d.things(t, []plandata.Shape{d.piece(d.Look.Drawn[t], float64(box.W)/float64(d.unit), float64(box.H)/float64(d.unit))})
	})
	if d.Look.Outline {
		d.Add(&scene.Path{Path: edge, Stroke: &scene.Stroke{Paint: face.PaintOfRGB(texture.InkOf(&d.Terrains[t], texture.White, d.Settings.LowInk)), Width: outlineWidth}})
	}
}

// piece returns the shape of a sample in the middle of a box, in squares: as much of a wall or a log
// as has room along the box, as much ground as has room, or one square.
func (d *drawing) piece(kind string, wide, high float64) plandata.Shape {
	w, h := 1.0, 1.0
	switch kind {
	case plandata.Pits, plandata.Panes, plandata.Planks:
	case plandata.Rocks, plandata.Tufts:
		w, h = max(1, wide-0.3), max(1, high-0.2)
	default:
		if w = max(1, wide-0.5); high > wide {
			w, h = 1, max(1, high-0.5)
		}
	}
	left, top := (wide-w)/2, (high-h)/2
	return plandata.Shape{{X: left, Y: top}, {X: left + w, Y: top}, {X: left + w, Y: top + h}, {X: left, Y: top + h}}
}
