// Package hexmap draws hex maps layer by layer, with their legends, compasses and scale
// bars.
package hexmap

import (
	"cmp"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// drawing draws one hex map, layer by layer. All positions are computed first: roads
// and rivers, then numbers, badges and names, which avoid them; then textures, which
// avoid all of these. Only then is anything painted, starting with the ground.
type drawing struct {
	*canvas.Canvas
	ground   *groundLayer
	levels   *levelLayer
	areas    *areaLayer
	grid     *gridLayer
	dots     *dotLayer
	zones    *zoneLayer
	borders  *borderLayer
	roads    *roadLayer
	bridges  *bridgeLayer
	barriers *barrierLayer
	numbers  *numberLayer
	badges   *badgeLayer
	labels   *labelLayer
	entries  *entryLayer
}

// newDrawing returns the drawing of a map with its upper left corner at the given
// point.
func newDrawing(p *face.Painter, m *mapdata.Map, src face.PartRef, flat geom.Length, at geom.Point) *drawing {
	c := canvas.New(p, m, src, flat, at)
	colors, symbols := groundColors{c}, texture.SymbolStore{}
	letters, figures := typesetter{colors, m.Look.Font}, typesetter{colors, cmp.Or(m.Look.NumberFont, m.Look.Font)}
	d := &drawing{Canvas: c, levels: &levelLayer{c}, areas: &areaLayer{c}, grid: &gridLayer{c}, zones: &zoneLayer{c}}
	d.borders = &borderLayer{Canvas: c}
	d.roads = &roadLayer{Canvas: c}
	d.bridges = &bridgeLayer{c, d.borders, d.roads}
	d.barriers = &barrierLayer{c, d.borders, symbols}
	d.ground = &groundLayer{groundColors: colors, roads: d.roads, symbols: symbols}
	d.numbers = &numberLayer{typesetter: figures, steps: map[geom.Vec][]geom.Vec{}}
	d.badges = &badgeLayer{typesetter: figures}
	d.dots = &dotLayer{typesetter: letters}
	d.labels = &labelLayer{typesetter: letters, borders: d.borders, roads: d.roads}
	d.entries = &entryLayer{typesetter: letters, zones: d.zones}
	return d
}

// draw adds the map as one symbol.
func (d *drawing) draw() {
	marks := d.Collect(d.paint)
	s := &scene.Symbol{ID: face.MapPrefix + d.Map.ID, Box: d.Bounds.Inset(-d.Width(edgeRoom)), Marks: marks}
	d.Add(&scene.Use{Symbol: s, At: geom.Identity})
}

// edgeRoom is how far the texts of entries may extend beyond the hexes, in hundredths
// of a hex.
const edgeRoom = 40

// paint paints the map.
func (d *drawing) paint() {
	if d.place(); d.Stopped() {
		return
	}
	d.ground.checkSimilar()
	edge := d.Rim()
	d.paintTapers()
	d.Group(&scene.Group{Clip: &edge}, func() {
		d.ground.paint(d.zones.paintBands)
		d.levels.paint()
		d.areas.paint()
		d.grid.paint()
		d.zones.paintLines()
		d.borders.paintWater()
		d.roads.paint()
		d.bridges.paint()
		d.barriers.paint()
	})
	d.grid.paintEdge(edge)
	d.dots.paint()
	d.numbers.paint()
	d.badges.paint()
	d.labels.paint()
	d.entries.paint()
}

// place computes all positions.
func (d *drawing) place() {
	if !d.Blank {
		d.borders.place()
		d.roads.place()
		d.bridges.place()
		d.badges.place()
		d.entries.place()
	}
	d.zones.place()
	d.grid.placeDots()
	d.dots.place()
	d.numbers.place()
	d.labels.place()
	if !d.Blank || d.PaleGround() {
		d.ground.place()
	}
}
