package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

var (
	placeKinds = []string{"point", "city", "town", "village", "hill", "wood", "water"}
	placeSpots = []string{"auto", "top", "bottom", "center"}
)

// areaSettings are the keys of an area: hexes with a common outline.
var areaSettings = []sections.Setting[*Reader, entry[Area]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the map."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Hexes: labels, and ranges along a column or row such as 0101-0108."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Color laid over the terrain."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { l.paintOf(n, "fill", &e.it.Fill) }},
	{Key: sections.Key{Name: "line", Type: sections.KPaint, Default: "black", Doc: "Color of the outline."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { l.paintOf(n, "line", &e.it.Line) }},
}

func newArea(n source.Node) Area {
	return Area{Pos: n.Pos(), Line: values.Paint{Kind: values.GrayPaint}}
}

// placeSettings are the keys of a name on the map.
var placeSettings = []sections.Setting[*Reader, entry[Place]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "kind", Type: sections.KEnum, Values: placeKinds, Default: "point", Doc: "Kind of place; determines the lettering of its name."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			e.it.Kind = placeKinds[n.Choice("kind", placeKinds, 0)]
		}},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name to print."},
		Read: func(l *Reader, e *entry[Place], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Hexes of the place: labels and ranges."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "priority", Type: sections.KInt, Default: "0", Doc: "Placement priority, -100 to 100: names with a higher priority are placed first."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			n.IntBetween("priority", -100, 100, &e.it.Priority)
		}},
	{Key: sections.Key{Name: "at", Type: sections.KEnum, Values: placeSpots, Default: "auto", Doc: "Position in the hex; `auto` chooses the place that covers least."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			e.it.At = placeSpots[n.Choice("at", placeSpots, 0)]
		}},
	{Key: sections.Key{Name: "rotate", Type: sections.KNumber, Default: "0", Doc: "Rotation of the name in degrees clockwise, -180 to 180."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { degrees(n, "rotate", &e.it.Rotate) }},
}

func newPlace(n source.Node) Place {
	return Place{Pos: n.Pos(), Kind: placeKinds[0], At: placeSpots[0]}
}

// degrees reads an angle from -180° to 180°.
func degrees(n source.Node, what string, into *float64) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	v, isNumber := source.ParseNumber(source.ASCIIMinus(s))
	if !isNumber || v < -180 || v > 180 {
		n.Errorf(source.CodeBadValue, "`%s` must be a number from -180 to 180, but is %s", what, source.Quote(s))
		return
	}
	*into = v
}

// zoneSettings are the keys of a zone: hexes in which a side sets up.
var zoneSettings = []sections.Setting[*Reader, entry[Zone]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "side", Type: sections.KString, Doc: "Side, as in the column `side` of the counters."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the map."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Hexes: labels and ranges."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "k40", Doc: "Color of the border."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newZone(n source.Node) Zone {
	return Zone{Pos: n.Pos(), Paint: values.Paint{Kind: values.GrayPaint}.Tinted(40)}
}

// entryPlaces are the places of the text of an entry along its edge.
var entryPlaces = []string{"middle", "start", "end"}

// entrySettings are the keys of an entry: an edge at which units enter or leave.
var entrySettings = []sections.Setting[*Reader, entry[Entry]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "side", Type: sections.KString, Doc: "Side, as in the column `side` of the counters."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key: sections.Key{Name: "edge", Type: sections.KEnum, Values: edgeWords, Required: true, Doc: "Edge of the map for the arrows."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.Edge, _ = n.Enum("edge", edgeWords) }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Text beside the arrows."},
		Read: func(l *Reader, e *entry[Entry], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "at", Type: sections.KEnum, Values: entryPlaces, Default: entryPlaces[0], Doc: "Where the text stands: beside the middle of the hexes, or at one end of the edge, where no joint of tiles divides it; `start` is its north or west."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.At = entryPlaces[n.Choice("at", entryPlaces, 0)] }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Hexes at that edge: labels and ranges."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) {
			e.ranges = e.m.hexRanges(n, "hexes")
			e.it.Hexes = distinctHexes(e.ranges)
		}},
	{Key: sections.Key{Name: "in", Type: sections.KBool, Default: "true", Doc: "Whether units can enter here."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { n.Flag("in", &e.it.In) }},
	{Key: sections.Key{Name: "out", Type: sections.KBool, Default: "false", Doc: "Whether units can leave here."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { n.Flag("out", &e.it.Out) }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "black", Doc: "Color of the arrows."},
		Read: func(l *Reader, e *entry[Entry], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newEntry(n source.Node) Entry {
	return Entry{Pos: n.Pos(), In: true, Paint: values.Paint{Kind: values.GrayPaint}}
}
