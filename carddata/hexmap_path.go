package carddata

// edgeWords are the edges of a map.
var edgeWords = []string{"north", "south", "east", "west"}

// roadEnds are where a road may go on; end says that it ends in the open.
var roadEnds = append([]string{"end"}, edgeWords...)

// pathSettings are the keys of a path through hexes.
var pathSettings = []setting[onMap[MapRoad]]{
	{Key{Name: "kind", Type: KString, Required: true, Doc: "One of the kinds under `roads`."},
		func(_ *loader, e *onMap[MapRoad], n node) {
			e.it.Kind = kindNamed(n, e.m.Kinds.Roads, func(k *RoadKind) string { return k.ID })
		}},
	{Key{Name: "id", Type: KString, Doc: "Its name in rules: small letters, digits and hyphens."},
		func(_ *loader, e *onMap[MapRoad], n node) { e.it.ID = n.slug("id") }},
	{Key{Name: "name", Type: KText, Doc: "Its name on the map, written along it."},
		func(l *loader, e *onMap[MapRoad], n node) { e.it.Name = l.localized(n, "name") }},
	{Key{Name: "hexes", Type: KStrings, Required: true, Doc: "The hexes in order, each beside the one before; ranges run along a column or row."},
		func(_ *loader, e *onMap[MapRoad], n node) { e.it.Hexes = e.m.hexes(n, "hexes") }},
	{Key{Name: "from", Type: KEnum, Values: roadEnds, Doc: "The edge over which it comes onto the map, or `end` when it begins in the open."},
		func(_ *loader, e *onMap[MapRoad], n node) { e.it.From, _ = n.enum("from", roadEnds) }},
	{Key{Name: "to", Type: KEnum, Values: roadEnds, Doc: "The edge over which it leaves the map, or `end`."},
		func(_ *loader, e *onMap[MapRoad], n node) { e.it.To, _ = n.enum("to", roadEnds) }},
}

func newPath(n node) MapRoad { return MapRoad{Pos: n.pos(), Kind: -1} }
