package layout

import (
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// hexmapContent is a map of hexes.
type hexmapContent struct {
	src   site
	name  attr[string]
	hex   attr[geom.Length]
	fit   attr[string]
	blank attr[bool]
}

func newHexmap(c *compiler, src *carddata.Part) content {
	return &hexmapContent{
		src:   siteOf(src),
		name:  key(c, src, "hexmap", as[string]),
		hex:   key(c, src, "hex", as[geom.Length]),
		fit:   key(c, src, "fit", as[string]),
		blank: key(c, src, "blank", as[bool]),
	}
}

// natural is the size of the grid. A map that is to be fitted takes any.
func (c *hexmapContent) natural(p *painter, known geom.Size) geom.Size {
	m := p.hexmap(&c.src, c.name.in(p), c.name.pos(p))
	if m == nil {
		return geom.Size{}
	}
	size := sizeOfMap(m, c.flat(p, m))
	if c.fit.in(p) != "contain" {
		return size
	}
	switch {
	case known.W > 0 && known.H <= 0:
		return geom.Size{W: known.W, H: size.H.Scale(ratio(known.W, size.W))}
	case known.H > 0 && known.W <= 0:
		return geom.Size{W: size.W.Scale(ratio(known.H, size.H)), H: known.H}
	}
	return geom.Size{W: noSize, H: noSize}
}

// flat gives the size of the hexes.
func (c *hexmapContent) flat(p *painter, m *carddata.HexMap) geom.Length {
	if c.hex.said {
		return max(minHex, c.hex.in(p))
	}
	return max(minHex, m.Flat)
}

// minHex is the smallest hex that is drawn: patterns of smaller ones would be
// finer than any printer's dots.
const minHex = 2 * geom.MM

// sizeOfMap gives the room that the hexes of a map take.
func sizeOfMap(m *carddata.HexMap, flat geom.Length) geom.Size {
	return geom.NewHexPlan(m.Grid, flat, geom.Point{}).Bounds(m.Grid).Size()
}

func (c *hexmapContent) draw(p *painter, box geom.Rect) {
	m := p.hexmap(&c.src, c.name.in(p), c.name.pos(p))
	if m == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	flat, at := c.place(p, m, box)
	sharedBy[sheetMaps](p.engine).add(sheetMap{m, flat, p.scope.Deck, c.src})
	ch := newChart(p, m, c.src, flat, at)
	ch.blank = c.blank.in(p)
	ch.draw()
	cutsOfMap(p, ch.plan, m.Grid)
}

// place gives the size of the hexes in a box, and where the map's upper left
// corner stands. A map that the box cannot hold is reported.
func (c *hexmapContent) place(p *painter, m *carddata.HexMap, box geom.Rect) (flat geom.Length, at geom.Point) {
	flat = c.flat(p, m)
	size := sizeOfMap(m, flat)
	fitted, fits := c.fit.in(p) == "contain", min(ratio(box.W, size.W), ratio(box.H, size.H))
	if fitted {
		flat = max(minHex, flat.Scale(fits))
		size = sizeOfMap(m, flat)
	}
	switch {
	case size.W > box.W+tolerance:
		c.tooLarge(p, size.W, box.W, flat.Scale(fits))
	case size.H > box.H+tolerance:
		c.tooLarge(p, size.H, box.H, flat.Scale(fits))
	case fitted:
		box = contain(size, box)
	}
	return flat, box.Min()
}

// tooLarge reports a map that its box cannot hold, and the hexes that it could.
func (c *hexmapContent) tooLarge(p *painter, need, room, fits geom.Length) {
	f := p.found.Errorf(c.src.pos, CodeOverflow, "%s%s needs %s and has %s", p.cardName(), c.src.label, tenths(need), tenths(room))
	switch tenth := geom.MM / 10; {
	case fits < minHex:
		f.Hintf("make its box larger: no hexes are so small")
	default:
		f.Hintf("hexes of %s fit: write `hex: %s`, or `fit: contain`", tenths(fits/tenth*tenth), tenths(fits/tenth*tenth))
	}
}

// hexmap gives a map of the game; nil, with a finding, when there is none.
func (p *painter) hexmap(src *site, name string, pos diag.Pos) *carddata.HexMap {
	if m, ok := p.game.Map(name); ok {
		return m
	}
	f := p.found.Errorf(pos, CodeNoMap, "%s%s: there is no map %q", p.cardName(), src.label, name)
	f.Hintf("%s", diag.DidYouMean(name, mapNames(p.game)))
	return nil
}

func mapNames(g *carddata.Game) []string {
	names := make([]string, len(g.Maps))
	for i, m := range g.Maps {
		names[i] = m.ID
	}
	return names
}

// onlyMap gives the map of a part that names none: the game's only one.
func (p *painter) onlyMap(src *site) *carddata.HexMap {
	if len(p.game.Maps) == 1 {
		return p.game.Maps[0]
	}
	p.found.Errorf(src.pos, CodeNoMap, "%s%s: the game has %d maps: say which by `map`", p.cardName(), src.label, len(p.game.Maps)).
		Hintf("write one of %s", strings.Join(mapNames(p.game), ", "))
	return nil
}
