package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// cutSpec is what pieces have in common that stand in one block and are cut
// by the same lines.
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

// gap returns the distance between the trims of neighbors. With shared bleed
// they butt at the trim but for the gutter, and one cut parts them; with own
// bleed each keeps all of its bleed.
func (c cutSpec) gap(p *carddata.Print) geom.Length {
	if p.OwnBleed {
		return 2*c.bleed + p.Gutter
	}
	return p.Gutter
}

// backBleed returns how far the backs reach beyond the trim.
func (c cutSpec) backBleed() geom.Length { return c.bleed + c.lay.BackBleed }

// rim returns how far from the trims marks begin on the fronts: clear of the bleed
// and of what is drawn around that.
func (c cutSpec) rim() geom.Length {
	switch {
	case c.round:
		return c.bleed + punchClear
	case c.lay.Outline:
		return c.backBleed() + outlineRoom
	}
	return c.bleed
}

// backRim returns the same of the backs.
func (c cutSpec) backRim() geom.Length { return max(c.rim(), c.backBleed()) }

// marks returns how long the marks of a cut are on a sheet whose marks are so
// long: discs have none, they are punched.
func (c cutSpec) marks(mark geom.Length) geom.Length {
	if c.round {
		return 0
	}
	return mark
}

// lying returns the size that the piece covers on the sheet.
func (c cutSpec) lying(turned bool) geom.Size {
	if turned {
		return c.size.Turned()
	}
	return c.size
}

// sheetBlock is pieces of one cut that stand together and have marks around
// them.
type sheetBlock struct {
	cut    cutSpec
	batch  int  // which of the plan's batches the pieces come from
	turned bool // the pieces lie a quarter turn clockwise
	n      int  // pieces
	gap    geom.Length
	at     geom.Point // upper left corner of the first trim
	size   geom.Size  // of the box around all trims
	unit   repeatUnit
	cells  []sheetCell
}

// trim returns the trim box of a piece.
func (b *sheetBlock) trim(i int) geom.Rect {
	at, size := b.at.Add(b.cells[i].at), b.cut.lying(b.turned)
	return geom.Rect{X: at.X, Y: at.Y, W: size.W, H: size.H}
}

// ink returns the box that a piece may cover with a bleed: all of it at the rim of
// the block, and toward a neighbor no more than half of the way to it.
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

// foot returns the room that the block takes with its bleed and marks.
func (b *sheetBlock) foot(mark geom.Length) geom.Rect {
	return b.bounds().Inset(-b.cut.backRim() - b.cut.marks(mark))
}
