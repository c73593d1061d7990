package carddata

import (
	"gopkg.in/yaml.v3"
	"punchboard/carddata/source"
)

// tableSettings are the keys of a reference table.
var tableSettings = []setting[*tableReader, tableEntry]{
	{Key{Name: "title", Type: KText, Doc: "The title above the table."},
		func(l *tableReader, e *tableEntry, n source.Node) { e.table.Title = l.localized(n, "title") }},
	{Key{Name: "dice", Type: KString, Doc: "What is thrown: 2d6, 1d6-1d6, d66, xd6, or `cards 1-10`. Every total must then have its row."},
		func(_ *tableReader, e *tableEntry, n source.Node) { e.dice = n }},
	{Key{Name: "modified", Type: KString, Doc: "The least and the greatest total after modifiers, such as -1 to 14, or 0+ when there is no end."},
		func(_ *tableReader, e *tableEntry, n source.Node) { e.modified = n }},
	{Key{Name: "columns", Type: KList, Keys: keysOf(refColumnSettings), Doc: "The columns from left to right; without them those of the first row, unheaded."},
		func(_ *tableReader, e *tableEntry, n source.Node) { e.columns = n }},
	{Key{Name: "rows", Type: KTableRows, Required: true, Doc: "The rows: mappings by the ids of the columns, lists of cells, {section: ...} for a line across, or a file of them: terrain.csv, tables.yaml#effects."},
		func(_ *tableReader, e *tableEntry, n source.Node) { e.rows = n }},
	{Key{Name: "notes", Type: KTexts, Doc: "Remarks below the table."},
		func(l *tableReader, e *tableEntry, n source.Node) { e.table.Notes = l.localizedList(n, "notes") }},
}

// refColumnSettings are the keys of a column of a reference table.
var refColumnSettings = []setting[*tableReader, RefColumn]{
	{Key{Name: "id", Type: KName, Required: true, Doc: "What the rows call the column."},
		func(_ *tableReader, c *RefColumn, n source.Node) { c.ID, _ = n.Scalar("id") }},
	{Key{Name: "head", Type: KText, Doc: "The heading; `<` lets the one on its left stand over this column too."},
		func(l *tableReader, c *RefColumn, n source.Node) { c.Head, c.HeadLeft = l.head(n) }},
	{Key{Name: "group", Type: KText, Doc: "A heading above the headings; neighbours with the same one share it."},
		func(l *tableReader, c *RefColumn, n source.Node) { c.Group = l.localized(n, "group") }},
	{Key{Name: "kind", Type: KEnum, Values: RefKinds, Doc: "What the cells hold: rolls are checked against the dice, numbers are aligned. Without it the cells tell."},
		func(_ *tableReader, c *RefColumn, n source.Node) { c.Kind = RefKind(n.Choice("kind", RefKinds, 0)) }},
	{Key{Name: "align", Type: KEnum, Values: []string{"left", "center", "right"}, Doc: "Where the cells stand in the column; without it texts stand left, rolls and numbers in the middle."},
		func(_ *tableReader, c *RefColumn, n source.Node) {
			c.Align, _ = n.Enum("align", []string{"left", "center", "right"})
		}},
	{Key{Name: "width", Type: KLength, Doc: "Width of the column; without it as its cells need."},
		func(_ *tableReader, c *RefColumn, n source.Node) { n.Distance("width", &c.Width) }},
	{Key{Name: "weight", Type: KNumber, Doc: "Share of the width that is left, instead of what the cells need."},
		func(_ *tableReader, c *RefColumn, n source.Node) { c.Weight = positiveShare(n, "weight") }},
	{Key{Name: "header", Type: KBool, Default: "false", Doc: "Makes the cells of the column heads of their rows."},
		func(_ *tableReader, c *RefColumn, n source.Node) { n.Flag("header", &c.Header) }},
	{Key{Name: "style", Type: KName, Of: "style", Doc: "Style of the cells."},
		func(l *tableReader, c *RefColumn, n source.Node) {
			c.Style, _ = n.Scalar("style")
			l.styled = append(l.styled, n)
		}},
}

// refColumns reads the columns of a table.
func (l *tableReader) refColumns(e *tableEntry) {
	if !e.columns.Exists() {
		return
	}
	first := map[string]bool{}
	for _, item := range e.columns.List("columns") {
		c := RefColumn{Pos: item.Pos()}
		readSection(l, item, "the column", refColumnSettings, &c)
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

// head reads a heading; left tells that the one on its left stands over it.
func (l *tableReader) head(n source.Node) (text Localized, left bool) {
	if n.Kind == yaml.ScalarNode && n.Value == "<" {
		return Localized{}, true
	}
	return l.localized(n, "head"), false
}

// positiveShare reads a number over 0.
func positiveShare(n source.Node, what string) float64 {
	s, _ := n.Scalar(what)
	f, ok := source.ParseNumber(s)
	if !ok || f <= 0 || f > 1000 {
		n.Errorf(source.CodeBadValue, "`%s` must be a number over 0, but is %s", what, source.Describe(n.Node))
		return 0
	}
	return f
}
