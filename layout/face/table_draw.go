package face

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Natural returns the height of the table at the known width.
func (t *tableContent) Natural(p *Painter, known geom.Size) geom.Size {
	if known.W <= 0 {
		return geom.Size{W: NoSize, H: NoSize}
	}
	rows := t.cells(p)
	cols, _ := t.widths(p, known.W)
	_, sum := t.heights(p, rows, cols, 1)
	return geom.Size{W: known.W, H: sum}
}

// Draw sets all cells at the same scale: the largest at which the table fits.
func (t *tableContent) Draw(p *Painter, box geom.Rect) {
	rows := t.cells(p)
	if len(rows) == 0 {
		return
	}
	cols, over := t.widths(p, box.W)
	if over > Tolerance {
		p.ReportOverflow(&t.src, box.W+over, box.W)
	}
	scale, heights, sum := t.fit(p, rows, cols, box.H)
	if sum > box.H+Tolerance {
		p.ReportOverflow(&t.src, sum, box.H)
	} else {
		t.checkSize(p, rows, scale)
	}
	t.paint(p, rows, cols, heights, scale, box)
}

// fit reduces the type of all cells alike, in steps of a quarter point, until the rows
// fit.
func (t *tableContent) fit(p *Painter, rows [][]tableCell, cols []Slot, room geom.Length) (scale float64, heights []geom.Length, sum geom.Length) {
	least, size := 0.0, geom.Length(0)
	for _, row := range rows {
		for i := range row {
			if row[i].shown {
				least, size = max(least, row[i].LeastScale()), max(size, row[i].Style.Size)
			}
		}
	}
	for scale = 1; ; scale = max(least, scale-Ratio(geom.PT/4, size)) {
		heights, sum = t.heights(p, rows, cols, scale)
		if sum <= room || scale <= least || t.rowHeight.IsSet {
			return scale, heights, sum
		}
	}
}

// checkSize checks the smallest letters of the table against the minimum type size,
// once.
func (t *tableContent) checkSize(p *Painter, rows [][]tableCell, scale float64) {
	var least *Text
	for _, row := range rows {
		for i := range row {
			if w := &row[i].Text; row[i].shown && (least == nil || w.SmallestSize() < least.SmallestSize()) {
				least = w
			}
		}
	}
	if least != nil && !t.rowHeight.IsSet {
		w := *least
		w.Pos = t.src.Pos
		p.CheckSize(&w, scale)
	}
}

// paint draws the bands, the cells and the rules, row by row.
func (t *tableContent) paint(p *Painter, rows [][]tableCell, cols []Slot, heights []geom.Length, scale float64, box geom.Rect) {
	p.Group(&scene.Group{Role: scene.TableRole}, func() { t.paintRows(p, rows, cols, heights, scale, box) })
}

func (t *tableContent) paintRows(p *Painter, rows [][]tableCell, cols []Slot, heights []geom.Length, scale float64, box geom.Rect) {
	y := box.Y
	for i := range rows {
		line := geom.Rect{X: box.X, Y: y, W: box.W, H: heights[i]}
		p.FillRect(&t.src, line, t.ground(p, i).Over(line))
		t.fillCells(p, rows[i], cols, line)
		if rule := t.rule.In(p); !rule.None() && i > 0 {
			p.Add(&scene.Path{
				Path:   geom.LinePath(geom.Pt2(box.X, y), geom.Pt2(box.Right(), y)),
				Stroke: &scene.Stroke{Paint: rule.Over(box), Width: tableRule, Butt: true},
			})
		}
		p.Group(&scene.Group{Role: scene.RowRole}, func() {
			for j := range rows[i] {
				cell := geom.Rect{X: box.X + cols[j].At, Y: y, W: cols[j].Size, H: heights[i]}
				t.cell(p, &rows[i][j], t.headed && i == 0, scale, cell)
			}
		})
		y += heights[i]
	}
}

// tableRule is the width of the lines between rows: the thinnest that every printer can
// print.
const tableRule = geom.MM / 5

// ground returns the ground of a row: the heading's fill, or the band on every second
// row below it.
func (t *tableContent) ground(p *Painter, row int) Ink {
	if t.headed {
		if row == 0 {
			return t.headFill.In(p)
		}
		row--
	}
	if row%2 == 1 {
		return t.band.In(p)
	}
	return Ink{}
}

// fillCells paints what lies behind the cells of a row: side by side, cells of one paint are
// one shape.
func (t *tableContent) fillCells(p *Painter, row []tableCell, cols []Slot, line geom.Rect) {
	for j := 0; j < len(row); {
		fill, from := row[j].fill, cols[j].At
		to := from + cols[j].Size
		for j++; j < len(row) && row[j].fill == fill; j++ {
			to = cols[j].At + cols[j].Size
		}
		box := geom.Rect{X: line.X + from, Y: line.Y, W: to - from, H: line.H}
		p.FillRect(&t.src, box, fill.Over(box))
	}
}

// cell sets one cell, which may be a heading, at the table's scale.
func (t *tableContent) cell(p *Painter, c *tableCell, head bool, scale float64, box geom.Rect) {
	if !c.shown {
		p.EmptyCell()
		return
	}
	role := scene.CellRole
	if head {
		role = scene.ColumnHeadRole
	}
	w := &c.Text
	w.Spans = Scaled(w.Spans, scale)
	w.Style.Size = w.Style.Size.Scale(scale)
	w.MayShrink, w.SizeChecked = t.rowHeight.IsSet, !t.rowHeight.IsSet
	inner := FourSides(t.pad.In(p)).in(box)
	inner.Y, inner.H = inner.Y+c.drop, inner.H-c.drop
	p.SetCell(scene.Group{Role: role}, w, inner)
}
