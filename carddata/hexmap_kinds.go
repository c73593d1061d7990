package carddata

import "punchboard/geom"

// borderSettings are the keys of one kind of feature on hexsides.
var borderSettings = []setting[*mapReader, BorderKind]{
	{Key{Name: "name", Type: KText, Required: true, Doc: "Its name in keys of the map."},
		func(l *mapReader, k *BorderKind, n node) { k.Name = l.localized(n, "name") }},
	{Key{Name: "style", Type: KEnum, Values: BorderStyles, Default: "river", Doc: "How it is drawn."},
		func(_ *mapReader, k *BorderKind, n node) { k.Style = BorderStyles[n.choice("style", BorderStyles, 0)] }},
	{Key{Name: "paint", Type: KPaint, Doc: "Its colour; without it that of its style: blue for water, brown for a track."},
		func(l *mapReader, k *BorderKind, n node) { l.paintOf(n, "paint", &k.Paint) }},
	{Key{Name: "width", Type: KLength, Doc: "Its width; without it in proportion to the hexes and its style."},
		func(_ *mapReader, k *BorderKind, n node) { n.between("width", geom.MM/10, maxFeature, &k.Width) }},
}

// roadSettings are the keys of one kind of path.
var roadSettings = []setting[*mapReader, RoadKind]{
	{Key{Name: "name", Type: KText, Required: true, Doc: "Its name in keys of the map."},
		func(l *mapReader, k *RoadKind, n node) { k.Name = l.localized(n, "name") }},
	{Key{Name: "style", Type: KEnum, Values: RoadStyles, Default: "road", Doc: "How it is drawn."},
		func(_ *mapReader, k *RoadKind, n node) { k.Style = RoadStyles[n.choice("style", RoadStyles, 0)] }},
	{Key{Name: "paint", Type: KPaint, Doc: "Its colour; without it that of its style: white for a road, black for a railway."},
		func(l *mapReader, k *RoadKind, n node) { l.paintOf(n, "paint", &k.Paint) }},
	{Key{Name: "width", Type: KLength, Doc: "Its width; without it in proportion to the hexes and its style."},
		func(_ *mapReader, k *RoadKind, n node) { n.between("width", geom.MM/10, maxFeature, &k.Width) }},
	{Key{Name: "ferry", Type: KBool, Default: "false", Doc: "Whether it may run through closed terrain, as a ferry or a causeway does."},
		func(_ *mapReader, k *RoadKind, n node) { n.flag("ferry", &k.Ferry) }},
}

// maxFeature is the widest that a river or road can be drawn.
const maxFeature = 20 * geom.MM

func newBorder(f field) BorderKind {
	return BorderKind{Pos: f.key.pos(), ID: kindID(f.key, "kind of border"), Style: BorderStyles[0]}
}

func newRoad(f field) RoadKind {
	return RoadKind{Pos: f.key.pos(), ID: kindID(f.key, "kind of road"), Style: RoadStyles[0]}
}

// readKinds reads kinds by name, in file order.
func readKinds[T any](l *mapReader, n node, section string, settings []setting[*mapReader, T], begin func(field) T) []T {
	if !n.there() {
		return nil
	}
	var all []T
	for i, f := range n.mapping(section) {
		if i == maxMapKinds {
			f.key.errorf(CodeMapGrid, "`%s` has more than %d kinds; the rest is not read", section, maxMapKinds)
			break
		}
		k := begin(f)
		readSection(l, f.value, section+" `"+f.name+"`", settings, &k)
		all = append(all, k)
	}
	return all
}
