package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// The space between counters beyond their bleeds: for marks, for the line around a die
// block, and for centering a punch.
const (
	gutterLane  = 2 * geom.MM
	outlineRoom = geom.MM
	outlineAway = 3 * geom.MM / 4 // of the line from the bleed
	punchClear  = geom.MM
)

// counterUnit returns the repeated unit of a cut: a die block, or a single counter in
// an even grid or matched by ground. A gutter contains the whole bleed of both sides.
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
