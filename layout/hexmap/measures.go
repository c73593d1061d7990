package hexmap

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

// pt returns the place on paper.
func (c *chart) pt(v geom.Vec) geom.Point {
	return c.plan.Origin.Add(geom.Pt2(c.length(v.X), c.length(v.Y)))
}

// length returns a measure of the map on paper.
func (c *chart) length(f float64) geom.Length {
	return geom.Length(math.Round(f*float64(c.plan.Flat)/(100*float64(grain)))) * grain
}

// width returns the width of a line, which is not rounded.
func (c *chart) width(f float64) geom.Length { return c.plan.Flat.Scale(f / 100) }

// units returns a length on paper as a measure of the map.
func (c *chart) units(l geom.Length) float64 { return 100 * float64(l) / float64(c.plan.Flat) }

// scaled returns a length that the file states for hexes of its own size, on a map
// that is drawn smaller or larger.
func (c *chart) scaled(l geom.Length) geom.Length {
	return l.Scale(face.Ratio(c.plan.Flat, c.m.Flat))
}

// vec returns the place on the map of one on paper.
func (c *chart) vec(p geom.Point) geom.Vec {
	d := p.Sub(c.plan.Origin)
	return geom.V(c.units(d.X), c.units(d.Y))
}

func (c *chart) center(h hex.Hex) geom.Vec    { return c.vec(c.plan.Center(h)) }
func (c *chart) middle(s hex.Side) geom.Vec   { return c.vec(c.plan.Middle(s)) }
func (c *chart) vertex(v hex.Vertex) geom.Vec { return c.vec(c.plan.Vertex(v)) }
func (c *chart) pick(v geom.Vec) hex.Hex      { return c.plan.Pick(c.pt(v)) }

// side returns a hexside as a piece of a line.
func (c *chart) side(s hex.Side) geom.Segment {
	a, b := s.Ends()
	return geom.Segment{A: c.vertex(a), B: c.vertex(b)}
}

// exact returns a place on paper without rounding it as textures are.
func (c *chart) exact(v geom.Vec) geom.Point {
	return c.plan.Origin.Add(geom.Pt2(c.width(v.X), c.width(v.Y)))
}

// centroid returns the middle of the place: of its hex, or of the side that two hexes
// share, or of all of them.
func (c *chart) centroid(hexes []hex.Hex) geom.Vec {
	var sum geom.Vec
	for _, h := range hexes {
		sum = sum.Add(c.center(h))
	}
	return sum.Scale(1 / float64(len(hexes)))
}
