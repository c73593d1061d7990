// Package texture draws the patterns of terrains on hex maps, and the barriers on their
// hexsides.
package texture

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// Land is all hexes of one terrain, with the colors and symbols for drawing its
// pattern.
type Land struct {
	*canvas.Canvas
	canvas.Region
	Kind *mapdata.Terrain // nil if it is not a terrain, such as a hedge on a hexside
	name string           // prefix of the names of its symbols
	Palette
	symbols SymbolStore
	roads   []Roadside // that villages are built along
	things  []bool     // by terrain, whether it shows one thing in each hex, on the ground

	alone     bool    // whether this is one hex of a large map, drawn for all equal hexes
	toVariant hex.Hex // offset to the hex whose random numbers it shares
}

// NewLand returns the hexes of one terrain, ready for painting.
func NewLand(c *canvas.Canvas, r canvas.Region, t *mapdata.Terrain, colors Palette, symbols SymbolStore, roads []Roadside) *Land {
	things := make([]bool, len(c.Map.Kinds.Terrains))
	for k := range things {
		things[k] = !Fills(c.Map.Kinds.Terrains[k].Pattern)
	}
	return &Land{Canvas: c, Region: r, Kind: t, name: t.ID, Palette: colors, symbols: symbols, roads: roads, things: things}
}

// edges returns the sides of a hex at which other terrain begins. The rim of the map
// does not count, because the land continues there.
func (g *Land) edges(h hex.Hex) []geom.Segment {
	return g.Canvas.EdgesOf(canvas.Region{Has: func(n hex.Hex) bool { return g.Has(n) || g.Unseen(n) }}, h)
}

// clip returns the outline that cuts flat patterns.
func (g *Land) clip() geom.Path {
	if g.Repeats() {
		return g.OutlineOf(g.Region)
	}
	return g.Outline(0)
}

// Paint draws the pattern if it is of the requested kind: either flat on the ground,
// and clipped to its hexes, or rising above its surroundings.
func (g *Land) Paint(flat bool) {
	p, ok := patterns[g.Kind.Pattern]
	switch {
	case !ok || p.flat != flat || g.Stopped():
		return
	case !flat:
		g.spread(g.Kind.Pattern, p)
		return
	}
	clip := g.clip()
	g.Group(&scene.Group{Clip: &clip}, func() {
		if p.mottled && !(p.single && g.soft()) && !g.PaleGround() { // the ground below it is mottled already, or too pale for it
			g.spread("paper", mottling)
		}
		if !p.single {
			g.spread(g.Kind.Pattern, p)
		}
	})
	if p.single {
		g.onMap().spread(g.Kind.Pattern, p)
	}
}

// onMap returns the hexes that are on the map, without those beyond a cut rim in which
// the land continues.
func (g *Land) onMap() *Land {
	own := *g
	own.Hexes = slices.DeleteFunc(slices.Clone(g.Hexes), func(h hex.Hex) bool { return !g.Map.Grid.Contains(h) })
	own.Has = func(h hex.Hex) bool { return g.Has(h) && g.Map.Grid.Contains(h) }
	return &own
}
