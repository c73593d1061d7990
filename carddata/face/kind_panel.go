package face

import "punchboard/carddata/sections"

// panelKind is a titled box for boards and player aids.
var panelKind = &Kind{
	Name: "panel", Container: true, Doc: "A box with a frame and a title bar; inside, parts from top to bottom as in a column.",
	Main: sections.Key{Name: "panel", Type: sections.KParts, Doc: "The parts."},
	Keys: sections.Join(sections.Join(flowKeys, shapeKeys), []sections.Key{
		{Name: "title", Type: sections.KText, Doc: "The title; without it there is no bar."},
		{Name: "title_style", Type: sections.KName, Of: "style", Doc: "Style of the title; it is bold unless the style says otherwise."},
		{Name: "title_fill", Type: sections.KPaint, Default: "none", Doc: "Paint of the bar behind the title."},
		{Name: "title_height", Type: sections.KLength, Doc: "Height of the bar; without it as high as the title needs."},
		{Name: "radius", Type: sections.KLengths, Default: "0mm", Doc: "Corner radius: one, or top-left, top-right, bottom-right, bottom-left."},
		{Name: "inset", Type: sections.KLengths, Default: "1.5mm", Doc: "Space between the frame and the parts: all edges, or as `pad` takes it."},
	}),
}
