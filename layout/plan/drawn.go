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

// drawn draws single things in place of a flat ground: stones, bushes, logs, pits, panes
// and planks.
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
	if path.Empty() || d.Stopped() {
		return
	}
	colors, _ := d.palette(&d.Terrains[t], path)
	for _, s := range shapes {
		outline := d.path([]plandata.Shape{s})
		box := outline.Bounds()
		at := plandata.Point{X: float64(box.X-d.at.X)/float64(d.unit) + d.win.x, Y: float64(box.Y-d.at.Y)/float64(d.unit) + d.win.y}
		w := drawn{d, colors, d.texture.RandomAt(int(at.X*8), int(at.Y*8), canvas.ForWorks)}
		switch d.Look.Drawn[t] {
		case plandata.Stones:
			w.stones(outline, box)
		case plandata.Bushes:
			w.bushes(box)
		case plandata.Logs:
			w.log(box)
		case plandata.Pits:
			w.each(box, w.pit)
		case plandata.Panes:
			w.each(box, w.pane)
		case plandata.Planks:
			w.each(box, w.planks)
		}
	}
}

// each calls draw for each square of a box.
func (d *drawn) each(box geom.Rect, draw func(geom.Rect)) {
	cols, rows := max(1, round(box.W, d.unit)), max(1, round(box.H, d.unit))
	w, h := box.W/geom.Length(cols), box.H/geom.Length(rows)
	for i := range cols * rows {
		draw(geom.Rect{X: box.X + w*geom.Length(i%cols), Y: box.Y + h*geom.Length(i/cols), W: w, H: h})
	}
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
func (d *drawn) cast(path geom.Path, squares float64) {
	if d.Settings.LowInk {
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

// stonesAcross is the number of courses of stones in a square.
const stonesAcross = 3

// stones lays courses of stones of several tones on mortar; the upper left of each is lit.
func (d *drawn) stones(outline geom.Path, box geom.Rect) {
	d.cast(outline, shadowReach/2)
	d.fill(outline, d.mixed(0.75))
	tones := []float64{0, 0.14, -0.18}
	var paths [3]geom.Path
	var lit geom.Path
	upright := box.H > box.W
	long, wide := box.W, box.H
	if upright {
		long, wide = wide, long
	}
	courses := max(2, round(wide, d.unit)*stonesAcross)
	deep, gap := wide/geom.Length(courses), d.unit.Scale(0.035)
	for course := range courses {
		for x := geom.Length(0); x < long; {
			w := d.unit.Scale(d.random.Between(0.34, 0.62))
			if rest := long - x - w; rest < d.unit.Scale(0.3) {
				w = long - x
			}
			r := geom.Rect{X: box.X + x, Y: box.Y + deep*geom.Length(course), W: w, H: deep}
			if upright {
				r = geom.Rect{X: box.X + deep*geom.Length(course), Y: box.Y + x, W: deep, H: w}
			}
			x += w
			r = r.Inset(gap)
			corner := min(r.W, r.H).Scale(0.2)
			off := func() geom.Length { return corner.Scale(d.random.Between(0, 1)) }
			stone := geom.PolygonPath(
				geom.Pt2(r.X+corner, r.Y), geom.Pt2(r.Right()-off(), r.Y+off()/2),
				geom.Pt2(r.Right(), r.Bottom()-corner), geom.Pt2(r.Right()-corner, r.Bottom()),
				geom.Pt2(r.X+off(), r.Bottom()-off()/2), geom.Pt2(r.X, r.Y+corner))
			paths[d.random.Below(len(paths))].Append(stone)
			in := r.Inset(gap)
			lit.Append(geom.LinePath(geom.Pt2(in.X, in.Y+corner), geom.Pt2(in.X+corner, in.Y), geom.Pt2(in.Right()-corner, in.Y)))
		}
	}
	d.Group(&scene.Group{Clip: &outline}, func() {
		for i, path := range paths {
			d.fill(path, d.mixed(tones[i]))
		}
		d.stroke(lit, d.mixed(-0.42), 0.03)
	})
	d.stroke(outline, face.PaintOfRGB(d.colors.Ink), 0)
}

// bushes draws a hedge: crowns of three tones that overlap, dark below and lit above.
func (d *drawn) bushes(box geom.Rect) {
	upright := box.H > box.W
	long, wide := float64(box.W)/float64(d.unit), float64(box.H)/float64(d.unit)
	if upright {
		long, wide = wide, long
	}
	place := func(along, across float64) geom.Point {
		if upright {
			along, across = across, along
		}
		return geom.Pt2(box.X+d.unit.Scale(along), box.Y+d.unit.Scale(across))
	}
	var under, crowns, leaves, tips geom.Path
	n := max(2, int(math.Round(long*1.5)))
	for i := range n {
		x := long * (float64(i) + 0.5) / float64(n)
		y := wide/2 + d.random.Between(-0.07, 0.07)*wide
		d.blob(&under, place(x, y), wide*0.5, 7, 0.1)
		d.blob(&crowns, place(x-0.03, y-0.05*wide), wide*0.41, 7, 0.14)
		d.blob(&leaves, place(x+d.random.Between(-0.12, 0.05), y-wide*d.random.Between(0.02, 0.16)), wide*0.25, 8, 0.2)
		d.blob(&tips, place(x+d.random.Between(-0.14, 0), y-wide*d.random.Between(0.16, 0.26)), wide*0.11, 7, 0.2)
	}
	d.cast(under, shadowReach*0.7)
	d.fill(under, d.mixed(0.8))
	d.fill(crowns, d.mixed(0.35))
	d.fill(leaves, d.mixed(0))
	d.fill(tips, d.mixed(-0.3))
}

// log draws a trunk that lies along the longer side, with the stump of a branch and its
// end grain.
func (d *drawn) log(box geom.Rect) {
	upright := box.H > box.W
	turn := func(x, y float64) geom.Point { // along and across, in shares of the box
		if upright {
			return geom.Pt2(box.X+box.W.Scale(y), box.Y+box.H.Scale(x))
		}
		return geom.Pt2(box.X+box.W.Scale(x), box.Y+box.H.Scale(y))
	}
	rect := func(x1, y1, x2, y2 float64) geom.Rect {
		a, b := turn(x1, y1), turn(x2, y2)
		return geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}
	}
	share := float64(d.unit) / float64(max(box.W, box.H)) // of a square in the length
	var trunk geom.Path
	move := turn(0.2*share, 0.14)
	trunk.Move(move.X, move.Y)
	for _, p := range [][6]float64{
		{0.3, 0.1, 0.6, 0.17, 1 - 0.26*share, 0.12},
		{1 + 0.02*share, 0.12, 1 + 0.02*share, 0.88, 1 - 0.26*share, 0.88},
		{0.62, 0.84, 0.3, 0.92, 0.2 * share, 0.86},
		{-0.04 * share, 0.8, -0.04 * share, 0.2, 0.2 * share, 0.14},
	} {
		trunk.Cubic(turn(p[0], p[1]), turn(p[2], p[3]), turn(p[4], p[5]))
	}
	trunk.Close()
	stump := geom.PolygonPath(turn(0.42-0.16*share, 0.3), turn(0.42+0.02*share, -0.06), turn(0.42+0.2*share, 0), turn(0.42+0.16*share, 0.3))
	var both geom.Path
	both.Append(trunk)
	d.cast(both, shadowReach*0.6)
	d.fill(stump, d.mixed(0.35))
	d.stroke(stump, face.PaintOfRGB(d.colors.Ink), 0)
	d.fill(trunk, d.mixed(0))
	d.Group(&scene.Group{Clip: &trunk}, func() {
		d.fill(geom.RectPath(rect(-0.1, 0.62, 1.1, 1.1)), d.mixed(0.4))
		d.fill(geom.RectPath(rect(-0.1, 0.22, 1.1, 0.36)), d.mixed(-0.3))
		var bark geom.Path
		for i, y := range []float64{0.47, 0.6, 0.76} {
			for x := 0.16*share + 0.1*share*float64(i); x < 1-0.7*share; {
				end := min(x+share*d.random.Between(0.45, 0.8), 1-0.45*share)
				a, b := turn(x, y), turn(end, y)
				bark.Move(a.X, a.Y)
				bark.Cubic(turn(x+(end-x)/3, y-0.05), turn(x+(end-x)*2/3, y+0.05), b)
				x = end + share*0.2
			}
		}
		d.stroke(bark, d.mixed(0.8), 0.035)
	})
	d.stroke(trunk, face.PaintOfRGB(d.colors.Ink), 0)
	grain := geom.EllipsePath(rect(1-0.44*share, 0.13, 1-0.06*share, 0.87))
	d.fill(grain, d.mixed(-0.62))
	d.stroke(grain, face.PaintOfRGB(d.colors.Ink), 0)
	d.stroke(geom.EllipsePath(rect(1-0.34*share, 0.32, 1-0.16*share, 0.68)), d.mixed(0.3), 0.035)
}

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

// pane draws a window seen from above: glass in a frame, with a glint.
func (d *drawn) pane(box geom.Rect) {
	glass := box.Inset(d.unit.Scale(0.2))
	d.fill(geom.RectPath(box), d.mixed(0.85))
	d.fill(geom.RectPath(box.Inset(d.unit.Scale(0.1))), d.mixed(-0.85))
	d.fill(geom.RectPath(glass), d.mixed(0.1))
	at := func(x, y float64) geom.Point { return geom.Pt2(glass.X+glass.W.Scale(x), glass.Y+glass.H.Scale(y)) }
	d.fill(geom.PolygonPath(at(0, 0.55), at(0.55, 0), at(0.85, 0), at(0, 0.85)), d.mixed(-0.5))
	var bars geom.Path
	bars.Append(geom.LinePath(at(0.5, 0), at(0.5, 1)))
	bars.Append(geom.LinePath(at(0, 0.5), at(1, 0.5)))
	d.stroke(bars, d.mixed(-0.85), 0.07)
	d.stroke(geom.RectPath(glass), d.mixed(0.7), 0)
}

// planks draws a door of four planks in a frame, with its handle.
func (d *drawn) planks(box geom.Rect) {
	leaf := box.Inset(d.unit.Scale(0.1))
	at := func(x, y float64) geom.Point { return geom.Pt2(leaf.X+leaf.W.Scale(x), leaf.Y+leaf.H.Scale(y)) }
	d.fill(geom.RectPath(box), d.mixed(0.9))
	d.fill(geom.RectPath(leaf), d.mixed(0))
	var light, seams geom.Path
	for i := range 4 {
		x := 0.25 * float64(i)
		if i%2 == 1 {
			a, b := at(x, 0), at(x+0.25, 1)
			light.Append(geom.RectPath(geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}))
		}
		if i > 0 {
			seams.Append(geom.LinePath(at(x, 0), at(x, 1)))
		}
	}
	d.fill(light, d.mixed(-0.2))
	d.stroke(seams, d.mixed(0.6), 0.03)
	d.fill(geom.CirclePath(at(0.84, 0.5), d.unit.Scale(0.07)), d.mixed(1))
}

// sampleOf draws a terrain of single things on the ground of the table, for a key: one of
// them, or a piece that fits.
func (d *drawing) sampleOf(t int, box geom.Rect) {
	edge := geom.RectPath(box)
	d.Group(&scene.Group{Clip: &edge}, func() {
		d.ground(d.Ground, edge, false)
		d.unit = box.H.Scale(0.66)
		d.at, d.win = box.Min(), window{}
		w := 1.0
		if k := d.Look.Drawn[t]; k == plandata.Stones || k == plandata.Bushes || k == plandata.Logs {
			w = float64(box.W)/float64(d.unit) - 0.5
		}
		left, top := (float64(box.W)/float64(d.unit)-w)/2, (float64(box.H)/float64(d.unit)-1)/2
		d.things(t, []plandata.Shape{{{X: left, Y: top}, {X: left + w, Y: top}, {X: left + w, Y: top + 1}, {X: left, Y: top + 1}}})
	})
	if d.Look.Outline {
		d.Add(&scene.Path{Path: edge, Stroke: &scene.Stroke{Paint: face.PaintOfRGB(texture.InkOf(&d.Terrains[t], texture.White, d.Settings.LowInk)), Width: outlineWidth}})
	}
}
