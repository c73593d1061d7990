package face

import (
	"slices"

	"punchboard/carddata/sections"
)

// trackKind is a line of numbered spaces on which markers move.
var trackKind = &Kind{
	Name: "track", Doc: "Numbered spaces for markers: turns, points, morale.",
	Main: sections.Key{Name: "track", Type: sections.KInt, Doc: "How many spaces, 1 to 500."},
	Keys: sections.Join(sections.Join(centred(textKeys), shapeKeys), []sections.Key{
		{Name: "first", Type: sections.KInt, Default: "1", Doc: "Number of the first space."},
		{Name: "step", Type: sections.KInt, Default: "1", Doc: "What each space counts more than the one before; -1 counts down."},
		{Name: "label", Type: sections.KText, Doc: "What stands in a space; `n` is its number and `index` counts from 0. Without it, the number."},
		{Name: "space", Type: sections.KLengths, Doc: "Side of a space, or width and height; without it the spaces share the box."},
		{Name: "wrap", Type: sections.KInt, Default: "0", Doc: "Starts a new row after so many spaces."},
		{Name: "snake", Type: sections.KBool, Default: "false", Doc: "Lets every second row run back, so that the track is one line."},
		{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Where the next space stands."},
		{Name: "gap", Type: sections.KLength, Default: "0mm", Doc: "Space between spaces."},
		{Name: "row_gap", Type: sections.KLength, Doc: "Space between rows, if other than `gap`."},
		{Name: "radius", Type: sections.KLengths, Default: "0mm", Doc: "Corner radius of the spaces; half of their side makes discs."},
		{Name: "inset", Type: sections.KLengths, Default: "0.8mm", Doc: "Space between the edge of a space and its text."},
		{Name: "arrows", Type: sections.KPaint, Default: "none", Doc: "Paint of the arrow heads from each space to the next."},
		{Name: "marks", Type: sections.KList, Doc: "Spaces that look different.", Keys: []sections.Key{
			{Name: "at", Type: sections.KInt, Required: true, Doc: "Number of the space."},
			{Name: "label", Type: sections.KText, Doc: "What stands there instead."},
			{Name: "fill", Type: sections.KPaint, Doc: "Its paint."},
			{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of its text."},
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
