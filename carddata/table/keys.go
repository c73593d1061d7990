package table

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// Settings are the keys of a reference table.
var Settings = []sections.Setting[*Reader, entry]{
	{Key: sections.Key{Name: "title", Type: sections.KText, Doc: "Title above the table."},
		Read: func(l *Reader, e *entry, n source.Node) { e.table.Title = l.Localized(n, "title") }},
	{Key: sections.Key{Name: "dice", Type: sections.KString, Doc: "Dice: 2d6, 1d6-1d6, d66, xd6, or `cards 1-10`. Every possible total then needs a row."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.dice = n }},
	{Key: sections.Key{Name: "modified", Type: sections.KString, Doc: "Range of totals after modifiers, such as -1 to 14, or 0+ for an open range."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.modified = n }},
	{Key: sections.Key{Name: "columns", Type: sections.KList, Keys: sections.KeysOf(columnSettings), Doc: "Columns from left to right; default: the columns of the first row, without headings."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.columns = n }},
	{Key: sections.Key{Name: "rows", Type: sections.KTableRows, Required: true, Doc: "Rows: mappings by column id, lists of cells, {section: ...} for a heading across the table, or a file of rows: terrain.csv, tables.yaml#effects."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.rows = n }},
	{Key: sections.Key{Name: "notes", Type: sections.KTexts, Doc: "Notes below the table."},
		Read: func(l *Reader, e *entry, n source.Node) { e.table.Notes = l.localizedList(n, "notes") }},
}

// columnSettings are the keys of a column of a reference table.
var columnSettings = []sections.Setting[*Reader, Column]{
	{Key: sections.Key{Name: "id", Type: sections.KName, Required: true, Doc: "Id of the column in the rows."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.ID, _ = n.Scalar("id") }},
	{Key: sections.Key{Name: "head", Type: sections.KText, Doc: "Heading; `<` extends the heading on its left over this column."},
		Read: func(l *Reader, c *Column, n source.Node) { c.Head, c.HeadLeft = l.head(n) }},
	{Key: sections.Key{Name: "group", Type: sections.KText, Doc: "Group heading above the heading; neighbors with the same text share it."},
		Read: func(l *Reader, c *Column, n source.Node) { c.Group = l.Localized(n, "group") }},
	{Key: sections.Key{Name: "kind", Type: sections.KEnum, Values: KindNames, Doc: "Kind of cells: rolls are checked against the dice, numbers are aligned. Default: detected from the cells."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.Kind = Kind(n.Choice("kind", KindNames, 0)) }},
	{Key: sections.Key{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right"}, Doc: "Alignment of the cells; default: text left, rolls and numbers centered."},
		Read: func(_ *Reader, c *Column, n source.Node) {
			c.Align, _ = n.Enum("align", []string{"left", "center", "right"})
		}},
	{Key: sections.Key{Name: "width", Type: sections.KLength, Doc: "Width of the column; default: the width of its cells."},
		Read: func(_ *Reader, c *Column, n source.Node) { n.Distance("width", &c.Width) }},
	{Key: sections.Key{Name: "weight", Type: sections.KNumber, Doc: "Share of the remaining width, instead of the width of the cells."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.Weight = positiveShare(n, "weight") }},
	{Key: sections.Key{Name: "header", Type: sections.KBool, Default: "false", Doc: "Whether the cells of this column are row headings."},
		Read: func(_ *Reader, c *Column, n source.Node) { n.Flag("header", &c.Header) }},
	{Key: sections.Key{Name: "style", Type: sections.KName, Of: "style", Doc: "Style of the cells."},
		Read: func(l *Reader, c *Column, n source.Node) {
			c.Style, _ = n.Scalar("style")
			l.Styled = append(l.Styled, n)
		}},
}

// refColumns reads the columns of a table.
func (l *Reader) refColumns(e *entry) {
	if !e.columns.Exists() {
		return
	}
	first := map[string]bool{}
	for _, item := range e.columns.List("columns") {
		c := Column{Pos: item.Pos()}
		sections.Read(l, item, "the column", columnSettings, &c)
		if first[c.ID] && c.ID != "" {
			item.Errorf(source.CodeDuplicateColumn, "the column `%s` appears twice", c.ID)
		}
		first[c.ID] = true
		if c.HeadLeft && len(e.table.Columns) == 0 {
			item.Errorf(CodeJoin, "the heading of the first column cannot be joined to the left")
			c.HeadLeft = false
		}
		e.table.Columns = append(e.table.Columns, c)
		e.kinds = append(e.kinds, item.Lookup("kind").Exists())
	}
}

// head reads a heading; left reports that the heading on its left spans this column
// too.
func (l *Reader) head(n source.Node) (text values.Localized, left bool) {
	if n.Kind == yaml.ScalarNode && n.Value == "<" {
		return values.Localized{}, true
	}
	return l.Localized(n, "head"), false
}

// positiveShare reads a number greater than 0.
func positiveShare(n source.Node, what string) float64 {
	s, _ := n.Scalar(what)
	f, ok := source.ParseNumber(s)
	if !ok || f <= 0 || f > 1000 {
		n.Errorf(source.CodeBadValue, "`%s` must be greater than 0, but is %s", what, source.Describe(n.Node))
		return 0
	}
	return f
}
