package face

import "punchboard/carddata/sections"

// Kind is a kind of part. It is named after its main key: a part with the key `icon` is
// an icon.
type Kind struct {
	Name      string // also the name of the main key
	Main      sections.Key
	Keys      []sections.Key // in addition to CommonKeys
	Container bool           // the main key holds parts
	Doc       string
}

// CommonKeys are the keys that every part accepts.
var CommonKeys = []sections.Key{
	{Name: "name", Type: sections.KName, Doc: "Name of the part, for faces that extend this one and override or drop it."},
	{Name: "when", Type: sections.KExpr, Doc: "Show the part only if the expression is true."},
	{Name: "each", Type: sections.KExpr, Doc: "Repeat the part for each item of a list; only inside a row, column, grid or stack."},
	{Name: "as", Type: sections.KName, Default: "item", Doc: "Name of the item in expressions."},
	{Name: "before", Type: sections.KName, Doc: "Paint this part just before the named part of the extended face."},
	{Name: "after", Type: sections.KName, Doc: "Paint this part just after the named part of the extended face."},
	{Name: "in", Type: sections.KEnum, Values: []string{"trim", "bleed", "safe"}, Default: "trim", Doc: "Reference box of the part; only for outermost parts."},
	{Name: "left", Type: sections.KExtent, Doc: "Distance from the left edge of the surrounding box."},
	{Name: "right", Type: sections.KExtent, Doc: "Distance from the right edge of the surrounding box."},
	{Name: "top", Type: sections.KExtent, Doc: "Distance from the top of the surrounding box."},
	{Name: "bottom", Type: sections.KExtent, Doc: "Distance from the bottom of the surrounding box."},
	{Name: "width", Type: sections.KExtent, Doc: "Width; default: the space between left and right."},
	{Name: "height", Type: sections.KExtent, Doc: "Height; default: the space between top and bottom."},
	{Name: "anchor", Type: sections.KEnum, Values: []string{"top-left", "top", "top-right", "left", "center", "right", "bottom-left", "bottom", "bottom-right"}, Default: "top-left", Doc: "Where to place a part with a width or height but no left, right, top or bottom."},
	{Name: "weight", Type: sections.KNumber, NotNegative: true, Doc: "Share of the remaining space in a row or column; without it a part has its own size."},
	{Name: "turn", Type: sections.KEnum, Values: []string{"0", "90", "180", "270"}, Default: "0", Doc: "Turn the part clockwise inside its box, to be read from another edge; at 90 and 270 the part's width is the box's height."},
	{Name: "rotate", Type: sections.KNumber, Default: "0", Doc: "Rotate the part clockwise around the center of its box, in degrees; the box does not move."},
	{Name: "zoom", Type: sections.KNumber, Default: "1", Doc: "Draw the content so many times as large about the center of the box, 0.1 to 10; the box does not move."},
	{Name: "opacity", Type: sections.KNumber, Default: "1", Doc: "Opacity from 0 (invisible) to 1."},
	{Name: "layer", Type: sections.KString, Doc: "PDF layer of the part; viewers can hide layers."},
	{Name: "over", Type: sections.KBool, Default: "false", Doc: "Allow this part to cover texts of other parts, and to be covered by them."},
	{Name: "pad", Type: sections.KLengths, Default: "0mm", Doc: "Padding inside the box: one value for all edges, or top/bottom and left/right, or top, right, bottom, left."},
}

