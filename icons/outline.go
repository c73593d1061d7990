package icons

import (
	"math"

	"punchboard/geom"
)

// outline is a path in the user units of a file. It is rounded only once, after all
// transforms, so that a drawing in a box of one unit keeps its curves.
type outline struct {
	ops []geom.Op
	pts []geom.Vec
}

func (o *outline) add(op geom.Op, pts ...geom.Vec) {
	o.ops = append(o.ops, op)
	o.pts = append(o.pts, pts...)
}

func (o *outline) move(p geom.Vec)        { o.add(geom.MoveTo, p) }
func (o *outline) line(p geom.Vec)        { o.add(geom.LineTo, p) }
func (o *outline) cubic(a, b, p geom.Vec) { o.add(geom.CubicTo, a, b, p) }
func (o *outline) close()                 { o.add(geom.Close) }

// quad draws a quadratic curve from a through the control point b.
func (o *outline) quad(a, b, p geom.Vec) { o.cubic(a.Lerp(b, 2./3), p.Lerp(b, 2./3), p) }

// polygon draws straight lines through pts.
func (o *outline) polygon(pts []geom.Vec) {
	for i, p := range pts {
		if i == 0 {
			o.move(p)
		} else {
			o.line(p)
		}
	}
}

// maxLength keeps every coordinate of a drawing, and sums of many of them, far from
// overflow.
const maxLength = 1e12

// path rounds the outline, transformed by m, to lengths. It returns false if a point is
// absurdly far away.
func (o outline) path(m geom.Affine) (geom.Path, bool) {
	p := geom.Path{Ops: o.ops, Pts: make([]geom.Point, len(o.pts))}
	for i, v := range o.pts {
		v = m.Apply(v)
		if !(math.Abs(v.X) < maxLength && math.Abs(v.Y) < maxLength) {
			return geom.Path{}, false
		}
		p.Pts[i] = geom.Pt2(geom.Length(math.Round(v.X)), geom.Length(math.Round(v.Y)))
	}
	return p, true
}
