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
		im.found.Warnf(pos, CodeHeaderGlyph, "the sheet header cannot print %q: its font does not have this character", missing[0].Rune).
			Hintf("no change is needed for the pieces, which use their own fonts")
	}
}

func (im *imposer) foldAdvice(pos diag.Pos, deck string) {
	p := &im.job.Print
	if p.Fold && !im.folded && !p.FrontsOnly {
		im.found.Notef(pos, CodeNoBacks, "%s: no piece has a back, so there is nothing to fold", deck).
			Hintf("remove `fold`, or give the deck a back")
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
	_, score, ok := wider.best()
	f := im.found.Warnf(pos, CodeInnerMarks, "%s: inner marks need %s between pieces, but there is %s; only the marks at the edge are drawn", deck, innerGap, gap)
	if ok {
		f.Hintf("use a gutter of %s to make room for them; %d pieces then fit on a sheet", innerGap, score.per)
	} else {
		f.Hintf("use marks edge or full; with a gutter of %s no piece would fit", innerGap)
	}
}

func (im *imposer) rulerAdvice(pos diag.Pos) {
	switch scale := rulerScales[im.sheets.strip.ruler]; {
	case scale == rulerScales[0]:
	case scale.none():
		im.found.Notef(pos, CodeNoRuler, "%s is too small for a ruler; measure a piece before cutting", im.job.Print.Paper)
	default:
		mm, inches := scale.names()
		im.found.Notef(pos, CodeNoRuler, "%s is too small for a ruler of 100 mm; the ruler shows %s and %s", im.job.Print.Paper, mm, inches)
	}
}
