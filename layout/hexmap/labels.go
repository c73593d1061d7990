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

// nameCap is the height of the capitals of names, in hundredths of a hex, and
// nameHalo the width of the halo around them. On hexes of 18 to 22 mm capitals are
// 1.6 to 2.5 mm high by the kind of what they name.
const (
	nameCap  = 100.0 / 11
	nameHalo = 1.8
)

// The size of names of a kind, beside that of a village, hill or wood.
const (
	cityShare  = 1.27
	townShare  = 1.1
	alongShare = 0.92 // of a river or road
	textShare  = 0.8  // of the text of a hex
)

// label is a name in its place.
type label struct {
	lettering
	title  string
	pos    diag.Pos
	hexes  []hex.Hex // that it names; none for what runs through many
	at     string    // where in its hex it is told to stand
	mid    geom.Vec
	turn   float64  // degrees clockwise
	asked  face.Ink // none: that of type on its ground
	ink    typeInk  // where it stands
	covers float64  // what it covers of things that must be read
}

// labelLayer is the names on a map.
type labelLayer struct {
	typesetter
	borders *borderLayer
	roads   *roadLayer
	placed  []label
	named   map[hex.Hex]bool // the hexes of places, which have names of their own
}

// place places the names: of places first, those of a higher priority before
// others, then of areas, zones and hexes, and along rivers and roads.
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
	l.placeAlong()
	l.checkSizes()
}

// namedPlaces lists all that is named by its hexes, in the order in which places are
// chosen.
func (l *labelLayer) namedPlaces() []*mapdata.Place {
	all := make([]*mapdata.Place, len(l.Map.Places))
	for i := range l.Map.Places {
		all[i] = &l.Map.Places[i]
	}
	slices.SortStableFunc(all, func(a, b *mapdata.Place) int { return cmp.Compare(b.Priority, a.Priority) })
	for _, a := range l.Map.Areas {
		all = append(all, &mapdata.Place{Pos: a.Pos, Kind: "area", Name: a.Name, Hexes: a.Hexes})
	}
	for _, z := range l.Map.Zones {
		all = append(all, &mapdata.Place{Pos: z.Pos, Kind: "zone", Name: z.Name, Hexes: z.Hexes})
	}
	for h := range l.Map.Grid.Hexes() {
		if at := l.Map.At(h); !at.Text.Empty() {
			all = append(all, &mapdata.Place{Pos: at.Pos, Kind: "text", Name: at.Text, Hexes: []hex.Hex{h}})
		}
	}
	return all
}

// label sets a name the way its kind is written.
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

// waterInk returns the ink for the name of water: that of its waves, as deep as it
// needs to be read.
func (l *labelLayer) waterInk(hexes []hex.Hex) face.Ink {
	f := l.backgroundAt(hexes[0])
	return deepened(f.ink, f.seen)
}

// add takes in a name that has its place, and keeps that place free.
func (l *labelLayer) add(n label) {
	l.placed = append(l.placed, n)
	l.checkCovers(&n)
	l.checkReach(&n)
	for _, o := range n.obstacles(l.Canvas) {
		l.Keep.Add(o)
	}
}

// half returns half the room that the name takes with its halo.
func (n *label) half(c *canvas.Canvas) geom.Vec {
	size := n.size()
	return geom.V(c.Units(size.W)/2+nameHalo, c.Units(size.H)/2+nameHalo)
}

// samples returns places all over the name, its halo included: three rows of them to
// each line.
func (n *label) samples(c *canvas.Canvas) iter.Seq[geom.Vec] {
	half := n.half(c)
	columns, rows := int(half.X*2/4)+2, float64(len(n.block.Lines))
	sin, cos := math.Sincos(n.turn * geom.Tau / 360)
	return func(yield func(geom.Vec) bool) {
		for i := range columns {
			x := half.X * (2*float64(i)/float64(columns-1) - 1)
			for j := -rows; j <= rows; j++ {
				y := half.Y * j / rows
				if !yield(n.mid.Add(geom.V(x*cos-y*sin, x*sin+y*cos))) {
					return
				}
			}
		}
	}
}

// obstacles are what textures and later names keep off: a row of discs, since the
// name may be turned.
func (n *label) obstacles(c *canvas.Canvas) []canvas.Obstacle {
	half := n.half(c)
	way := geom.V(max(0, half.X-half.Y), 0).Rotate(n.turn * geom.Tau / 360)
	return []canvas.Obstacle{{Line: geom.Segment{A: n.mid.Sub(way), B: n.mid.Add(way)}, Room: half.Y + 0.8, Solid: true}}
}
