// Package canvas maps hexes to paper for everything that draws on a hex map:
// coordinates, lines, regions, random numbers, and areas that must be kept free.
package canvas

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// Canvas is a hex map on paper: its data, the positions of its hexes, and the areas to
// be kept free. All layers draw with it.
type Canvas struct {
	*face.Painter
	seed
	Map     *mapdata.Map
	Source  face.PartRef
	Plan    geom.HexPlan
	Bounds  geom.Rect
	Blank   bool      // an empty map that players draw on
	Faint   float64   // how strongly the ground of an empty map is drawn
	Tile    bool      // a sample for a legend
	Window  geom.Path // the visible part of a sample; empty: all of it
	Visible []hex.Hex
	Keep    Keepouts
	Water   Keepouts // rivers and streams, which terrain with soft edges does not cross
	Ground  int      // the terrain in which others lie with soft edges, or -1
}

// New returns the canvas of a map with its upper left corner at the given point.
func New(p *face.Painter, m *mapdata.Map, src face.PartRef, flat geom.Length, at geom.Point) *Canvas {
	c := &Canvas{Painter: p, seed: seed(m.Look.Seed), Map: m, Source: src}
	c.Plan = geom.NewHexPlan(m.Grid, flat, at)
	c.Bounds = c.Plan.Bounds(m.Grid)
	c.Visible = c.seen()
	c.Ground = -1
	if !c.Plain() {
		c.Ground = m.Ground()
	}
	return c
}

// seen returns the hexes of which any part is visible, row by row: those of the grid,
// and with a cut rim also those around it.
func (c *Canvas) seen() []hex.Hex {
	g, margin := c.Map.Grid, c.Map.Margin()
	var out []hex.Hex
	for row := -margin; row < g.Rows+margin; row++ {
		for col := -margin; col < g.Cols+margin; col++ {
			out = append(out, g.At(col, row))
		}
	}
	return out
}

// KindAt returns the index of a hex's terrain, or -1 if there is none. Outside a cut
// rim it is the terrain of the nearest hex, or open ground if what is there is pale.
func (c *Canvas) KindAt(h hex.Hex) int {
	g := c.Map.Grid
	col, row := g.Place(h)
	if c.Map.Rim == mapdata.CutRim && col >= -1 && col <= g.Cols && row >= -1 && row <= g.Rows {
		if c.PaleGround() || c.Map.Look.FadeRim && c.Ground >= 0 && !g.Contains(h) {
			return c.Ground
		}
		h = g.At(min(max(col, 0), g.Cols-1), min(max(row, 0), g.Rows-1))
	}
	if !g.Contains(h) {
		return -1
	}
	if c.PaleGround() {
		return c.Ground
	}
	return c.Map.At(h).Terrain
}

// PaleGround reports whether this is an empty map of which only the ground is drawn, pale,
// in all hexes.
func (c *Canvas) PaleGround() bool { return c.Blank && c.Faint > 0 && c.Ground >= 0 }

// Unseen reports whether a hex is beyond the rim, where the terrain inside appears to
// continue. A sample shows how its terrain ends.
func (c *Canvas) Unseen(h hex.Hex) bool {
	return c.KindAt(h) < 0 && (c.Ground < 0 || !c.Tile)
}

// TerrainAt returns the terrain of a hex, or nil if there is none.
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

// MaxTextured is the maximum number of hexes of maps with patterns; a larger map would have more
// trees than fit in a printer's memory.
const MaxTextured = 10_000

// Plain reports whether terrain is drawn as flat color.
func (c *Canvas) Plain() bool { return c.Map.Look.Plain || len(c.Visible) > MaxTextured }

// Repeats reports whether hexes share their textures.
func (c *Canvas) Repeats() bool { return len(c.Visible) > mapdata.MaxApart }
