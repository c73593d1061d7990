package face

import "punchboard/carddata/sections"

// hexmapKind is a whole hex map.
var hexmapKind = &Kind{
	Name: "hexmap", Doc: "A map of hexes, drawn whole: ground, rivers, roads, numbers, names.",
	Main: sections.Key{Name: "hexmap", Type: sections.KName, Of: "map", Doc: "Name of the map under `maps` of game.yaml."},
	Keys: []sections.Key{
		{Name: "hex", Type: sections.KLength, Doc: "Size of a hex from flat to flat; without it the size that the map gives."},
		{Name: "fit", Type: sections.KEnum, Values: []string{"none", "contain"}, Default: "none", Doc: "Whether the hexes grow or shrink until the map fills its box; else it stands in the upper left corner."},
		{Name: "blank", Type: sections.KBool, Default: "false", Doc: "Leaves grid and numbers alone: a map to be drawn on."},
	},
}

// hextileKind is one hex of a map, for a legend.
var hextileKind = &Kind{
	Name: "hextile", Doc: "One hex that shows a terrain, a border or a road of a map, for its key.",
	Main: sections.Key{Name: "hextile", Type: sections.KName, Of: "terrain", Doc: "Id of a terrain of the map, or of one of its borders or roads."},
	Keys: []sections.Key{
		{Name: "map", Type: sections.KName, Of: "map", Doc: "Name of the map; needed when the game has several."},
		{Name: "badges", Type: sections.KBool, Default: "true", Doc: "Whether the hex carries the badges of its terrain."},
	},
}
