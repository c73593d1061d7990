package face

import (
	"punchboard/carddata/expr"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/geom"
)

// tableContent is a table with a row for each item of a list.
type tableContent struct {
	src       Site
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
	head, cell WordsAttr
	width      Attr[extent]
	weight     Attr[float64]
	align      Attr[string]
	style      StyleAttrs
}

func NewTable(c *Compiler, src *facedata.Part) Content {
	t := &tableContent{
		src:       SiteOf(src),
		style:     c.CompileStyle(src),
		headStyle: c.CompileStyle(src),
		headFill:  Key(c, src, "head_fill", AsInk),
		band:      Key(c, src, "band", AsInk),
		rule:      Key(c, src, "rule", AsInk),
		rowHeight: Key(c, src, "row_height", As[geom.Length]),
		pad:       Key(c, src, "cell_pad", As[[]geom.Length]),
	}
	t.rows = src.Get("table").Lit.(*expr.Expr)
	c.Card = c.Card || t.rows.Card
	c.Named(&t.headStyle, Key(c, src, "head_style", As[string]))
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
		head:   c.Words(v.Field("head")),
		cell:   c.Words(v.Field("cell")),
		width:  entryOf(c, keys, v, "width", asExtent),
		weight: entryOf(c, keys, v, "weight", As[float64]),
		align:  entryOf(c, keys, v, "align", As[string]),
		style:  c.CompileStyle(src),
	}
	c.Named(&col.style, entryOf(c, keys, v, "style", As[string]))
	return col
}

// entryOf reads a key of a mapping in a list.
func entryOf[T any](c *Compiler, keys []sections.Key, v *facedata.Val, name string, cast func(any) T) Attr[T] {
	for _, k := range keys {
		if k.Name == name {
			return keyOf(c, k, v.Field(name), cast)
		}
	}
	panic("layout: no key " + name)
}

// tableCell is one cell, ready to be set.
type tableCell struct {
	Wording
	shown bool
	drop  geom.Length // how far it hangs below the top of its row, so that baselines meet
}

// cells works out all cells of the card at hand, the headings first.
func (t *tableContent) cells(p *Painter) [][]tableCell {
	var rows [][]tableCell
	if t.headed {
		rows = append(rows, t.row(p, func(c *tableColumn) (*WordsAttr, *StyleAttrs) { return &c.head, &t.headStyle }))
	}
	outer := p.Scope.Vars
	for i, item := range p.items(t.rows) {
		p.Scope.Vars = with(outer, map[string]any{"row": item, "index": i})
		rows = append(rows, t.row(p, func(c *tableColumn) (*WordsAttr, *StyleAttrs) { return &c.cell, &c.style }))
	}
	p.Scope.Vars = outer
	return rows
}

func (t *tableContent) row(p *Painter, pick func(*tableColumn) (*WordsAttr, *StyleAttrs)) []tableCell {
	row := make([]tableCell, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		words, style := pick(col)
		w := &row[i].Wording
		w.Text, w.Pos = words.In(p)
		if w.Text == "" {
			continue
		}
		w.Lang, w.Set, w.Site = p.Scope.Lang, *style.In(p), t.src
		w.Set.Size = p.Sized(&t.src, w.Set.Size)
		w.Floor, w.Shrink = p.Floor(), true
		if col.align.Said {
			w.Set.Align = col.align.In(p)
		}
		w.Spans = p.Spell(w)
		row[i].shown = len(w.Spans) > 0
	}
	return row
}
