package plan

import (
	"math"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/face"
)

// scattered paints the ground on which things lie about, and returns its outline.
func (d *drawn) scattered(t int, shapes []plandata.Shape) geom.Path {
	path := d.path(shapes)
	if d.soft(t) {
		path = d.softened(t, shapes)
		d.feather(&d.Terrains[t], path)
	}
	d.flat(&d.Terrains[t], path)
	return path
}

// about calls put at random places within an outline, about so many to a square. They stand at
// three heights in each of their rows, so that an outline of many corners is looked through only
// three times for a row.
func (d *drawn) about(path geom.Path, box geom.Rect, each float64, put func(at geom.Point)) {
	step := d.unit.Scale(1 / math.Sqrt(each))
	cols, rows := max(1, round(box.W, step)), max(1, round(box.H, step))
	w, h := box.W/geom.Length(cols), box.H/geom.Length(rows)
	for row := range rows {
		var lines [3]geom.Row
		for i, at := range [len(lines)]float64{0.28, 0.5, 0.72} {
			lines[i] = path.Row(box.Y+h*geom.Length(row)+h.Scale(at), geom.Row{})
		}
		for col := range cols {
			line := &lines[d.random.Below(len(lines))]
			x := box.X + w*geom.Length(col) + w.Scale(d.random.Between(0.2, 0.8))
			if line.Winds(x) != 0 {
				put(geom.Pt2(x, line.Y))
			}
		}
	}
}

// rocks strews whole rocks, each with a lit top, and gravel between them.
func (d *drawn) rocks(path geom.Path, box geom.Rect) {
	var gravel, body, top, light geom.Path
	inner := box.Inset(d.unit.Scale(0.2))
	d.about(path, inner, 3, func(at geom.Point) { gravel.Append(d.pebble(at)) })
	d.about(path, inner, 0.8, func(at geom.Point) {
		r := d.random.Between(0.26, 0.42)
		off := func(x, y float64) geom.Point { return geom.Pt2(at.X+d.unit.Scale(x*r), at.Y+d.unit.Scale(y*r)) }
		turn := d.random.Between(0, geom.Tau)
		var pts, in [7]geom.Point
		for i := range pts {
			v := geom.PolarVec(d.random.Between(0.82, 1.1), turn+geom.Tau*float64(i)/7)
			pts[i], in[i] = off(v.X, v.Y*0.8), off(float64(v.X*0.62)-0.12, float64(v.Y*0.5)-0.16)
		}
		body.Append(geom.PolygonPath(pts[:]...))
		top.Append(geom.PolygonPath(in[:]...))
		light.Append(geom.LinePath(off(-0.62, -0.28), off(-0.2, -0.52), off(0.22, -0.5)))
	})
	d.fill(gravel, d.mixed(0.4))
	d.cast(body, 0.13)
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
