package face

import (
	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/geom"
)

// tableContent is a table with a row for each item of a list.
type tableContent struct {
	src       PartRef
	rows      *expr.Expr
	columns   []tableColumn
	style     StyleAttrs
	headStyle StyleAttrs
	headed    bool // whether any column has a heading
	headFill  Attr[Ink]
	band      Attr[Ink]
	rule      Attr[Ink]
	rowHeight Attr[geom.Length]
	pad       Attr[[]geom.Length]
}

// tableColumn is one column of a table.
type tableColumn struct {
	head, cell TextAttr
	width      Attr[extent]
	weight     Attr[float64]
	align      Attr[string]
	style      StyleAttrs
	fill       Attr[Ink]
}

// NewTable compiles a table.
func NewTable(c *Compiler, src *facedata.Part) Content {
	t := &tableContent{
		src:       PartRefOf(src),
		style:     c.CompileStyle(src),
		headStyle: c.CompileStyle(src),
		headFill:  Key(c, src, "head_fill", AsInk),
		band:      Key(c, src, "band", AsInk),
		rule:      Key(c, src, "rule", AsInk),
		rowHeight: Key(c, src, "row_height", As[geom.Length]),
		pad:       Key(c, src, "cell_pad", As[[]geom.Length]),
	}
	t.rows = src.Get("table").Lit.(*expr.Expr)
	c.DependsOnCard = c.DependsOnCard || t.rows.Varies(c.fixed)
	c.AddNamedStyle(&t.headStyle, Key(c, src, "head_style", As[string]))
	list, _ := src.Kind.Key("columns")
	for _, v := range src.Get("columns").List {
		col := c.tableColumn(src, list.Keys, v)
		t.headed = t.headed || col.head.Val != nil
		t.columns = append(t.columns, col)
	}
	return t
}

func (c *Compiler) tableColumn(src *facedata.Part, keys []sections.Key, v *facedata.Val) tableColumn {
	col := tableColumn{
		head:   c.Text(v.Field("head")),
		cell:   c.Text(v.Field("cell")),
		width:  EntryOf(c, keys, v, "width", asExtent),
		weight: EntryOf(c, keys, v, "weight", As[float64]),
		align:  EntryOf(c, keys, v, "align", As[string]),
		style:  c.CompileStyle(src),
		fill:   EntryOf(c, keys, v, "fill", AsInk),
	}
	c.AddNamedStyle(&col.style, EntryOf(c, keys, v, "style", As[string]))
	return col
}

// EntryOf reads a key of a mapping in a list.
func EntryOf[T any](c *Compiler, keys []sections.Key, v *facedata.Val, name string, cast func(any) T) Attr[T] {
	for _, k := range keys {
		if k.Name == name {
			return keyOf(c, k, v.Field(name), cast)
		}
	}
	panic("layout: no key " + name)
}

// tableCell is one cell, ready to be set.
type tableCell struct {
	Text
	shown bool
	drop  geom.Length // its distance from the top of its row, so that baselines align
	fill  Ink         // behind it
}

// cells evaluates all cells for the current card, headings first.
func (t *tableContent) cells(p *Painter) [][]tableCell {
	var rows [][]tableCell
	if t.headed {
		rows = append(rows, t.row(p, func(c *tableColumn) (*TextAttr, *StyleAttrs) { return &c.head, &t.headStyle }))
	}
	outer := p.scope.Vars
	for i, item := range p.items(t.rows) {
		p.scope.Vars = withVars(outer, map[string]any{"row": item, "index": i})
		row := t.row(p, func(c *tableColumn) (*TextAttr, *StyleAttrs) { return &c.cell, &c.style })
		for j := range row {
			row[j].fill = t.columns[j].fill.In(p)
		}
		rows = append(rows, row)
	}
	p.scope.Vars = outer
	return rows
}

func (t *tableContent) row(p *Painter, pick func(*tableColumn) (*TextAttr, *StyleAttrs)) []tableCell {
	row := make([]tableCell, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		words, style := pick(col)
		w := &row[i].Text
		w.Source, w.Pos = words.In(p)
		if w.Source == "" {
			continue
		}
		w.Lang, w.Style, w.Part = p.scope.Lang, *style.In(p), t.src
		w.Style.Size = p.ClampSize(&t.src, w.Style.Size)
		w.Floor, w.MayShrink = p.TypeFloor(), true
		if col.align.IsSet {
			w.Style.Align = col.align.In(p)
		}
		w.Spans = p.Spans(w)
		row[i].shown = len(w.Spans) > 0
	}
	return row
}
