package table

import "punchboard/layout/face"

// firstFill returns the paint behind the first cell of a row; none if the row names none.
func (r *refContent) firstFill(p *face.Painter, g *refGrid, row int) face.Ink {
	name := r.look.firstFills.In(p)
	column := g.table.Column(name)
	if column < 0 || g.table.Rows[row].Cells[column].Text.Empty() {
		return face.Ink{}
	}
	cell := &g.table.Rows[row].Cells[column].Text
	return p.NamedInk(name, cell.In(p.Lang()), cell.Pos)
}

// checkFirstFills reports a column of paints that no table has.
func (r *refContent) checkFirstFills(p *face.Painter, all []*refGrid) {
	name := r.look.firstFills.In(p)
	if name == "" || len(all) == 0 {
		return
	}
	for _, g := range all {
		if g.table.Column(name) >= 0 {
			return
		}
	}
	face.ReportBadValue(p, &r.src, &r.look.firstFills, "first_fills", "none of the tables has this column")
}
