package table

import (
	"slices"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// paint draws a part of a table: grounds, cells, lines.
func (r *refContent) paint(p *face.Painter, part gridPart, box geom.Rect) {
	lines := part.shown()
	y := box.Y
	for _, i := range lines {
		line := geom.Rect{X: box.X, Y: y, W: box.W, H: part.heights[i]}
		r.ground(p, part, i, line)
		y += part.heights[i]
	}
	r.fills(p, part, lines, box)
	r.rules(p, part, lines, box)
	r.cells(p, part, lines, box)
}

// shown returns the lines of the part, starting with the headings.
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

// ground paints the background of a line.
func (r *refContent) ground(p *face.Painter, part gridPart, i int, box geom.Rect) {
	line := &part.lines[i]
	if line.kind != rowLine {
		p.FillRect(&r.src, box, r.look.fills[line.kind].In(p).Over(box))
		return
	}
	if line.band {
		p.FillRect(&r.src, box, r.look.band.In(p).Over(box))
	}
	fill := r.look.headerFill.In(p)
	for j := range part.columns {
		if part.columns[j].Header && !fill.None() {
			cell := geom.Rect{X: box.X + part.cols[j].At, Y: box.Y, W: part.cols[j].Size, H: box.H}
			p.FillRect(&r.src, cell, fill.Over(cell))
		}
	}
}

// fills paints the backgrounds of the first cells of rows and of cells with certain words, over
// those of all rows that they are joined to.
func (r *refContent) fills(p *face.Painter, part gridPart, lines []int, box geom.Rect) {
	y := box.Y
	for _, i := range lines {
		line := &part.lines[i]
		for j := range line.cells {
			c := &line.cells[j]
			fill := c.fill
			if j == 0 && c.col == 0 && !line.first.None() {
				fill = plate{ink: line.first}
			}
			if fill.ink.None() {
				continue
			}
			first, last := part.cols[c.col], part.cols[min(c.col+c.span, len(part.cols))-1]
			cell := geom.Rect{X: box.X + first.At, Y: y, W: last.At + last.Size - first.At, H: part.laidGrid.height(i, min(i+c.down, len(part.heights)))}
			fill.paint(p, &r.src, cell)
		}
		y += part.heights[i]
	}
}

// drawCell sets one cell of a line whose top is at y, in a role.
func (r *refContent) drawCell(p *face.Painter, part gridPart, role scene.Role, line int, c *gridCell, x, y geom.Length) {
	w := c.Text
	w.Spans = face.Scaled(w.Spans, part.scale)
	w.Style.Size = w.Style.Size.Scale(part.scale)
	w.MayShrink, w.SizeChecked = false, true
	if c.number {
		w.Style.Align = "left"
	}
	if line == 0 && part.from > 0 && part.lines[0].kind == titleLine && w.Style.Align != "right" {
		w.Spans = append(slices.Clone(w.Spans), r.continued(p, &w)...)
	}
	at, width := part.room(c)
	w.Style.Hyphenate = part.hyphenates(c, width)
	last := min(line+c.down, len(part.heights))
	above, below := part.around(&part.lines[line])
	high := part.laidGrid.height(line, last) - above - below - c.drop
	box := geom.Rect{X: x + at, Y: y + above + c.drop, W: width, H: high}
	if c.picture {
		box = box.Inset(-w.Style.Size) // larger, but with about the same center
		box.X, box.W = x+at, width
	}
	cell := scene.Group{Role: role}
	if role != scene.NoRole {
		cell.Cols, cell.Rows = c.span, c.down
	}
	p.SetCell(cell, &w, box)
}
