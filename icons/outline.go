package icons

import (
	"math"

	"punchboard/geom"
)

// vec is a point in the user units of a file, before it is rounded.
type vec struct{ x, y float64 }

func (a vec) add(b vec) vec { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec { return vec{a.x - b.x, a.y - b.y} }

// toward gives the point t of the way from a to b.
func (a vec) toward(b vec, t float64) vec {
	return vec{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t}
}

// outline is a path in user units. It is rounded once, after its transforms,
// so that a drawing in a box of one unit keeps its curves.
type outline struct {
	ops []geom.Op
	pts []vec
}

func (o *outline) add(op geom.Op, pts ...vec) {
	o.ops = append(o.ops, op)
	o.pts = append(o.pts, pts...)
}

func (o *outline) move(p vec)        { o.add(geom.MoveTo, p) }
func (o *outline) line(p vec)        { o.add(geom.LineTo, p) }
func (o *outline) cubic(a, b, p vec) { o.add(geom.CubicTo, a, b, p) }
func (o *outline) close()            { o.add(geom.Close) }

// quad draws a quadratic curve from a through the control point b.
func (o *outline) quad(a, b, p vec) { o.cubic(a.toward(b, 2./3), p.toward(b, 2./3), p) }

// polygon draws straight lines through pts.
func (o *outline) polygon(pts []vec) {
	for i, p := range pts {
		if i == 0 {
			o.move(p)
		} else {
			o.line(p)
		}
	}
}

// maxLength keeps every coordinate of a drawing, and sums of many, far from
// overflow.
const maxLength = 1e12

// path rounds the outline, taken through m, to lengths; false tells that a
// point lies too far away to be meant.
func (o outline) path(m affine) (geom.Path, bool) {
	p := geom.Path{Ops: o.ops, Pts: make([]geom.Point, len(o.pts))}
	for i, v := range o.pts {
		v = m.apply(v)
		if !(math.Abs(v.x) < maxLength && math.Abs(v.y) < maxLength) {
			return geom.Path{}, false
		}
		p.Pts[i] = geom.Pt2(geom.Length(math.Round(v.x)), geom.Length(math.Round(v.y)))
	}
	return p, true
}
