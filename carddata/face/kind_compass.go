package face

import "punchboard/carddata/sections"

// compassKind is an arrow that points north.
var compassKind = &Kind{
	Name: "compass", Doc: "A north arrow or a wind rose.",
	Main: sections.Key{Name: "compass", Type: sections.KEnum, Values: []string{"arrow", "rose", "plain"}, Doc: "Design: a needle, a wind rose, or a plain arrow."},
	Keys: []sections.Key{
		{Name: "north", Type: sections.KNumber, Default: "0", Doc: "Direction of north, in degrees clockwise from the top."},
		{Name: "letter", Type: sections.KText, Doc: "Text at the tip; default: N."},
		{Name: "font", Type: sections.KName, Of: "font", Doc: "Font of the letter: a font from game.yaml or a built-in family."},
		{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the lines, the letter and the dark half of each point."},
		{Name: "fill", Type: sections.KPaint, Default: "white", Doc: "Color of the light half of each point."},
	},
}
