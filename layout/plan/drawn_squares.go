package plan

import (
	"punchboard/geom"
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
