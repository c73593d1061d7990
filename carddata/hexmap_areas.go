package carddata

var (
	placeKinds = []string{"point", "city", "town", "village", "hill", "wood", "water"}
	placeSpots = []string{"auto", "top", "bottom", "center"}
)

// areaSettings are the keys of hexes with a common outline.
var areaSettings = []setting[*mapReader, onMap[MapArea]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapArea], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map."},
		func(l *mapReader, e *onMap[MapArea], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "Its hexes: labels, and ranges along a column or row as in 0101-0108."},
		func(_ *mapReader, e *onMap[MapArea], n node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "fill", Type: KPaint, Default: "none", Doc: "A colour over its ground."},
		func(l *mapReader, e *onMap[MapArea], n node) { l.paintOf(n, "fill", &e.it.Fill) }},
	{Key{Name: "line", Type: KPaint, Default: "black", Doc: "The colour of its outline."},
		func(l *mapReader, e *onMap[MapArea], n node) { l.paintOf(n, "line", &e.it.Line) }},
}

func newArea(n node) MapArea { return MapArea{Pos: n.pos(), Line: Paint{Kind: GrayPaint}} }

// placeSettings are the keys of a name on the map.
var placeSettings = []setting[*mapReader, onMap[MapPlace]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapPlace], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "kind", Type: KEnum, Values: placeKinds, Default: "point", Doc: "What it is, which says how its name is written."},
		func(_ *mapReader, e *onMap[MapPlace], n node) {
			e.it.Kind = placeKinds[n.choice("kind", placeKinds, 0)]
		}},
	{Key{Name: "name", Type: KText, Required: true, Doc: "The name that is written."},
		func(l *mapReader, e *onMap[MapPlace], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "The hexes that it names: labels and ranges."},
		func(_ *mapReader, e *onMap[MapPlace], n node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "priority", Type: KInt, Default: "0", Doc: "Names of a higher one choose their places first, -100 to 100."},
		func(_ *mapReader, e *onMap[MapPlace], n node) { n.whole("priority", -100, 100, &e.it.Priority) }},
	{Key{Name: "at", Type: KEnum, Values: placeSpots, Default: "auto", Doc: "Where in its hex it stands; auto finds what hides least."},
		func(_ *mapReader, e *onMap[MapPlace], n node) { e.it.At = placeSpots[n.choice("at", placeSpots, 0)] }},
	{Key{Name: "rotate", Type: KNumber, Default: "0", Doc: "How far the name is turned, in degrees clockwise, -180 to 180."},
		func(_ *mapReader, e *onMap[MapPlace], n node) { degrees(n, "rotate", &e.it.Rotate) }},
}

func newPlace(n node) MapPlace {
	return MapPlace{Pos: n.pos(), Kind: placeKinds[0], At: placeSpots[0]}
}

// degrees reads an angle of at most half a turn either way.
func degrees(n node, what string, into *float64) {
	s, ok := n.scalar(what)
	if !ok {
		return
	}
	v, isNumber := parseNumber(asciiMinus(s))
	if !isNumber || v < -180 || v > 180 {
		n.errorf(CodeBadValue, "`%s` must be a number from -180 to 180, but is %s", what, quoted(s))
		return
	}
	*into = v
}

// zoneSettings are the keys of hexes in which a side sets up.
var zoneSettings = []setting[*mapReader, onMap[MapZone]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapZone], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "side", Type: KString, Doc: "Whose it is, as the counters' column `side` says it."},
		func(_ *mapReader, e *onMap[MapZone], n node) { e.it.Side, _ = n.scalar("side") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map."},
		func(l *mapReader, e *onMap[MapZone], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "Its hexes: labels and ranges."},
		func(_ *mapReader, e *onMap[MapZone], n node) { e.it.Hexes = once(e.m.stretches(n, "hexes")) }},
	{Key{Name: "paint", Type: KPaint, Default: "k40", Doc: "The colour of its border."},
		func(l *mapReader, e *onMap[MapZone], n node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newZone(n node) MapZone { return MapZone{Pos: n.pos(), Paint: Paint{Kind: GrayPaint}.tinted(40)} }

// entrySettings are the keys of an edge over which units come and go.
var entrySettings = []setting[*mapReader, onMap[MapEntry]]{
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *mapReader, e *onMap[MapEntry], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "side", Type: KString, Doc: "Whose it is, as the counters' column `side` says it."},
		func(_ *mapReader, e *onMap[MapEntry], n node) { e.it.Side, _ = n.scalar("side") }},
	{Key{Name: "edge", Type: KEnum, Values: edgeWords, Required: true, Doc: "The edge of the map at which its arrows stand."},
		func(_ *mapReader, e *onMap[MapEntry], n node) { e.it.Edge, _ = n.enum("edge", edgeWords) }},
	{Key{Name: "name", Type: KText, Doc: "The words beside the arrows."},
		func(l *mapReader, e *onMap[MapEntry], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "The hexes at that edge: labels and ranges."},
		func(_ *mapReader, e *onMap[MapEntry], n node) {
			e.stations = e.m.stretches(n, "hexes")
			e.it.Hexes = once(e.stations)
		}},
	{Key{Name: "in", Type: KBool, Default: "true", Doc: "Whether units enter here."},
		func(_ *mapReader, e *onMap[MapEntry], n node) { n.flag("in", &e.it.In) }},
	{Key{Name: "out", Type: KBool, Default: "false", Doc: "Whether units leave here."},
		func(_ *mapReader, e *onMap[MapEntry], n node) { n.flag("out", &e.it.Out) }},
	{Key{Name: "paint", Type: KPaint, Default: "black", Doc: "The colour of its arrows."},
		func(l *mapReader, e *onMap[MapEntry], n node) { l.paintOf(n, "paint", &e.it.Paint) }},
}

func newEntry(n node) MapEntry {
	return MapEntry{Pos: n.pos(), In: true, Paint: Paint{Kind: GrayPaint}}
}
