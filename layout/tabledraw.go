package layout

import (
	"punchboard/geom"
	"punchboard/scene"
)

func (t *tableContent) natural(p *painter, known geom.Size) geom.Size {
	if known.W <= 0 {
		return geom.Size{W: noSize, H: noSize}
	}
	rows := t.cells(p)
	cols, _ := t.widths(p, known.W)
	_, sum := t.heights(p, rows, cols, 1)
	return geom.Size{W: known.W, H: sum}
}

// draw sets all cells in one size: the largest at which the table fits.
func (t *tableContent) draw(p *painter, box geom.Rect) {
	rows := t.cells(p)
	if len(rows) == 0 {
		return
	}
	cols, over := t.widths(p, box.W)
	if over > tolerance {
		p.overflow(&t.src, box.W+over, box.W)
	}
	scale, heights, sum := t.fit(p, rows, cols, box.H)
	if sum > box.H+tolerance {
		p.overflow(&t.src, sum, box.H)
	} else {
		t.judge(p, rows, scale)
	}
	t.paint(p, rows, cols, heights, scale, box)
}

// fit shrinks the type of all cells alike, by quarter points, until the rows
// fit.
func (t *tableContent) fit(p *painter, rows [][]tableCell, cols []slot, room geom.Length) (scale float64, heights []geom.Length, sum geom.Length) {
	least, size := 0.0, geom.Length(0)
	for _, row := range rows {
		for i := range row {
			if row[i].shown {
				least, size = max(least, row[i].leastScale()), max(size, row[i].set.size)
			}
		}
	}
	for scale = 1; ; scale = max(least, scale-ratio(geom.PT/4, size)) {
		heights, sum = t.heights(p, rows, cols, scale)
		if sum <= room || scale <= least || t.rowHeight.said {
			return scale, heights, sum
		}
	}
}

// judge holds the smallest letters of the table against the floors, once.
func (t *tableContent) judge(p *painter, rows [][]tableCell, scale float64) {
	var least *wording
	for _, row := range rows {
		for i := range row {
			if w := &row[i].wording; row[i].shown && (least == nil || w.smallest() < least.smallest()) {
				least = w
			}
		}
	}
	if least != nil && !t.rowHeight.said {
		w := *least
		w.pos = t.src.pos
		p.judgeSize(&w, scale)
	}
}

// paint draws the bands, the cells and the rules, row by row.
func (t *tableContent) paint(p *painter, rows [][]tableCell, cols []slot, heights []geom.Length, scale float64, box geom.Rect) {
	y := box.Y
	for i := range rows {
		line := geom.Rect{X: box.X, Y: y, W: box.W, H: heights[i]}
		p.fillRect(&t.src, line, t.ground(p, i).over(line))
		if rule := t.rule.in(p); !rule.none() && i > 0 {
			p.add(&scene.Path{
				Path:   geom.LinePath(geom.Pt2(box.X, y), geom.Pt2(box.Right(), y)),
				Stroke: &scene.Stroke{Paint: rule.over(box), Width: tableRule, Butt: true},
			})
		}
		for j := range rows[i] {
			if c := &rows[i][j]; c.shown {
				t.cell(p, c, scale, geom.Rect{X: box.X + cols[j].at, Y: y, W: cols[j].size, H: heights[i]})
			}
		}
		y += heights[i]
	}
}

// tableRule is the width of the lines between rows: a hairline that every
// printer can hold.
const tableRule = geom.MM / 5

// ground gives what lies behind a row: the heading's fill, or the band behind
// every second row below it.
func (t *tableContent) ground(p *painter, row int) ink {
	if t.headed {
		if row == 0 {
			return t.headFill.in(p)
		}
		row--
	}
	if row%2 == 1 {
		return t.band.in(p)
	}
	return ink{}
}

// cell sets one cell at the table's scale.
func (t *tableContent) cell(p *painter, c *tableCell, scale float64, box geom.Rect) {
	w := &c.wording
	w.spans = scaled(w.spans, scale)
	w.set.size = w.set.size.Scale(scale)
	w.shrink, w.judged = t.rowHeight.said, !t.rowHeight.said
	inner := fourSides(t.pad.in(p)).in(box)
	inner.Y, inner.H = inner.Y+c.drop, inner.H-c.drop
	p.setText(w, inner)
}
