package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// land is all hexes of one terrain, and what its pattern draws with.
type land struct {
	*chart
	region
	kind *mapdata.Terrain // nil for what is no terrain, such as a hedge on a hexside
	name string           // of its symbols
	palette
	symbols symbolStore
	roads   []roadside // that villages are built along

	alone     bool    // one hex of a large map, drawn for all that are alike
	toVariant hex.Hex // from it to the one whose random numbers it shares
}

// newLand returns the hexes of one terrain, ready to be painted.
func newLand(c *chart, r region, t *mapdata.Terrain, colors palette, symbols symbolStore, roads []roadside) *land {
	return &land{chart: c, region: r, kind: t, name: t.ID, palette: colors, symbols: symbols, roads: roads}
}

// edges returns the sides of a hex beyond which other ground begins. The rim of the
// map is none: the land goes on there.
func (g *land) edges(h hex.Hex) []geom.Segment {
	return g.chart.edges(region{in: func(n hex.Hex) bool { return g.in(n) || g.kindAt(n) < 0 }}, h)
}

// paint draws the pattern of the land if it lies flat on the ground, or if it rises
// over what is beside it, as asked for. One that lies flat is clipped to its hexes.
func (g *land) paint(flat bool) {
	p, ok := patterns[g.kind.Pattern]
	switch {
	case !ok || p.flat != flat || g.Stopped():
		return
	case !flat:
		g.spread(g.kind.Pattern, p)
		return
	}
	clip := g.outline(g.region)
	g.Group(&scene.Group{Clip: &clip}, func() {
		if p.mottled {
			g.spread("paper", mottling)
		}
		g.spread(g.kind.Pattern, p)
	})
}
