package hexmap

import (
	"slices"

	facedata "punchboard/carddata/face"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
)

// hextileContent is one hex of a map, for a legend.
type hextileContent struct {
	src    face.PartRef
	name   face.Attr[string]
	of     face.Attr[string]
	badges face.Attr[bool]
	bridge face.Attr[string]
	ford   face.Attr[bool]
	seed   face.Attr[int]
}

func NewHextile(c *face.Compiler, src *facedata.Part) face.Content {
	return &hextileContent{
		src:    face.PartRefOf(src),
		name:   face.Key(c, src, "hextile", face.As[string]),
		of:     face.Key(c, src, "map", face.As[string]),
		badges: face.Key(c, src, "badges", face.As[bool]),
		bridge: face.Key(c, src, "bridge", face.As[string]),
		ford:   face.Key(c, src, "ford", face.As[bool]),
		seed:   face.Key(c, src, "seed", face.As[int]),
	}
}

// Natural returns the size of a hex that is as large as the known size allows.
func (c *hextileContent) Natural(p *face.Painter, known geom.Size) geom.Size {
	m := c.mapOf(p)
	if m == nil {
		return geom.Size{}
	}
	one := sizeOfMap(tileMap(m, 0), geom.CM)
	switch {
	case known.W > 0 && known.H > 0:
		return face.Contain(one, known.R()).Size()
	case known.W > 0:
		return geom.Size{W: known.W, H: one.H.Scale(face.Ratio(known.W, one.W))}
	case known.H > 0:
		return geom.Size{W: one.W.Scale(face.Ratio(known.H, one.H)), H: known.H}
	}
	return geom.Size{W: face.NoSize, H: face.NoSize}
}

// mapOf returns the map that the part names, or the game's only one.
func (c *hextileContent) mapOf(p *face.Painter) *mapdata.Map {
	if !c.of.IsSet {
		return onlyMap(p, &c.src)
	}
	return mapNamed(p, &c.src, c.of.In(p), c.of.Pos(p))
}

func (c *hextileContent) Draw(p *face.Painter, box geom.Rect) {
	m := c.mapOf(p)
	if m == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	one := sizeOfMap(tileMap(m, 0), geom.CM)
	at := face.Contain(one, box)
	flat := geom.CM.Scale(face.Ratio(at.W, one.W))
	if flat < minTile {
		return // too small to be visible
	}
	if seed := c.seed.In(p); seed != 0 {
		other := *m
		other.Look.Seed += uint64(seed)
		m = &other
	}
	if d := c.sample(p, m, flat, at); d != nil {
		d.Tile = true
		d.draw()
	}
}

// minTile is the smallest sample that is drawn.
const minTile = geom.MM

// sample returns the drawing of the terrain, border or road with a name. If there is
// none, it returns nil and adds a finding.
func (c *hextileContent) sample(p *face.Painter, m *mapdata.Map, flat geom.Length, box geom.Rect) *drawing {
	name := c.name.In(p)
	if i := slices.IndexFunc(m.Kinds.Terrains, func(t mapdata.Terrain) bool { return t.ID == name }); i >= 0 {
		c.checkBridge(p)
		return newDrawing(p, c.ofTerrain(p, m, i), c.src, flat, box.Min())
	}
	if i := slices.IndexFunc(m.Kinds.Roads, func(k mapdata.RoadKind) bool { return k.ID == name }); i >= 0 {
		c.checkBridge(p)
		return c.ofRoad(p, m, i, flat, box)
	}
	if i := slices.IndexFunc(m.Kinds.Borders, func(k mapdata.BorderKind) bool { return k.ID == name }); i >= 0 {
		return c.ofBorder(p, m, i, flat, box)
	}
	p.Found.Errorf(c.name.Pos(p), CodeNoMap, "%s%s: the map `%s` has no terrain, border or road %q", p.CardName(), c.src.Label, m.ID, name).
		Hintf("%s", diag.DidYouMean(name, kindNames(m)))
	return nil
}

// ofTerrain returns a map with one hex of a terrain.
func (c *hextileContent) ofTerrain(p *face.Painter, m *mapdata.Map, terrain int) *mapdata.Map {
	t := tileMap(m, terrain)
	if c.badges.In(p) {
		t.Hexes[0].Badges = nil
	}
	return t
}

