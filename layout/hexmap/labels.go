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

// nameShares are the sizes that a name is tried in, when the look of the map asks
// for none and no place is free for it.
var nameShares = [...]float64{1, 0.88, 0.76}

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

// layNames places the names: of places first, those of a higher priority before
// others, then of areas, zones and hexes, and along rivers and roads.
func (c *chart) layNames() {
	c.titled = map[hex.Hex]bool{}
	for i := range c.m.Places {
		for _, h := range c.m.Places[i].Hexes {
			c.titled[h] = true
		}
	}
	for _, pl := range c.namedPlaces() {
		text := pl.Name.In(c.Scope.Lang)
		if text == "" || len(pl.Hexes) == 0 || c.Stopped() {
			continue
		}
		c.add(c.placeTitle(pl, text))
	}
	c.layNamesAlong()
	c.checkNames()
}

// sizeThatFits lays a name as large as its kind is written, or smaller where it
// would cover something, leave its hexes or run off the map. A size that the look
// asks for stays, and so does one below which type may not be.
func (c *chart) sizeThatFits(lay func(share float64) label) (n label) {
	for _, share := range nameShares {
		n = lay(share)
		if c.m.Look.NameCap > 0 || c.unobstructed(&n) && c.mostlyInside(&n) {
			return n
		}
		if !n.ink.reversed && n.cap <= c.leastCap(false) {
			return n
		}
	}
	return n
}

// leastCap gives how high the capitals of type on a map are at least.
func (c *chart) leastCap(light bool) geom.Length {
	return mapFloorOf(light).Better.Scale(c.capShare())
}

// mostlyInside tells whether a name stands in the hexes that it names, but for a letter.
func (c *chart) mostlyInside(n *label) bool { return c.strayShare(n) <= 0.1 }

// strayShare gives how much of a name stands in hexes that it does not name, as a share.
func (c *chart) strayShare(n *label) float64 {
	if len(n.hexes) == 0 {
		return 0
	}
	all, off := 0, 0
	for v := range n.samples(c) {
		if all++; !slices.Contains(n.hexes, c.pick(v)) {
			off++
		}
	}
	return float64(off) / float64(all)
}

// withInk lays a name in dark type, and once more, larger, when its place turns
// out to want light type.
func (c *chart) withInk(lay func(light bool) label) label {
	n := lay(false)
	n.ink = c.inkOn(c.backgroundOf(&n), n.asked)
	if n.ink.reversed {
		n = lay(true)
		n.ink = c.inkOn(c.backgroundOf(&n), n.asked)
	}
	return n
}

// nameHeight gives the height of the capitals of names of a kind by its share. No
// kind is smaller than type on a map may be, unless the look asks for it.
func (c *chart) nameHeight(share float64, light bool) geom.Length {
	high := c.capHeight(c.m.Look.NameCap, nameCap, light).Scale(share)
	least := c.leastCap(light)
	if asked := c.m.Look.NameCap; asked > 0 {
		least = min(least, asked)
	}
	return max(high, least)
}

// namedPlaces lists all that is named by its hexes, in the order in which places are
// chosen.
func (c *chart) namedPlaces() []*mapdata.Place {
	all := make([]*mapdata.Place, len(c.m.Places))
	for i := range c.m.Places {
		all[i] = &c.m.Places[i]
	}
	slices.SortStableFunc(all, func(a, b *mapdata.Place) int { return cmp.Compare(b.Priority, a.Priority) })
	for _, a := range c.m.Areas {
		all = append(all, &mapdata.Place{Pos: a.Pos, Kind: "area", Name: a.Name, Hexes: a.Hexes})
	}
	for _, z := range c.m.Zones {
		all = append(all, &mapdata.Place{Pos: z.Pos, Kind: "zone", Name: z.Name, Hexes: z.Hexes})
	}
	for h := range c.m.Grid.Hexes() {
		if at := c.m.At(h); !at.Text.Empty() {
			all = append(all, &mapdata.Place{Pos: at.Pos, Kind: "text", Name: at.Text, Hexes: []hex.Hex{h}})
		}
	}
	return all
}

// add takes in a name that has its place, and keeps that place free.
func (c *chart) add(n label) {
	c.names = append(c.names, n)
	c.checkCovers(&n)
	c.checkReach(&n)
	for _, o := range n.obstacles(c) {
		c.keep.add(o)
	}
}

// set sets a name the way its kind is written.
func (c *chart) set(pl *mapdata.Place, text string, share float64, light bool) label {
	n := label{title: text, pos: pl.Pos, hexes: pl.Hexes, at: pl.At, turn: pl.Rotate}
	high := func(kind float64) geom.Length { return c.nameHeight(share*kind, light) }
	switch pl.Kind {
	case "city":
		n.lettering = c.letter(text, high(cityShare), true, true)
	case "town":
		n.lettering = c.letter(text, high(townShare), true, true)
	case "zone":
		n.lettering = c.letter(text, high(1), true, true)
	case "water":
		n.lettering, n.asked = c.letter(text, high(1), false, true), c.waterInk(pl.Hexes)
	case "text":
		n.lettering = c.letter(text, high(textShare), false, false)
	default:
		n.lettering = c.letter(text, high(1), false, true)
	}
	return n
}

