package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// tableContent is a table with a row for each item of a list.
type tableContent struct {
	src       site
	rows      *carddata.Expr
	columns   []tableColumn
	style     styleAttrs
	headStyle styleAttrs
	headed    bool // whether any column has a heading
	headFill  attr[ink]
	band      attr[ink]
	rule      attr[ink]
	rowHeight attr[geom.Length]
	pad       attr[[]geom.Length]
}

// tableColumn is one column of a table.
type tableColumn struct {
	head, cell wordsAttr
	width      attr[extent]
	weight     attr[float64]
	align      attr[string]
	style      styleAttrs
}

func newTable(c *compiler, src *carddata.Part) content {
	t := &tableContent{
		src:       siteOf(src),
		style:     c.compileStyle(src),
		headStyle: c.compileStyle(src),
		headFill:  key(c, src, "head_fill", asInk),
		band:      key(c, src, "band", asInk),
		rule:      key(c, src, "rule", asInk),
		rowHeight: key(c, src, "row_height", as[geom.Length]),
		pad:       key(c, src, "cell_pad", as[[]geom.Length]),
	}
	t.rows = src.Get("table").Lit.(*carddata.Expr)
	c.card = c.card || t.rows.Card
	c.named(&t.headStyle, key(c, src, "head_style", as[string]))
	list, _ := src.Kind.Key("columns")
	for _, v := range src.Get("columns").List {
		col := c.tableColumn(src, list.Keys, v)
		t.headed = t.headed || col.head.val != nil
		t.columns = append(t.columns, col)
	}
	return t
}

func (c *compiler) tableColumn(src *carddata.Part, keys []carddata.Key, v *carddata.Val) tableColumn {
	col := tableColumn{
		head:   c.words(v.Field("head")),
		cell:   c.words(v.Field("cell")),
		width:  entryOf(c, keys, v, "width", asExtent),
		weight: entryOf(c, keys, v, "weight", as[float64]),
		align:  entryOf(c, keys, v, "align", as[string]),
		style:  c.compileStyle(src),
	}
	c.named(&col.style, entryOf(c, keys, v, "style", as[string]))
	return col
}

// entryOf reads a key of a mapping in a list.
func entryOf[T any](c *compiler, keys []carddata.Key, v *carddata.Val, name string, cast func(any) T) attr[T] {
	for _, k := range keys {
		if k.Name == name {
			return keyOf(c, k, v.Field(name), cast)
		}
	}
	panic("layout: no key " + name)
}

// tableCell is one cell, ready to be set.
type tableCell struct {
	wording
	shown bool
	drop  geom.Length // how far it hangs below the top of its row, so that baselines meet
}

// cells works out all cells of the card at hand, the headings first.
func (t *tableContent) cells(p *painter) [][]tableCell {
	var rows [][]tableCell
	if t.headed {
		rows = append(rows, t.row(p, func(c *tableColumn) (*wordsAttr, *styleAttrs) { return &c.head, &t.headStyle }))
	}
	outer := p.scope.Vars
	for i, item := range p.items(t.rows) {
		p.scope.Vars = with(outer, map[string]any{"row": item, "index": i})
		rows = append(rows, t.row(p, func(c *tableColumn) (*wordsAttr, *styleAttrs) { return &c.cell, &c.style }))
	}
	p.scope.Vars = outer
	return rows
}

func (t *tableContent) row(p *painter, pick func(*tableColumn) (*wordsAttr, *styleAttrs)) []tableCell {
	row := make([]tableCell, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		words, style := pick(col)
		w := &row[i].wording
		w.text, w.pos = words.in(p)
		if w.text == "" {
			continue
		}
		w.lang, w.set, w.site = p.scope.Lang, *style.in(p), t.src
		w.set.size = p.sized(&t.src, w.set.size)
		w.floor, w.shrink = p.floor(), true
		if col.align.said {
			w.set.align = col.align.in(p)
		}
		w.spans = p.spell(w)
		row[i].shown = len(w.spans) > 0
	}
	return row
}
