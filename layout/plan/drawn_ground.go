package plan

import (
	"math"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// beams draws a wall of wood: planks along it in three rows, and posts that hold them.
func (d *drawn) beams(outline geom.Path, box geom.Rect) {
	mid := box.Center()
	o := opening{box, box.H > box.W || box.H > box.W.Scale(0.9) && d.upright(
		int(math.Floor(float64(mid.X-d.at.X)/float64(d.unit)+d.win.x)), int(math.Floor(float64(mid.Y-d.at.Y)/float64(d.unit)+d.win.y)))}
	long := float64(max(box.W, box.H)) / float64(d.unit)
	d.fill(outline, d.mixed(0.7))
	var planks [3]geom.Path
	var grain, posts, pegs geom.Path
	for row := range beamRows {
		y := float64(row) / beamRows
		for x := d.random.Between(-1, 0); x < long; {
			w := d.random.Between(1.1, 2)
			planks[d.random.Below(len(planks))].Append(o.part(x/long, y+0.025, (x+w-0.05)/long, y+1.0/beamRows-0.025))
			for range 2 {
				from, at := x+d.random.Between(0.05, 0.4), y+d.random.Between(0.07, 0.26)
				grain.Append(geom.LinePath(o.at(from/long, at), o.at((from+d.random.Between(0.3, 0.7))/long, at)))
			}
			x += w
		}
	}
	n := max(1, int(math.Round(long/2)))
	for i := range n + 1 {
		x := (postWide/2 + (long-postWide)*float64(i)/float64(n)) / long
		half := postWide / 2 / long
		posts.Append(o.part(x-half, 0.02, x+half, 0.98))
		for _, y := range []float64{0.22, 0.78} {
			c := o.at(x, y)
			r := d.unit.Scale(0.05)
			pegs.Append(geom.EllipsePath(geom.Rect{X: c.X - r, Y: c.Y - r, W: 2 * r, H: 2 * r}))
		}
	}
	d.Group(&scene.Group{Clip: &outline}, func() {
		for i, path := range planks {
			d.fill(path, d.mixed([...]float64{0, 0.16, -0.2}[i]))
		}
		d.stroke(grain, d.mixed(0.5), 0.02)
		d.fill(posts, d.mixed(0.3))
		d.stroke(posts, d.mixed(0.9), 0.03)
		d.fill(pegs, d.mixed(1))
	})
	d.stroke(outline, face.PaintOfRGB(d.colors.Ink), 0)
}

// The rows of planks in a wall of wood, and the width of its posts in squares.
const (
	beamRows = 3
	postWide = 0.3
)

// scattered paints the ground on which things lie about, and returns its outline.
func (d *drawn) scattered(t int, s plandata.Shape) geom.Path {
	shapes := []plandata.Shape{s}
	path := d.path(shapes)
	if d.soft(t) {
		path = d.softened(t, shapes)
		d.feather(&d.Terrains[t], path)
	}
	d.flat(&d.Terrains[t], path)
	return path
}

// about calls put at random places within an outline, about so many to a square.
func (d *drawn) about(path geom.Path, box geom.Rect, each float64, put func(at geom.Point)) {
	step := d.unit.Scale(1 / math.Sqrt(each))
	cols, rows := max(1, round(box.W, step)), max(1, round(box.H, step))
	w, h := box.W/geom.Length(cols), box.H/geom.Length(rows)
	for i := range cols * rows {
		x, y := d.random.Between(0.2, 0.8), d.random.Between(0.25, 0.75)
		at := geom.Pt2(box.X+w*geom.Length(i%cols)+w.Scale(x), box.Y+h*geom.Length(i/cols)+h.Scale(y))
		if path.Winds(at) != 0 {
			put(at)
		}
	}
}

// rocks strews whole rocks, each with a lit top, and gravel between them.
func (d *drawn) rocks(path geom.Path, box geom.Rect) {
	var gravel, shade, body, top, light geom.Path
	inner := box.Inset(d.unit.Scale(0.2))
	d.about(path, inner, 3, func(at geom.Point) { gravel.Append(d.pebble(at)) })
	d.about(path, inner, 0.8, func(at geom.Point) {
		r := d.random.Between(0.26, 0.42)
		off := func(x, y float64) geom.Point { return geom.Pt2(at.X+d.unit.Scale(x*r), at.Y+d.unit.Scale(y*r)) }
		turn := d.random.Between(0, geom.Tau)
		var pts, in [7]geom.Point
		for i := range pts {
			v := geom.PolarVec(d.random.Between(0.82, 1.1), turn+geom.Tau*float64(i)/7)
			pts[i], in[i] = off(v.X, v.Y*0.8), off(v.X*0.62-0.12, v.Y*0.5-0.16)
		}
		rock := geom.PolygonPath(pts[:]...)
		body.Append(rock)
		shade.Append(rock.Transform(geom.Translate(d.unit.Scale(0.13), d.unit.Scale(0.13))))
		top.Append(geom.PolygonPath(in[:]...))
		light.Append(geom.LinePath(off(-0.62, -0.28), off(-0.2, -0.52), off(0.22, -0.5)))
	})
	d.fill(gravel, d.mixed(0.4))
	d.cast(shade, 0)
	d.fill(body, d.mixed(0.75))
	d.stroke(body, face.PaintOfRGB(d.colors.Ink), 0.03)
	d.fill(top, d.mixed(-0.25))
	d.stroke(light, d.mixed(-0.7), 0.045)
}

// pebble returns a small stone with four corners: nobody sees more of it.
func (d *drawn) pebble(at geom.Point) geom.Path {
	r := d.random.Between(0.03, 0.07)
	var pts [4]geom.Point
	for i := range pts {
		v := geom.PolarVec(r*d.random.Between(0.8, 1.2), geom.Tau*float64(i)/4)
		pts[i] = geom.Pt2(at.X+d.unit.Scale(v.X), at.Y+d.unit.Scale(v.Y))
	}
	return geom.PolygonPath(pts[:]...)
}

// tufts strews tufts of grass, each of a few blades.
func (d *drawn) tufts(path geom.Path, box geom.Rect) {
	var dark, bright geom.Path
	d.about(path, box, 0.3, func(at geom.Point) {
		r := d.random.Between(0.16, 0.26)
		blades := &dark
		if d.random.Below(3) == 0 {
			blades = &bright
		}
		for _, x := range []float64{-0.8, -0.25, 0.3, 0.85} {
			blades.Append(geom.LinePath(geom.Pt2(at.X+d.unit.Scale(x*r*0.4), at.Y), geom.Pt2(at.X+d.unit.Scale(x*r), at.Y-d.unit.Scale(r*d.random.Between(0.8, 1.3)))))
		}
	})
	d.stroke(dark, d.mixed(0.55), 0.035)
	d.stroke(bright, d.mixed(-0.4), 0.035)
}
