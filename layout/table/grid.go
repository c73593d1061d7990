package table

import (
	tabledata "punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/layout/face"
)

// refGrid is one table as lines of cells, ready to be set: title, headings,
// rows and notes are lines alike.
type refGrid struct {
	table   *tabledata.Table
	columns []gridColumn
	lines   []gridLine
	pad     face.Insets
}

// gridColumn is a column that is printed.
type gridColumn struct {
	*tabledata.Column
	index      int         // in the table
	group      string      // the heading above its heading
	words      bool        // whether words follow its numbers, or stand in their place
	lead, tail geom.Length // of its numbers: the widest part before the decimal point, and after
}

// gridLine is one line of a table.
type gridLine struct {
	kind  lineKind
	cells []gridCell
	band  bool // every second row of a section
	whole bool // cannot be parted from the line above: cells reach over both
}

// gridCell is a cell that is printed, over one place of the grid or more.
type gridCell struct {
	face.Text
	col, span, down int
	word, wide      geom.Length // of its longest word, and on one line
	lead            geom.Length // of its number, before the decimal point
	number          bool        // whether it is aligned with the other numbers of its column
	header          bool
	picture         bool        // whether it shows icons alone
	drop            geom.Length // how far it hangs below the top of its line, so that baselines meet
	spare           geom.Length // room on its right that is another's: the dice beside a title
}

// grid makes the lines of a table in the language at hand.
func (r *refContent) grid(p *face.Painter, t *tabledata.Table) *refGrid {
	g := &refGrid{table: t, pad: face.FourSides(r.pad.In(p))}
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

// add appends a line; one without cells is left out, but for rows, which hold
// their place.
func (g *refGrid) add(l gridLine) {
	if len(l.cells) > 0 || l.kind == rowLine {
		g.lines = append(g.lines, l)
	}
}

// cell makes a cell of a text; ok is false when there is nothing to show.
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

// across adds a line of one cell over all columns.
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

// headLines adds the headings, those over several columns above the others.
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

// headSpan tells over how many columns a heading stands.
func (g *refGrid) headSpan(i int) int {
	n := 1
	for i+n < len(g.columns) && g.columns[i+n].HeadLeft {
		n++
	}
	return n
}

// groupLine adds the headings above headings. A column without one lends the
// line to its own heading.
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

// place adds a cell that has something to show.
func (l *gridLine) place(c gridCell) {
	if len(c.Spans) > 0 {
		l.cells = append(l.cells, c)
	}
}

// head makes a heading over column i.
func (r *refContent) head(p *face.Painter, c *gridColumn, text values.Localized, i int) gridCell {
	cell, ok := r.cell(p, headLine, &r.styles[headLine], text.In(p.Lang()), text)
	if cell.col, cell.span, cell.down = i, 1, 1; ok {
		cell.Style.Align, cell.Style.Hyphenate = c.alignment(cell.Style.Align), false
	}
	return cell
}

// alignment returns where the cells of a column stand: as it says, texts as their
// style has them, numbers in the middle.
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