// waterInk gives the ink for the name of water: that of its waves, as deep as it
// needs to be read.
func (c *chart) waterInk(hexes []hex.Hex) face.Ink {
	f := c.backgroundAt(hexes[0])
	return deepened(f.ink, f.seen)
}

// centroid gives the middle of the place: of its hex, or of the side that two hexes
// share, or of all of them.
func (c *chart) centroid(hexes []hex.Hex) geom.Vec {
	var sum geom.Vec
	for _, h := range hexes {
		sum = sum.Add(c.center(h))
	}
	return sum.Scale(1 / float64(len(hexes)))
}

// placeName tries places around the heart of the place and takes the one that
// hides least, then the one that is nearest to where such a name stands best.
func (c *chart) placeName(n *label) {
	heart := c.centroid(n.hexes)
	home := heart.Add(geom.V(0, nameHome(n)))
	least := math.Inf(1)
	for _, y := range nameRows {
		for _, x := range nameColumns {
			at := heart.Add(geom.V(x, y))
			if !fixedRow(n.at, y) {
				continue
			}
			if hides, cost := c.costOf(n, at, home, least); cost < least {
				n.mid, n.covers, least = at, hides, cost
			}
		}
	}
}

// The places that are tried, in hundredths of a hex from the heart.
var (
	nameRows    = [...]float64{0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -24, 24, -28, 28, -32, 32, 40, -40, 48, -48, 56, -58}
	nameColumns = [...]float64{0, -4, 4, -8, 8, -14, 14, -20, 20, -28, 28, -38, 38}
)

// fixedRow tells whether a name that is told where to stand may stand in a row.
func fixedRow(at string, y float64) bool {
	switch at {
	case "top":
		return y <= -16 && y >= -32
	case "bottom":
		return y >= 16 && y <= 32
	case "center":
		return y == 0
	}
	return true
}

// nameHome gives how far under its heart a name stands best: in the middle when
// it has two hexes, below the number in one.
func nameHome(n *label) float64 {
	if len(n.hexes) > 1 {
		return 0
	}
	return -20
}

// costOf tells what a name would hide at a place, and what that place costs. It goes
// no further than the most that a place may cost.
func (c *chart) costOf(n *label, at, home geom.Vec, most float64) (hides, cost float64) {
	off := at.Sub(home)
	cost = 0.012*abs(off.Y) + 0.03*abs(off.X)
	m := *n
	m.mid = at
	for p := range m.samples(c) {
		if cost+10*hides >= most {
			break
		}
		solid, soft := c.coveredAt(p)
		if solid {
			hides++
		}
		if soft {
			cost += 0.35
		}
		h := c.pick(p)
		if c.kindAt(h) < 0 {
			cost += 3
		}
		if n.strayIn(c, h) {
			cost += 0.12
		}
	}
	return hides, cost + 10*hides
}

// strayIn tells whether a name has no business in a hex: one that it does not name,
// or for what runs through many, one that has a name of its own.
func (n *label) strayIn(c *chart, h hex.Hex) bool {
	if len(n.hexes) == 0 {
		return c.titled[h]
	}
	return !slices.Contains(n.hexes, h)
}

// coveredAt tells what lies at a place: type and signs, or else roads and rivers.
func (c *chart) coveredAt(p geom.Vec) (solid, soft bool) {
	near := c.keep.near(p)
	for i := range near {
		switch o := &near[i]; {
		case soft && !o.solid || !o.within(p, 0.8):
		case o.solid:
			return true, false // enough: on crowded maps many more lie here
		default:
			soft = true
		}
	}
	return false, soft
}

// samples gives places all over the name, its halo included: three rows of them to
// each line.
func (n *label) samples(c *chart) iter.Seq[geom.Vec] {
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

// half gives half the room that the name takes with its halo.
func (n *label) half(c *chart) geom.Vec {
	size := n.size()
	return geom.V(c.units(size.W)/2+nameHalo, c.units(size.H)/2+nameHalo)
}

// obstacles are what textures and later names keep off: a row of discs, since the
// name may be turned.
func (n *label) obstacles(c *chart) []obstacle {
	half := n.half(c)
	way := geom.V(max(0, half.X-half.Y), 0).Rotate(n.turn * geom.Tau / 360)
	return []obstacle{{line: geom.Segment{A: n.mid.Sub(way), B: n.mid.Add(way)}, room: half.Y + 0.8, solid: true}}
}
