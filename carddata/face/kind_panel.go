package face

import "punchboard/carddata/sections"

// panelKind is a titled box for boards and player aids.
var panelKind = &Kind{
	Name: "panel", Container: true, Doc: "A box with a frame and a title bar, and parts from top to bottom as in a column.",
	Main: sections.Key{Name: "panel", Type: sections.KParts, Doc: "The parts."},
	Keys: sections.Join(sections.Join(flowKeys, shapeKeys), []sections.Key{
		{Name: "title", Type: sections.KText, Doc: "Title; without it there is no bar."},
		{Name: "title_style", Type: sections.KName, Of: "style", Doc: "Style of the title; bold by default."},
		{Name: "title_fill", Type: sections.KPaint, Default: "none", Doc: "Paint of the bar behind the title."},
		{Name: "title_height", Type: sections.KLength, NotNegative: true, Doc: "Height of the bar; default: the height of the title."},
		{Name: "radius", Type: sections.KLengths, Default: "0mm", NotNegative: true, Doc: "Corner radius: one value, or top-left, top-right, bottom-right, bottom-left."},
		{Name: "inset", Type: sections.KLengths, Default: "1.5mm", Doc: "Space between the frame and the parts: one value for all edges, or as in `pad`."},
	}),
}
