package table

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// rules draws the lines between rows and columns, below headings, at the bottom and
// around the table.
func (r *refContent) rules(p *face.Painter, part gridPart, lines []int, box geom.Rect) {
	pen := gridPen{p: p, box: box, width: r.look.line.In(p)}
	y := box.Y
	for n, i := range lines {
		if n > 0 {
			r.ruleAbove(&pen, part, lines[n-1], i, y)
		}
		if k := part.lines[i].kind; k == headLine || k == rowLine {
			r.columnRules(&pen, part, i, y)
		}
		y += part.heights[i]
	}
	body := bodyFoot(part, lines, box)
	pen.across(r.look.headRule.In(p), body, 2)
	if k := r.look.frame.In(p); !k.None() {
		if !r.look.fills[noteLine].In(p).None() {
			body = box.Bottom()
		}
		p.Add(&scene.Path{
			Path:   geom.RectPath(geom.Rect{X: box.X, Y: box.Y, W: box.W, H: body - box.Y}),
			Stroke: &scene.Stroke{Paint: k.Over(box), Width: pen.width},
		})
	}
}

// bodyFoot returns the position where the last row ends and the notes begin.
func bodyFoot(part gridPart, lines []int, box geom.Rect) geom.Length {
	y := box.Bottom()
	for n := len(lines) - 1; n >= 0 && part.lines[lines[n]].kind == noteLine; n-- {
		y -= part.heights[lines[n]]
	}
	return y
}

// gridPen draws the lines of a table.
type gridPen struct {
	p     *face.Painter
	box   geom.Rect
	width geom.Length
}

// stroke draws a line; wide is a multiple of the usual width.
func (g *gridPen) stroke(k face.Ink, from, to geom.Point, wide geom.Length) {
	if k.None() || g.width <= 0 {
		return
	}
	g.p.Add(&scene.Path{
		Path:   geom.LinePath(from, to),
		Stroke: &scene.Stroke{Paint: k.Over(g.box), Width: wide * g.width, Butt: true},
	})
}

// across draws a line over the whole width.
func (g *gridPen) across(k face.Ink, y, wide geom.Length) {
	g.stroke(k, geom.Pt2(g.box.X, y), geom.Pt2(g.box.Right(), y), wide)
}

// ruleAbove draws the line between two lines of the table: below headings, or between
// rows, but not through cells that span both.
func (r *refContent) ruleAbove(g *gridPen, part gridPart, above, below int, y geom.Length) {
	kinds := [2]lineKind{part.lines[above].kind, part.lines[below].kind}
	switch {
	case kinds[0] == headLine && kinds[1] > headLine:
		g.across(r.look.headRule.In(g.p), y, 2)
	case kinds[0] == titleLine || kinds[1] == noteLine:
	case kinds[0] == headLine || kinds[1] == rowLine && kinds[0] == rowLine || kinds[1] == sectionLine:
		g.pieces(r.look.rule.In(g.p), part, y, func(col int) bool {
			return !part.reaches(below, col) && (kinds[1] != headLine || part.columns[col].group != "")
		})
	}
}

// pieces draws a line across those columns for which wants returns true, without
// interruption between adjacent columns.
func (g *gridPen) pieces(k face.Ink, part gridPart, y geom.Length, wants func(col int) bool) {
	for from := 0; from < len(part.cols); from++ {
		to := from
		for to < len(part.cols) && wants(to) {
			to++
		}
		if to > from {
			end := part.cols[to-1]
			g.stroke(k, geom.Pt2(g.box.X+part.cols[from].At, y), geom.Pt2(g.box.X+end.At+end.Size, y), 1)
			from = to
		}
	}
}

// reaches reports whether a cell of a line above spans down to a column of a line.
func (l *laidGrid) reaches(line, col int) bool {
	for i := line - 1; i >= 0 && (l.lines[i+1].whole || i == line-1); i-- {
		for j := range l.lines[i].cells {
			c := &l.lines[i].cells[j]
			if i+c.down > line && col >= c.col && col < c.col+c.span {
				return true
			}
		}
	}
	return false
}

// columnRules draws the lines between the columns of one line of the table, but not
// through cells that span both.
func (r *refContent) columnRules(g *gridPen, part gridPart, line int, y geom.Length) {
	k := r.look.columnRule.In(g.p)
	for i := 1; i < len(part.cols); i++ {
		if !part.joins(line, i) {
			x := g.box.X + part.cols[i].At
			g.stroke(k, geom.Pt2(x, y), geom.Pt2(x, y+part.heights[line]), 1)
		}
	}
}

// joins reports whether one cell spans the left edge of a column.
func (l *laidGrid) joins(line, col int) bool {
	for i := line; i >= 0; i-- {
		for j := range l.lines[i].cells {
			c := &l.lines[i].cells[j]
			if i+c.down > line && col > c.col && col < c.col+c.span {
				return true
			}
		}
		if !l.lines[i].whole {
			break
		}
	}
	return false
}
