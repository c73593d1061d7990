package layout

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// vec is a place on a map, or a way across it: x to the right and y down, in
// hundredths of the size of a hex from flat to flat, from the centre of the zero
// hex. Patterns are drawn in these, so that they grow with the hexes.
type vec struct{ x, y float64 }

func (a vec) add(b vec) vec       { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec       { return vec{a.x - b.x, a.y - b.y} }
func (a vec) times(f float64) vec { return vec{a.x * f, a.y * f} }
func (a vec) dot(b vec) float64   { return a.x*b.x + a.y*b.y }
func (a vec) len() float64        { return math.Hypot(a.x, a.y) }

// toward gives the place that lies t of the way from a to b.
func (a vec) toward(b vec, t float64) vec { return vec{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }

// unit gives the way of length 1 in the same direction; that of nothing is to the
// right.
func (a vec) unit() vec {
	if l := a.len(); l > 0 {
		return a.times(1 / l)
	}
	return vec{1, 0}
}

// left gives the way turned by a quarter anticlockwise on paper.
func (a vec) left() vec { return vec{a.y, -a.x} }

// turned gives the way turned clockwise on paper by an angle in radians.
func (a vec) turned(angle float64) vec {
	sin, cos := math.Sincos(angle)
	return vec{a.x*cos - a.y*sin, a.x*sin + a.y*cos}
}

// polar gives the way of a length, at an angle in radians clockwise from the
// right.
func polar(length, angle float64) vec { return vec{length, 0}.turned(angle) }

// span is a straight piece of a line.
type span struct{ a, b vec }

// dist gives how far p lies from the piece.
func (s span) dist(p vec) float64 { return s.nearest(p).sub(p).len() }

// nearest gives the place of the piece that is nearest to p.
func (s span) nearest(p vec) vec {
	way := s.b.sub(s.a)
	l := way.dot(way)
	if l == 0 {
		return s.a
	}
	return s.a.add(way.times(min(1, max(0, p.sub(s.a).dot(way)/l))))
}

// grain is what the places of textures are rounded to: a fiftieth of a
// millimetre is finer than any printer's dot, and makes short numbers in files.
const grain = geom.PT / 20

// pt gives the place on paper.
func (c *chart) pt(v vec) geom.Point {
	return c.plan.Origin.Add(geom.Pt2(c.length(v.x), c.length(v.y)))
}

// length gives a measure of the map on paper.
func (c *chart) length(f float64) geom.Length {
	return geom.Length(math.Round(f*float64(c.plan.Flat)/(100*float64(grain)))) * grain
}

// width gives the width of a line, which is not rounded.
func (c *chart) width(f float64) geom.Length { return c.plan.Flat.Scale(f / 100) }

// of gives a length on paper as a measure of the map.
func (c *chart) of(l geom.Length) float64 { return 100 * float64(l) / float64(c.plan.Flat) }

// scaled gives a length that the file states for hexes of its own size, on a map
// that is drawn smaller or larger.
func (c *chart) scaled(l geom.Length) geom.Length {
	return l.Scale(ratio(c.plan.Flat, c.m.Flat))
}

// vec gives the place on the map of one on paper.
func (c *chart) vec(p geom.Point) vec {
	d := p.Sub(c.plan.Origin)
	return vec{c.of(d.X), c.of(d.Y)}
}

func (c *chart) center(h hex.Hex) vec    { return c.vec(c.plan.Center(h)) }
func (c *chart) middle(s hex.Side) vec   { return c.vec(c.plan.Middle(s)) }
func (c *chart) vertex(v hex.Vertex) vec { return c.vec(c.plan.Vertex(v)) }
func (c *chart) pick(v vec) hex.Hex      { return c.plan.Pick(c.pt(v)) }

// side gives a hexside as a piece of a line.
func (c *chart) side(s hex.Side) span {
	a, b := s.Ends()
	return span{c.vertex(a), c.vertex(b)}
}
