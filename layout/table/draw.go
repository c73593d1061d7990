package table

import (
	"math"
	"slices"
	"sort"

	"punchboard/geom"
	"punchboard/layout/face"
)

// maxNatural is the maximum height of tables without a fixed height.
const maxNatural = 5000 * geom.MM

// Natural returns the width of the tables with every cell on one line, or their height
// at a width.
func (r *refContent) Natural(p *face.Painter, known geom.Size) geom.Size {
	grids, n := r.grids(p), r.count(p)
	if len(grids) == 0 {
		return geom.Size{}
	}
	if known.W <= 0 {
		known.W = r.naturalWidth(p, grids, n)
	}
	laid := r.lay(p, grids, n, known.W, 1)
	columns, _ := balanceTables(laid, n, maxNatural, r.gap.In(p))
	high := geom.Length(0)
	for _, c := range columns {
		high = max(high, columnHeight(c, r.gap.In(p)))
	}
	return geom.Size{W: known.W, H: high}
}

// count returns the number of columns in which the tables are arranged.
func (r *refContent) count(p *face.Painter) int {
	n := r.columns.In(p)
	if n < 1 || n > face.MaxColumns {
		face.ReportBadValue(p, &r.src, &r.columns, "columns", "tables can have 1 to 12 columns")
		return 1
	}
	return n
}

func (r *refContent) naturalWidth(p *face.Painter, grids []*refGrid, n int) (width geom.Length) {
	for _, g := range grids {
		sum := geom.Length(0)
		for _, need := range g.needs(1) {
			sum += need.most
		}
		width = max(width, sum)
	}
	return width*geom.Length(n) + r.columnGap.In(p)*geom.Length(n-1)
}

// lay lays all tables into columns of a width.
func (r *refContent) lay(p *face.Painter, grids []*refGrid, n int, width geom.Length, scale float64) []*laidGrid {
	laid := make([]*laidGrid, len(grids))
	for i, g := range grids {
		laid[i] = g.lay(p, face.ColumnWidth(width, n, r.columnGap.In(p)), scale)
	}
	return laid
}

// Draw sets all tables at the same scale: the largest at which they fit.
func (r *refContent) Draw(p *face.Painter, box geom.Rect) {
	grids := r.grids(p)
	if len(grids) == 0 || !r.labelsFit(p, box.W) {
		return
	}
	if r.runOn.In(p) && r.onSheet(p) {
		r.drawPage(p, grids, box)
		return
	}
	laid, columns, ok := r.fit(p, grids, box)
	r.judge(p, laid, box, ok)
	if r.stretch.In(p) {
		for _, parts := range columns {
			stretchRows(parts, box.H-columnHeight(parts, r.gap.In(p)))
		}
	}
	r.paintColumns(p, columns, box)
}

// labelsFit reports whether a width that is set for the labels leaves room in tables that share
// a width. If it does not, that is a finding, and none of the cells is.
func (r *refContent) labelsFit(p *face.Painter, width geom.Length) bool {
	room := face.ColumnWidth(width, r.count(p), r.columnGap.In(p))
	if r.labelWidth.In(p) < room || r.labelWidth.In(p) == 0 {
		return true
	}
	face.ReportBadValue(p, &r.src, &r.labelWidth, "label_width", "write less than "+room.String()+", the width of the table")
	return false
}

// judge reports tables that do not fit, or whose letters are too small.
func (r *refContent) judge(p *face.Painter, laid []*laidGrid, box geom.Rect, ok bool) {
	over := geom.Length(0)
	for _, l := range laid {
		over = max(over, l.over)
	}
	switch {
	case over > face.Tolerance:
		p.ReportOverflow(&r.src, box.W+over, box.W)
	case !ok:
		p.ReportOverflow(&r.src, r.need(p, laid), box.H)
	default:
		judgeGrids(p, r, laid)
	}
}

// paintColumns paints the columns of one page.
func (r *refContent) paintColumns(p *face.Painter, columns [][]gridPart, box geom.Rect) {
	width := face.ColumnWidth(box.W, r.count(p), r.columnGap.In(p))
	for i, parts := range columns {
		y := box.Y
		for _, part := range parts {
			r.paint(p, part, geom.Rect{X: box.X + geom.Length(i)*(width+r.columnGap.In(p)), Y: y, W: width, H: part.height()})
			y += part.height() + r.gap.In(p)
		}
	}
}

// need returns the height that tables which do not fit would need.
func (r *refContent) need(p *face.Painter, laid []*laidGrid) geom.Length {
	columns, _ := balanceTables(laid, r.count(p), maxNatural, r.gap.In(p))
	high := geom.Length(0)
	for _, c := range columns {
		high = max(high, columnHeight(c, r.gap.In(p)))
	}
	return high
}

// fit reduces the type of all tables alike, in steps of a quarter point, until they
// fit.
func (r *refContent) fit(p *face.Painter, grids []*refGrid, box geom.Rect) (laid []*laidGrid, columns [][]gridPart, ok bool) {
	least, size := leastGrid(grids)
	n, gap, step := r.count(p), r.gap.In(p), face.Ratio(geom.PT/4, size)
	try := func(k int) bool {
		laid = r.lay(p, grids, n, box.W, max(least, 1-float64(k)*step))
		columns, ok = balanceTables(laid, n, box.H+face.Tolerance, gap)
		return ok && !slices.ContainsFunc(laid, func(l *laidGrid) bool { return l.over > face.Tolerance })
	}
	last := int(math.Ceil((1 - least) / step))
	try(sort.Search(last, try))
	return laid, columns[:min(n, len(columns))], ok
}

// leastGrid returns the smallest scale of the tables' type, and their largest type
// size.
func leastGrid(grids []*refGrid) (least float64, size geom.Length) {
	for _, g := range grids {
		for i := range g.lines {
			for j := range g.lines[i].cells {
				w := &g.lines[i].cells[j].Text
				least, size = max(least, w.LeastScale()), max(size, w.Style.Size)
			}
		}
	}
	return least, max(size, 1)
}

// judgeGrids checks the smallest letters of the tables against the minimum type size,
// once.
func judgeGrids(p *face.Painter, r *refContent, laid []*laidGrid) {
	var least *face.Text
	scale := 1.0
	for _, l := range laid {
		scale = l.scale
		for i := range l.lines {
			for j := range l.lines[i].cells {
				if w := &l.lines[i].cells[j].Text; least == nil || w.SmallestSize() < least.SmallestSize() {
					least = w
				}
			}
		}
	}
	if least != nil {
		w := *least
		w.Pos = r.src.Pos
		p.CheckSize(&w, scale)
	}
}
