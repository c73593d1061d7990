package impose

import (
	"cmp"
	"slices"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/cutting"
)

// planner places pieces on the sheets of one print.
type planner struct {
	print   carddata.Print
	batches []batch
	folded  bool
	head    *header
}

// sheetPlan is the result: a setup, and the blocks of each sheet.
type sheetPlan struct {
	sheetSetup
	sheets [][]sheetBlock
	sheetScore
}

// sheetScore is used to compare setups.
type sheetScore struct {
	count  int         // number of sheets
	per    int         // pieces on a full sheet; 0 for several batches
	tick   geom.Length // of the marks
	turned int         // number of sheets with turned pieces; for a single batch: 1 for all
}

// compare returns a positive number if s is better than t: fewer sheets, then fuller
// ones, longer marks, and upright pieces.
func (s sheetScore) compare(t sheetScore) int {
	return cmp.Or(cmp.Compare(t.count, s.count), cmp.Compare(s.per, t.per), cmp.Compare(s.tick, t.tick), cmp.Compare(t.turned, s.turned))
}

// plan chooses the best setup by score, among equals one with the fewest cuts, and among
// these the first of sheetSetups. It fails if some piece does not fit in any.
func (t *planner) plan() (plan sheetPlan, ok bool) {
	forms, score, ok := t.best()
	if !ok {
		return plan, false
	}
	fewest := 0
	for i := range forms {
		sheets, cuts := t.packed(&forms[i], score), 0
		if len(forms) > 1 {
			cuts = forms[i].cuts(sheets)
		}
		if i == 0 || cuts < fewest {
			fewest, plan = cuts, sheetPlan{sheetSetup: forms[i], sheetScore: score, sheets: sheets}
		}
	}
	plan.strip = t.head.trimmed(plan.strip, plan.trims())
	return plan, true
}

// best returns the best score of all setups, and those that have it, in the order of sheetSetups.
// It fails if some piece does not fit in any.
func (t *planner) best() (forms []sheetSetup, best sheetScore, ok bool) {
	for _, f := range sheetSetups(&t.print, t.head, t.folded) {
		switch score, fits := t.score(&f); {
		case !fits:
		case !ok || score.compare(best) > 0:
			forms, best, ok = []sheetSetup{f}, score, true
		case score == best:
			forms = append(forms, f)
		}
	}
	return forms, best, ok
}

// packed returns the sheets of a setup with a score.
func (t *planner) packed(f *sheetSetup, score sheetScore) [][]sheetBlock {
	return alignedBlocks(f, packSheets(packer{form: f, turned: even(t.batches) && score.turned > 0, mem: &rowMemory{}}, t.batches))
}

// cuts returns the number of cuts that sheets need, if parts that are the same are stacked. Most
// sheets are like the one before.
func (f *sheetSetup) cuts(sheets [][]sheetBlock) (n int) {
	var before []geom.Rect
	here := 0
	for _, blocks := range sheets {
		c := f.cutting(blocks)
		if !slices.Equal(c.Pieces, before) {
			plan, _ := cutting.Find(c.Paper, c.Pieces)
			before, here = c.Pieces, plan.Stacked()
		}
		n += here
	}
	return n
}

// trims returns the box around the trims of all sheets, including backs beside a fold.
func (p *sheetPlan) trims() (box geom.Rect) {
	for _, blocks := range p.sheets {
		for i := range blocks {
			box = box.Union(blocks[i].bounds())
		}
	}
	if p.fold.turn != foldNone {
		box = box.Union(p.fold.mirror().rect(box))
	}
	return box
}

func (t *planner) score(f *sheetSetup) (s sheetScore, fits bool) {
	if even(t.batches) {
		return t.batches[0].score(f)
	}
	sheets := packSheets(packer{form: f, bare: true, mem: &rowMemory{}}, t.batches)
	if sheets == nil {
		return s, false
	}
	s = sheetScore{count: len(sheets), tick: f.mark}
	for _, blocks := range sheets {
		if blocks[0].turned {
			s.turned++
		}
	}
	return s, true
}

// score returns the score of a setup for a single even batch, which needs no packing.
func (n *batch) score(f *sheetSetup) (s sheetScore, fits bool) {
	s.tick = f.mark
	for i, turned := range []bool{false, true} {
		cols, rows := n.unit.grid(f.field.Size(), n.cut, turned, f.mark)
		per := cols * rows * n.unit.pieces()
		if n.cut.counters { // few pieces stay upright, even if more would fit in landscape
			per = min(per, n.unplaced)
		}
		if per > s.per {
			s.per, s.turned = per, i
		}
	}
	if s.per == 0 {
		return s, false
	}
	s.count = (n.unplaced + s.per - 1) / s.per
	return s, true
}

// with returns the same task with other print settings, which also change the gaps.
func (t *planner) with(change func(p *carddata.Print)) *planner {
	u := *t
	change(&u.print)
	u.batches = nil
	for _, n := range t.batches {
		u.batches = append(u.batches, n.withGaps(&u.print))
	}
	return &u
}

// bled returns the same task with another bleed.
func (t *planner) bled(change func(n *batch)) *planner {
	u := t.with(func(*carddata.Print) {})
	for i := range u.batches {
		change(&u.batches[i])
		u.batches[i] = u.batches[i].withGaps(&u.print)
	}
	return u
}
