package icons

import "math"

// arc is the elliptical arc of SVG's A command: radii, the turn of the ellipse
// in degrees, and which of the four possible arcs is meant.
type arc struct {
	r            vec
	turn         float64
	large, sweep bool
}

// arc draws an elliptical arc from p to q as cubic curves of at most a quarter
// turn. It follows SVG 1.1, appendix F.6: without a radius it is a straight
// line, and radii too short to reach are grown until they do.
func (o *outline) arc(p, q vec, a arc) {
	if p == q {
		return
	}
	r := vec{math.Abs(a.r.x), math.Abs(a.r.y)}
	if r.x < flat || r.y < flat {
		o.line(q)
		return
	}
	toCircle, fromCircle := a.unitCircle(p, r)
	u, v := toCircle.apply(p), toCircle.apply(q)
	if math.Hypot(v.x-u.x, v.y-u.y) < flat {
		o.line(q)
		return
	}
	o.unitArc(u, v, a, fromCircle)
	o.pts[len(o.pts)-1] = q
}

// flat is the radius, or the chord of a unit circle, below which an arc is a
// straight line: dividing by less would lose the numbers.
const flat = 1e-9

// unitCircle gives the map from the plane to one in which the ellipse is a
// circle of radius 1 (or more, if the radii are too short), and the way back.
func (a arc) unitCircle(p, r vec) (to, from affine) {
	to = translation(-p.x, -p.y).then(rotation(-a.turn)).then(scaling(1/r.x, 1/r.y))
	from = scaling(r.x, r.y).then(rotation(a.turn)).then(translation(p.x, p.y))
	return to, from
}

// unitArc draws the arc from p to q on a circle of radius 1, grown if p and q
// lie more than a diameter apart, taken through m.
func (o *outline) unitArc(p, q vec, a arc, m affine) {
	chord := q.sub(p)
	half := math.Hypot(chord.x, chord.y) / 2
	radius := max(1, half)
	off := math.Sqrt(max(0, radius*radius-half*half)) / (2 * half)
	if a.large == a.sweep {
		off = -off
	}
	c := p.toward(q, 0.5).add(vec{-chord.y * off, chord.x * off})
	start := math.Atan2(p.y-c.y, p.x-c.x)
	o.circular(c, radius, start, a.span(start, math.Atan2(q.y-c.y, q.x-c.x)), m)
}

// span gives the angle to run through from start to end, in radians.
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

// circular draws so many radians of a circle, taken through m.
func (o *outline) circular(c vec, radius, start, span float64, m affine) {
	n := max(1, math.Ceil(math.Abs(span)/(math.Pi/2)-1e-9))
	step := span / n
	k := 4. / 3 * math.Tan(step/4)
	at := func(angle, along float64) vec {
		sin, cos := math.Sincos(angle)
		return m.apply(vec{c.x + radius*(cos-along*sin), c.y + radius*(sin+along*cos)})
	}
	for i := range int(n) {
		from := start + float64(i)*step
		o.cubic(at(from, k), at(from+step, -k), at(from+step, 0))
	}
}
