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
	{Name: "name", Type: sections.KName, Doc: "Names the part, so that a face that extends this one can override or drop it."},
	{Name: "when", Type: sections.KExpr, Doc: "Shows the part only when the expression is true."},
	{Name: "each", Type: sections.KExpr, Doc: "Repeats the part for each item of a list; inside a row, column, grid or stack."},
	{Name: "as", Type: sections.KName, Default: "item", Doc: "The item's name in expressions."},
	{Name: "before", Type: sections.KName, Doc: "The part of the extended face that this one is painted before."},
	{Name: "after", Type: sections.KName, Doc: "The part of the extended face that this one is painted after."},
	{Name: "in", Type: sections.KEnum, Values: []string{"trim", "bleed", "safe"}, Default: "trim", Doc: "The box that the part is placed in; only outermost parts."},
	{Name: "left", Type: sections.KExtent, Doc: "Distance of the left edge from the left edge of the box around it."},
	{Name: "right", Type: sections.KExtent, Doc: "Distance of the right edge from the right edge of the box around it."},
	{Name: "top", Type: sections.KExtent, Doc: "Distance of the top from the top of the box around it."},
	{Name: "bottom", Type: sections.KExtent, Doc: "Distance of the bottom from the bottom of the box around it."},
	{Name: "width", Type: sections.KExtent, Doc: "Width; without it the part fills the space between left and right."},
	{Name: "height", Type: sections.KExtent, Doc: "Height; without it the part fills the space between top and bottom."},
	{Name: "anchor", Type: sections.KEnum, Values: []string{"top-left", "top", "top-right", "left", "center", "right", "bottom-left", "bottom", "bottom-right"}, Default: "top-left", Doc: "Where a part of a given width or height stands when no edge says it."},
	{Name: "weight", Type: sections.KNumber, Doc: "Share of the space that is left in a row or column; without it a part takes its own size."},
	{Name: "turn", Type: sections.KEnum, Values: []string{"0", "90", "180", "270"}, Default: "0", Doc: "Turns the part clockwise inside its box, so that it reads from another edge: at 90 and 270 its width is the box's height."},
	{Name: "rotate", Type: sections.KNumber, Default: "0", Doc: "Rotates the part clockwise by degrees about the center of its box; the box stays."},
	{Name: "opacity", Type: sections.KNumber, Default: "1", Doc: "From 0 (unseen) to 1."},
	{Name: "layer", Type: sections.KString, Doc: "A layer of the PDF that the viewer can hide."},
	{Name: "pad", Type: sections.KLengths, Default: "0mm", Doc: "Space inside the box: all edges, or top/bottom and left/right, or top, right, bottom, left."},
}

