package table

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// rowPainter paints the lines of a part of a table as rows of cells, for those who hear
// it. Places where nothing is written are empty cells.
type rowPainter struct {
	*refContent
	p       *face.Painter
	part    gridPart
	x, y    geom.Length // of the current line
	covered []int       // for each column, how many of the next lines a cell from above covers
}

// cells paints the cells of a table, and the notes below it, which are not part of it.
func (r *refContent) cells(p *face.Painter, part gridPart, lines []int, box geom.Rect) {
	w := rowPainter{refContent: r, p: p, part: part, x: box.X, y: box.Y, covered: make([]int, len(part.columns))}
	rows := len(lines)
	for rows > 0 && part.lines[lines[rows-1]].kind == noteLine {
		rows--
	}
	p.Group(&scene.Group{Role: scene.TableRole}, func() { w.lines(lines[:rows]) })
	w.lines(lines[rows:])
}

func (w *rowPainter) lines(lines []int) {
	for _, i := range lines {
		switch line := &w.part.lines[i]; line.kind {
		case titleLine:
			w.p.Group(&scene.Group{Role: scene.CaptionRole}, func() { w.all(i, scene.NoRole) })
		case noteLine:
			w.all(i, scene.NoRole)
		default:
			w.p.Group(&scene.Group{Role: scene.RowRole}, func() { w.row(i) })
		}
		w.y += w.part.heights[i]
	}
}

// all paints the cells of a line in a role.
func (w *rowPainter) all(i int, role scene.Role) {
	line := &w.part.lines[i]
	for j := range line.cells {
		w.drawCell(w.p, w.part, role, i, &line.cells[j], w.x, w.y)
	}
}

// row paints the cells of a line from left to right, with those that are empty.
func (w *rowPainter) row(i int) {
	line, col := &w.part.lines[i], 0
	for j := range line.cells {
		c := &line.cells[j]
		w.empty(col, c.col)
		w.drawCell(w.p, w.part, line.role(c), i, c, w.x, w.y)
		col = min(c.col+c.span, len(w.covered))
		for k := c.col; k < col; k++ {
			w.covered[k] = c.down - 1
		}
	}
	w.empty(col, len(w.covered))
}

// empty adds cells for the columns in a range that no cell from above covers.
func (w *rowPainter) empty(from, to int) {
	for k := from; k < to; k++ {
		if w.covered[k] > 0 {
			w.covered[k]--
			continue
		}
		w.p.EmptyCell()
	}
}

// role returns the role of a cell. The head of a section is a heading of what follows.
func (l *gridLine) role(c *gridCell) scene.Role {
	switch {
	case l.kind != rowLine:
		return scene.ColumnHeadRole
	case c.header:
		return scene.RowHeadRole
	}
	return scene.CellRole
}
