package face

import "punchboard/carddata/sections"

// scaleKind is a scale bar for a map.
var scaleKind = &Kind{
	Name: "scale", Doc: "A scale bar: so many hexes of a map, with figures.",
	Main: sections.Key{Name: "scale", Type: sections.KName, Of: "map", Doc: "Name of the map under `maps` of game.yaml."},
	Keys: []sections.Key{
		{Name: "hex", Type: sections.KLength, Doc: "Size of a hex from flat to flat, as the `hexmap` draws it; without it the size that the map gives."},
		{Name: "hexes", Type: sections.KInt, Default: "5", Doc: "How many hexes the bar is long, 1 to 100."},
		{Name: "per_hex", Type: sections.KNumber, Default: "1", Doc: "What a hex counts."},
		{Name: "unit", Type: sections.KText, Doc: "What is counted: km, hexes; it stands after the last figure."},
		{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the figures."},
		{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the lines and of every second hex of the bar."},
		{Name: "fill", Type: sections.KPaint, Default: "white", Doc: "Color of the hexes between."},
	},
}
