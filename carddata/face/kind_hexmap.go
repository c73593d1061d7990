package face

import "punchboard/carddata/sections"

// hexmapKind is a whole hex map.
var hexmapKind = &Kind{
	Name: "hexmap", Doc: "A complete hex map: terrain, rivers, roads, numbers, names.",
	Main: sections.Key{Name: "hexmap", Type: sections.KName, Of: "map", Doc: "Name of the map under `maps` in game.yaml."},
	Keys: []sections.Key{
		{Name: "hex", Type: sections.KLength, NotNegative: true, Doc: "Size of a hex between opposite sides; default: the size from the map file."},
		{Name: "fit", Type: sections.KEnum, Values: []string{"none", "contain"}, Default: "none", Doc: "Whether to scale the hexes until the map fills its box; otherwise the map is drawn in the upper left corner."},
		{Name: "blank", Type: sections.KBool, Default: "false", Doc: "Draw only the grid and the numbers, for a map to draw on."},
		{Name: "ground", Type: sections.KNumber, Default: "0", Doc: "How strongly a blank map shows the fields of its ground, from 0 (white paper) to 1: `0.4` is pale enough to draw on. Its hexsides are paler then, and with `fade_rim` the half hexes along a cut rim too."},
	},
}

// hextileKind is one hex of a map, for a legend.
var hextileKind = &Kind{
	Name: "hextile", Doc: "One hex with a terrain, border or road of a map, for a map key.",
	Main: sections.Key{Name: "hextile", Type: sections.KName, Of: "terrain", Doc: "Id of a terrain, border or road of the map."},
	Keys: []sections.Key{
		{Name: "map", Type: sections.KName, Of: "map", Doc: "Name of the map; required if the game has several."},
		{Name: "badges", Type: sections.KBool, Default: "true", Doc: "Whether to show the badges of the terrain."},
		{Name: "bridge", Type: sections.KName, Doc: "Id of a road that crosses the border on a bridge."},
		{Name: "ford", Type: sections.KBool, Default: "false", Doc: "Whether the border, such as a river, has a ford."},
		{Name: "seed", Type: sections.KInt, Default: "0", Doc: "Another number here draws the same terrain in another way, and other fields below it, so that the hexes of a key are not all alike."},
	},
}
