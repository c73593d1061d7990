package face

import "punchboard/carddata/sections"

// referenceKind is one or more reference tables.
var referenceKind = &Kind{
	Name: "reference", Doc: "A reference table of `tables`, fitted to its box; several stand below one another.",
	Main: sections.Key{Name: "reference", Type: sections.KString, Of: "table", Doc: "The id of the table, or several with commas; the name of a file of tables stands for all of them."},
	Keys: sections.Join(textKeys, []sections.Key{
		{Name: "show", Type: sections.KString, Doc: "The columns to print, with commas; without it all."},
		{Name: "title", Type: sections.KBool, Default: "true", Doc: "Prints the title."},
		{Name: "dice", Type: sections.KEnum, Values: []string{"text", "icons", "none"}, Default: "text", Doc: "How the title says what is thrown: `2D6`, a picture of each die, or nothing."},
		{Name: "title_style", Type: sections.KName, Of: "style", Doc: "Style of the title."},
		{Name: "title_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the title."},
		{Name: "head_style", Type: sections.KName, Of: "style", Doc: "Style of the headings."},
		{Name: "head_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the headings."},
		{Name: "header_style", Type: sections.KName, Of: "style", Doc: "Style of the cells that are heads of their rows; without it they are bold."},
		{Name: "header_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the columns of such cells."},
		{Name: "section_style", Type: sections.KName, Of: "style", Doc: "Style of the heads of sections; without it they are bold."},
		{Name: "section_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the heads of sections."},
		{Name: "note_style", Type: sections.KName, Of: "style", Doc: "Style of the notes."},
		{Name: "band", Type: sections.KPaint, Default: "none", Doc: "Paint behind every second row of a section."},
		{Name: "rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between rows."},
		{Name: "column_rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between columns."},
		{Name: "head_rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines under the headings and at the foot."},
		{Name: "frame", Type: sections.KPaint, Default: "none", Doc: "Paint of the line around the table."},
		{Name: "line", Type: sections.KLength, Default: "0.2mm", Doc: "Width of the lines; those under headings are twice as wide."},
		{Name: "cell_pad", Type: sections.KLengths, Default: "0.6mm 1.2mm", Doc: "Space inside the cells."},
		{Name: "columns", Type: sections.KInt, Default: "1", Doc: "Number of columns of tables side by side; a table that breaks repeats its headings."},
		{Name: "gap", Type: sections.KLength, Default: "4mm", Doc: "Space between tables."},
		{Name: "run_on", Type: sections.KBool, Default: "false", Doc: "On a sheet: the tables run on to further pages, as many as they need, in the size of type that is said. Every page wears the whole face; `page` and `pages` are its number and their count."},
		{Name: "column_gap", Type: sections.KLength, Default: "5mm", Doc: "Space between columns of tables."},
	}),
}