// ofRoad draws a road that crosses a hex from one side to the opposite one, as on the map, clipped
// to the hex.
func (c *hextileContent) ofRoad(p *face.Painter, m *mapdata.Map, kind int, flat geom.Length, box geom.Rect) *drawing {
	t := widerTile(m)
	h := t.Grid.At(1, 1)
	from := hex.Dir(4) // a flat hex has a corner at its left
	if t.Grid.Orientation == hex.Pointy {
		from = 5
	}
	t.Roads = []mapdata.Road{{Kind: kind, Hexes: []hex.Hex{h.Neighbor(from), h, h.Neighbor(from.Opposite())}}}
	origin := geom.NewHexPlan(t.Grid, flat, geom.Point{})
	d := newDrawing(p, t, c.src, flat, box.Center().Sub(origin.Center(h)))
	around := geom.NewHexPlan(tileMap(m, 0).Grid, flat, box.Min())
	d.Window = around.Outline(hex.Hex{})
	return d
}

// ofBorder draws three hexsides of a border, clipped to the size of a hex around the
// middle one.
func (c *hextileContent) ofBorder(p *face.Painter, m *mapdata.Map, kind int, flat geom.Length, box geom.Rect) *drawing {
	t := widerTile(m)
	h := t.Grid.At(1, 1)
	middle := h.Side(2)
	t.Borders = []mapdata.Border{{Kind: kind, Sides: []hex.Side{h.Neighbor(1).Side(3), middle, h.Side(3)}}}
	if !c.addBridge(p, m, t, h) {
		return nil
	}
	if c.ford.In(p) {
		t.Borders[0].Bridges = []mapdata.Crossing{{Side: middle, Ford: true}}
	}
	origin := geom.NewHexPlan(t.Grid, flat, geom.Point{})
	d := newDrawing(p, t, c.src, flat, box.Center().Sub(origin.Middle(middle)))
	around := geom.NewHexPlan(tileMap(m, 0).Grid, flat, box.Min())
	d.Window = around.Outline(hex.Hex{})
	return d
}

// checkBridge reports a bridge over, or a ford through, what is no border.
func (c *hextileContent) checkBridge(p *face.Painter) {
	if c.bridge.In(p) != "" {
		face.ReportBadValue(p, &c.src, &c.bridge, "bridge", "remove it: only a border, such as a river, is crossed by a bridge")
	}
	if c.ford.In(p) {
		face.ReportBadValue(p, &c.src, &c.ford, "ford", "remove it: only a border, such as a river, has a ford")
	}
}

// addBridge adds the road that crosses the border of t, a sample of m, from a hex over its side in
// direction 2, if the part names one. If the map has no such road, it adds a finding and returns
// false.
func (c *hextileContent) addBridge(p *face.Painter, m, t *mapdata.Map, h hex.Hex) bool {
	name := c.bridge.In(p)
	if name == "" {
		return true
	}
	i := slices.IndexFunc(t.Kinds.Roads, func(k mapdata.RoadKind) bool { return k.ID == name })
	if i < 0 {
		p.Found.Errorf(c.bridge.Pos(p), CodeNoMap, "%s%s: the map `%s` has no road %q", p.CardName(), c.src.Label, m.ID, name).
			Hintf("%s", diag.DidYouMean(name, roadNames(m)))
		return false
	}
	over := h.Neighbor(2)
	t.Roads = []mapdata.Road{{Kind: i, Hexes: []hex.Hex{h.Neighbor(5), h, over}}}
	t.Borders[0].Bridges = []mapdata.Crossing{{Side: h.Side(2)}}
	return true
}

// tileMap returns a map with one hex of a terrain, without badges, that has the kinds
// and the look of m.
func tileMap(m *mapdata.Map, terrain int) *mapdata.Map {
	t := &mapdata.Map{Pos: m.Pos, ID: m.ID + "-tile", Flat: m.Flat, Look: m.Look, Kinds: m.Kinds}
	t.Grid = hex.Grid{Orientation: m.Grid.Orientation, Cols: 1, Rows: 1}
	t.Look.Numbers, t.Look.Dots = "none", false
	t.Hexes = []mapdata.Hex{{Terrain: terrain, Level: m.Kinds.Terrains[terrain].Level, Badges: []mapdata.Badge{}}}
	return t
}

// widerTile returns a map with a hex of the first terrain and those around it.
func widerTile(m *mapdata.Map) *mapdata.Map {
	t := tileMap(m, 0)
	t.Grid.Cols, t.Grid.Rows = 3, 3
	t.Hexes = make([]mapdata.Hex, t.Grid.Len())
	for i := range t.Hexes {
		t.Hexes[i] = mapdata.Hex{Badges: []mapdata.Badge{}}
	}
	return t
}

func kindNames(m *mapdata.Map) (names []string) {
	for _, t := range m.Kinds.Terrains {
		names = append(names, t.ID)
	}
	for _, k := range m.Kinds.Borders {
		names = append(names, k.ID)
	}
	return append(names, roadNames(m)...)
}

func roadNames(m *mapdata.Map) (names []string) {
	for _, k := range m.Kinds.Roads {
		names = append(names, k.ID)
	}
	return names
}
