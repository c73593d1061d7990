package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/geom"
)

// borderSettings are the keys of one kind of feature on hexsides.
var borderSettings = []sections.Setting[*Reader, BorderKind]{
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name in map keys."},
		Read: func(l *Reader, k *BorderKind, n source.Node) { k.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "style", Type: sections.KEnum, Values: BorderStyles, Default: "river", Doc: "Drawing style."},
		Read: func(_ *Reader, k *BorderKind, n source.Node) {
			k.Style = BorderStyles[n.Choice("style", BorderStyles, 0)]
		}},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Doc: "Color; default: the color of its style, blue for water, brown for a track."},
		Read: func(l *Reader, k *BorderKind, n source.Node) { l.paintOf(n, "paint", &k.Paint) }},
	{Key: sections.Key{Name: "width", Type: sections.KLength, Doc: "Width; default: in proportion to the hexes, by style."},
		Read: func(_ *Reader, k *BorderKind, n source.Node) {
			n.LengthBetween("width", geom.MM/10, maxFeature, &k.Width)
		}},
}

// roadSettings are the keys of one kind of path.
var roadSettings = []sections.Setting[*Reader, RoadKind]{
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name in map keys."},
		Read: func(l *Reader, k *RoadKind, n source.Node) { k.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "style", Type: sections.KEnum, Values: RoadStyles, Default: "road", Doc: "Drawing style."},
		Read: func(_ *Reader, k *RoadKind, n source.Node) { k.Style = RoadStyles[n.Choice("style", RoadStyles, 0)] }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Doc: "Color; default: the color of its style, white for a road, black for a railway."},
		Read: func(l *Reader, k *RoadKind, n source.Node) { l.paintOf(n, "paint", &k.Paint) }},
	{Key: sections.Key{Name: "width", Type: sections.KLength, Doc: "Width; default: in proportion to the hexes, by style."},
		Read: func(_ *Reader, k *RoadKind, n source.Node) {
			n.LengthBetween("width", geom.MM/10, maxFeature, &k.Width)
		}},
	{Key: sections.Key{Name: "ferry", Type: sections.KBool, Default: "false", Doc: "Whether it can run through closed terrain, like a ferry or a causeway."},
		Read: func(_ *Reader, k *RoadKind, n source.Node) { n.Flag("ferry", &k.Ferry) }},
}

// maxFeature is the maximum width of a river or road.
const maxFeature = 20 * geom.MM

func newBorder(f source.Field) BorderKind {
	return BorderKind{Pos: f.Key.Pos(), ID: kindID(f.Key, "kind of border"), Style: BorderStyles[0]}
}

func newRoad(f source.Field) RoadKind {
	return RoadKind{Pos: f.Key.Pos(), ID: kindID(f.Key, "kind of road"), Style: RoadStyles[0]}
}

// readKinds reads kinds by name, in file order.
func readKinds[T any](l *Reader, n source.Node, section string, settings []sections.Setting[*Reader, T], begin func(source.Field) T) []T {
	if !n.Exists() {
		return nil
	}
	var all []T
	for i, f := range n.Mapping(section) {
		if i == maxMapKinds {
			f.Key.Errorf(CodeGrid, "`%s` has more than %d kinds; the rest are ignored", section, maxMapKinds)
			break
		}
		k := begin(f)
		sections.Read(l, f.Value, section+" `"+f.Name+"`", settings, &k)
		all = append(all, k)
	}
	return all
}
