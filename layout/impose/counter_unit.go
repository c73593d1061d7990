package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// What lies between counters beyond their bleeds: a lane for marks, the line
// around a die block, and the rim that a punch needs to be set in the middle.
const (
	gutterLane  = 2 * geom.MM
	outlineRoom = geom.MM
	outlineAway = 3 * geom.MM / 4 // of the line from the bleed
	punchClear  = geom.MM
)

// counterUnit says how counters of a cut lie: in die blocks, evenly, or, with a
// unit of one and its gutter, matched by ground. A gutter holds the bleeds of
// both sides whole.
func counterUnit(c cutSpec, p *carddata.Print) repeatUnit {
	lay, lane := c.lay, geom.Length(0)
	if !c.round && p.Marks != carddata.MarksNone {
		lane = gutterLane
	}
	gutter := max(2*c.rim()+lane, 2*c.backRim())
	switch {
	case lay.Blocks():
		return repeatUnit{cols: lay.Cols, rows: lay.Rows, inner: lay.Gap, gutter: gutter}
	case lay.Match:
		return repeatUnit{cols: 1, rows: 1, inner: p.Gutter, gutter: max(gutter, p.Gutter)}
	}
	return repeatUnit{cols: 1, rows: 1, gutter: lay.Gap}
}

// matches reports whether counters of the cut touch where their grounds match.
func (c cutSpec) matches(p *carddata.Print) bool {
	return c.counters && c.lay.Match && !c.round && !p.OwnBleed
}
