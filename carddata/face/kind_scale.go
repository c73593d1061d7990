package face

import "punchboard/carddata/sections"

// scaleKind is a scale bar for a map.
var scaleKind = &Kind{
	Name: "scale", Doc: "A scale bar for a number of hexes of a map, or of squares of a plan.",
	Main: sections.Key{Name: "scale", Type: sections.KName, Of: "map", Doc: "Name of the map under `maps`, or of the plan under `plans`, of game.yaml."},
	Keys: []sections.Key{
		{Name: "hex", Type: sections.KLength, NotNegative: true, Doc: "Size of a hex between opposite sides, or of a square, as the part draws it; default: the size from the file."},
		{Name: "hexes", Type: sections.KInt, Default: "5", Doc: "Length of the bar in hexes or squares, 1 to 100."},
		{Name: "per_hex", Type: sections.KNumber, Default: "1", Doc: "Distance that one hex or square represents."},
		{Name: "unit", Type: sections.KText, Doc: "Unit after the last figure: km, hexes."},
		{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the figures."},
		{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the lines and of every second hex of the bar."},
		{Name: "fill", Type: sections.KPaint, Default: "white", Doc: "Color of the hexes in between."},
	},
}
