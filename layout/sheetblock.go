package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// sheetCut is what pieces have in common that stand in one block and are cut
// by the same lines.
type sheetCut struct {
	size  geom.Size
	bleed geom.Length
}

// gap gives the distance between the trims of neighbours. With shared bleed
// they butt at the trim but for the gutter, and one cut parts them; with own
// bleed each keeps all of its bleed.
func (c sheetCut) gap(p *carddata.Print) geom.Length {
	if p.OwnBleed {
		return 2*c.bleed + p.Gutter
	}
	return p.Gutter
}

// lying gives the size that the piece covers on the sheet.
func (c sheetCut) lying(turned bool) geom.Size {
	if turned {
		return c.size.Turned()
	}
	return c.size
}

// sheetBlock is pieces of one cut in rows and columns, filled row by row; the
// last row may be short.
type sheetBlock struct {
	cut        sheetCut
	need       int  // which of the plan's needs the pieces come from
	turned     bool // the pieces lie a quarter turn clockwise
	cols, rows int
	n          int // pieces, at most cols*rows
	gap        geom.Length
	at         geom.Point // upper left corner of the first trim
}

// trim gives the trim box of a piece.
func (b *sheetBlock) trim(i int) geom.Rect {
	size := b.cut.lying(b.turned)
	return geom.Rect{
		X: b.at.X + geom.Length(i%b.cols)*(size.W+b.gap),
		Y: b.at.Y + geom.Length(i/b.cols)*(size.H+b.gap),
		W: size.W, H: size.H,
	}
}

// sheetSides says on which sides of a piece its block has another.
type sheetSides struct{ left, right, above, below bool }

func (b *sheetBlock) neighbours(i int) sheetSides {
	col := i % b.cols
	return sheetSides{left: col > 0, right: col < b.cols-1 && i+1 < b.n, above: i >= b.cols, below: i+b.cols < b.n}
}

// ink gives the box that a piece may cover: its bleed at the rim of the block,
// and toward a neighbour no more than half of the way to it.
func (b *sheetBlock) ink(i int) geom.Rect {
	t, near := b.trim(i), b.neighbours(i)
	left, up := b.reach(near.left), b.reach(near.above)
	return geom.Rect{
		X: t.X - left, W: t.W + left + b.reach(near.right),
		Y: t.Y - up, H: t.H + up + b.reach(near.below),
	}
}

func (b *sheetBlock) reach(neighbour bool) geom.Length {
	if neighbour {
		return min(b.cut.bleed, b.gap/2)
	}
	return b.cut.bleed
}

// bounds gives the box around all trims.
func (b *sheetBlock) bounds() geom.Rect {
	size := sheetGridSize(b.cut.lying(b.turned), b.cols, b.rows, b.gap)
	return geom.Rect{X: b.at.X, Y: b.at.Y, W: size.W, H: size.H}
}

// foot gives the room that the block takes with its bleed and marks.
func (b *sheetBlock) foot(mark geom.Length) geom.Rect {
	return b.bounds().Inset(-b.cut.bleed - mark)
}

// sheetGridSize gives the size of a grid of trims.
func sheetGridSize(piece geom.Size, cols, rows int, gap geom.Length) geom.Size {
	return geom.Size{
		W: geom.Length(cols)*(piece.W+gap) - gap,
		H: geom.Length(rows)*(piece.H+gap) - gap,
	}
}

// sheetGrid gives how many columns and rows of a cut fit into a room with
// bleed and marks around them; both are 0 when not one does.
func sheetGrid(room geom.Size, c sheetCut, turned bool, gap, mark geom.Length) (cols, rows int) {
	size, rim := c.lying(turned), 2*(c.bleed+mark)
	cols = int((room.W - rim + gap) / (size.W + gap))
	rows = int((room.H - rim + gap) / (size.H + gap))
	if cols < 1 || rows < 1 {
		return 0, 0
	}
	return cols, rows
}
