package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// cutSpec is what pieces in one block, cut along the same lines, have in common.
type cutSpec struct {
	size     geom.Size
	bleed    geom.Length // of the fronts
	counters bool
	round    bool
	lay      carddata.CounterLayout // of counters
}

// cut returns what the stack's pieces have in common.
func (s *Stack) cut() cutSpec {
	c := cutSpec{size: s.Size, bleed: s.Bleed}
	if s.Lay != nil {
		c.counters, c.round, c.lay = true, s.Round, *s.Lay
	}
	return c
}

// gap returns the distance between the trims of neighbors. With shared bleed they butt
// at the trim, plus the gutter, and one cut separates them; with own bleed each keeps
// its whole bleed.
func (c cutSpec) gap(p *carddata.Print) geom.Length {
	if p.OwnBleed {
		return 2*c.bleed + p.Gutter
	}
	return p.Gutter
}

// backBleed returns how far the backs extend beyond the trim.
func (c cutSpec) backBleed() geom.Length { return c.bleed + c.lay.BackBleed }

// rim returns the distance from the trims at which marks begin on the fronts: outside
// the bleed and what is drawn around it.
func (c cutSpec) rim() geom.Length {
	switch {
	case c.round:
		return c.bleed + punchClear
	case c.lay.Outline:
		return c.backBleed() + outlineRoom
	}
	return c.bleed
}

// backRim returns the same for the backs.
func (c cutSpec) backRim() geom.Length { return max(c.rim(), c.backBleed()) }

// marks returns the length of the marks of a cut on a sheet with marks of length mark.
// Discs are punched and have none.
func (c cutSpec) marks(mark geom.Length) geom.Length {
	if c.round {
		return 0
	}
	return mark
}

// sizeOnSheet returns the size of the piece on the sheet.
func (c cutSpec) sizeOnSheet(turned bool) geom.Size {
	if turned {
		return c.size.Turned()
	}
	return c.size
}

// sheetBlock is a block of pieces with the same cut, surrounded by marks.
type sheetBlock struct {
	cut    cutSpec
	batch  int  // index of the plan's batch that the pieces come from
	turned bool // the pieces are rotated a quarter turn clockwise
	n      int  // pieces
	gap    geom.Length
	at     geom.Point // upper left corner of the first trim
	size   geom.Size  // of the box around all trims
	unit   repeatUnit
	cells  []sheetCell
}

// trim returns the trim box of a piece.
func (b *sheetBlock) trim(i int) geom.Rect {
	at, size := b.at.Add(b.cells[i].at), b.cut.sizeOnSheet(b.turned)
	return geom.Rect{X: at.X, Y: at.Y, W: size.W, H: size.H}
}

// ink returns the box that the ink of a piece with a bleed may cover: the whole bleed
// at the rim of the block, and at most half of the gap toward a neighbor.
func (b *sheetBlock) ink(i int, bleed geom.Length) geom.Rect {
	t, sides := b.trim(i), &b.cells[i].sides
	left, up := sides[sideLeft].reach(bleed), sides[sideAbove].reach(bleed)
	return geom.Rect{
		X: t.X - left, W: t.W + left + sides[sideRight].reach(bleed),
		Y: t.Y - up, H: t.H + up + sides[sideBelow].reach(bleed),
	}
}

// bounds returns the box around all trims.
func (b *sheetBlock) bounds() geom.Rect {
	return geom.Rect{X: b.at.X, Y: b.at.Y, W: b.size.W, H: b.size.H}
}

// foot returns the area of the block including its bleed and marks.
func (b *sheetBlock) foot(mark geom.Length) geom.Rect {
	return b.bounds().Inset(-b.cut.backRim() - b.cut.marks(mark))
}
