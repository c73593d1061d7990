package table

import (
	tabledata "punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
)

// refGrid is one table as lines of cells, ready to be set. Its title, headings, rows
// and notes are all lines.
type refGrid struct {
	table   *tabledata.Table
	columns []gridColumn
	lines   []gridLine
	pad     face.Insets
	labels  []geom.Length // widths of the columns up to the row headings, if several tables share them
	// labelWidth is the width of all these columns together; 0: what they need.
	labelWidth geom.Length
	titlePad   *geom.Length // space above and below the title, if it has its own
}

// gridColumn is a column that is printed.
type gridColumn struct {
	*tabledata.Column
	index      int         // its index in the table
	group      string      // the heading above its heading
	words      bool        // whether words follow its numbers, or replace them
	lead, tail geom.Length // widest part of its numbers before and after the decimal point
}

// gridLine is one line of a table.
type gridLine struct {
	kind  lineKind
	cells []gridCell
	band  bool     // every second row of a section
	whole bool     // cannot be separated from the line above, because cells span both
	first face.Ink // behind its first cell
}

// gridCell is a printed cell, which covers one or more places of the grid.
type gridCell struct {
	face.Text
	col, span, down int
	word, wide      geom.Length // widths: of its longest word, and on one line
	lead            geom.Length // width of its number before the decimal point
	number          bool        // whether it is aligned with the other numbers of its column
	header          bool
	fill            plate       // behind it, for its word
	picture         bool        // whether it shows only icons
	drop            geom.Length // its distance from the top of its line, so that baselines align
	spare           geom.Length // width on its right that is used otherwise: by the dice beside a title
}

// grid returns the lines of a table in the current language.
func (r *refContent) grid(p *face.Painter, t *tabledata.Table) *refGrid {
	g := &refGrid{table: t, pad: face.FourSides(r.pad.In(p))}
	if r.titlePad.IsSet {
		pad := r.titlePad.In(p)
		g.titlePad = &pad
	}
	for _, i := range r.shown(p, t) {
		g.columns = append(g.columns, gridColumn{Column: &t.Columns[i], index: i, group: t.Columns[i].Group.In(p.Lang())})
	}
	g.findWords(p.Lang())
	r.titleLine(p, g)
	r.headLines(p, g)
	r.bodyLines(p, g)
	for _, n := range t.Notes {
		r.across(p, g, noteLine, n)
	}
	for i := range g.lines {
		for j := range g.lines[i].cells {
			g.lines[i].cells[j].measure(p)
		}
	}
	g.measureNumbers(p)
	return g
}

// around returns the space above and below the cells of a line.
func (g *refGrid) around(l *gridLine) (above, below geom.Length) {
	if l.kind == titleLine && g.titlePad != nil {
		return *g.titlePad, *g.titlePad
	}
	return g.pad.Top, g.pad.Bottom
}

// add appends a line. A line without cells is omitted unless it is a row, which keeps
// its place.
func (g *refGrid) add(l gridLine) {
	if len(l.cells) > 0 || l.kind == rowLine {
		g.lines = append(g.lines, l)
	}
}

// cell returns a cell with a text; ok is false if there is nothing to show.
func (r *refContent) cell(p *face.Painter, kind lineKind, style *face.StyleAttrs, text string, t values.Localized) (c gridCell, ok bool) {
	if text == "" {
		return c, false
	}
	w := &c.Text
	w.Source, w.Pos, w.Part, w.Lang = text, t.Pos, r.src, p.Lang()
	w.Style = *style.In(p)
	w.Style.Size = p.ClampSize(&r.src, w.Style.Size)
	w.Floor, w.MayShrink = p.TypeFloor(), true
	if kind == headLine {
		w.Style.Valign = "bottom"
	}
	w.Spans = p.Spans(w)
	c.span, c.down = 1, 1
	return c, len(w.Spans) > 0
}

// across adds a line with one cell that spans all columns.
func (r *refContent) across(p *face.Painter, g *refGrid, kind lineKind, text values.Localized) {
	if c, ok := r.cell(p, kind, &r.styles[kind], text.In(p.Lang()), text); ok {
		c.span = len(g.columns)
		g.add(gridLine{kind: kind, cells: []gridCell{c}})
	}
}

// titleLine adds the title, with the dice at its right end.
func (r *refContent) titleLine(p *face.Painter, g *refGrid) {
	if !r.title.In(p) {
		return
	}
	title := g.table.Title
	c, ok := r.cell(p, titleLine, &r.styles[titleLine], title.In(p.Lang()), title)
	if !ok {
		return
	}
	c.span = len(g.columns)
	line := gridLine{kind: titleLine, cells: []gridCell{c}}
	dice, ok := r.cell(p, titleLine, &r.styles[titleLine], diceText(g.table.Dice, r.dice.In(p)), title)
	if ok && c.Style.Align == "left" {
		dice.span, dice.Style.Align = len(g.columns), "right"
		block := p.SetSpans(dice.Spans, dice.Setting(0))
		line.cells[0].spare = block.Width + g.pad.Left
		line.cells = append(line.cells, dice)
	}
	g.add(line)
}

// headLines adds the headings; those that span several columns are in a line of their
// own above the others.
func (r *refContent) headLines(p *face.Painter, g *refGrid) {
	groups := false
	for i := range g.columns {
		groups = groups || !g.columns[i].Group.Empty()
	}
	if groups {
		r.groupLine(p, g)
	}
	line := gridLine{kind: headLine, whole: groups}
	for i := 0; i < len(g.columns); i++ {
		c := &g.columns[i]
		if groups && c.Group.Empty() {
			continue
		}
		head := r.head(p, c, c.Head, i)
		head.span = g.headSpan(i)
		i += head.span - 1
		line.place(head)
	}
	g.add(line)
}

// headSpan returns the number of columns that a heading spans.
func (g *refGrid) headSpan(i int) int {
	n := 1
	for i+n < len(g.columns) && g.columns[i+n].HeadLeft {
		n++
	}
	return n
}

// groupLine adds the headings of column groups. In a column without a group, its own
// heading extends into this line.
func (r *refContent) groupLine(p *face.Painter, g *refGrid) {
	line := gridLine{kind: headLine}
	for i := 0; i < len(g.columns); {
		c, n := &g.columns[i], 1
		if c.Group.Empty() {
			head := r.head(p, c, c.Head, i)
			head.down = 2
			line.place(head)
			i++
			continue
		}
		for i+n < len(g.columns) && g.columns[i+n].group == c.group {
			n++
		}
		head := r.head(p, c, c.Group, i)
		if head.span = n; n > 1 {
			head.Style.Align = "center"
		}
		line.place(head)
		i += n
	}
	g.add(line)
}

// place adds a cell unless it has nothing to show.
func (l *gridLine) place(c gridCell) {
	if len(c.Spans) > 0 {
		l.cells = append(l.cells, c)
	}
}

// head returns a heading for column i.
func (r *refContent) head(p *face.Painter, c *gridColumn, text values.Localized, i int) gridCell {
	cell, ok := r.cell(p, headLine, &r.styles[headLine], text.In(p.Lang()), text)
	if cell.col, cell.span, cell.down = i, 1, 1; ok {
		cell.Style.Align, cell.Style.Hyphenate = c.alignment(cell.Style.Align), false
	}
	return cell
}

// alignment returns the alignment of the cells of a column: its own, or by default that
// of the style for texts, and centered for numbers.
func (c *gridColumn) alignment(style string) string {
	switch {
	case c.Align != "":
		return c.Align
	case c.Kind == tabledata.KindText:
		return style
	case c.words:
		return "left"
	}
	return "center"
}
