package table

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// Settings are the keys of a reference table.
var Settings = []sections.Setting[*Reader, entry]{
	{Key: sections.Key{Name: "title", Type: sections.KText, Doc: "The title above the table."},
		Read: func(l *Reader, e *entry, n source.Node) { e.table.Title = l.Localized(n, "title") }},
	{Key: sections.Key{Name: "dice", Type: sections.KString, Doc: "What is thrown: 2d6, 1d6-1d6, d66, xd6, or `cards 1-10`. Every total must then have its row."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.dice = n }},
	{Key: sections.Key{Name: "modified", Type: sections.KString, Doc: "The least and the greatest total after modifiers, such as -1 to 14, or 0+ when there is no end."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.modified = n }},
	{Key: sections.Key{Name: "columns", Type: sections.KList, Keys: sections.KeysOf(columnSettings), Doc: "The columns from left to right; without them those of the first row, unheaded."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.columns = n }},
	{Key: sections.Key{Name: "rows", Type: sections.KTableRows, Required: true, Doc: "The rows: mappings by the ids of the columns, lists of cells, {section: ...} for a line across, or a file of them: terrain.csv, tables.yaml#effects."},
		Read: func(_ *Reader, e *entry, n source.Node) { e.rows = n }},
	{Key: sections.Key{Name: "notes", Type: sections.KTexts, Doc: "Remarks below the table."},
		Read: func(l *Reader, e *entry, n source.Node) { e.table.Notes = l.localizedList(n, "notes") }},
}

// columnSettings are the keys of a column of a reference table.
var columnSettings = []sections.Setting[*Reader, Column]{
	{Key: sections.Key{Name: "id", Type: sections.KName, Required: true, Doc: "What the rows call the column."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.ID, _ = n.Scalar("id") }},
	{Key: sections.Key{Name: "head", Type: sections.KText, Doc: "The heading; `<` lets the one on its left stand over this column too."},
		Read: func(l *Reader, c *Column, n source.Node) { c.Head, c.HeadLeft = l.head(n) }},
	{Key: sections.Key{Name: "group", Type: sections.KText, Doc: "A heading above the headings; neighbors with the same one share it."},
		Read: func(l *Reader, c *Column, n source.Node) { c.Group = l.Localized(n, "group") }},
	{Key: sections.Key{Name: "kind", Type: sections.KEnum, Values: KindNames, Doc: "What the cells hold: rolls are checked against the dice, numbers are aligned. Without it the cells tell."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.Kind = Kind(n.Choice("kind", KindNames, 0)) }},
	{Key: sections.Key{Name: "align", Type: sections.KEnum, Values: []string{"left", "center", "right"}, Doc: "Where the cells stand in the column; without it texts stand left, rolls and numbers in the middle."},
		Read: func(_ *Reader, c *Column, n source.Node) {
			c.Align, _ = n.Enum("align", []string{"left", "center", "right"})
		}},
	{Key: sections.Key{Name: "width", Type: sections.KLength, Doc: "Width of the column; without it as its cells need."},
		Read: func(_ *Reader, c *Column, n source.Node) { n.Distance("width", &c.Width) }},
	{Key: sections.Key{Name: "weight", Type: sections.KNumber, Doc: "Share of the width that is left, instead of what the cells need."},
		Read: func(_ *Reader, c *Column, n source.Node) { c.Weight = positiveShare(n, "weight") }},
	{Key: sections.Key{Name: "header", Type: sections.KBool, Default: "false", Doc: "Makes the cells of the column heads of their rows."},
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
			item.Errorf(source.CodeDuplicateColumn, "the column `%s` is there twice", c.ID)
		}
		first[c.ID] = true
		if c.HeadLeft && len(e.table.Columns) == 0 {
			item.Errorf(CodeJoin, "the first column has no heading on its left to be joined with")
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
		n.Errorf(source.CodeBadValue, "`%s` must be a number over 0, but is %s", what, source.Describe(n.Node))
		return 0
	}
	return f
}
