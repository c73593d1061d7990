package plan

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// stonesAcross is the number of courses of stones in a square.
const stonesAcross = 3

// wall draws a wall with its shadow, and its height; the walls of the rows get both together.
func (d *drawn) wall(t int, outline geom.Path, runs []geom.Rect, draw func(geom.Path, []geom.Rect)) {
	if !d.shaded {
		d.castFrom(outline, d.reach(t))
	}
	draw(outline, runs)
	if !d.shaded {
		d.lift(outline)
	}
}

// stones lays courses of stones of several tones on mortar, as one sees a wall from above: large
// ones along its sides, lit on their upper left, and small ones of a darker tone between them.
func (d *drawn) stones(outline geom.Path, runs []geom.Rect) {
	d.fill(outline, d.mixed(0.75))
	var m masonry
	for _, box := range runs {
		d.lay(&m, box)
	}
	d.Group(&scene.Group{Clip: &outline}, func() {
		for i, path := range m.stones {
			d.fill(path, d.mixed([...]float64{0, 0.14, -0.18, 0.4}[i]))
		}
		d.stroke(m.lit, d.mixed(-0.42), 0.03)
	})
	d.stroke(outline, face.PaintOfRGB(d.colors.Ink), 0)
}

// masonry is the stones of a wall in three tones, those within it in a darker one, and lit edges.
type masonry struct {
	stones [4]geom.Path
	lit    geom.Path
}

// lay fills a box with courses of stones of random lengths.
func (d *drawn) lay(m *masonry, box geom.Rect) {
	upright := box.H > box.W
	long, wide := box.W, box.H
	if upright {
		long, wide = wide, long
	}
	courses := max(2, round(wide, d.unit)*stonesAcross)
	deep := wide / geom.Length(courses)
	for course := range courses {
		for x := geom.Length(0); x < long; {
			within := course > 0 && course < courses-1
			w := d.unit.Scale(d.random.Between(0.4, 0.72))
			if within {
				w = w.Scale(0.7)
			}
			if rest := long - x - w; rest < d.unit.Scale(0.3) {
				w = long - x
			}
			r := geom.Rect{X: box.X + x, Y: box.Y + deep*geom.Length(course), W: w, H: deep}
			if upright {
				r = geom.Rect{X: box.X + deep*geom.Length(course), Y: box.Y + x, W: deep, H: w}
			}
			x += w
			d.stone(m, r, within)
		}
	}
}

// stone adds a stone with irregular corners that leaves a joint around it.
func (d *drawn) stone(m *masonry, r geom.Rect, within bool) {
	gap := d.unit.Scale(0.035)
	r = r.Inset(gap)
	if within { // nobody sees their corners
		m.stones[3].Append(geom.RectPath(r))
		return
	}
	corner := min(r.W, r.H).Scale(0.2)
	off := func() geom.Length { return corner.Scale(d.random.Between(0, 1)) }
	stone := geom.PolygonPath(
		geom.Pt2(r.X+corner, r.Y), geom.Pt2(r.Right()-off(), r.Y+off()/2),
		geom.Pt2(r.Right(), r.Bottom()-corner), geom.Pt2(r.Right()-corner, r.Bottom()),
		geom.Pt2(r.X+off(), r.Bottom()-off()/2), geom.Pt2(r.X, r.Y+corner))
	m.stones[d.random.Below(3)].Append(stone)
	in := r.Inset(gap)
	m.lit.Append(geom.LinePath(geom.Pt2(in.X, in.Y+corner), geom.Pt2(in.X+corner, in.Y), geom.Pt2(in.Right()-corner, in.Y)))
}

// slabs draws the coping of a wall as one sees it from above: slabs across it that slope to both
// sides from a ridge, the far side in the light.
func (d *drawn) slabs(outline geom.Path, runs []geom.Rect) {
	d.fill(outline, d.mixed(0.35))
	var lit, ridges, joints geom.Path
	for _, box := range runs {
		o := opening{box, box.H > box.W}
		lit.Append(o.part(0, 0, 1, 0.48))
		ridges.Append(geom.LinePath(o.at(0, 0.48), o.at(1, 0.48)))
		n := max(1, int(math.Round(float64(max(box.W, box.H))/float64(d.unit)*1.25)))
		for i := 1; i < n; i++ {
			x := (float64(i) + d.random.Between(-0.14, 0.14)) / float64(n)
			joints.Append(geom.LinePath(o.at(x, 0), o.at(x, 1)))
		}
	}
	d.Group(&scene.Group{Clip: &outline}, func() {
		d.fill(lit, d.mixed(-0.06))
		d.stroke(ridges, d.mixed(-0.35), 0.05)
		d.stroke(joints, d.mixed(1), 0.05)
	})
	d.stroke(outline, face.PaintOfRGB(d.colors.Ink), 0.04)
}

// bushes draws a hedge: crowns of three tones that overlap, dark below and lit above.
func (d *drawn) bushes(runs []geom.Rect) {
	var h hedge
	for _, box := range runs {
		d.grow(&h, box)
	}
	d.cast(h.under, shadowReach*0.7)
	d.fill(h.under, d.mixed(0.8))
	d.fill(h.crowns, d.mixed(0.35))
	d.fill(h.leaves, d.mixed(0))
	d.fill(h.tips, d.mixed(-0.3))
}

// hedge is the bushes of a hedge, from their dark foot to their lit tips.
type hedge struct{ under, crowns, leaves, tips geom.Path }

// grow fills a box with a row of bushes.
func (d *drawn) grow(h *hedge, box geom.Rect) {
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
	n := max(2, int(math.Round(long*1.9)))
	for i := range n {
		x := long * (float64(i) + 0.5) / float64(n)
		y := wide/2 + d.random.Between(-0.06, 0.06)*wide
		r := d.random.Between(0.82, 1.06)
		d.blob(&h.under, place(x, y), wide*0.48*r, 8, 0.16)
		d.blob(&h.crowns, place(x-0.03, y-0.05*wide), wide*0.4*r, 8, 0.2)
		d.blob(&h.leaves, place(x+d.random.Between(-0.12, 0.05), y-wide*d.random.Between(0.02, 0.16)), wide*0.25, 8, 0.2)
		d.blob(&h.tips, place(x+d.random.Between(-0.14, 0), y-wide*d.random.Between(0.16, 0.26)), wide*0.11, 7, 0.2)
	}
}
