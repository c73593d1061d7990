package icons

import (
	"math"

	"punchboard/geom"
)

// arc is the elliptical arc of SVG's A command: radii, the rotation of the
// ellipse in degrees, and which of the four possible arcs is meant.
type arc struct {
	r            geom.Vec
	turn         float64
	large, sweep bool
}

// arc draws an elliptical arc from p to q as cubic curves of at most a quarter
// turn. It follows SVG 1.1, appendix F.6: without a radius it is a straight
// line, and radii that are too short are increased until they reach.
func (o *outline) arc(p, q geom.Vec, a arc) {
	if p == q {
		return
	}
	r := geom.V(math.Abs(a.r.X), math.Abs(a.r.Y))
	if r.X < flat || r.Y < flat {
		o.line(q)
		return
	}
	toCircle, fromCircle := a.unitCircle(p, r)
	u, v := toCircle.Apply(p), toCircle.Apply(q)
	if math.Hypot(v.X-u.X, v.Y-u.Y) < flat {
		o.line(q)
		return
	}
	o.unitArc(u, v, a, fromCircle)
	o.pts[len(o.pts)-1] = q
}

// flat is the radius, or the chord of a unit circle, below which an arc is
// drawn as a straight line: dividing by less would lose precision.
const flat = 1e-9

// unitCircle returns the map from the plane to one in which the ellipse is a
// circle of radius 1 (or more, if the radii are too short), and the way back.
func (a arc) unitCircle(p, r geom.Vec) (to, from geom.Affine) {
	to = geom.TranslateAffine(-p.X, -p.Y).Then(rotation(-a.turn)).Then(geom.ScaleAffine(1/r.X, 1/r.Y))
	from = geom.ScaleAffine(r.X, r.Y).Then(rotation(a.turn)).Then(geom.TranslateAffine(p.X, p.Y))
	return to, from
}

// unitArc draws the arc from p to q on a circle of radius 1, enlarged if p and
// q are more than a diameter apart, and transformed by m.
func (o *outline) unitArc(p, q geom.Vec, a arc, m geom.Affine) {
	chord := q.Sub(p)
	half := math.Hypot(chord.X, chord.Y) / 2
	radius := max(1, half)
	off := math.Sqrt(max(0, radius*radius-half*half)) / (2 * half)
	if a.large == a.sweep {
		off = -off
	}
	c := p.Lerp(q, 0.5).Add(geom.V(-chord.Y*off, chord.X*off))
	start := math.Atan2(p.Y-c.Y, p.X-c.X)
	o.circular(c, radius, start, a.span(start, math.Atan2(q.Y-c.Y, q.X-c.X)), m)
}

// span returns the angle from start to end, in radians.
func (a arc) span(start, end float64) float64 {
	span := end - start
	switch {
	case a.sweep && span < 0:
		span += 2 * math.Pi
	case !a.sweep && span > 0:
		span -= 2 * math.Pi
	}
	return span
}

// circular draws an arc of a circle, with span in radians, transformed by m.
func (o *outline) circular(c geom.Vec, radius, start, span float64, m geom.Affine) {
	n := max(1, math.Ceil(math.Abs(span)/(math.Pi/2)-1e-9))
	step := span / n
	k := 4. / 3 * math.Tan(step/4)
	at := func(angle, along float64) geom.Vec {
		sin, cos := math.Sincos(angle)
		return m.Apply(geom.V(c.X+radius*(cos-along*sin), c.Y+radius*(sin+along*cos)))
	}
	for i := range int(n) {
		from := start + float64(i)*step
		o.cubic(at(from, k), at(from+step, -k), at(from+step, 0))
	}
}
