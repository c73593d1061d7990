package impose

import (
	"fmt"

	"punchboard/carddata"
)

// lessBlock tries the largest die block that fits.
func (t *sheetTask) lessBlock() []sheetChange {
	want := t.needs[0].unit
	if want.pieces() == 1 {
		return nil
	}
	most := want
	most.cols, most.rows = 0, 0
	for _, f := range sheetForms(&t.print, t.head, t.folded) {
		single := sheetUnit{cols: 1, rows: 1, gutter: want.inner}
		cols, rows := single.grid(f.field.Size(), t.needs[0].cut, false, f.mark)
		if cols, rows = min(cols, want.cols), min(rows, want.rows); cols*rows > most.cols*most.rows {
			most.cols, most.rows = cols, rows
		}
	}
	if most.pieces() == 0 {
		return nil
	}
	task := t.bled(func(n *sheetNeed) { n.cut.lay.Cols, n.cut.lay.Rows = most.cols, most.rows })
	return []sheetChange{{fmt.Sprintf("block %dx%d", most.cols, most.rows), task}}
}

// punchAdvice warns of discs that lie closer than a punch allows.
func (im *imposer) punchAdvice() {
	for i := range im.task.needs {
		n := &im.task.needs[i]
		least := counterUnit(sheetCut{bleed: n.cut.bleed, round: true, lay: carddata.Lay{Match: true, BackBleed: n.cut.lay.BackBleed}}, &im.job.Print).gutter
		if gap := n.gap(); n.cut.round && gap < least {
			s := im.queues[i][0].stack
			im.found.Warnf(s.Pos, CodePunch, "%s: the discs lie %s apart, and a punch needs %s", s.ID, gap, least).
				Hintf("gap %s, or leave gap out", least)
		}
	}
}
