package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
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

func (c *compiler) table(src *carddata.Part) *tableContent {
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
		w.floor, w.shrink = cardFloor, true
		if col.align.said {
			w.set.align = col.align.in(p)
		}
		w.spans = p.spell(w)
		row[i].shown = len(w.spans) > 0
	}
	return row
}

// widths shares out the width: columns of a width first, the rest by weight.
func (t *tableContent) widths(p *painter, room geom.Length) ([]slot, geom.Length) {
	wants := make([]want, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		if col.width.said {
			wants[i].size = col.width.in(p).Of(room)
		} else {
			wants[i].weight = max(col.weight.in(p), 0.001)
		}
	}
	return flow(wants, room, 0, "start", nil)
}

// heights gives the height of each row at a scale of the type.
func (t *tableContent) heights(p *painter, rows [][]tableCell, cols []slot, scale float64) (all []geom.Length, sum geom.Length) {
	pad := fourSides(t.pad.in(p))
	for _, row := range rows {
		height := t.rowHeight.in(p)
		for i := range row {
			if row[i].shown && !t.rowHeight.said {
				b := p.shaper.Set(scaled(row[i].spans, scale), row[i].setting(cols[i].size-pad.left-pad.right))
				height = max(height, b.Height+pad.top+pad.bottom)
			}
		}
		all = append(all, height)
		sum += height
	}
	return all, sum
}

func (t *tableContent) natural(p *painter, known geom.Size) geom.Size {
	if known.W <= 0 {
		return geom.Size{W: noSize, H: noSize}
	}
	rows := t.cells(p)
	cols, _ := t.widths(p, known.W)
	_, sum := t.heights(p, rows, cols, 1)
	return geom.Size{W: known.W, H: sum}
}

// draw sets all cells in one size: the largest at which the table fits.
func (t *tableContent) draw(p *painter, box geom.Rect) {
	rows := t.cells(p)
	if len(rows) == 0 {
		return
	}
	cols, over := t.widths(p, box.W)
	if over > tolerance {
		p.overflow(&t.src, box.W+over, box.W)
	}
	scale, heights, sum := t.fit(p, rows, cols, box.H)
	if sum > box.H+tolerance {
		p.overflow(&t.src, sum, box.H)
	} else {
		t.judge(p, rows, scale)
	}
	t.paint(p, rows, cols, heights, scale, box)
}

// fit shrinks the type of all cells alike, by quarter points, until the rows
// fit.
func (t *tableContent) fit(p *painter, rows [][]tableCell, cols []slot, room geom.Length) (scale float64, heights []geom.Length, sum geom.Length) {
	least, size := 0.0, geom.Length(0)
	for _, row := range rows {
		for i := range row {
			if row[i].shown {
				least, size = max(least, row[i].leastScale()), max(size, row[i].set.size)
			}
		}
	}
	for scale = 1; ; scale = max(least, scale-ratio(geom.PT/4, size)) {
		heights, sum = t.heights(p, rows, cols, scale)
		if sum <= room || scale <= least || t.rowHeight.said {
			return scale, heights, sum
		}
	}
}

// judge holds the smallest letters of the table against the floors, once.
func (t *tableContent) judge(p *painter, rows [][]tableCell, scale float64) {
	var least *wording
	for _, row := range rows {
		for i := range row {
			if w := &row[i].wording; row[i].shown && (least == nil || w.smallest() < least.smallest()) {
				least = w
			}
		}
	}
	if least != nil && !t.rowHeight.said {
		w := *least
		w.pos = t.src.pos
		p.judgeSize(&w, scale)
	}
}

// paint draws the bands, the cells and the rules, row by row.
func (t *tableContent) paint(p *painter, rows [][]tableCell, cols []slot, heights []geom.Length, scale float64, box geom.Rect) {
	y := box.Y
	for i := range rows {
		line := geom.Rect{X: box.X, Y: y, W: box.W, H: heights[i]}
		p.fillRect(&t.src, line, t.ground(p, i).over(line))
		if rule := t.rule.in(p); !rule.none() && i > 0 {
			p.add(&scene.Path{
				Path:   geom.LinePath(geom.Pt2(box.X, y), geom.Pt2(box.Right(), y)),
				Stroke: &scene.Stroke{Paint: rule.over(box), Width: tableRule, Butt: true},
			})
		}
		for j := range rows[i] {
			if c := &rows[i][j]; c.shown {
				t.cell(p, c, scale, geom.Rect{X: box.X + cols[j].at, Y: y, W: cols[j].size, H: heights[i]})
			}
		}
		y += heights[i]
	}
}

// tableRule is the width of the lines between rows: a hairline that every
// printer can hold.
const tableRule = geom.MM / 5

// ground gives what lies behind a row: the heading's fill, or the band behind
// every second row below it.
func (t *tableContent) ground(p *painter, row int) ink {
	if t.headed {
		if row == 0 {
			return t.headFill.in(p)
		}
		row--
	}
	if row%2 == 1 {
		return t.band.in(p)
	}
	return ink{}
}

// cell sets one cell at the table's scale.
func (t *tableContent) cell(p *painter, c *tableCell, scale float64, box geom.Rect) {
	w := &c.wording
	w.spans = scaled(w.spans, scale)
	w.set.size = w.set.size.Scale(scale)
	w.shrink, w.judged = t.rowHeight.said, !t.rowHeight.said
	p.setText(w, fourSides(t.pad.in(p)).in(box))
}
