package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// columnNeed is what a column of a table needs, padding included: at least for
// its longest word, and at most for its longest cell on one line.
type columnNeed struct {
	least, most geom.Length
	fixed       bool
	weight      float64
	text        bool // whether it takes spare width
}

// needs measures the columns at a scale of the type.
func (g *refGrid) needs(scale float64) []columnNeed {
	all := make([]columnNeed, len(g.columns))
	side := g.pad.left + g.pad.right
	for i := range g.columns {
		c := &g.columns[i]
		n := &all[i]
		n.fixed, n.weight, n.text = c.Width > 0, c.Weight, c.Kind == carddata.RefText && !c.Header
		if n.fixed {
			n.least, n.most = c.Width, c.Width
			continue
		}
		n.least = side
		n.most = max(side, (c.lead+c.tail).Scale(scale)+side)
	}
	g.eachBodyCell(func(c *gridCell) {
		if c.span == 1 {
			all[c.col].take(c.word.Scale(scale)+side+roundings, c.wide.Scale(scale)+side+roundings)
		}
	})
	g.eachBodyCell(func(c *gridCell) {
		if c.span > 1 {
			shareNeed(all[c.col:c.col+c.span], c.word.Scale(scale)+side+roundings, c.wide.Scale(scale)+side+roundings)
		}
	})
	g.evenGroups(all)
	for i := range all {
		all[i].most = max(all[i].most, all[i].least)
	}
	return all
}

// evenGroups gives columns under one heading the same width: they are read
// against one another.
func (g *refGrid) evenGroups(all []columnNeed) {
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && !g.columns[from].Group.Empty() && g.columns[to].group == g.columns[from].group {
			to++
		}
		least, most := geom.Length(0), geom.Length(0)
		for _, n := range all[from:to] {
			least, most = max(least, n.least), max(most, n.most)
		}
		for i := from; i < to; i++ {
			all[i].take(least, most)
		}
		from = to
	}
}

// eachBodyCell calls f for the cells that columns are measured by: not for
// titles, sections and notes, which wrap in whatever width there is.
func (g *refGrid) eachBodyCell(f func(*gridCell)) {
	for i := range g.lines {
		if l := &g.lines[i]; l.kind == headLine || l.kind == rowLine {
			for j := range l.cells {
				f(&l.cells[j])
			}
		}
	}
}

// roundings are what the widths of scaled letters may add up to.
const roundings = geom.MM / 50

// measure finds out how wide a cell is in lines of its longest words, and on one
// line.
func (c *gridCell) measure(p *painter) {
	s := c.setting(1)
	s.Hyphenate = false
	c.word = p.shaper.Set(c.spans, s).Width
	c.wide = p.shaper.Set(c.spans, c.setting(0)).Width
}

func (n *columnNeed) take(least, most geom.Length) {
	if !n.fixed {
		n.least, n.most = max(n.least, least), max(n.most, most)
	}
}

// shareNeed lets columns grow until a cell over all of them finds its room.
func shareNeed(columns []columnNeed, least, most geom.Length) {
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

// widths shares a width out among the columns: each gets what its longest word
// needs, and what is left goes where it saves the most lines. Over is what is
// missing even for the words.
func (g *refGrid) widths(room geom.Length, scale float64) (cols []slot, over geom.Length) {
	needs := g.needs(scale)
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
		left = g.grow(needs, size, left, scale)
		spreadColumns(needs, size, left)
	}
	at := geom.Length(0)
	for _, s := range size {
		cols = append(cols, slot{at, s})
		at += s
	}
	return cols, over
}

// squeezeColumns takes what is missing from the columns without a width of
// their own, in proportion.
func squeezeColumns(needs []columnNeed, size []geom.Length, short geom.Length) {
	var all geom.Length
	for i := range needs {
		if !needs[i].fixed {
			all += size[i]
		}
	}
	if all <= 0 {
		return
	}
	factor := max(0, ratio(all-short, all))
	for i := range needs {
		if !needs[i].fixed {
			size[i] = size[i].Scale(factor)
		}
	}
}

// spreadColumns gives width that no cell needs: by weight, else to the columns
// of text, else to all.
func spreadColumns(needs []columnNeed, size []geom.Length, left geom.Length) {
	share := func(i int) float64 { return needs[i].weight }
	if sumShares(needs, share) == 0 {
		share = func(i int) float64 { return wanted(&needs[i], needs[i].text) }
	}
	if sumShares(needs, share) == 0 {
		share = func(i int) float64 { return wanted(&needs[i], !needs[i].fixed) }
	}
	rest := shares{left, sumShares(needs, share)}
	for i := range needs {
		if w := share(i); w > 0 {
			size[i] += rest.take(w)
		}
	}
}

func sumShares(needs []columnNeed, share func(int) float64) (sum float64) {
	for i := range needs {
		sum += share(i)
	}
	return sum
}

func wanted(n *columnNeed, take bool) float64 {
	if !take || n.fixed {
		return 0
	}
	return float64(n.most)
}

// growSteps is in how many steps spare width is handed out.
const growSteps = 48

// grow hands out width in small steps, each to the column whose cells lose the
// most lines by it, and gives what is left when no cell needs more. Lines are
// reckoned from the widths of cells on one line, without setting them again.
func (g *refGrid) grow(needs []columnNeed, size []geom.Length, left geom.Length, scale float64) geom.Length {
	lines := g.reckoned(scale)
	step := max(geom.MM/4, left/growSteps)
	for left > 0 {
		best, gain := -1, -1.0
		for i := range needs {
			if want := needs[i].most - size[i]; want > 0 {
				if v := lines.gain(size, i, min(step, want, left)); v > gain {
					best, gain = i, v
				}
			}
		}
		if best < 0 {
			return left
		}
		part := min(step, left, needs[best].most-size[best])
		size[best] += part
		left -= part
	}
	return 0
}

// reckoning estimates the height of rows from the widths of their cells.
type reckoning struct {
	rows [][]reckonedCell
	side geom.Length
}

type reckonedCell struct {
	col, span  int
	wide, high geom.Length // on one line
}

func (g *refGrid) reckoned(scale float64) *reckoning {
	r := &reckoning{side: g.pad.left + g.pad.right}
	for i := range g.lines {
		l := &g.lines[i]
		if l.kind != headLine && l.kind != rowLine {
			continue
		}
		var row []reckonedCell
		for j := range l.cells {
			c := &l.cells[j]
			row = append(row, reckonedCell{c.col, c.span, c.wide.Scale(scale) + roundings, c.set.size.Scale(scale * c.set.leading / float64(c.down))})
		}
		r.rows = append(r.rows, row)
	}
	return r
}

// gain tells how much lower the rows get when a column grows. Where none does,
// the column with the longest cells comes first.
func (r *reckoning) gain(size []geom.Length, column int, by geom.Length) (gain float64) {
	for _, row := range r.rows {
		before, after := 0.0, 0.0
		for i := range row {
			c := &row[i]
			room := -r.side
			for _, s := range size[c.col : c.col+c.span] {
				room += s
			}
			before = max(before, c.height(room))
			if column >= c.col && column < c.col+c.span {
				room += by
			}
			after = max(after, c.height(room))
		}
		gain += before - after
	}
	return gain
}

// height reckons the height of a cell in a width, in parts of lines, so that
// every bit of width counts.
func (c *reckonedCell) height(room geom.Length) float64 {
	if room >= c.wide {
		return float64(c.high)
	}
	return float64(c.high) * (0.5 + ratio(c.wide, max(room, 1)))
}
