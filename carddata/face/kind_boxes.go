package face

import (
	"slices"

	"punchboard/carddata/sections"
)

// boxesKind is a row of empty boxes to tick.
var boxesKind = &Kind{
	Name: "boxes", Doc: "Empty boxes to tick, with labels beside them.",
	Main: sections.Key{Name: "boxes", Type: sections.KText, Doc: "Labels between semicolons, as in `Yes; No`, or the number of boxes without labels, 1 to 100."},
	Keys: sections.Join(outlined(shapeKeys), []sections.Key{
		{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the labels."},
		{Name: "side", Type: sections.KLength, Default: "3mm", NotNegative: true, Doc: "Side of a box."},
		{Name: "gap", Type: sections.KLength, Default: "3mm", Doc: "Space between one entry and the next."},
		{Name: "label_gap", Type: sections.KLength, Default: "1mm", NotNegative: true, Doc: "Space between a box and its label."},
		{Name: "labels", Type: sections.KEnum, Values: []string{"after", "before"}, Default: "after", Doc: "On which side of its box a label is."},
		{Name: "direction", Type: sections.KEnum, Values: []string{"right", "down"}, Default: "right", Doc: "Direction of the next box."},
	}),
}

// outlined returns keys of shapes whose default is a black outline.
func outlined(keys []sections.Key) []sections.Key {
	keys = slices.Clone(keys)
	for i := range keys {
		if keys[i].Name == "stroke" {
			keys[i].Default = "black"
		}
	}
	return keys
}
