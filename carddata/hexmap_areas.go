package carddata

import "punchboard/carddata/source"

var (
	placeKinds = []string{"point", "city", "town", "village", "hill", "wood", "water"}
	placeSpots = []string{"auto", "top", "bottom", "center"}
)

// areaSettings are the keys of hexes with a common outline.
var areaSettings = []setting[*mapReader, onMap[MapArea]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapArea], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map."},
		func(l *mapReader, e *onMap[MapArea], n source.Node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "Its hexes: labels, and ranges along a column or row as in 0101-0108."},
		func(_ *mapReader, e *onMap[MapArea], n source.Node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "fill", Type: KPaint, Default: "none", Doc: "A colour over its ground."},
		func(l *mapReader, e *onMap[MapArea], n source.Node) { l.paintOf(n, "fill", &e.it.Fill) }},
	{Key{Name: "line", Type: KPaint, Default: "black", Doc: "The colour of its outline."},
		func(l *mapReader, e *onMap[MapArea], n source.Node) { l.paintOf(n, "line", &e.it.Line) }},
}

func newArea(n source.Node) MapArea { return MapArea{Pos: n.Pos(), Line: Paint{Kind: GrayPaint}} }

// placeSettings are the keys of a name on the map.
var placeSettings = []setting[*mapReader, onMap[MapPlace]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key{Name: "kind", Type: KEnum, Values: placeKinds, Default: "point", Doc: "What it is, which says how its name is written."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) {
			e.it.Kind = placeKinds[n.Choice("kind", placeKinds, 0)]
		}},
	{Key{Name: "name", Type: KText, Required: true, Doc: "The name that is written."},
		func(l *mapReader, e *onMap[MapPlace], n source.Node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "The hexes that it names: labels and ranges."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "priority", Type: KInt, Default: "0", Doc: "Names of a higher one choose their places first, -100 to 100."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) {
			n.IntBetween("priority", -100, 100, &e.it.Priority)
		}},
	{Key{Name: "at", Type: KEnum, Values: placeSpots, Default: "auto", Doc: "Where in its hex it stands; auto finds what hides least."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) {
			e.it.At = placeSpots[n.Choice("at", placeSpots, 0)]
		}},
	{Key{Name: "rotate", Type: KNumber, Default: "0", Doc: "How far the name is turned, in degrees clockwise, -180 to 180."},
		func(_ *mapReader, e *onMap[MapPlace], n source.Node) { degrees(n, "rotate", &e.it.Rotate) }},
}

func newPlace(n source.Node) MapPlace {
	return MapPlace{Pos: n.Pos(), Kind: placeKinds[0], At: placeSpots[0]}
}

// degrees reads an angle of at most half a turn either way.
func degrees(n source.Node, what string, into *float64) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	v, isNumber := source.ParseNumber(source.AsciiMinus(s))
	if !isNumber || v < -180 || v > 180 {
		n.Errorf(source.CodeBadValue, "`%s` must be a number from -180 to 180, but is %s", what, source.Quote(s))
		return
	}
	*into = v
}

// zoneSettings are the keys of hexes in which a side sets up.
var zoneSettings = []setting[*mapReader, onMap[MapZone]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapZone], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key{Name: "side", Type: KString, Doc: "Whose it is, as the counters' column `side` says it."},
		func(_ *mapReader, e *onMap[MapZone], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map."},
		func(l *mapReader, e *onMap[MapZone], n source.Node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "Its hexes: labels and ranges."},
		func(_ *mapReader, e *onMap[MapZone], n source.Node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "paint", Type: KPaint, Default: "k40", Doc: "The colour of its border."},
		func(l *mapReader, e *onMap[MapZone], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newZone(n source.Node) MapZone {
	return MapZone{Pos: n.Pos(), Paint: Paint{Kind: GrayPaint}.tinted(40)}
}

// entrySettings are the keys of an edge over which units come and go.
var entrySettings = []setting[*mapReader, onMap[MapEntry]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key{Name: "side", Type: KString, Doc: "Whose it is, as the counters' column `side` says it."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) { e.it.Side, _ = n.Scalar("side") }},
	{Key{Name: "edge", Type: KEnum, Values: edgeWords, Required: true, Doc: "The edge of the map at which its arrows stand."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) { e.it.Edge, _ = n.Enum("edge", edgeWords) }},
	{Key{Name: "name", Type: KText, Doc: "The words beside the arrows."},
		func(l *mapReader, e *onMap[MapEntry], n source.Node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "The hexes at that edge: labels and ranges."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) {
			e.stations = e.m.stretches(n, "hexes")
			e.it.Hexes = once(e.stations)
		}},
	{Key{Name: "in", Type: KBool, Default: "true", Doc: "Whether units enter here."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) { n.Flag("in", &e.it.In) }},
	{Key{Name: "out", Type: KBool, Default: "false", Doc: "Whether units leave here."},
		func(_ *mapReader, e *onMap[MapEntry], n source.Node) { n.Flag("out", &e.it.Out) }},
	{Key{Name: "paint", Type: KPaint, Default: "black", Doc: "The colour of its arrows."},
		func(l *mapReader, e *onMap[MapEntry], n source.Node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newEntry(n source.Node) MapEntry {
	return MapEntry{Pos: n.Pos(), In: true, Paint: Paint{Kind: GrayPaint}}
}
