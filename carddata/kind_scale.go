package carddata

// scaleKind is a bar that tells distances on a map.
var scaleKind = &Kind{
	Name: "scale", Doc: "A scale bar: so many hexes of a map, with figures.",
	Main: Key{Name: "scale", Type: KName, Of: "map", Doc: "Name of the map under `maps` of game.yaml."},
	Keys: []Key{
		{Name: "hex", Type: KLength, Doc: "Size of a hex from flat to flat, as the `hexmap` draws it; without it the size that the map gives."},
		{Name: "hexes", Type: KInt, Default: "5", Doc: "How many hexes the bar is long, 1 to 100."},
		{Name: "per_hex", Type: KNumber, Default: "1", Doc: "What a hex counts."},
		{Name: "unit", Type: KText, Doc: "What is counted: km, hexes; it stands after the last figure."},
		{Name: "style", Type: KName, Of: "style", Doc: "Style of the figures."},
		{Name: "color", Type: KPaint, Default: "black", Doc: "Colour of the lines and of every second hex of the bar."},
		{Name: "fill", Type: KPaint, Default: "white", Doc: "Colour of the hexes between."},
	},
}
