package layout

import (
	"cmp"
	"slices"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// nameCap is the height of the capitals of names, in hundredths of a hex, and
// nameHalo the width of the halo around them.
const (
	nameCap  = 100.0 / 15
	nameHalo = 1.8
)

// nameplate is a name in its place.
type nameplate struct {
	lettering
	place *carddata.MapPlace
	mid   vec
	turn  float64 // degrees clockwise
	hides float64 // what it covers of things that must be read
}

// layNames places the names, those of a higher priority first.
func (c *chart) layNames() {
	c.judge("names", "name_size", c.nameHigh())
	order := make([]*carddata.MapPlace, len(c.m.Places))
	for i := range c.m.Places {
		order[i] = &c.m.Places[i]
	}
	slices.SortStableFunc(order, func(a, b *carddata.MapPlace) int { return cmp.Compare(b.Priority, a.Priority) })
	for _, pl := range order {
		text := pl.Name.In(c.scope.Lang)
		if text == "" || len(pl.Hexes) == 0 {
			continue
		}
		n := c.nameplate(pl, text)
		c.placeName(&n)
		c.names = append(c.names, n)
		c.judgeName(&n)
		for _, o := range n.obstacles(c) {
			c.keep.add(o)
		}
	}
}

// nameplate sets a name the way its kind is written.
func (c *chart) nameplate(pl *carddata.MapPlace, text string) nameplate {
	high, bold := c.nameHigh(), false
	switch pl.Kind {
	case "city":
		high, bold = high.Scale(1.2), true
	case "town":
		bold = true
	}
	return nameplate{lettering: c.letter(text, high, bold, true), place: pl, turn: pl.Rotate}
}

// heart gives the middle of the place: of its hex, or of the side that two hexes
// share, or of all of them.
func (c *chart) heart(hexes []hex.Hex) vec {
	var sum vec
	for _, h := range hexes {
		sum = sum.add(c.center(h))
	}
	return sum.times(1 / float64(len(hexes)))
}

// placeName tries places around the heart of the place and takes the one that
// hides least, then the one that is nearest to where such a name stands best.
func (c *chart) placeName(n *nameplate) {
	heart := c.heart(n.place.Hexes)
	home := heart.add(vec{0, c.nameHome(n.place)})
	least := -1.0
	for _, y := range nameRows {
		for _, x := range nameColumns {
			at := heart.add(vec{x, y})
			if !fixedRow(n.place.At, y) {
				continue
			}
			hides, cost := c.costOf(n, at, home)
			if least < 0 || cost < least {
				n.mid, n.hides, least = at, hides, cost
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
func (c *chart) nameHome(pl *carddata.MapPlace) float64 {
	if len(pl.Hexes) > 1 {
		return 0
	}
	return -20
}

// costOf tells what a name would hide at a place, and what that place costs.
func (c *chart) costOf(n *nameplate, at, home vec) (hides, cost float64) {
	off := at.sub(home)
	cost = 0.012*abs(off.y) + 0.03*abs(off.x)
	m := *n
	m.mid = at
	for _, p := range m.samples(c) {
		solid, soft, rim := c.under(p)
		if solid {
			hides++
		}
		if soft {
			cost += 0.35
		}
		if rim {
			cost += 3
		}
		if !c.own(n.place, p) {
			cost += 0.12
		}
	}
	return hides, cost + 10*hides
}

// own tells whether a place lies in one of the hexes that the name belongs to.
func (c *chart) own(pl *carddata.MapPlace, p vec) bool { return slices.Contains(pl.Hexes, c.pick(p)) }

// under tells what lies at a place: type and signs, roads and rivers, or the end
// of the map.
func (c *chart) under(p vec) (solid, soft, rim bool) {
	for _, o := range c.keep.cells[[2]int{wholeOf(p.x / keepCell), wholeOf(p.y / keepCell)}] {
		if o.dist(p) < 0.8 {
			solid, soft = solid || o.solid, soft || !o.solid
		}
	}
	return solid, soft, c.kindAt(c.pick(p)) < 0
}

// samples gives places all over the name, its halo included.
func (n *nameplate) samples(c *chart) []vec {
	half := n.half(c)
	columns := int(half.x*2/4) + 2
	out := make([]vec, 0, 3*columns)
	for i := range columns {
		for j := -1.0; j <= 1; j++ {
			x := half.x * (2*float64(i)/float64(columns-1) - 1)
			out = append(out, n.mid.add(vec{x, half.y * j}.turned(n.turn*tau/360)))
		}
	}
	return out
}

// half gives half the room that the name takes with its halo.
func (n *nameplate) half(c *chart) vec {
	size := n.size()
	return vec{c.of(size.W)/2 + nameHalo, c.of(size.H)/2 + nameHalo}
}

// obstacles are what textures and later names keep off: a row of discs, since the
// name may be turned.
func (n *nameplate) obstacles(c *chart) []obstacle {
	half := n.half(c)
	way := vec{max(0, half.x-half.y), 0}.turned(n.turn * tau / 360)
	return []obstacle{{line: span{n.mid.sub(way), n.mid.add(way)}, room: half.y + 0.8, solid: true}}
}

// paintNames draws the names, each with a halo in the colour of the ground that
// it stands on.
func (c *chart) paintNames() {
	for i := range c.names {
		n := &c.names[i]
		t := c.terrainAt(c.pick(n.mid))
		halo := c.groundHalo(t)
		halo.Width = 2 * c.width(nameHalo)
		mid := c.fine(n.mid)
		if n.turn == 0 {
			c.letters(&n.lettering, mid, c.typeInk(t, ink{}), halo)
			continue
		}
		g := &scene.Group{Transform: geom.Rotate(n.turn).Then(geom.Translate(mid.X, mid.Y))}
		c.group(g, func() { c.letters(&n.lettering, geom.Point{}, c.typeInk(t, ink{}), halo) })
	}
}

// judgeName reports a name that found no free place.
func (c *chart) judgeName(n *nameplate) {
	if n.hides > 0 {
		c.found.Warnf(placeOr(n.place.Pos, c.src.pos), CodeNameHide, "the name %q covers a number, a badge or another name on map `%s`: no place near it is free", n.place.Name.In(c.scope.Lang), c.m.ID).
			Hintf("shorten it, turn it with `rotate`, raise its `priority`, or lower `name_size`")
	}
}
