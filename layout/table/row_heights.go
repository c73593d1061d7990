package table

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/layout/face"
)

// laidGrid is a grid with the computed widths of its columns and heights of its lines,
// at a scale of the type.
type laidGrid struct {
	*refGrid
	scale   float64
	cols    []face.Slot
	heights []geom.Length
	tops    []geom.Length // of the lines, and the bottom of the last one
	over    geom.Length   // width that is missing for the longest words
}

// lay lays out a grid at a width.
func (g *refGrid) lay(p *face.Painter, width geom.Length, scale float64) *laidGrid {
	l := &laidGrid{refGrid: g, scale: scale}
	l.cols, l.over = g.widths(width, scale)
	l.heights = make([]geom.Length, len(g.lines))
	for i := range g.lines {
		l.heights[i] = l.setLine(p, &g.lines[i])
	}
	for i := range g.lines {
		for j := range g.lines[i].cells {
			if c := &g.lines[i].cells[j]; c.down > 1 {
				l.stretch(p, i, c)
			}
		}
	}
	l.stack()
	return l
}

// room returns the position and width of a cell's content, without its padding.
func (l *laidGrid) room(c *gridCell) (x, width geom.Length) {
	if len(l.cols) == 0 {
		return 0, 0
	}
	last := l.cols[c.col+c.span-1]
	x = l.cols[c.col].At + l.pad.Left
	width = last.At + last.Size - l.pad.Right - x - c.spare
	if !c.number {
		return x, max(1, width)
	}
	col := &l.columns[c.col]
	lead, all := col.lead.Scale(l.scale), (col.lead + col.tail).Scale(l.scale)
	free := max(0, width-all-roundingSlack)
	shift := lead - c.lead.Scale(l.scale)
	switch c.Style.Align {
	case "center":
		shift += free / 2
	case "right":
		shift += free
	}
	return x + shift, max(1, width-shift)
}

// block sets a cell.
func (l *laidGrid) block(p *face.Painter, c *gridCell) fonts.Block {
	_, width := l.room(c)
	s := c.Setting(width)
	s.Hyphenate = l.hyphenates(c, width)
	return p.SetSpans(face.Scaled(c.Spans, l.scale), s)
}

// longCell is the number of lines from which a cell is hyphenated even if its words
// fit; in shorter cells hyphens are only distracting.
const longCell = 6

// hyphenates reports whether a cell is set with hyphens.
func (l *laidGrid) hyphenates(c *gridCell, width geom.Length) bool {
	return c.Style.Hyphenate && (width < c.word.Scale(l.scale) || c.wide.Scale(l.scale) > longCell*width)
}

// setLine aligns the cells of a line on the baseline of their first lines, and returns
// the height of the line without cells that span further lines.
func (l *laidGrid) setLine(p *face.Painter, line *gridLine) geom.Length {
	blocks := make([]fonts.Block, len(line.cells))
	base := geom.Length(0)
	for i := range line.cells {
		if c := &line.cells[i]; c.down == 1 {
			blocks[i] = l.block(p, c)
			if c.Style.Valign == "top" {
				base = max(base, face.FirstBaseline(&blocks[i]))
			}
		}
	}
	hanging, standing := line.hang(blocks, base)
	if standing > hanging {
		line.sink((standing - hanging) / 2)
	}
	above, below := l.around(line)
	return max(hanging, standing) + above + below
}

// hang moves cells down to a baseline. It returns the height of these cells, and that
// of the cells with another vertical alignment.
func (l *gridLine) hang(blocks []fonts.Block, base geom.Length) (hanging, standing geom.Length) {
	for i := range l.cells {
		c := &l.cells[i]
		c.drop = 0
		switch {
		case c.down > 1:
		case c.Style.Valign == "top":
			c.drop = base - face.FirstBaseline(&blocks[i])
			hanging = max(hanging, c.drop+blocks[i].Height)
		default:
			standing = max(standing, c.need(&blocks[i]))
		}
	}
	return hanging, standing
}

// sink moves top-aligned cells to the middle of a line that another cell, such as a
// picture, makes higher.
func (l *gridLine) sink(by geom.Length) {
	for i := range l.cells {
		if c := &l.cells[i]; c.Style.Valign == "top" && l.kind == rowLine {
			c.drop += by
		}
	}
}

// need returns the height of a block in its cell; pictures need no space for
// descenders.
func (c *gridCell) need(b *fonts.Block) geom.Length {
	if c.picture && len(b.Lines) == 1 {
		return b.Lines[0].Baseline - b.CapTop
	}
	return b.Height
}

// stretch increases the height of the last line that a cell spans if the cell needs it.
func (l *laidGrid) stretch(p *face.Painter, line int, c *gridCell) {
	b := l.block(p, c)
	need := c.need(&b) + l.pad.Top + l.pad.Bottom
	last := min(line+c.down, len(l.heights)) - 1
	for i := line; i <= last; i++ {
		need -= l.heights[i]
	}
	l.heights[last] += max(0, need)
}

// height returns the height of lines from (inclusive) to to (exclusive).
func (l *laidGrid) height(from, to int) geom.Length { return l.tops[to] - l.tops[from] }

// heads returns the number of lines that are repeated after a break.
func (l *laidGrid) heads() int {
	n := 0
	for n < len(l.lines) && l.lines[n].kind <= headLine {
		n++
	}
	return n
}

// breaks reports whether the table may be split before a line: not after the head of a
// section, not inside a cell, and not between the last row and the notes.
func (l *laidGrid) breaks(line int) bool {
	if line <= l.heads() || line >= len(l.lines) {
		return false
	}
	return !l.lines[line].whole && l.lines[line-1].kind == rowLine && l.lines[line].kind != noteLine
}

// stretchRows makes all rows of a column of tables higher by the same amount, so that
// they take up the spare height.
func stretchRows(parts []gridPart, spare geom.Length) {
	rows := geom.Length(0)
	for _, g := range parts {
		for i := g.from; i < g.to; i++ {
			if g.lines[i].kind == rowLine {
				rows++
			}
		}
	}
	if rows == 0 || spare <= 0 {
		return
	}
	each := spare / rows
	for _, g := range parts {
		for i := g.from; i < g.to; i++ {
			if g.lines[i].kind == rowLine {
				g.heights[i] += each
				g.lines[i].sink(each / 2)
			}
		}
		g.stack()
	}
}

// stack computes where the lines are.
func (l *laidGrid) stack() {
	l.tops = make([]geom.Length, len(l.heights)+1)
	for i, h := range l.heights {
		l.tops[i+1] = l.tops[i] + h
	}
}
