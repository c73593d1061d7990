package layout

import (
	"slices"

	"punchboard/geom"
)

// paint draws a part of a table: grounds, cells, lines.
func (r *refContent) paint(p *painter, part gridPart, box geom.Rect) {
	lines := part.shown()
	y := box.Y
	for _, i := range lines {
		line := geom.Rect{X: box.X, Y: y, W: box.W, H: part.heights[i]}
		r.ground(p, part, i, line)
		y += part.heights[i]
	}
	r.rules(p, part, lines, box)
	y = box.Y
	for _, i := range lines {
		for j := range part.lines[i].cells {
			r.drawCell(p, part, i, &part.lines[i].cells[j], box.X, y)
		}
		y += part.heights[i]
	}
}

// shown lists the lines of the part, the headings first.
func (g gridPart) shown() (lines []int) {
	if g.from > 0 {
		for i := range g.heads() {
			lines = append(lines, i)
		}
	}
	for i := g.from; i < g.to; i++ {
		lines = append(lines, i)
	}
	return lines
}

// ground paints what lies behind a line.
func (r *refContent) ground(p *painter, part gridPart, i int, box geom.Rect) {
	line := &part.lines[i]
	if line.kind != rowLine {
		if line.kind != noteLine {
			p.fillRect(&r.src, box, r.look.fills[line.kind].in(p).over(box))
		}
		return
	}
	if line.band {
		p.fillRect(&r.src, box, r.look.band.in(p).over(box))
	}
	fill := r.look.headerFill.in(p)
	for j := range part.columns {
		if part.columns[j].Header && !fill.none() {
			cell := geom.Rect{X: box.X + part.cols[j].at, Y: box.Y, W: part.cols[j].size, H: box.H}
			p.fillRect(&r.src, cell, fill.over(cell))
		}
	}
}

// drawCell sets one cell of a line whose top is at y.
func (r *refContent) drawCell(p *painter, part gridPart, line int, c *gridCell, x, y geom.Length) {
	w := c.wording
	w.spans = scaled(w.spans, part.scale)
	w.set.size = w.set.size.Scale(part.scale)
	w.shrink, w.judged = false, true
	if c.number {
		w.set.align = "left"
	}
	if line == 0 && part.from > 0 && part.lines[0].kind == titleLine && w.set.align != "right" {
		w.spans = append(slices.Clone(w.spans), r.continued(p, &w)...)
	}
	at, width := part.room(c)
	w.set.hyphenate = part.hyphenates(c, width)
	last := min(line+c.down, len(part.heights))
	high := part.laidGrid.height(line, last) - part.pad.top - part.pad.bottom - c.drop
	box := geom.Rect{X: x + at, Y: y + part.pad.top + c.drop, W: width, H: high}
	if c.picture {
		box = box.Inset(-w.set.size) // about the same middle
		box.X, box.W = x+at, width
	}
	p.setText(&w, box)
}
