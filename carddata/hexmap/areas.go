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
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Its name on the map."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Its hexes: labels, and ranges along a column or row as in 0101-0108."},
		Read: func(_ *Reader, e *entry[Area], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "A color over its ground."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { l.paintOf(n, "fill", &e.it.Fill) }},
	{Key: sections.Key{Name: "line", Type: sections.KPaint, Default: "black", Doc: "The color of its outline."},
		Read: func(l *Reader, e *entry[Area], n source.Node) { l.paintOf(n, "line", &e.it.Line) }},
}

func newArea(n source.Node) Area {
	return Area{Pos: n.Pos(), Line: values.Paint{Kind: values.GrayPaint}}
}

// placeSettings are the keys of a name on the map.
var placeSettings = []sections.Setting[*Reader, entry[Place]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "kind", Type: sections.KEnum, Values: placeKinds, Default: "point", Doc: "What it is, which says how its name is written."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			e.it.Kind = placeKinds[n.Choice("kind", placeKinds, 0)]
		}},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "The name that is written."},
		Read: func(l *Reader, e *entry[Place], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "The hexes that it names: labels and ranges."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "priority", Type: sections.KInt, Default: "0", Doc: "Names of a higher one choose their places first, -100 to 100."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			n.IntBetween("priority", -100, 100, &e.it.Priority)
		}},
	{Key: sections.Key{Name: "at", Type: sections.KEnum, Values: placeSpots, Default: "auto", Doc: "Where in its hex it stands; auto finds what hides least."},
		Read: func(_ *Reader, e *entry[Place], n source.Node) {
			e.it.At = placeSpots[n.Choice("at", placeSpots, 0)]
		}},
	{Key: sections.Key{Name: "rotate", Type: sections.KNumber, Default: "0", Doc: "How far the name is turned, in degrees clockwise, -180 to 180."},
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
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "side", Type: sections.KString, Doc: "Whose it is, as the counters' column `side` says it."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Its name on the map."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Its hexes: labels and ranges."},
		Read: func(_ *Reader, e *entry[Zone], n source.Node) { e.it.Hexes = distinctHexes(e.m.hexRanges(n, "hexes")) }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "k40", Doc: "The color of its border."},
		Read: func(l *Reader, e *entry[Zone], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newZone(n source.Node) Zone {
	return Zone{Pos: n.Pos(), Paint: values.Paint{Kind: values.GrayPaint}.Tinted(40)}
}

// entrySettings are the keys of an entry: an edge at which units enter or leave.
var entrySettings = []sections.Setting[*Reader, entry[Entry]]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "side", Type: sections.KString, Doc: "Whose it is, as the counters' column `side` says it."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key: sections.Key{Name: "edge", Type: sections.KEnum, Values: edgeWords, Required: true, Doc: "The edge of the map at which its arrows stand."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { e.it.Edge, _ = n.Enum("edge", edgeWords) }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "The words beside the arrows."},
		Read: func(l *Reader, e *entry[Entry], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "The hexes at that edge: labels and ranges."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) {
			e.ranges = e.m.hexRanges(n, "hexes")
			e.it.Hexes = distinctHexes(e.ranges)
		}},
	{Key: sections.Key{Name: "in", Type: sections.KBool, Default: "true", Doc: "Whether units enter here."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { n.Flag("in", &e.it.In) }},
	{Key: sections.Key{Name: "out", Type: sections.KBool, Default: "false", Doc: "Whether units leave here."},
		Read: func(_ *Reader, e *entry[Entry], n source.Node) { n.Flag("out", &e.it.Out) }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "black", Doc: "The color of its arrows."},
		Read: func(l *Reader, e *entry[Entry], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newEntry(n source.Node) Entry {
	return Entry{Pos: n.Pos(), In: true, Paint: values.Paint{Kind: values.GrayPaint}}
}
