package canvas

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// A place on a map, or a way across it, is a geom.Vec: x to the right and y down,
// in hundredths of the size of a hex from flat to flat, from the center of the zero
// hex. Patterns are drawn in these, so that they grow with the hexes.

// grain is what the places of textures are rounded to: a fiftieth of a
// millimeter is finer than any printer's dot, and makes short numbers in files.
const grain = geom.PT / 20

// Point returns the place on paper.
func (c *Canvas) Point(v geom.Vec) geom.Point {
	return c.Plan.Origin.Add(geom.Pt2(c.Length(v.X), c.Length(v.Y)))
}

// Length returns a measure of the map on paper.
func (c *Canvas) Length(f float64) geom.Length {
	return geom.Length(math.Round(f*float64(c.Plan.Flat)/(100*float64(grain)))) * grain
}

// Width returns the width of a line, which is not rounded.
func (c *Canvas) Width(f float64) geom.Length { return c.Plan.Flat.Scale(f / 100) }

// Units returns a length on paper as a measure of the map.
func (c *Canvas) Units(l geom.Length) float64 { return 100 * float64(l) / float64(c.Plan.Flat) }

// Scaled returns a length that the file states for hexes of its own size, on a map
// that is drawn smaller or larger.
func (c *Canvas) Scaled(l geom.Length) geom.Length {
	return l.Scale(face.Ratio(c.Plan.Flat, c.Map.Flat))
}

// Vec returns the place on the map of one on paper.
func (c *Canvas) Vec(p geom.Point) geom.Vec {
	d := p.Sub(c.Plan.Origin)
	return geom.V(c.Units(d.X), c.Units(d.Y))
}

// Center returns the center of a hex.
func (c *Canvas) Center(h hex.Hex) geom.Vec { return c.Vec(c.Plan.Center(h)) }

// Middle returns the middle of a hexside.
func (c *Canvas) Middle(s hex.Side) geom.Vec { return c.Vec(c.Plan.Middle(s)) }

// Vertex returns the place of a corner of hexes.
func (c *Canvas) Vertex(v hex.Vertex) geom.Vec { return c.Vec(c.Plan.Vertex(v)) }

// Pick returns the hex that a place lies in.
func (c *Canvas) Pick(v geom.Vec) hex.Hex { return c.Plan.Pick(c.Point(v)) }

// Side returns a hexside as a piece of a line.
func (c *Canvas) Side(s hex.Side) geom.Segment {
	a, b := s.Ends()
	return geom.Segment{A: c.Vertex(a), B: c.Vertex(b)}
}

// Exact returns a place on paper without rounding it as textures are.
func (c *Canvas) Exact(v geom.Vec) geom.Point {
	return c.Plan.Origin.Add(geom.Pt2(c.Width(v.X), c.Width(v.Y)))
}

// Centroid returns the middle of the place: of its hex, or of the side that two hexes
// share, or of all of them.
func (c *Canvas) Centroid(hexes []hex.Hex) geom.Vec {
	var sum geom.Vec
	for _, h := range hexes {
		sum = sum.Add(c.Center(h))
	}
	return sum.Scale(1 / float64(len(hexes)))
}
