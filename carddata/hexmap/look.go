package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

var numberPlaces = []string{"top", "bottom", "center", "none"}

var badgePlaces = []string{"bottom", "top"}

// defaultMapLook returns the look of a map without the section `look`.
func defaultMapLook() Look {
	ink := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x4A, 0x4A, 0x4A}}
	line := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x77, 0x72, 0x5F}}
	return Look{Numbers: "top", NumberInk: ink, Grid: line, GridWidth: geom.MM / 5, Seed: 1, Edges: TerrainEdges[0]}
}

// lookSettings are the keys of the section `look` of a map.
var lookSettings = []sections.Setting[*Reader, Look]{
	{Key: sections.Key{Name: "numbers", Type: sections.KEnum, Values: numberPlaces, Default: "top", Doc: "Position of hex numbers."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			k.Numbers = numberPlaces[n.Choice("numbers", numberPlaces, 0)]
		}},
	{Key: sections.Key{Name: "number_ink", Type: sections.KPaint, Default: "#4A4A4A", Doc: "Color of numbers on light terrain; on dark terrain they are light."},
		Read: func(l *Reader, k *Look, n source.Node) { l.paintOf(n, "number_ink", &k.NumberInk) }},
	{Key: sections.Key{Name: "number_size", Type: sections.KLength, Doc: "Height of the digits of numbers; default: one seventeenth of a hex."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			n.LengthBetween("number_size", geom.MM/2, 50*geom.MM, &k.NumberCap)
		}},
	{Key: sections.Key{Name: "name_size", Type: sections.KLength, Doc: "Capital height of the names of villages, hills and woods (towns and cities are larger); default: one eleventh of a hex, less where there is no room."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			n.LengthBetween("name_size", geom.MM/2, 50*geom.MM, &k.NameCap)
		}},
	{Key: sections.Key{Name: "badges", Type: sections.KEnum, Values: badgePlaces, Default: badgePlaces[0], Doc: "Position of badges: above the lower side of the hex, or at its upper side beside the number, where a counter in the hex leaves both to be seen."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			k.BadgesTop = n.Choice("badges", badgePlaces, 0) == 1
		}},
	{Key: sections.Key{Name: "badge_size", Type: sections.KLength, Doc: "Diameter of badges; default: nearly one sixth of a hex."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			n.LengthBetween("badge_size", geom.MM, 50*geom.MM, &k.BadgeSize)
		}},
	{Key: sections.Key{Name: "fade_rim", Type: sections.KBool, Default: "false", Doc: "Whether the half hexes along a cut rim are pale, because they are not hexes of the map."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("fade_rim", &k.FadeRim) }},
	{Key: sections.Key{Name: "font", Type: sections.KName, Of: "font", Doc: "Font of numbers and names: a font from game.yaml or a built-in family."},
		Read: func(l *Reader, k *Look, n source.Node) { k.Font = l.mapFont(n, "font") }},
	{Key: sections.Key{Name: "number_font", Type: sections.KName, Of: "font", Doc: "Font of numbers and badges, if it is not that of names."},
		Read: func(l *Reader, k *Look, n source.Node) { k.NumberFont = l.mapFont(n, "number_font") }},
	{Key: sections.Key{Name: "number_bold", Type: sections.KBool, Default: "false", Doc: "Whether numbers are bold, as badges always are."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("number_bold", &k.NumberBold) }},
	{Key: sections.Key{Name: "grid", Type: sections.KPaint, Default: "#77725F", Doc: "Color of the hexsides."},
		Read: func(l *Reader, k *Look, n source.Node) { l.paintOf(n, "grid", &k.Grid) }},
	{Key: sections.Key{Name: "grid_width", Type: sections.KLength, Default: "0.2mm", Doc: "Width of the hexsides."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			n.LengthBetween("grid_width", 0, 3*geom.MM, &k.GridWidth)
		}},
	{Key: sections.Key{Name: "dots", Type: sections.KBool, Default: "false", Doc: "Whether to draw a dot in the center of each hex."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("dots", &k.Dots) }},
	{Key: sections.Key{Name: "plain", Type: sections.KBool, Default: "false", Doc: "Whether to draw terrain in flat colors, without patterns; maps of more than 10,000 hexes always are."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("plain", &k.Plain) }},
	{Key: sections.Key{Name: "edges", Type: sections.KEnum, Values: TerrainEdges, Default: TerrainEdges[0], Doc: "Where terrain ends: in an irregular line near the hexsides, on ground of the first terrain with the pattern `clear`, exactly at the hexsides, or, with `loose`, in a line that strays far from them; walls, foxholes, hedges and fields then differ from hex to hex."},
		Read: func(_ *Reader, k *Look, n source.Node) {
			k.Edges = TerrainEdges[n.Choice("edges", TerrainEdges, 0)]
		}},
	{Key: sections.Key{Name: "linked", Type: sections.KBool, Default: "false", Doc: "Whether hedges, walls, trenches and the like lead from hex to hex: toward the terrain beside them; roads then have green verges, and the fields of open land stronger colors, with bushes and single trees between them."},
		Read: func(_ *Reader, k *Look, n source.Node) { n.Flag("linked", &k.Linked) }},
	{Key: sections.Key{Name: "seed", Type: sections.KInt, Default: "1", Doc: "Random seed of the patterns: another number draws other trees."},
		Read: func(_ *Reader, k *Look, n source.Node) { k.Seed = readSeed(n) }},
}

// mapFont reads the name of a font.
func (l *Reader) mapFont(n source.Node, key string) string {
	name, ok := n.Scalar(key)
	if !ok {
		return ""
	}
	if err := l.CheckFont(name, n.Pos()); err != nil {
		l.Found.Add(err.(*values.Error).Finding())
	}
	return name
}

// readSeed reads the random seed.
func readSeed(n source.Node) uint64 {
	seed := 1
	n.IntBetween("seed", 0, 1<<31-1, &seed)
	return uint64(seed)
}
