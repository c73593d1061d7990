package plan

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

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
