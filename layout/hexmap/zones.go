package hexmap

import (
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// paintAreas fills and outlines areas: each one's hexes as one.
func (c *chart) paintAreas() {
	if c.blank {
		return
	}
	for i := range c.m.Areas {
		a := &c.m.Areas[i]
		path := c.outline(regionOf(a.Hexes))
		if k := face.InkOf(&a.Fill); !k.None() {
			c.Add(&scene.Group{Opacity: 0.35, Marks: []scene.Mark{&scene.Path{Path: path, Fill: k.Over(c.bounds)}}})
		}
		if k := face.InkOf(&a.Line); !k.None() {
			c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(c.bounds), Width: c.width(2.6)}})
		}
	}
}

// layEdges keeps numbers and names off the bands of zones and the arrows of
// entries.
func (c *chart) layEdges() {
	for i := range c.m.Zones {
		z := regionOf(c.m.Zones[i].Hexes)
		for _, h := range z.hexes {
			for _, e := range c.edges(z, h) {
				c.keep.add(obstacle{line: e, room: zoneBand})
			}
		}
	}
	for i := range c.m.Entries {
		e := &c.m.Entries[i]
		way, ok := edgeDirections[e.Edge]
		if !ok {
			continue
		}
		for _, h := range e.Hexes {
			from, to := c.arrowSpan(h, way, e)
			c.keep.add(obstacle{line: geom.Segment{A: from, B: to}, room: arrowHead * arrowWide, solid: true})
		}
	}
}

// Measures of the band around a zone, in hundredths of a hex.
const (
	zoneBand = 6.5
	zoneLine = 1.4
)

// paintZones draws a tinted band along the inner side of each zone's outline.
func (c *chart) paintZones() {
	for i := range c.m.Zones {
		z := &c.m.Zones[i]
		k := face.InkOf(&z.Paint)
		if k.None() {
			k = face.InkOf(&values.Paint{Kind: values.GrayPaint})
		}
		path := c.outline(regionOf(z.Hexes))
		c.Group(&scene.Group{Clip: &path}, func() { c.band(path, k) })
	}
}

// band draws the inner half of a broad line, and a fine one along its end.
func (c *chart) band(path geom.Path, k face.Ink) {
	tint := &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(c.bounds), Width: c.width(2 * zoneBand)}}
	c.Add(&scene.Group{Opacity: 0.38, Marks: []scene.Mark{tint}})
	c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: k.Over(c.bounds), Width: c.width(2 * zoneLine)}})
}
