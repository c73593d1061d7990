package impose

import "punchboard/geom"

// cutPen marks the cuts of a full page at both of their ends.
type cutPen struct {
	area    geom.Rect // the printable area
	trims   geom.Rect // around all pieces
	rim     geom.Rect // the same with their bleed
	lines   geom.Path
	cleared geom.Path // areas to paint white below marks that are on pieces
}

// upright marks a vertical cut. A cut outside the printable area, such as the edge of
// the paper, has no marks.
func (c *cutPen) upright(x geom.Length) {
	if x < c.area.X || x > c.area.Right() {
		return
	}
	inner := x > c.trims.X && x < c.trims.Right()
	from, to := cutEnd(c.rim.Y - c.area.Y)
	c.mark(geom.Pt2(x, c.rim.Y-from), geom.Pt2(x, c.rim.Y-to), inner)
	from, to = cutEnd(c.area.Bottom() - c.rim.Bottom())
	c.mark(geom.Pt2(x, c.rim.Bottom()+from), geom.Pt2(x, c.rim.Bottom()+to), inner)
}

// level marks a horizontal cut.
func (c *cutPen) level(y geom.Length) {
	if y < c.area.Y || y > c.area.Bottom() {
		return
	}
	inner := y > c.trims.Y && y < c.trims.Bottom()
	from, to := cutEnd(c.rim.X - c.area.X)
	c.mark(geom.Pt2(c.rim.X-from, y), geom.Pt2(c.rim.X-to, y), inner)
	from, to = cutEnd(c.area.Right() - c.rim.Right())
	c.mark(geom.Pt2(c.rim.Right()+from, y), geom.Pt2(c.rim.Right()+to, y), inner)
}

// mark draws one mark. Between pieces and on bleed it is on a white ground, so that it
// is visible on any color; outside a piece without bleed the paper is white anyway.
func (c *cutPen) mark(from, to geom.Point, inner bool) {
	addLine(&c.lines, from, to)
	if inner || c.rim != c.trims {
		addLine(&c.cleared, from, to)
	}
}

// cutEnd returns the start and the end of a mark, measured outward from the rim of the
// pieces. Room is the distance from the rim to the end of the printable area. If it is
// negative, the printer does not reach the rim, and the mark is drawn on the cut
// itself, as far out as it can be printed.
func cutEnd(room geom.Length) (from, to geom.Length) {
	if room >= innerLeast {
		return min(room, markLength), 0
	}
	return room, room - markLength
}
