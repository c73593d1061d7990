package face

import "punchboard/carddata/sections"

// planKind is a plan of a table to scale.
var planKind = &Kind{
	Name: "plan", Doc: "A plan of a table to scale: a square grid with terrain, lines, zones and names.",
	Main: sections.Key{Name: "plan", Type: sections.KName, Of: "plan", Doc: "Name of the plan under `plans` in game.yaml."},
	Keys: []sections.Key{
		{Name: "scale", Type: sections.KString, Doc: "Scale on paper, such as 1:5; default: the scale from the plan file, or a size that suits the box of a sample."},
		{Name: "fit", Type: sections.KEnum, Values: []string{"none", "contain"}, Default: "none", Doc: "Whether to scale the plan until it fills its box; otherwise it is drawn to scale in the upper left corner."},
		{Name: "window", Type: sections.KString, Doc: "Part of the plan to draw: x, y, width and height in squares, as in `4 20 13 10`."},
		{Name: "blank", Type: sections.KBool, Default: "false", Doc: "Draw only the grid and the numbers, for a plan to draw on."},
		{Name: "terrain", Type: sections.KName, Of: "terrain", Doc: "Draw only a sample of this terrain in the box, for a key."},
		{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the names; without a size they are as small as type on a map may be."},
		{Name: "number_style", Type: sections.KName, Of: "style", Doc: "Style of the numbers."},
	},
}
