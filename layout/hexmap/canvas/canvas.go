// Package canvas is a hex map on paper, for all that draws on one: where its hexes
// stand, lines and regions on them, its random numbers, and what must stay free.
package canvas

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// Canvas is a map of hexes on paper: its file, where its hexes stand, and what is
// to be kept free. All layers draw with it.
type Canvas struct {
	*face.Painter
	seed
	Map     *mapdata.Map
	Source  face.PartRef
	Plan    geom.HexPlan
	Bounds  geom.Rect
	Blank   bool      // an empty map, to be drawn on
	Tile    bool      // a sample for a key
	Window  geom.Path // what is seen of a sample; empty: all of it
	Visible []hex.Hex
	Keep    Keepouts
}

// New places a map with its upper left corner at a point.
func New(p *face.Painter, m *mapdata.Map, src face.PartRef, flat geom.Length, at geom.Point) *Canvas {
	c := &Canvas{Painter: p, seed: seed(m.Look.Seed), Map: m, Source: src}
	c.Plan = geom.NewHexPlan(m.Grid, flat, at)
	c.Bounds = c.Plan.Bounds(m.Grid)
	c.Visible = c.seen()
	return c
}

// seen lists the hexes of which any part is seen, row by row: those of the grid,
// and behind a cut rim those around it.
func (c *Canvas) seen() []hex.Hex {
	margin := 0
	if c.Map.Rim == mapdata.CutRim {
		margin = 1
	}
	g := c.Map.Grid
	var out []hex.Hex
	for row := -margin; row < g.Rows+margin; row++ {
		for col := -margin; col < g.Cols+margin; col++ {
			out = append(out, g.At(col, row))
		}
	}
	return out
}

// KindAt returns the terrain of a hex as an index, -1 where there is none. Behind a
// cut rim the ground goes on as it is in the nearest hex.
func (c *Canvas) KindAt(h hex.Hex) int {
	g := c.Map.Grid
	col, row := g.Place(h)
	if c.Map.Rim == mapdata.CutRim && col >= -1 && col <= g.Cols && row >= -1 && row <= g.Rows {
		h = g.At(min(max(col, 0), g.Cols-1), min(max(row, 0), g.Rows-1))
	}
	if !g.Contains(h) {
		return -1
	}
	return c.Map.At(h).Terrain
}

// TerrainAt returns the terrain of a hex, nil where there is none.
func (c *Canvas) TerrainAt(h hex.Hex) *mapdata.Terrain {
	if k := c.KindAt(h); k >= 0 {
		return &c.Map.Kinds.Terrains[k]
	}
	return nil
}

// Rim returns the outline of the whole map: that of its hexes, or a rectangle.
func (c *Canvas) Rim() geom.Path {
	if !c.Window.Empty() {
		return c.Window
	}
	if c.Map.Rim == mapdata.CutRim {
		return geom.RectPath(c.Bounds)
	}
	return c.OutlineOf(Region{Hexes: c.Visible, Has: c.Map.Grid.Contains})
}

// maxTextured bounds the maps whose ground gets patterns: a larger one would hold
// more trees than a printer has memory.
const maxTextured = 10_000

// Plain reports whether ground is drawn as flat color.
func (c *Canvas) Plain() bool { return c.Map.Look.Plain || len(c.Visible) > maxTextured }

// maxApart is how many hexes a map may have of which no two are alike. On larger
// ones hexes share their textures: what comes out the same in two hexes is drawn
// once. Else a map of 60 x 44 would weigh three megabytes.
const maxApart = 500

// Repeats reports whether hexes share their textures.
func (c *Canvas) Repeats() bool { return len(c.Visible) > maxApart }
