package face

import "punchboard/carddata/sections"

// referenceKind is one or more reference tables.
var referenceKind = &Kind{
	Name: "reference", Doc: "Reference tables from `tables`, one below the other, fitted to the box.",
	Main: sections.Key{Name: "reference", Type: sections.KString, Of: "table", Doc: "Id of the table, or several separated by commas; the name of a file means all tables in it."},
	Keys: sections.Join(textKeys, []sections.Key{
		{Name: "show", Type: sections.KString, Doc: "Columns to print, separated by commas; default: all."},
		{Name: "title", Type: sections.KBool, Default: "true", Doc: "Whether to print the title."},
		{Name: "dice", Type: sections.KEnum, Values: []string{"text", "icons", "none"}, Default: "text", Doc: "How to show the dice in the title: as `2D6`, as a picture of each die, or not at all."},
		{Name: "title_style", Type: sections.KName, Of: "style", Doc: "Style of the title."},
		{Name: "title_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the title."},
		{Name: "title_pad", Type: sections.KLength, NotNegative: true, Doc: "Space above and below the title, if other than that of the cells: bars of one height over tables of loose and of tight rows."},
		{Name: "head_style", Type: sections.KName, Of: "style", Doc: "Style of the headings."},
		{Name: "head_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the headings."},
		{Name: "header_style", Type: sections.KName, Of: "style", Doc: "Style of row headings; default: bold."},
		{Name: "header_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind the columns with row headings."},
		{Name: "first_fills", Type: sections.KName, Doc: "Column of the tables, shown or not, whose cells name the paint behind the first cell of their row, such as a sign. It covers the whole of a joined cell."},
		{Name: "cell_fills", Type: sections.KList, Doc: "Paints behind the cells of rows that hold nothing but a certain word, such as the results of a table.", Keys: []sections.Key{
			{Name: "words", Type: sections.KString, Required: true, Doc: "The word, or several separated by commas, as the tables have them: upper and lower case differ."},
			{Name: "fill", Type: sections.KPaint, Required: true, Doc: "Paint behind a cell that holds one of them."},
			{Name: "inset", Type: sections.KLength, Default: "0mm", NotNegative: true, Doc: "Space around the paint in its cell: a plate, where 0mm fills the cell."},
			{Name: "height", Type: sections.KLength, NotNegative: true, Doc: "Maximum height of the paint, in the middle of its cell: plates of one height in rows of one line and of two."},
			{Name: "radius", Type: sections.KLength, Default: "0mm", NotNegative: true, Doc: "Corner radius of the paint."},
		}},
		{Name: "section_style", Type: sections.KName, Of: "style", Doc: "Style of section headings; default: bold."},
		{Name: "section_fill", Type: sections.KPaint, Default: "none", Doc: "Paint behind section headings."},
		{Name: "note_style", Type: sections.KName, Of: "style", Doc: "Style of the notes."},
		{Name: "band", Type: sections.KPaint, Default: "none", Doc: "Paint behind every second row of a section."},
		{Name: "rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between rows."},
		{Name: "column_rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines between columns."},
		{Name: "note_fill", Type: sections.KPaint, Default: "none", Doc: "Color behind the notes; with it, the frame encloses them too."},
		{Name: "head_rule", Type: sections.KPaint, Default: "none", Doc: "Paint of the lines under the headings and at the bottom."},
		{Name: "frame", Type: sections.KPaint, Default: "none", Doc: "Paint of the line around the table."},
		{Name: "line", Type: sections.KLength, Default: "0.2mm", NotNegative: true, Doc: "Width of the lines; lines under headings are twice as wide."},
		{Name: "even_labels", Type: sections.KBool, Default: "false", Doc: "Give the columns up to the row headings the same widths in all tables of the part: what the widest row heading needs, but not more than a third of a table."},
		{Name: "label_width", Type: sections.KLength, NotNegative: true, Doc: "Width of the columns up to the row headings, so that the texts beside them begin on one line in several parts. If the row headings are the last column, those before it are as wide as they need."},
		{Name: "stretch", Type: sections.KBool, Default: "false", Doc: "Make all rows higher by the same amount, so that the tables fill the height of the part: neighboring columns then end together, with the same gaps."},
		{Name: "cell_pad", Type: sections.KLengths, Default: "0.6mm 1.2mm", NotNegative: true, Doc: "Space inside the cells."},
		{Name: "columns", Type: sections.KInt, Default: "1", Doc: "Number of tables side by side; a table split between columns repeats its headings."},
		{Name: "gap", Type: sections.KLength, Default: "4mm", NotNegative: true, Doc: "Space between tables."},
		{Name: "run_on", Type: sections.KBool, Default: "false", Doc: "On a sheet, continue the tables on as many pages as needed, at the given type size. Each page shows the whole face; `page` and `pages` are the page number and the page count."},
		{Name: "column_gap", Type: sections.KLength, Default: "5mm", NotNegative: true, Doc: "Space between columns of tables."},
	}),
}
