package face

import (
	"slices"

	"punchboard/carddata/sections"
)

// trackKind is a line of numbered spaces on which markers move.
var trackKind = &Kind{
	Name: "track", Doc: "Numbered spaces for markers: turns, points, morale.",
	Main: sections.Key{Name: "track", Type: sections.KInt, Doc: "Number of spaces, 1 to 500."},
	Keys: sections.Join(sections.Join(centred(textKeys), shapeKeys), []sections.Key{
		{Name: "first", Type: sections.KInt, Default: "1", Doc: "Number of the first space."},
		{Name: "step", Type: sections.KInt, Default: "1", Doc: "Step from one space to the next; -1 counts down."},
		{Name: "label", Type: sections.KText, Doc: "Text in a space; `n` is its number and `index` counts from 0. Default: the number."},
		{Name: "space", Type: sections.KLengths, Doc: "Side of a space, or width and height; by default the spaces share the box."},
		{Name: "wrap", Type: sections.KInt, Default: "0", NotNegative: true, Doc: "Start a new row after this many spaces."},
		{Name: "snake", Type: sections.KBool, Default: "false", Doc: "Run every second row backward, so that the track is one continuous line."},
		{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Direction of the next space."},
		{Name: "gap", Type: sections.KLength, Default: "0mm", Doc: "Gap between spaces."},
		{Name: "row_gap", Type: sections.KLength, Doc: "Gap between rows; default: `gap`."},
		{Name: "radius", Type: sections.KLengths, Default: "0mm", NotNegative: true, Doc: "Corner radius of the spaces; half the side makes circles."},
		{Name: "inset", Type: sections.KLengths, Default: "0.8mm", Doc: "Space between the edge of a space and its text."},
		{Name: "arrows", Type: sections.KPaint, Default: "none", Doc: "Paint of the arrowheads from each space to the next."},
		{Name: "marks", Type: sections.KList, Doc: "Spaces that look different.", Keys: []sections.Key{
			{Name: "at", Type: sections.KInt, Required: true, Doc: "Number of the space."},
			{Name: "label", Type: sections.KText, Doc: "Text in this space instead."},
			{Name: "fill", Type: sections.KPaint, Doc: "Paint of this space."},
			{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the text in this space."},
		}},
	}),
}

// centred returns keys of texts whose default alignment is centered.
func centred(keys []sections.Key) []sections.Key {
	keys = slices.Clone(keys)
	for i := range keys {
		switch keys[i].Name {
		case "align":
			keys[i].Default = "center"
		case "valign":
			keys[i].Default = "middle"
		}
	}
	return keys
}
