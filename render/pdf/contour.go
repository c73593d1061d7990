package pdf

import (
	"math"

	"punchboard/geom"
)

// vec is a place or a way between EMU.
type vec struct{ x, y float64 }

func vecOf(p geom.Point) vec { return vec{float64(p.X), float64(p.Y)} }

func (a vec) add(b vec) vec { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec { return vec{a.x - b.x, a.y - b.y} }

// toward gives the place that lies t of the way to b.
func (a vec) toward(b vec, t float64) vec { return vec{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }

func (a vec) point() geom.Point {
	return geom.Pt2(geom.Length(math.Round(a.x)), geom.Length(math.Round(a.y)))
}

// contour is a line through points, no two neighbours of which are equal; the
// last point of a closed one is its first.
type contour struct {
	pts    []vec
	closed bool
}

func (c *contour) to(p vec) {
	if n := len(c.pts); n == 0 || c.pts[n-1] != p {
		c.pts = append(c.pts, p)
	}
}

// contoursOf makes straight lines of a path, off by at most tolerance.
func contoursOf(p *geom.Path, tolerance float64) []contour {
	var all []contour
	pts := p.Pts
	for _, op := range p.Ops {
		if op == geom.MoveTo {
			all = append(all, contour{})
		}
		at := &all[len(all)-1]
		switch op {
		case geom.MoveTo, geom.LineTo:
			at.to(vecOf(pts[0]))
		case geom.CubicTo:
			at.curve(vecOf(pts[0]), vecOf(pts[1]), vecOf(pts[2]), tolerance)
		case geom.Close:
			at.to(at.pts[0])
			at.closed = true
		}
		pts = pts[op.Points():]
	}
	return all
}

// curve adds a Bézier curve from the last point to d in so many lines that none
// strays (the bound is that of its second differences).
func (c *contour) curve(b, ctrl, d vec, tolerance float64) {
	a := c.pts[len(c.pts)-1]
	bend := func(p, q, r vec) float64 { return math.Hypot(p.x-2*q.x+r.x, p.y-2*q.y+r.y) }
	n := math.Ceil(math.Sqrt(0.75 * max(bend(a, b, ctrl), bend(b, ctrl, d)) / tolerance))
	for i := 1.; i < n; i++ {
		t := i / n
		ab, bc, cd := a.toward(b, t), b.toward(ctrl, t), ctrl.toward(d, t)
		c.to(ab.toward(bc, t).toward(bc.toward(cd, t), t))
	}
	c.to(d)
}

// dashed cuts a contour into the stretches that a dash pattern shows.
func (c contour) dashed(dash []geom.Length) []contour {
	var period geom.Length
	for _, d := range dash {
		period += d
	}
	if period <= 0 {
		return []contour{c}
	}
	cut := dasher{dash: dash, left: float64(dash[0])}
	cut.begin(c.pts[0])
	for i := 1; i < len(c.pts); i++ {
		cut.stretch(c.pts[i-1], c.pts[i])
	}
	return cut.shown
}

// dasher walks along a contour.
type dasher struct {
	dash  []geom.Length
	at    int     // in the pattern; shown when even
	left  float64 // of the dash or gap at hand
	shown []contour
}

// begin starts a dash at a place, unless a gap is at hand.
func (d *dasher) begin(at vec) {
	if d.at%2 == 0 {
		d.shown = append(d.shown, contour{pts: []vec{at}})
	}
}

func (d *dasher) stretch(from, to vec) {
	way := to.sub(from)
	length := math.Hypot(way.x, way.y)
	done := 0.0
	for length-done > d.left {
		done += d.left
		place := from.toward(to, done/length)
		d.reach(place)
		d.at++
		d.left = float64(d.dash[d.at%len(d.dash)])
		d.begin(place)
	}
	d.left -= length - done
	d.reach(to)
}

// reach draws the dash at hand on to a place.
func (d *dasher) reach(p vec) {
	if d.at%2 == 0 {
		d.shown[len(d.shown)-1].to(p)
	}
}
