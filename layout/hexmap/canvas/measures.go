package canvas

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// A position or direction on a map is a geom.Vec: x to the right and y down, in
// hundredths of the size of a hex from flat to flat, from the center of hex zero.
// Patterns are drawn in these units, so that they scale with the hexes.

// grain is the unit to which the coordinates of textures are rounded: a fiftieth of a
// millimeter is finer than a printer's dots, and keeps numbers in files short.
const grain = geom.PT / 20

// Point converts a position to paper.
func (c *Canvas) Point(v geom.Vec) geom.Point {
	return c.Plan.Origin.Add(geom.Pt2(c.Length(v.X), c.Length(v.Y)))
}

// Length converts a length to paper.
func (c *Canvas) Length(f float64) geom.Length {
	return geom.Length(math.Round(f*float64(c.Plan.Flat)/(100*float64(grain)))) * grain
}

// Width converts the width of a line, which is not rounded.
func (c *Canvas) Width(f float64) geom.Length { return c.Plan.Flat.Scale(f / 100) }

// Units converts a length on paper to map units.
func (c *Canvas) Units(l geom.Length) float64 { return 100 * float64(l) / float64(c.Plan.Flat) }

// Scaled converts a length that the file sets for hexes of its own size to a map that
// is drawn smaller or larger.
func (c *Canvas) Scaled(l geom.Length) geom.Length {
	return l.Scale(face.Ratio(c.Plan.Flat, c.Map.Flat))
}

// Vec converts a point on paper to map units.
func (c *Canvas) Vec(p geom.Point) geom.Vec {
	d := p.Sub(c.Plan.Origin)
	return geom.V(c.Units(d.X), c.Units(d.Y))
}

// Center returns the center of a hex.
func (c *Canvas) Center(h hex.Hex) geom.Vec { return c.Vec(c.Plan.Center(h)) }

// Middle returns the middle of a hexside.
func (c *Canvas) Middle(s hex.Side) geom.Vec { return c.Vec(c.Plan.Middle(s)) }

// Vertex returns the position of a corner of hexes.
func (c *Canvas) Vertex(v hex.Vertex) geom.Vec { return c.Vec(c.Plan.Vertex(v)) }

// Pick returns the hex that contains a point.
func (c *Canvas) Pick(v geom.Vec) hex.Hex { return c.Plan.Pick(c.Point(v)) }

// Side returns a hexside as a line segment.
func (c *Canvas) Side(s hex.Side) geom.Segment {
	a, b := s.Ends()
	return geom.Segment{A: c.Vertex(a), B: c.Vertex(b)}
}

// Exact converts a position to paper without the rounding of textures.
func (c *Canvas) Exact(v geom.Vec) geom.Point {
	return c.Plan.Origin.Add(geom.Pt2(c.Width(v.X), c.Width(v.Y)))
}

// Centroid returns the center of a place: of its hex, of the side that two hexes share,
// or of all of its hexes.
func (c *Canvas) Centroid(hexes []hex.Hex) geom.Vec {
	var sum geom.Vec
	for _, h := range hexes {
		sum = sum.Add(c.Center(h))
	}
	return sum.Scale(1 / float64(len(hexes)))
}
