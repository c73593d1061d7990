package layout

import (
	"fmt"
	"maps"

	"punchboard/carddata"
	"punchboard/geom"
)

// maxTablePages bounds the pages that tables run on to.
const maxTablePages = 60

// runningOn finds the tables that run on to further pages; nil when no outermost
// part does.
func runningOn(parts []*part) *part {
	for _, pt := range parts {
		if r, ok := pt.content.(*refContent); ok && r.runOn.said {
			return pt
		}
	}
	return nil
}

// furtherPages gives each sheet whose tables run on as many pages as they need.
// A page is a card of its own, with its number in its id and in the field
// `page`.
func (s *studio) furtherPages(deck *carddata.Deck, cards []ComposedCard, front *side) []ComposedCard {
	if deck.Component != carddata.Sheets {
		return cards
	}
	p := s.painter()
	p.enter(deck)
	var all []ComposedCard
	for _, c := range cards {
		g, n := front.program(c.Card), 1
		if g != nil && g.runOn != nil {
			p.scope.Card = c.Card
			n = p.pagesOf(g.runOn)
		}
		for page := 1; page <= n; page++ {
			all = append(all, ComposedCard{Card: pageOf(c.Card, page, n), Of: c.Card})
		}
	}
	return all
}

// pageOf gives the card of one page of several.
func pageOf(c *carddata.Card, page, pages int) *carddata.Card {
	if pages == 1 {
		return c
	}
	one := *c
	if page > 1 {
		one.ID = fmt.Sprintf("%s-%d", c.ID, page)
	}
	one.Fields = maps.Clone(c.Fields)
	one.Fields["page"] = carddata.Value{Pos: c.Pos, V: page}
	one.Fields["pages"] = carddata.Value{Pos: c.Pos, V: pages}
	return &one
}

// pagesOf counts the pages that tables need in their box.
func (p *painter) pagesOf(tables *part) int {
	list := p.instances([]*part{tables}, nil)
	if len(list) != 1 || !tables.content.(*refContent).runOn.in(p) {
		return 1
	}
	f := list[0].frame
	box, _ := f.upright(f.box(p.piece.box(f.in)))
	r := tables.content.(*refContent)
	pages, _, _ := r.pages(p, r.grids(p), f.pad.in(box))
	return min(maxTablePages, max(1, len(pages)))
}

// pages lays tables into the columns of as many pages as they need. On a single
// page the columns are of one height; ok is false when a table cannot be laid.
func (r *refContent) pages(p *painter, grids []*refGrid, box geom.Rect) (pages [][][]gridPart, laid []*laidGrid, ok bool) {
	n := r.count(p)
	laid = r.lay(p, grids, n, box.W, 1)
	gap := r.gap.in(p)
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

// onSheet tells whether the piece at hand can have further pages.
func (r *refContent) onSheet(p *painter) bool {
	if p.scope.Deck.Component == carddata.Sheets {
		return true
	}
	badValue(p, &r.src, &r.runOn, "run_on", "only sheets have further pages")
	return false
}

// drawPage paints the page at hand.
func (r *refContent) drawPage(p *painter, grids []*refGrid, box geom.Rect) {
	pages, laid, ok := r.pages(p, grids, box)
	page := 1
	if n, is := p.scope.Card.Fields["page"].V.(int); is {
		page = n
	}
	if !ok || len(pages) > maxTablePages {
		p.overflow(&r.src, r.need(p, laid), box.H)
	}
	r.judge(p, laid, box, true)
	if page <= len(pages) {
		r.paintColumns(p, pages[page-1], box)
	}
}
