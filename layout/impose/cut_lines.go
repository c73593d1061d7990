package impose

import "punchboard/geom"

// cutPen marks cuts of a full page at both of their ends.
type cutPen struct {
	area    geom.Rect // what the printer reaches
	trims   geom.Rect // around all pieces
	rim     geom.Rect // the same with their bleed
	lines   geom.Path
	cleared geom.Path // ground to whiten under marks that lie on pieces
}

// upright marks a cut down the page. One that the printer does not reach, as the
// edge of the paper is, has no marks.
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

// level marks a cut across the page.
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

// mark draws one mark. Between pieces and on bleed it stands on white, to be seen
// on any ground; at the outside of a piece without bleed the paper is white.
func (c *cutPen) mark(from, to geom.Point, inner bool) {
	addLine(&c.lines, from, to)
	if inner || c.rim != c.trims {
		addLine(&c.cleared, from, to)
	}
}

// cutEnd returns from where to where a mark goes, counted outward from the rim of
// the pieces; room is how far the printer reaches beyond it, below 0 when it
// does not reach the rim: then the mark lies on the cut, as far out as can be
// printed.
func cutEnd(room geom.Length) (from, to geom.Length) {
	if room >= innerLeast {
		return min(room, markLength), 0
	}
	return room, room - markLength
}
