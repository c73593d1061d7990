package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	tabledata "punchboard/carddata/table"
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face"
)

// bodyLines adds the rows and the heads of sections.
func (r *refContent) bodyLines(p *face.Painter, g *refGrid) {
	band := false
	p.SpendCells(len(g.table.Rows) * len(g.columns))
	for i := range g.table.Rows {
		if p.Stopped() {
			return
		}
		row := &g.table.Rows[i]
		if row.Section != nil {
			r.across(p, g, sectionLine, *row.Section)
			band = false
			continue
		}
		line := gridLine{kind: rowLine, band: band, whole: g.joinedUp(i), first: r.firstFill(p, g, i)}
		for j := 0; j < len(g.columns); j++ {
			if g.master(i, j) != (gridPlace{i, j}) {
				continue
			}
			line.place(r.bodyCell(p, g, i, j))
		}
		g.add(line)
		if i+1 >= len(g.table.Rows) || !g.joinedUp(i+1) {
			band = !band
		}
	}
}

// gridPlace is a place in the grid: a row of the table and a printed column.
type gridPlace struct{ row, col int }

// joinedUp reports whether a cell of a row is joined to the one above.
func (g *refGrid) joinedUp(row int) bool {
	cells := g.table.Rows[row].Cells
	return slices.ContainsFunc(g.columns, func(c gridColumn) bool {
		return c.index < len(cells) && cells[c.index].Join == tabledata.JoinUp
	})
}

// master returns the place of the cell that covers a place.
func (g *refGrid) master(row, col int) gridPlace {
	for {
		switch g.table.Rows[row].Cells[g.columns[col].index].Join {
		case tabledata.JoinLeft:
			if col == 0 {
				return gridPlace{row, col}
			}
			col--
		case tabledata.JoinUp:
			row--
		default:
			return gridPlace{row, col}
		}
	}
}

// extent returns how many columns and rows a cell spans.
func (g *refGrid) extent(at gridPlace) (span, down int) {
	span, down = 1, 1
	for at.col+span < len(g.columns) && g.master(at.row, at.col+span) == at {
		span++
	}
	rows := g.table.Rows
	for at.row+down < len(rows) && rows[at.row+down].Section == nil && g.master(at.row+down, at.col) == at {
		down++
	}
	return span, down
}

// bodyCell returns the cell at a place.
func (r *refContent) bodyCell(p *face.Painter, g *refGrid, row, col int) gridCell {
	c := &g.columns[col]
	cell := &g.table.Rows[row].Cells[c.index]
	style := &r.styles[rowLine]
	if own := r.own[c.Style]; own != nil {
		style = own
	} else if c.Header {
		style = &r.header
	}
	out, ok := r.cell(p, rowLine, style, cell.In(c.Kind, p.Lang()), cell.Text)
	if !ok {
		return gridCell{}
	}
	out.col, out.header = col, c.Header
	out.fill = r.cellFill(p, cell.In(c.Kind, p.Lang()))
	out.span, out.down = g.extent(gridPlace{row, col})
	out.Style.Align = c.alignment(out.Style.Align)
	if out.picture = onlyIcons(out.Spans); out.down > 1 || out.picture {
		out.Style.Valign = "middle"
	}
	if out.span > 1 && c.Kind != tabledata.KindText {
		out.Style.Align = "center"
	}
	out.number = c.Kind >= tabledata.KindNumber && out.span == 1 && startsNumber(out.Spans)
	return out
}

// onlyIcons reports whether a cell shows only icons, which are centered in their row.
func onlyIcons(spans []fonts.Span) bool {
	return !slices.ContainsFunc(spans, func(s fonts.Span) bool { return s.Box == nil && strings.TrimSpace(s.Text) != "" })
}

// findWords marks the number columns that also contain words; these are left-aligned.
func (g *refGrid) findWords(lang string) {
	for i := range g.columns {
		c := &g.columns[i]
		for j := range g.table.Rows {
			if row := &g.table.Rows[j]; row.Section == nil && c.Kind >= tabledata.KindNumber {
				c.words = c.words || strings.ContainsFunc(row.Cells[c.index].In(c.Kind, lang), unicode.IsLetter)
			}
		}
	}
}

// measureNumbers measures the widest part of the numbers in each column before and
// after the decimal point.
func (g *refGrid) measureNumbers(p *face.Painter) {
	for i := range g.lines {
		for j := range g.lines[i].cells {
			c := &g.lines[i].cells[j]
			if !c.number {
				continue
			}
			c.lead = leadWidth(p, c)
			col := &g.columns[c.col]
			col.lead, col.tail = max(col.lead, c.lead), max(col.tail, c.wide-c.lead)
		}
	}
}

// leadWidth returns the width of a number up to its decimal point, without the marks of rich text.
func leadWidth(p *face.Painter, c *gridCell) geom.Length {
	var lead []fonts.Span
	for _, s := range c.Spans {
		n := strings.IndexFunc(s.Text, func(r rune) bool { return !inNumber(r) })
		if n < 0 && s.Box == nil {
			lead = append(lead, s)
			continue
		}
		if s.Text = s.Text[:max(n, 0)]; s.Text != "" {
			lead = append(lead, s)
		}
		return p.SetSpans(lead, c.Setting(0)).Width
	}
	return c.wide
}

// inNumber reports whether a character is part of a number before its decimal point.
func inNumber(r rune) bool { return r == '+' || r == '−' || '0' <= r && r <= '9' }

// startsNumber reports whether a cell of a number column begins with a number.
func startsNumber(spans []fonts.Span) bool {
	r, _ := utf8.DecodeRuneInString(spans[0].Text)
	return inNumber(r)
}

// mostPictures is the maximum number of dice that are drawn individually.
const mostPictures = 8

// diceText returns the rich text of the dice beside a title: as text, as pictures if
// all of them have six sides, or nothing.
func diceText(d tabledata.Dice, how string) string {
	switch how {
	case "none":
		return ""
	case "icons":
		if pictures, ok := dicePictures(d); ok {
			return pictures
		}
	}
	return d.Text()
}

// dicePictures returns dice as icons; ok is false if some do not have six sides, or if
// there are too many.
func dicePictures(d tabledata.Dice) (text string, ok bool) {
	faces := []string{"{die-5}", "{die-3}", "{die-6}", "{die-2}"}
	var b strings.Builder
	n := 0
	for i, t := range d.Throws {
		b.WriteString(t.Sign(i == 0))
		if t.Sides == 1 {
			b.WriteString(strconv.Itoa(t.Number))
			continue
		}
		if t.Sides != 6 || t.Digits || n+t.Number > mostPictures {
			return "", false
		}
		if t.Number == 0 { // any number of dice: an X and one of them
			b.WriteString("X\u2009{die-5}")
			n++
		}
		for range t.Number {
			b.WriteString(faces[n%len(faces)])
			n++
		}
	}
	return b.String(), n > 0
}
