package table

import (
	tabledata "punchboard/carddata/table"
	"punchboard/geom"
	"punchboard/layout/face"
)

// widthRange is the width that a column needs, including padding: at least for its
// longest word, and at most for its longest cell on one line.
type widthRange struct {
	least, most geom.Length
	fixed       bool
	weight      float64
	text        bool // whether it gets spare width
	header      bool // whether it contains row headings
}

// needs measures the columns at a scale of the type.
func (g *refGrid) needs(scale float64) []widthRange {
	all := make([]widthRange, len(g.columns))
	side := g.pad.Left + g.pad.Right
	for i := range g.columns {
		all[i] = g.columns[i].need(scale, side)
	}
	side += roundingSlack
	g.eachBodyCell(func(c *gridCell) {
		if c.span == 1 {
			all[c.col].raise(c.word.Scale(scale)+side, c.wide.Scale(scale)+side)
		}
	})
	g.eachBodyCell(func(c *gridCell) {
		if c.span > 1 {
			shareNeed(all[c.col:c.col+c.span], c.word.Scale(scale)+side, c.wide.Scale(scale)+side)
		}
	})
	g.evenGroups(all)
	for i := range all {
		all[i].most = max(all[i].most, all[i].least)
	}
	return all
}

// need returns what a column needs before its cells are measured: its own width, or
// that of its numbers.
func (c *gridColumn) need(scale float64, side geom.Length) widthRange {
	n := widthRange{weight: c.Weight, text: c.Kind == tabledata.KindText && !c.Header, header: c.Header}
	if n.fixed = c.Width > 0; n.fixed {
		n.least, n.most = c.Width, c.Width
		return n
	}
	n.least, n.most = side, (c.lead+c.tail).Scale(scale)+side
	return n
}

// evenGroups makes columns under one heading equally wide, because they are compared
// with each other.
func (g *refGrid) evenGroups(all []widthRange) {
	for _, group := range g.groups() {
		least, most := geom.Length(0), geom.Length(0)
		for _, n := range all[group[0]:group[1]] {
			least, most = max(least, n.least), max(most, n.most)
		}
		for i := group[0]; i < group[1]; i++ {
			all[i].raise(least, most)
		}
	}
}

// eachBodyCell calls f for the cells that determine column widths. Titles, sections and
// notes are excluded, because they wrap at any width.
func (g *refGrid) eachBodyCell(f func(*gridCell)) {
	for i := range g.lines {
		if l := &g.lines[i]; l.kind == headLine || l.kind == rowLine {
			for j := range l.cells {
				f(&l.cells[j])
			}
		}
	}
}

// roundingSlack allows for rounding errors in the widths of scaled letters.
const roundingSlack = geom.MM / 50

// measure computes the width of a cell's longest word, and its width on one line.
func (c *gridCell) measure(p *face.Painter) {
	s := c.Setting(1)
	s.Hyphenate = false
	c.word = p.SetSpans(c.Spans, s).Width
	c.wide = p.SetSpans(c.Spans, c.Setting(0)).Width
}

func (n *widthRange) raise(least, most geom.Length) {
	if !n.fixed {
		n.least, n.most = max(n.least, least), max(n.most, most)
	}
}

// shareNeed widens columns until a cell that spans all of them fits.
func shareNeed(columns []widthRange, least, most geom.Length) {
	var l, m, free geom.Length
	for i := range columns {
		l, m = l+columns[i].least, m+columns[i].most
		if !columns[i].fixed {
			free++
		}
	}
	if free == 0 {
		return
	}
	for i := range columns {
		if c := &columns[i]; !c.fixed {
			c.least += max(0, least-l) / free
			c.most += max(0, most-m) / free
		}
	}
}

// widths distributes a width among the columns: each gets what its longest word needs,
// and the rest goes where it saves the most lines. Over is the width that is missing
// even for the words.
func (g *refGrid) widths(room geom.Length, scale float64) (cols []face.Slot, over geom.Length) {
	needs := g.needs(scale)
	g.useLabels(needs, room, scale)
	size := make([]geom.Length, len(needs))
	left := room
	for i := range needs {
		size[i] = needs[i].least
		left -= size[i]
	}
	if left < 0 {
		over = -left
		squeezeColumns(needs, size, over)
	} else {
		lines := g.estimate(scale)
		left = lines.grow(needs, size, left)
		lines.trade(needs, size)
		spreadColumns(needs, size, left)
		lines.evenOut(g.groups(), needs, size)
	}
	at := geom.Length(0)
	for _, s := range size {
		cols = append(cols, face.Slot{At: at, Size: s})
		at += s
	}
	return cols, over
}

// squeezeColumns reduces the columns without a width of their own by the missing width,
// in proportion.
func squeezeColumns(needs []widthRange, size []geom.Length, short geom.Length) {
	var all geom.Length
	for i := range needs {
		if !needs[i].fixed {
			all += size[i]
		}
	}
	if all <= 0 {
		return
	}
	factor := max(0, face.Ratio(all-short, all))
	for i := range needs {
		if !needs[i].fixed {
			size[i] = size[i].Scale(factor)
		}
	}
}
