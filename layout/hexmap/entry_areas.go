package hexmap

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// Measures of entry arrows, in hundredths of a hex.
const (
	arrowLong = 18.0
	arrowHead = 9.0
	arrowHalf = 2.6  // of the shaft
	arrowWide = 0.72 // of the head, half across, by its length
	entryGap  = 5.0  // from the rim of the map to the text along it
)

// paintEntries draws an arrow in each hex of an entry, and its text along the
// edge of the map, outside.
func (c *chart) paintEntries() {
	for i := range c.m.Entries {
		e := &c.m.Entries[i]
		way, ok := edgeDirections[e.Edge]
		if !ok {
			continue
		}
		fill := face.InkOf(&e.Paint).Over(c.bounds)
		if fill == nil {
			fill = scene.Gray(0x22)
		}
		var path geom.Path
		for _, h := range e.Hexes {
			c.entryArrows(&path, h, way, e)
		}
		if !path.Empty() {
			c.Add(&scene.Path{Path: path, Fill: fill, Stroke: &scene.Stroke{Paint: scene.White, Width: c.width(1)}})
		}
		c.entryName(e, way)
	}
}

// entryArrows draws the arrow of one hex: at its outer side, inward, outward or
// both ways.
func (c *chart) entryArrows(path *geom.Path, h hex.Hex, way geom.Vec, e *mapdata.Entry) {
	foot, tip := c.arrowSpan(h, way, e)
	switch {
	case e.Out && e.In:
		c.doubleArrow(path, foot, tip)
	case e.Out:
		c.arrow(path, foot, tip)
	default:
		c.arrow(path, tip, foot)
	}
}

// arrowSpan gives the inner and the outer end of the arrow of a hex, which stands
// clear of the band of a zone.
func (c *chart) arrowSpan(h hex.Hex, way geom.Vec, e *mapdata.Entry) (foot, tip geom.Vec) {
	reach, band := 50.0, zoneBand
	if way.X != 0 == (c.m.Grid.Orientation == hex.Flat) {
		reach, band = 57.7, zoneBand*1.155 // at a corner
	}
	if !c.inZone(h) {
		band = 0
	}
	long := arrowLong
	if e.Out && e.In {
		long += arrowHead
	}
	tip = c.center(h).Add(way.Scale(reach - band - 3))
	return tip.Sub(way.Scale(long)), tip
}

// inZone tells whether a hex is one of a zone's.
func (c *chart) inZone(h hex.Hex) bool {
	for i := range c.m.Zones {
		if slices.Contains(c.m.Zones[i].Hexes, h) {
			return true
		}
	}
	return false
}

// arrow draws an arrow from a place to a place.
func (c *chart) arrow(path *geom.Path, from, to geom.Vec) {
	dir := to.Sub(from).Unit()
	head := min(arrowHead, to.Sub(from).Len()*0.8)
	neck := to.Sub(dir.Scale(head))
	across := dir.Left()
	c.polygon(path, from.Add(across.Scale(arrowHalf)), neck.Add(across.Scale(arrowHalf)), neck.Add(across.Scale(arrowHead*arrowWide)), to,
		neck.Sub(across.Scale(arrowHead*arrowWide)), neck.Sub(across.Scale(arrowHalf)), from.Sub(across.Scale(arrowHalf)))
}

// doubleArrow draws an arrow with a head at either end.
func (c *chart) doubleArrow(path *geom.Path, a, b geom.Vec) {
	dir := b.Sub(a).Unit()
	across := dir.Left()
	at := func(from geom.Vec, along, off float64) geom.Vec {
		return from.Add(dir.Scale(along)).Add(across.Scale(off))
	}
	const head, half, shaft = arrowHead, arrowHead * 0.72, arrowHalf
	c.polygon(path, a, at(a, head, half), at(a, head, shaft), at(b, -head, shaft), at(b, -head, half), b,
		at(b, -head, -half), at(b, -head, -shaft), at(a, head, -shaft), at(a, head, -half))
}

// entryName sets the text of an entry along its edge: upright on top and below,
// read from the outside in on the sides.
func (c *chart) entryName(e *mapdata.Entry, way geom.Vec) {
	text := e.Name.In(c.Scope.Lang)
	if text == "" || len(e.Hexes) == 0 {
		return
	}
	l := c.letter(text, c.nameHeight(1, false), true, false)
	heart := c.exact(c.centroid(e.Hexes))
	off := c.width(entryGap) + l.height()/2
	b := c.bounds
	at, turn := heart, 0.0
	switch e.Edge {
	case "north":
		at.Y = b.Y - off
	case "south":
		at.Y = b.Bottom() + off
	case "west":
		at.X, turn = b.X-off, 270
	case "east":
		at.X, turn = b.Right()+off, 90
	}
	m := geom.Rotate(turn).Then(geom.Translate(at.X, at.Y))
	box := m.Box(geom.Rect{X: -l.block.Width / 2, Y: -l.height() / 2, W: l.block.Width, H: l.height()})
	c.keepEntrySafe(e, box)
	c.keepEntryApart(e, box)
	c.Group(&scene.Group{Transform: m}, func() { c.letters(&l, geom.Point{}, scene.Gray(0x22), nil) })
}

// keepEntryApart reports a text that is written over that of another entry.
func (c *chart) keepEntryApart(e *mapdata.Entry, box geom.Rect) {
	if slices.ContainsFunc(c.outer, box.Overlaps) {
		c.Found.Warnf(placeOr(e.Pos, c.src.Pos), CodeNameHide, "the text of the entry `%s` of map `%s` meets that of another entry", e.ID, c.m.ID).
			Hintf("shorten one of them, or name the two entries in one")
	}
	c.outer = append(c.outer, box)
}

// keepEntrySafe reports a text that a cut may reach: it stands outside the hexes,
// where the part that holds them need not have left it any room.
func (c *chart) keepEntrySafe(e *mapdata.Entry, box geom.Rect) {
	over := face.Overhang(c.At.Box(box), c.Zones.Safe)
	if over <= face.Tolerance {
		return
	}
	c.Found.Errorf(placeOr(e.Pos, c.src.Pos), face.CodeUnsafe, "the text of the entry `%s` of map `%s` may be cut: it reaches %s beyond the safe zone of the %s",
		e.ID, c.m.ID, face.Tenths(over), c.Noun()).
		Hintf("move the hexmap inward from the %s, or draw it smaller", e.Edge)
}
