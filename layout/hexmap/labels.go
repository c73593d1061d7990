package hexmap

import (
	"cmp"
	"iter"
	"math"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
)

// nameCap is the height of the capitals of names, in hundredths of a hex, nameHalo the
// width of the halo around them, lightHalo that around light type, whose hairlines the trees
// around it would hide, and alongAir the gap between the halo and the river or
// road that the name stands beside. On hexes of 18 to 22 mm, capitals are 1.6 to 2.5 mm
// high, depending on the kind of name.
const (
	nameCap   = 100.0 / 11
	nameHalo  = 1.8
	lightHalo = 2.5
	alongAir  = 1.1
	edgeAir   = 8.0 // between such a name and the edge of the map
)

// The relative sizes of names by kind; 1 is the size for a village, hill or wood.
const (
	cityShare  = 1.15
	townShare  = 1.1
	alongShare = 0.92 // of a river or road
	textShare  = 0.8  // of the text of a hex
)

// label is a name at its place.
type label struct {
	lettering
	title  string
	pos    diag.Pos
	hexes  []hex.Hex // the hexes that it names; none for rivers and roads
	at     string    // its position in the hex as set in the file
	mid    geom.Vec
	turn   float64  // degrees clockwise
	asked  face.Ink // none: the color for type on its background
	ink    typeInk  // at its place
	covers float64  // how much it covers of what must be readable
}

// labelLayer draws the names on a map.
type labelLayer struct {
	typesetter
	borders *borderLayer
	roads   *roadLayer
	placed  []label
	named   map[hex.Hex]bool // hexes with names of their own
}

// place places the names: first those of places, by descending priority, then those of
// areas, zones and hexes, and finally those along rivers and roads.
func (l *labelLayer) place() {
	l.named = map[hex.Hex]bool{}
	for i := range l.Map.Places {
		for _, h := range l.Map.Places[i].Hexes {
			l.named[h] = true
		}
	}
	for _, pl := range l.namedPlaces() {
		text := pl.Name.In(l.Lang())
		if text == "" || len(pl.Hexes) == 0 || l.Stopped() {
			continue
		}
		l.add(l.placeNamed(pl, text))
	}
	if !l.Blank {
		l.placeAlong()
	}
	l.checkSizes()
}

// zonePlaces returns the zones as places.
func (l *labelLayer) zonePlaces() (all []*mapdata.Place) {
	for _, z := range l.Map.Zones {
		all = append(all, &mapdata.Place{Pos: z.Pos, Kind: "zone", Name: z.Name, Hexes: z.Hexes, At: l.zoneSpot(z.Hexes)})
	}
	return all
}

// zoneSpot returns where the name of a zone stands: in a single hex below its middle, away
// from its number, unless badges are there; or beside the number, where badges are too.
func (l *labelLayer) zoneSpot(hexes []hex.Hex) string {
	if len(hexes) != 1 || l.Map.Look.Numbers != "top" {
		return "auto"
	}
	if at := l.Map.At(hexes[0]); len(at.Badges) > 0 || at.Badges == nil && len(l.Map.TerrainAt(hexes[0]).Badges) > 0 {
		return "auto"
	}
	if l.Map.Look.BadgesTop && !l.Blank { // a counter leaves the upper part of the hex to be seen
		return "top"
	}
	return "bottom"
}

// namedPlaces returns everything that is named at its hexes, in the order of placement.
// A blank map has only its zones.
func (l *labelLayer) namedPlaces() []*mapdata.Place {
	if l.Blank {
		return l.zonePlaces()
	}
	all := make([]*mapdata.Place, len(l.Map.Places))
	for i := range l.Map.Places {
		all[i] = &l.Map.Places[i]
	}
	slices.SortStableFunc(all, func(a, b *mapdata.Place) int { return cmp.Compare(b.Priority, a.Priority) })
	for _, a := range l.Map.Areas {
		all = append(all, &mapdata.Place{Pos: a.Pos, Kind: "area", Name: a.Name, Hexes: a.Hexes})
	}
	all = append(all, l.zonePlaces()...)
	for h := range l.Map.Grid.Hexes() {
		if at := l.Map.At(h); !at.Text.Empty() {
			all = append(all, &mapdata.Place{Pos: at.Pos, Kind: "text", Name: at.Text, Hexes: []hex.Hex{h}})
		}
	}
	return all
}

// label returns a name set in the style of its kind.
func (l *labelLayer) label(pl *mapdata.Place, text string, share float64, light bool) label {
	n := label{title: text, pos: pl.Pos, hexes: pl.Hexes, at: pl.At, turn: pl.Rotate}
	high := func(kind float64) geom.Length { return l.nameHeight(share*kind, light) }
	switch pl.Kind {
	case "city":
		n.lettering = l.typeset(text, high(cityShare), true, true)
	case "town":
		n.lettering = l.typeset(text, high(townShare), true, true)
	case "zone":
		n.lettering = l.typeset(text, high(1), true, true)
	case "water":
		n.lettering, n.asked = l.typeset(text, high(1), false, true), l.waterInk(pl.Hexes)
	case "text":
		n.lettering = l.typeset(text, high(textShare), false, false)
	default:
		n.lettering = l.typeset(text, high(1), false, true)
	}
	return n
}

// waterInk returns the ink for the name of water: the color of its waves, darkened
// until it is readable.
func (l *labelLayer) waterInk(hexes []hex.Hex) face.Ink {
	f := l.backgroundAt(hexes[0])
	return deepened(f.ink, f.seen)
}

// add adds a placed name, and reserves its space.
func (l *labelLayer) add(n label) {
	l.placed = append(l.placed, n)
	l.checkCovers(&n)
	l.checkReach(&n)
	for _, o := range n.obstacles(l.Canvas) {
		l.Keep.Add(o)
	}
}

// half returns half the size of the name including its halo.
func (n *label) half(c *canvas.Canvas) geom.Vec {
	size := n.size()
	return geom.V(c.Units(size.W)/2+nameHalo, c.Units(size.H)/2+nameHalo)
}

// samples returns points all over the name including its halo: three rows for each line
// of text.
func (n *label) samples(c *canvas.Canvas) iter.Seq[geom.Vec] { return n.samplesAt(n.mid, c) }

// samplesAt returns the samples if the name were centered at a point.
func (n *label) samplesAt(mid geom.Vec, c *canvas.Canvas) iter.Seq[geom.Vec] {
	half := n.half(c)
	columns, rows := int(half.X*2/4)+2, float64(len(n.block.Lines))
	sin, cos := math.Sincos(n.turn * geom.Tau / 360)
	return func(yield func(geom.Vec) bool) {
		for i := range columns {
			x := half.X * (2*float64(i)/float64(columns-1) - 1)
			for j := -rows; j <= rows; j++ {
				y := half.Y * j / rows
				if !yield(mid.Add(geom.V(x*cos-y*sin, x*sin+y*cos))) {
					return
				}
			}
		}
	}
}

// obstacles returns the area that textures and later names must avoid: a row of discs,
// because the name may be rotated.
func (n *label) obstacles(c *canvas.Canvas) []canvas.Obstacle {
	half := n.half(c)
	way := geom.V(max(0, half.X-half.Y), 0).Rotate(n.turn * geom.Tau / 360)
	return []canvas.Obstacle{{Line: geom.Segment{A: n.mid.Sub(way), B: n.mid.Add(way)}, Room: half.Y + 0.8, Solid: true, Above: n.ink.reversed}}
}
