package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// land is all hexes of one terrain, and what its pattern draws with.
type land struct {
	*chart
	region
	kind *mapdata.Terrain // nil for what is no terrain, such as a hedge on a hexside
	name string           // of its symbols
	palette
	symbols symbolStore
	roads   []road // that villages are built along

	alone     bool    // one hex of a large map, drawn for all that are alike
	toVariant hex.Hex // from it to the one whose random numbers it shares
}

// edges returns the sides of a hex beyond which other ground begins. The rim of the
// map is none: the land goes on there.
func (g *land) edges(h hex.Hex) []geom.Segment {
	return g.chart.edges(region{nil, func(n hex.Hex) bool { return g.in(n) || g.kindAt(n) < 0 }}, h)
}
