package impose

import (
	"punchboard/carddata"
	"punchboard/diag"
)

// advise reports which print settings could not be met although the pieces fit.
func (im *imposer) advise(pos diag.Pos, deck string) {
	im.foldAdvice(pos, deck)
	im.innerAdvice(pos, deck)
	im.rulerAdvice(pos)
	im.punchAdvice()
	if missing := im.planner.head.missing; len(missing) > 0 {
		im.found.Warnf(pos, CodeHeaderGlyph, "the header of the sheets cannot show %q: its typeface has no such letter", missing[0].Rune).
			Hintf("the pieces are set in their own typefaces and stay as they are")
	}
}

func (im *imposer) foldAdvice(pos diag.Pos, deck string) {
	p := &im.job.Print
	if p.Fold && !im.folded && !p.FrontsOnly {
		im.found.Notef(pos, CodeNoBacks, "%s: no piece has a back, so there is nothing to fold", deck).
			Hintf("leave out fold, or give the deck a back")
	}
}

// innerAdvice warns if marks between pieces are requested but there is no room for
// them, and computes what a gutter for them would cost.
func (im *imposer) innerAdvice(pos diag.Pos, deck string) {
	gap := innerGap
	for i := range im.planner.batches {
		if n := &im.planner.batches[i]; !n.cut.counters {
			gap = min(gap, n.gap())
		}
	}
	if im.job.Print.Marks != carddata.MarksInner || gap >= innerGap {
		return
	}
	wider := im.planner.with(func(p *carddata.Print) { p.Gutter = innerGap })
	plan, ok := wider.plan()
	f := im.found.Warnf(pos, CodeInnerMarks, "%s: inner marks need %s between pieces, and there is %s: only those at the rim are drawn", deck, innerGap, gap)
	if ok {
		f.Hintf("gutter %s makes room for them and holds %d to a sheet", innerGap, plan.per)
	} else {
		f.Hintf("with a gutter of %s no piece would fit: choose marks edge or full", innerGap)
	}
}

func (im *imposer) rulerAdvice(pos diag.Pos) {
	switch scale := rulerScales[im.sheets.strip.ruler]; {
	case scale == rulerScales[0]:
	case scale.none():
		im.found.Notef(pos, CodeNoRuler, "%s is too small for a ruler: measure a piece before cutting", im.job.Print.Paper)
	default:
		mm, inches := scale.names()
		im.found.Notef(pos, CodeNoRuler, "%s is too small for a ruler of 100 mm: it has one of %s and %s", im.job.Print.Paper, mm, inches)
	}
}
