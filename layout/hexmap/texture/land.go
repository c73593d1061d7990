// Package texture draws the patterns of terrains on hex maps, and what stands on
// their hexsides.
package texture

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// Land is all hexes of one terrain, and what its pattern draws with.
type Land struct {
	*canvas.Canvas
	canvas.Region
	Kind *mapdata.Terrain // nil for what is no terrain, such as a hedge on a hexside
	name string           // of its symbols
	Palette
	symbols SymbolStore
	roads   []Roadside // that villages are built along

	alone     bool    // one hex of a large map, drawn for all that are alike
	toVariant hex.Hex // from it to the one whose random numbers it shares
}

// NewLand returns the hexes of one terrain, ready to be painted.
func NewLand(c *canvas.Canvas, r canvas.Region, t *mapdata.Terrain, colors Palette, symbols SymbolStore, roads []Roadside) *Land {
	return &Land{Canvas: c, Region: r, Kind: t, name: t.ID, Palette: colors, symbols: symbols, roads: roads}
}

// edges returns the sides of a hex beyond which other ground begins. The rim of the
// map is none: the land goes on there.
func (g *Land) edges(h hex.Hex) []geom.Segment {
	return g.Canvas.EdgesOf(canvas.Region{Has: func(n hex.Hex) bool { return g.Has(n) || g.KindAt(n) < 0 }}, h)
}

// Paint draws the pattern of the land if it lies flat on the ground, or if it rises
// over what is beside it, as asked for. One that lies flat is clipped to its hexes.
func (g *Land) Paint(flat bool) {
	p, ok := patterns[g.Kind.Pattern]
	switch {
	case !ok || p.flat != flat || g.Stopped():
		return
	case !flat:
		g.spread(g.Kind.Pattern, p)
		return
	}
	clip := g.OutlineOf(g.Region)
	g.Group(&scene.Group{Clip: &clip}, func() {
		if p.mottled {
			g.spread("paper", mottling)
		}
		g.spread(g.Kind.Pattern, p)
	})
}
