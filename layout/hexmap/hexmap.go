package hexmap

import (
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/face"
)

// hexmapContent is a hex map.
type hexmapContent struct {
	src    face.PartRef
	name   face.Attr[string]
	hex    face.Attr[geom.Length]
	fit    face.Attr[string]
	blank  face.Attr[bool]
	ground face.Attr[float64]
}

func NewHexmap(c *face.Compiler, src *facedata.Part) face.Content {
	return &hexmapContent{
		src:    face.PartRefOf(src),
		name:   face.Key(c, src, "hexmap", face.As[string]),
		hex:    face.Key(c, src, "hex", face.As[geom.Length]),
		fit:    face.Key(c, src, "fit", face.As[string]),
		blank:  face.Key(c, src, "blank", face.As[bool]),
		ground: face.Key(c, src, "ground", face.As[float64]),
	}
}

// Natural returns the size of the grid. A map without a fixed hex size can take any
// size.
func (c *hexmapContent) Natural(p *face.Painter, known geom.Size) geom.Size {
	m := mapNamed(p, &c.src, c.name.In(p), c.name.Pos(p))
	if m == nil {
		return geom.Size{}
	}
	size := sizeOfMap(m, c.flat(p, m))
	if c.fit.In(p) != "contain" {
		return size
	}
	switch {
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: size.H.Scale(face.Ratio(known.W, size.W))}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: size.W.Scale(face.Ratio(known.H, size.H)), H: known.H}
	}
	return geom.Size{W: face.NoSize, H: face.NoSize}
}

// flat returns the size of the hexes.
func (c *hexmapContent) flat(p *face.Painter, m *mapdata.Map) geom.Length {
	if c.hex.IsSet {
		return max(minHex, c.hex.In(p))
	}
	return max(minHex, m.Flat)
}

// minHex is the smallest hex that is drawn; patterns of smaller ones would be finer
// than a printer's dots.
const minHex = 2 * geom.MM

// sizeOfMap returns the size of a map's hexes together.
func sizeOfMap(m *mapdata.Map, flat geom.Length) geom.Size {
	return geom.NewHexPlan(m.Grid, flat, geom.Point{}).Bounds(m.Grid).Size()
}

func (c *hexmapContent) Draw(p *face.Painter, box geom.Rect) {
	m := mapNamed(p, &c.src, c.name.In(p), c.name.Pos(p))
	if m == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	flat, at := c.place(p, m, box)
	face.SharedBy[sheetMaps](p.Engine).add(sheetMap{m, flat, p.Deck(), c.src})
	d := newDrawing(p, m, c.src, flat, at)
	d.Blank = c.blank.In(p)
	d.Faint = c.faint(p)
	d.draw()
	d.cutsOfMap(p)
}

// faint returns how strongly the ground of a blank map is drawn. A number that is no
// share is reported.
func (c *hexmapContent) faint(p *face.Painter) float64 {
	v := c.ground.In(p)
	if v < 0 || v > 1 {
		face.ReportBadValue(p, &c.src, &c.ground, "ground", "write a number from 0 to 1, such as 0.4 for pale fields")
	}
	return min(max(v, 0), 1)
}

// place returns the size of the hexes in a box, and the position of the map's upper
// left corner. A map that does not fit is reported.
func (c *hexmapContent) place(p *face.Painter, m *mapdata.Map, box geom.Rect) (flat geom.Length, at geom.Point) {
	flat = c.flat(p, m)
	size := sizeOfMap(m, flat)
	fitted, fits := c.fit.In(p) == "contain", min(face.Ratio(box.W, size.W), face.Ratio(box.H, size.H))
	if fitted {
		flat = max(minHex, flat.Scale(fits))
		size = sizeOfMap(m, flat)
	}
	switch {
	case size.W > box.W+face.Tolerance:
		c.tooLarge(p, size.W, box.W, flat.Scale(fits))
	case size.H > box.H+face.Tolerance:
		c.tooLarge(p, size.H, box.H, flat.Scale(fits))
	case fitted:
		box = face.Contain(size, box)
	}
	return flat, box.Min()
}

// tooLarge reports a map that does not fit in its box, with the largest hexes that
// would fit.
func (c *hexmapContent) tooLarge(p *face.Painter, need, room, fits geom.Length) {
	f := p.Found.Errorf(c.src.Pos, face.CodeOverflow, "%s%s needs %s but has %s", p.CardName(), c.src.Label, face.Tenths(need), face.Tenths(room))
	switch tenth := geom.MM / 10; {
	case fits < minHex:
		f.Hintf("enlarge its box; hexes cannot be that small")
	default:
		f.Hintf("write `hex: %[2]s` for hexes of %[1]s, or `fit: contain`", face.Tenths(fits/tenth*tenth), face.Tenths(fits/tenth*tenth))
	}
}

// mapNamed returns a map of the game. If there is none, it returns nil and adds a
// finding.
func mapNamed(p *face.Painter, src *face.PartRef, name string, pos diag.Pos) *mapdata.Map {
	p.Reads(carddata.OfMaps, "")
	if m, ok := p.Game.Map(name); ok {
		return m
	}
	f := p.Found.Errorf(pos, CodeNoMap, "%s%s: there is no map %q", p.CardName(), src.Label, name)
	f.Hintf("%s", diag.DidYouMean(name, mapNames(p.Game)))
	return nil
}

func mapNames(g *carddata.Game) []string {
	names := make([]string, len(g.Maps))
	for i, m := range g.Maps {
		names[i] = m.ID
	}
	return names
}

// onlyMap returns the game's only map, for a part that names none.
func onlyMap(p *face.Painter, src *face.PartRef) *mapdata.Map {
	p.Reads(carddata.OfMaps, "")
	if len(p.Game.Maps) == 1 {
		return p.Game.Maps[0]
	}
	p.Found.Errorf(src.Pos, CodeNoMap, "%s%s: the game has %d maps, but `map` is not set", p.CardName(), src.Label, len(p.Game.Maps)).
		Hintf("set `map` to one of %s", strings.Join(mapNames(p.Game), ", "))
	return nil
}