// shapeKeys are the keys of every filled or stroked part.
var shapeKeys = []sections.Key{
	{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Paint inside the outline."},
	{Name: "stroke", Type: sections.KPaint, Default: "none", Doc: "Paint of the outline."},
	{Name: "line", Type: sections.KLength, Default: "0.25mm", NotNegative: true, Doc: "Width of the outline."},
	{Name: "dash", Type: sections.KLengths, Doc: "Lengths of dashes and gaps, alternating."},
}

// textKeys override the style for one text.
var textKeys = []sections.Key{
	{Name: "style", Type: sections.KName, Of: "style", Doc: "A style from game.yaml."},
	{Name: "font", Type: sections.KName, Of: "font", Doc: "A font from game.yaml or a built-in family."},
	{Name: "size", Type: sections.KLength, Default: "9pt", NotNegative: true, Doc: "Type size."},
	{Name: "min", Type: sections.KLength, NotNegative: true, Doc: "Smallest size for auto-fit; the minimum for the component still applies."},
	{Name: "bold", Type: sections.KBool, Default: "false", Doc: "Bold."},
	{Name: "italic", Type: sections.KBool, Default: "false", Doc: "Italic."},
	{Name: "underline", Type: sections.KBool, Default: "false", Doc: "Whether to underline the text; the font sets the position and thickness of the line."},
	{Name: "strike", Type: sections.KBool, Default: "false", Doc: "Whether to strike the text through."},
	{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the text."},
	{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right", "justify"}, Default: "left", Doc: "Horizontal alignment."},
	{Name: "valign", Type: sections.KEnum, Values: []string{"top", "middle", "bottom"}, Default: "top", Doc: "Vertical alignment; `middle` centers a single line by its capital letters."},
	{Name: "tracking", Type: sections.KLength, Default: "0pt", Doc: "Letter spacing."},
	{Name: "case", Type: sections.KEnum, Values: []string{"none", "upper", "lower"}, Default: "none", Doc: "Set the text in upper or lower case, by the rules of its language."},
	{Name: "leading", Type: sections.KNumber, Default: "1.2", NotNegative: true, Doc: "Line spacing as a multiple of the type size."},
	{Name: "outline", Type: sections.KPaint, Default: "none", Doc: "A halo around the letters."},
	{Name: "outline_width", Type: sections.KLength, Default: "0.3mm", NotNegative: true, Doc: "Width of the halo."},
	{Name: "balance", Type: sections.KBool, Default: "false", Doc: "Whether the last line of a paragraph should be about as long as the others, so that no short word is left over; centered text always does so."},
	{Name: "hyphenate", Type: sections.KBool, Default: "true", Doc: "Whether to hyphenate words."},
	{Name: "keywords", Type: sections.KBool, Default: "true", Doc: "Whether the game's keywords have their own style in this text."},
}

// StyleKeys are the keys of a style in game.yaml.
var StyleKeys = sections.Join([]sections.Key{
	{Name: "extends", Type: sections.KName, Of: "style", Doc: "Style with the values that this one does not set."},
}, textKeys[1:])

// flowKeys are the keys of rows, columns and grids.
var flowKeys = []sections.Key{
	{Name: "gap", Type: sections.KLength, Default: "0mm", Doc: "Space between neighbors."},
	{Name: "align", Type: sections.KEnum, Values: []string{"start", "center", "end", "stretch"}, Default: "stretch", Doc: "Alignment of the parts across the flow."},
	{Name: "justify", Type: sections.KEnum, Values: []string{"start", "center", "end", "between"}, Default: "start", Doc: "How to distribute the remaining space along the flow."},
}

// Kinds lists every kind of part. A new kind needs a line here and a line in
// layout/kinds.go.
var Kinds = []*Kind{
	{
		Name: "text", Doc: "Rich text, fitted to its box.",
		Main: sections.Key{Name: "text", Type: sections.KText, Doc: "The text, once for all languages or by language; {braces} contain expressions."},
		Keys: sections.Join(textKeys, []sections.Key{
			{Name: "lang", Type: sections.KString, Doc: "Language of this text; `other` means the second language of a bilingual print."},
			{Name: "columns", Type: sections.KInt, Default: "1", NotNegative: true, Doc: "Number of columns."},
			{Name: "column_gap", Type: sections.KLength, Default: "3mm", NotNegative: true, Doc: "Space between columns."},
			{Name: "fit", Type: sections.KEnum, Values: []string{"shrink", "none"}, Default: "shrink", Doc: "Whether to shrink the text (down to `min`) to fit its box."},
			{Name: "unsafe", Type: sections.KBool, Default: "false", Doc: "Allow this text outside the safe zone."},
		}),
	},
	{
		Name: "shape", Doc: "A rectangle, circle, line, polygon or path.",
		Main: sections.Key{Name: "shape", Type: sections.KEnum, Values: []string{"rect", "circle", "ellipse", "line", "polygon", "regular", "star", "path"}, Doc: "Kind of shape."},
		Keys: sections.Join(shapeKeys, []sections.Key{
			{Name: "radius", Type: sections.KLengths, Default: "0mm", NotNegative: true, Doc: "Corner radius of a rect: one value, or top-left, top-right, bottom-right, bottom-left."},
			{Name: "points", Type: sections.KPoints, Doc: "Points of a line or polygon: `0 0, 100% 50%`."},
			{Name: "d", Type: sections.KString, Doc: "Outline of a path, in SVG path syntax."},
			{Name: "view", Type: sections.KString, Default: "0 0 100 100", Doc: "View box of the path, stretched to the box of the part."},
			{Name: "sides", Type: sections.KInt, Default: "5", Doc: "Number of corners of a regular polygon or star."},
			{Name: "inner", Type: sections.KNumber, Default: "0.4", NotNegative: true, Doc: "Inner radius of a star as a fraction of its outer radius."},
		}),
	},
	{
		Name: "icon", Doc: "A built-in icon, or an icon of the game.",
		Main: sections.Key{Name: "icon", Type: sections.KName, Of: "icon", Doc: "Name of the icon."},
		Keys: []sections.Key{
			{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the icon."},
			{Name: "outline", Type: sections.KPaint, Default: "none", Doc: "A halo around the icon."},
			{Name: "outline_width", Type: sections.KLength, Default: "0.3mm", NotNegative: true, Doc: "Width of the halo."},
			{Name: "flip", Type: sections.KBool, Default: "false", Doc: "Mirror the icon left to right."},
		},
	},
	{
		Name: "image", Doc: "A picture from the game's directory: PNG, JPEG, or SVG (drawn as vectors).",
		Main: sections.Key{Name: "image", Type: sections.KString, Of: "file", Doc: "Path relative to the game's directory."},
		Keys: []sections.Key{
			{Name: "fit", Type: sections.KEnum, Values: []string{"contain", "cover", "stretch"}, Default: "contain", Doc: "Show the whole picture, fill the box, or stretch the picture."},
			{Name: "crop", Type: sections.KString, Doc: "Part of the picture to show: `left top right bottom` in percent."},
			{Name: "tint", Type: sections.KPaint, Default: "none", Doc: "Tint a grayscale picture: black becomes this color."},
			{Name: "anchor_image", Type: sections.KEnum, Values: []string{"center", "top", "bottom", "left", "right"}, Default: "center", Doc: "Which part of the picture to keep when `fit: cover` crops it."},
			{Name: "dpi", Type: sections.KInt, Default: "300", NotNegative: true, Doc: "Warn if the resolution on paper is below this value. Below 150, or below this value if it is smaller, it is an error."},
		},
	},
	{
		Name: "row", Container: true, Doc: "Parts from left to right.",
		Main: sections.Key{Name: "row", Type: sections.KParts, Doc: "The parts."}, Keys: flowKeys,
	},
	{
		Name: "column", Container: true, Doc: "Parts from top to bottom.",
		Main: sections.Key{Name: "column", Type: sections.KParts, Doc: "The parts."}, Keys: flowKeys,
	},
	{
		Name: "grid", Container: true, Doc: "Parts in rows of equal cells.",
		Main: sections.Key{Name: "grid", Type: sections.KParts, Doc: "The parts, row by row."},
		Keys: sections.Join(flowKeys, []sections.Key{
			{Name: "columns", Type: sections.KInt, Default: "2", NotNegative: true, Doc: "Cells in a row."},
			{Name: "row_gap", Type: sections.KLength, Doc: "Space between rows, if other than `gap`."},
			{Name: "row_height", Type: sections.KLength, NotNegative: true, Doc: "Height of the rows; by default they share the box."},
		}),
	},
	{
		Name: "stack", Container: true, Doc: "Parts on top of each other, each placed in the stack's box.",
		Main: sections.Key{Name: "stack", Type: sections.KParts, Doc: "The parts; the last one is on top."},
		Keys: []sections.Key{{Name: "clip", Type: sections.KBool, Default: "false", Doc: "Whether to clip parts at the edge of the box."},
			{Name: "radius", Type: sections.KLengths, Default: "0mm", NotNegative: true, Doc: "Corner radius of the clipping."},
			{Name: "scale", Type: sections.KNumber, Default: "1", Doc: "Enlarges or reduces all parts, including texts and lines: 1.5 draws them 50% larger."}},
	},
	{
		Name: "pips", Doc: "A number shown as a row of marks.",
		Main: sections.Key{Name: "pips", Type: sections.KNumber, Doc: "Number of marks."},
		Keys: []sections.Key{
			{Name: "max", Type: sections.KInt, Default: "0", NotNegative: true, Doc: "Total number of places; those beyond the number are empty."},
			{Name: "icon", Type: sections.KName, Of: "icon", Doc: "Icon to use as the mark; default: a disc."},
			{Name: "size", Type: sections.KLength, Default: "3mm", NotNegative: true, Doc: "Size of a mark."},
			{Name: "gap", Type: sections.KLength, Default: "1mm", Doc: "Space between marks."},
			{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the marks."},
			{Name: "empty", Type: sections.KPaint, Default: "none", Doc: "Color of empty places; `none` draws only their outline."},
			{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Direction of the next mark."},
			{Name: "align", Type: sections.KEnum, Values: []string{"start", "center", "end"}, Default: "start", Doc: "Alignment of the marks along their direction."},
			{Name: "wrap", Type: sections.KInt, Default: "0", NotNegative: true, Doc: "Start a new line after this many marks."},
		},
	},
	{
		Name: "bar", Doc: "A number shown as a bar.",
		Main: sections.Key{Name: "bar", Type: sections.KNumber, Doc: "The number."},
		Keys: sections.Join(shapeKeys, []sections.Key{
			{Name: "max", Type: sections.KNumber, Default: "10", NotNegative: true, Doc: "Number at which the bar fills the box."},
			{Name: "back", Type: sections.KPaint, Default: "none", Doc: "Paint of the unfilled part."},
			{Name: "cells", Type: sections.KInt, Default: "0", NotNegative: true, Doc: "Number of cells in the bar."},
			{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Direction in which the bar grows."},
		}),
	},
	{
		Name: "table", Doc: "A table with a row for each item of a list.",
		Main: sections.Key{Name: "table", Type: sections.KExpr, Doc: "The list; `row` is the item in the cells."},
		Keys: sections.Join(textKeys, []sections.Key{
			{Name: "columns", Type: sections.KList, Required: true, Doc: "The columns.", Keys: []sections.Key{
				{Name: "head", Type: sections.KText, Doc: "Heading."},
				{Name: "cell", Type: sections.KText, Required: true, Doc: "Text in each row."},
				{Name: "width", Type: sections.KExtent, Doc: "Width; columns without a width share the remaining space by weight."},
				{Name: "weight", Type: sections.KNumber, Default: "1", NotNegative: true, Doc: "Share of the remaining width."},
				{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right"}, Default: "left", Doc: "Alignment of the cells."},
				{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the cells."},
				{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the cells below the heading, over the bands: for a column that names the rows. It may depend on `row`."},
			}},
			{Name: "head_style", Type: sections.KName, Of: "style", Doc: "Style of the headings."},
			{Name: "head_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the headings."},
			{Name: "band", Type: sections.KPaint, Default: "none", Doc: "Paint behind every second row."},
			{Name: "rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between rows."},
			{Name: "row_height", Type: sections.KLength, NotNegative: true, Doc: "Height of a row; default: the height of its content."},
			{Name: "cell_pad", Type: sections.KLengths, Default: "0.5mm", NotNegative: true, Doc: "Space inside the cells."},
		}),
	},
	{
		Name: "use", Doc: "A part from the `parts` library, with its own values.",
		Main: sections.Key{Name: "use", Type: sections.KName, Doc: "Name of the part in the library."},
		Keys: []sections.Key{{Name: "with", Type: sections.KMap, Doc: "Values to pass to the library part, by name."}},
	},
	symbolKind,
	cardKind,
	referenceKind,
	panelKind,
	trackKind,
	hexmapKind,
	hextileKind,
	compassKind,
	scaleKind,
	planKind,
	boxesKind,
	sceneKind,
}

// KindOf returns the kind with a main key of that name.
func KindOf(main string) (*Kind, bool) {
	for _, k := range Kinds {
		if k.Name == main {
			return k, true
		}
	}
	return nil, false
}

// Key returns a key of the kind, including the main key and the common ones.
func (k *Kind) Key(name string) (sections.Key, bool) {
	if k.Main.Name == name {
		return k.Main, true
	}
	for _, keys := range [][]sections.Key{k.Keys, CommonKeys} {
		for _, key := range keys {
			if key.Name == name {
				return key, true
			}
		}
	}
	return sections.Key{}, false
}
