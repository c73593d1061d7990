package impose

import (
	"fmt"

	"punchboard/carddata"
)

// lessBlock returns the change to the largest die block that fits.
func (t *planner) lessBlock() []settingChange {
	want := t.batches[0].unit
	if want.pieces() == 1 {
		return nil
	}
	most := want
	most.cols, most.rows = 0, 0
	for _, f := range sheetSetups(&t.print, t.head, t.folded) {
		single := repeatUnit{cols: 1, rows: 1, gutter: want.inner}
		cols, rows := single.grid(f.field.Size(), t.batches[0].cut, false, f.mark)
		if cols, rows = min(cols, want.cols), min(rows, want.rows); cols*rows > most.cols*most.rows {
			most.cols, most.rows = cols, rows
		}
	}
	if most.pieces() == 0 {
		return nil
	}
	task := t.bled(func(n *batch) { n.cut.lay.Cols, n.cut.lay.Rows = most.cols, most.rows })
	return []settingChange{{fmt.Sprintf("block %dx%d", most.cols, most.rows), task}}
}

// punchAdvice warns about discs that are too close to each other for a punch.
func (im *imposer) punchAdvice() {
	for i := range im.planner.batches {
		n := &im.planner.batches[i]
		least := counterUnit(cutSpec{bleed: n.cut.bleed, round: true, lay: carddata.CounterLayout{Match: true, BackBleed: n.cut.lay.BackBleed}}, &im.job.Print).gutter
		if gap := n.gap(); n.cut.round && gap < least {
			s := im.queues[i][0].stack
			im.found.Warnf(s.Pos, CodePunch, "%s: the round counters are %s apart, but a punch needs %s", s.ID, gap, least).
				Hintf("set `gap: %s`, or remove `gap`", least)
		}
	}
}
