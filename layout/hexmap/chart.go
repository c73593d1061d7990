package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// chart is a map of hexes on paper: its file, where its hexes stand, and what is
// to be kept free. All layers draw with it.
type chart struct {
	*face.Painter
	seed
	m       *mapdata.Map
	src     face.PartRef
	plan    geom.HexPlan
	bounds  geom.Rect
	blank   bool      // an empty map, to be drawn on
	tile    bool      // a sample for a key
	window  geom.Path // what is seen of a sample; empty: all of it
	visible []hex.Hex
	keep    keepouts
}

// newChart places a map with its upper left corner at a point.
func newChart(p *face.Painter, m *mapdata.Map, src face.PartRef, flat geom.Length, at geom.Point) *chart {
	c := &chart{Painter: p, seed: seed(m.Look.Seed), m: m, src: src}
	c.plan = geom.NewHexPlan(m.Grid, flat, at)
	c.bounds = c.plan.Bounds(m.Grid)
	c.visible = c.seen()
	return c
}

// seen lists the hexes of which any part is seen, row by row: those of the grid,
// and behind a cut rim those around it.
func (c *chart) seen() []hex.Hex {
	margin := 0
	if c.m.Rim == mapdata.CutRim {
		margin = 1
	}
	g := c.m.Grid
	var out []hex.Hex
	for row := -margin; row < g.Rows+margin; row++ {
		for col := -margin; col < g.Cols+margin; col++ {
			out = append(out, g.At(col, row))
		}
	}
	return out
}

// kindAt returns the terrain of a hex as an index, -1 where there is none. Behind a
// cut rim the ground goes on as it is in the nearest hex.
func (c *chart) kindAt(h hex.Hex) int {
	g := c.m.Grid
	col, row := g.Place(h)
	if c.m.Rim == mapdata.CutRim && col >= -1 && col <= g.Cols && row >= -1 && row <= g.Rows {
		h = g.At(min(max(col, 0), g.Cols-1), min(max(row, 0), g.Rows-1))
	}
	if !g.Contains(h) {
		return -1
	}
	return c.m.At(h).Terrain
}

// terrainAt returns the terrain of a hex, nil where there is none.
func (c *chart) terrainAt(h hex.Hex) *mapdata.Terrain {
	if k := c.kindAt(h); k >= 0 {
		return &c.m.Kinds.Terrains[k]
	}
	return nil
}

// edge returns the outline of the whole map: that of its hexes, or a rectangle.
func (c *chart) edge() geom.Path {
	if !c.window.Empty() {
		return c.window
	}
	if c.m.Rim == mapdata.CutRim {
		return geom.RectPath(c.bounds)
	}
	return c.outline(region{hexes: c.visible, in: c.m.Grid.Contains})
}

// maxTextured bounds the maps whose ground gets patterns: a larger one would hold
// more trees than a printer has memory.
const maxTextured = 10_000

// plain reports whether ground is drawn as flat color.
func (c *chart) plain() bool { return c.m.Look.Plain || len(c.visible) > maxTextured }

// maxApart is how many hexes a map may have of which no two are alike. On larger
// ones hexes share their textures: what comes out the same in two hexes is drawn
// once. Else a map of 60 x 44 would weigh three megabytes.
const maxApart = 500

// repeats reports whether hexes share their textures.
func (c *chart) repeats() bool { return len(c.visible) > maxApart }
