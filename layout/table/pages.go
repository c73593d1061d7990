package table

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/face"
)

// maxTablePages limits the pages on which tables continue.
const maxTablePages = 60

// RunsOn reports whether the file allows the tables to continue on further pages.
func (r *refContent) RunsOn() bool { return r.runOn.IsSet }

// PagesIn returns the number of pages that the tables need in a box.
func (r *refContent) PagesIn(p *face.Painter, box geom.Rect) int {
	if !r.runOn.In(p) {
		return 1
	}
	pages, _, _ := r.pages(p, r.grids(p), box)
	return min(maxTablePages, max(1, len(pages)))
}

// pages arranges tables in the columns of as many pages as they need. On a single page
// the columns have equal heights; ok is false if a table cannot be placed.
func (r *refContent) pages(p *face.Painter, grids []*refGrid, box geom.Rect) (pages [][][]gridPart, laid []*laidGrid, ok bool) {
	n := r.count(p)
	laid = r.lay(p, grids, n, box.W, 1)
	gap := r.gap.In(p)
	if columns, ok := balanceTables(laid, n, box.H, gap); ok {
		return [][][]gridPart{columns}, laid, true
	}
	columns, ok := flowTables(laid, box.H, gap)
	for len(columns) > 0 {
		k := min(n, len(columns))
		pages, columns = append(pages, columns[:k]), columns[k:]
	}
	return pages, laid, ok
}

// onSheet reports whether the current piece can have further pages.
func (r *refContent) onSheet(p *face.Painter) bool {
	if p.Deck().Kind() == carddata.SheetKind {
		return true
	}
	face.ReportBadValue(p, &r.src, &r.runOn, "run_on", "only sheets can continue on more pages")
	return false
}

// drawPage paints the current page.
func (r *refContent) drawPage(p *face.Painter, grids []*refGrid, box geom.Rect) {
	pages, laid, ok := r.pages(p, grids, box)
	page := 1
	if n, is := p.Card().Fields["page"].V.(int); is {
		page = n
	}
	if !ok || len(pages) > maxTablePages {
		p.ReportOverflow(&r.src, r.need(p, laid), box.H)
	}
	r.judge(p, laid, box, true)
	if page <= len(pages) {
		r.paintColumns(p, pages[page-1], box)
	}
}