// shapeKeys are the keys of every filled or stroked part.
var shapeKeys = []sections.Key{
	{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Paint inside the outline."},
	{Name: "stroke", Type: sections.KPaint, Default: "none", Doc: "Paint of the outline."},
	{Name: "line", Type: sections.KLength, Default: "0.25mm", Doc: "Width of the outline."},
	{Name: "dash", Type: sections.KLengths, Doc: "Lengths of dashes and gaps in turn."},
}

// textKeys override the style for one text.
var textKeys = []sections.Key{
	{Name: "style", Type: sections.KName, Of: "style", Doc: "A style of game.yaml."},
	{Name: "font", Type: sections.KName, Of: "font", Doc: "A font of game.yaml or a built-in family."},
	{Name: "size", Type: sections.KLength, Default: "9pt", Doc: "Type size."},
	{Name: "min", Type: sections.KLength, Doc: "Auto-fit shrinks to this size and no further; the floors of the component hold anyway."},
	{Name: "bold", Type: sections.KBool, Default: "false", Doc: "Bold."},
	{Name: "italic", Type: sections.KBool, Default: "false", Doc: "Italic."},
	{Name: "underline", Type: sections.KBool, Default: "false", Doc: "Underlines the words, where the font has its underline."},
	{Name: "strike", Type: sections.KBool, Default: "false", Doc: "Strikes the words through."},
	{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the text."},
	{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right", "justify"}, Default: "left", Doc: "Alignment across."},
	{Name: "valign", Type: sections.KEnum, Values: []string{"top", "middle", "bottom"}, Default: "top", Doc: "Alignment down; middle centers the capitals of a single line, not its box."},
	{Name: "tracking", Type: sections.KLength, Default: "0pt", Doc: "Extra space after each letter."},
	{Name: "case", Type: sections.KEnum, Values: []string{"none", "upper", "lower"}, Default: "none", Doc: "Sets the text in capitals or small letters, after the rules of the language."},
	{Name: "leading", Type: sections.KNumber, Default: "1.2", Doc: "Distance of the lines as a multiple of the size."},
	{Name: "outline", Type: sections.KPaint, Default: "none", Doc: "A halo around the letters."},
	{Name: "outline_width", Type: sections.KLength, Default: "0.3mm", Doc: "Width of the halo."},
	{Name: "hyphenate", Type: sections.KBool, Default: "true", Doc: "Allows hyphens at the ends of lines."},
	{Name: "keywords", Type: sections.KBool, Default: "true", Doc: "Gives the game's keywords their style in this text."},
}

// StyleKeys are the keys of a style in game.yaml.
var StyleKeys = sections.Join([]sections.Key{
	{Name: "extends", Type: sections.KName, Of: "style", Doc: "The style that fills in what this one does not say."},
}, textKeys[1:])

// flowKeys are the keys of rows, columns and grids.
var flowKeys = []sections.Key{
	{Name: "gap", Type: sections.KLength, Default: "0mm", Doc: "Space between neighbors."},
	{Name: "align", Type: sections.KEnum, Values: []string{"start", "center", "end", "stretch"}, Default: "stretch", Doc: "How parts stand across the flow."},
	{Name: "justify", Type: sections.KEnum, Values: []string{"start", "center", "end", "between"}, Default: "start", Doc: "Where space that nobody takes goes along the flow."},
}

// Kinds lists every kind of part. A new one needs a line here and a case in
// layout.
var Kinds = []*Kind{
	{
		Name: "text", Doc: "Text, rich and fitted to its box.",
		Main: sections.Key{Name: "text", Type: sections.KText, Doc: "What it says, once for all languages or by language; {braces} hold expressions."},
		Keys: sections.Join(textKeys, []sections.Key{
			{Name: "lang", Type: sections.KString, Doc: "Sets this text in another language of the game; `other` means the second language of a bilingual print."},
			{Name: "columns", Type: sections.KInt, Default: "1", Doc: "Number of columns."},
			{Name: "column_gap", Type: sections.KLength, Default: "3mm", Doc: "Space between columns."},
			{Name: "fit", Type: sections.KEnum, Values: []string{"shrink", "none"}, Default: "shrink", Doc: "Whether the text may shrink (to `min`) to fit its box."},
			{Name: "unsafe", Type: sections.KBool, Default: "false", Doc: "Lets this text leave the safe zone."},
		}),
	},
	{
		Name: "shape", Doc: "A rectangle, circle, line, polygon or path.",
		Main: sections.Key{Name: "shape", Type: sections.KEnum, Values: []string{"rect", "circle", "ellipse", "line", "polygon", "regular", "star", "path"}, Doc: "Which outline."},
		Keys: sections.Join(shapeKeys, []sections.Key{
			{Name: "radius", Type: sections.KLengths, Default: "0mm", Doc: "Corner radius of a rect: one, or top-left, top-right, bottom-right, bottom-left."},
			{Name: "points", Type: sections.KPoints, Doc: "Points of a line or polygon: `0 0, 100% 50%`."},
			{Name: "d", Type: sections.KString, Doc: "Outline of a path, in SVG's path language."},
			{Name: "view", Type: sections.KString, Default: "0 0 100 100", Doc: "The box of a path's coordinates, stretched to the part's box."},
			{Name: "sides", Type: sections.KInt, Default: "5", Doc: "Corners of a regular polygon or star."},
			{Name: "inner", Type: sections.KNumber, Default: "0.4", Doc: "Inner radius of a star as a part of its outer one."},
		}),
	},
	{
		Name: "icon", Doc: "A built-in icon, or one of the game's own.",
		Main: sections.Key{Name: "icon", Type: sections.KName, Of: "icon", Doc: "Name of the icon."},
		Keys: []sections.Key{
			{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Tint of the icon."},
			{Name: "outline", Type: sections.KPaint, Default: "none", Doc: "A halo around the icon."},
			{Name: "outline_width", Type: sections.KLength, Default: "0.3mm", Doc: "Width of the halo."},
			{Name: "flip", Type: sections.KBool, Default: "false", Doc: "Mirrors the icon left to right."},
		},
	},
	{
		Name: "image", Doc: "A picture of the game's directory: PNG, JPEG, or SVG drawn as vectors.",
		Main: sections.Key{Name: "image", Type: sections.KString, Of: "file", Doc: "Path from the game's directory."},
		Keys: []sections.Key{
			{Name: "fit", Type: sections.KEnum, Values: []string{"contain", "cover", "stretch"}, Default: "contain", Doc: "Shows all of the picture, fills the box with it, or stretches it."},
			{Name: "crop", Type: sections.KString, Doc: "Part of the picture to show, as `left top right bottom` in percent."},
			{Name: "tint", Type: sections.KPaint, Default: "none", Doc: "Colors the picture's greys from this color (black) to white."},
			{Name: "anchor_image", Type: sections.KEnum, Values: []string{"center", "top", "bottom", "left", "right"}, Default: "center", Doc: "Which part stays when `fit: cover` cuts."},
			{Name: "dpi", Type: sections.KInt, Default: "150", Doc: "Below this resolution on paper the picture is a warning."},
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
			{Name: "columns", Type: sections.KInt, Default: "2", Doc: "Cells in a row."},
			{Name: "row_gap", Type: sections.KLength, Doc: "Space between rows, if other than `gap`."},
			{Name: "row_height", Type: sections.KLength, Doc: "Height of the rows; without it they share the box."},
		}),
	},
	{
		Name: "stack", Container: true, Doc: "Parts over one another, each placed in the stack's box.",
		Main: sections.Key{Name: "stack", Type: sections.KParts, Doc: "The parts, the last on top."},
		Keys: []sections.Key{{Name: "clip", Type: sections.KBool, Default: "false", Doc: "Cuts off what leaves the box."},
			{Name: "radius", Type: sections.KLengths, Default: "0mm", Doc: "Corner radius of the clip."}},
	},
	{
		Name: "pips", Doc: "A row of marks, as many as a number says.",
		Main: sections.Key{Name: "pips", Type: sections.KNumber, Doc: "How many."},
		Keys: []sections.Key{
			{Name: "max", Type: sections.KInt, Default: "0", Doc: "Shows so many places; those beyond the number are empty."},
			{Name: "icon", Type: sections.KName, Of: "icon", Doc: "The mark; a disc when not said."},
			{Name: "size", Type: sections.KLength, Default: "3mm", Doc: "Size of a mark."},
			{Name: "gap", Type: sections.KLength, Default: "1mm", Doc: "Space between marks."},
			{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Tint of the marks."},
			{Name: "empty", Type: sections.KPaint, Default: "none", Doc: "Tint of empty places; `none` draws their outline."},
			{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Where the next mark stands."},
			{Name: "align", Type: sections.KEnum, Values: []string{"start", "center", "end"}, Default: "start", Doc: "Where the marks stand along their direction."},
			{Name: "wrap", Type: sections.KInt, Default: "0", Doc: "Starts a new line after so many marks."},
		},
	},
	{
		Name: "bar", Doc: "A bar as long as a number says.",
		Main: sections.Key{Name: "bar", Type: sections.KNumber, Doc: "The number."},
		Keys: sections.Join(shapeKeys, []sections.Key{
			{Name: "max", Type: sections.KNumber, Default: "10", Doc: "The number that fills the box."},
			{Name: "back", Type: sections.KPaint, Default: "none", Doc: "Paint of the part that is not filled."},
			{Name: "cells", Type: sections.KInt, Default: "0", Doc: "Divides the bar into so many cells."},
			{Name: "direction", Type: sections.KEnum, Values: []string{"right", "left", "down", "up"}, Default: "right", Doc: "Where the bar grows."},
		}),
	},
	{
		Name: "table", Doc: "A table with a row for each item of a list.",
		Main: sections.Key{Name: "table", Type: sections.KExpr, Doc: "The list; `row` is the item in the cells."},
		Keys: sections.Join(textKeys, []sections.Key{
			{Name: "columns", Type: sections.KList, Required: true, Doc: "The columns.", Keys: []sections.Key{
				{Name: "head", Type: sections.KText, Doc: "Heading."},
				{Name: "cell", Type: sections.KText, Required: true, Doc: "What stands in each row."},
				{Name: "width", Type: sections.KExtent, Doc: "Width; columns without one share the rest by weight."},
				{Name: "weight", Type: sections.KNumber, Default: "1", Doc: "Share of the rest."},
				{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right"}, Default: "left", Doc: "Alignment of the cells."},
				{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the cells."},
			}},
			{Name: "head_style", Type: sections.KName, Of: "style", Doc: "Style of the headings."},
			{Name: "head_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the headings."},
			{Name: "band", Type: sections.KPaint, Default: "none", Doc: "Paint behind every second row."},
			{Name: "rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between rows."},
			{Name: "row_height", Type: sections.KLength, Doc: "Height of a row; without it rows take what they need."},
			{Name: "cell_pad", Type: sections.KLengths, Default: "0.5mm", Doc: "Space inside the cells."},
		}),
	},
	{
		Name: "use", Doc: "A part of the `parts` library, with values of its own.",
		Main: sections.Key{Name: "use", Type: sections.KName, Doc: "Name of the part in the library."},
		Keys: []sections.Key{{Name: "with", Type: sections.KMap, Doc: "Names that the library part may use in its expressions."}},
	},
	symbolKind,
	referenceKind,
	panelKind,
	trackKind,
	hexmapKind,
	hextileKind,
	compassKind,
	scaleKind,
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
