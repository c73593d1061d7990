package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// counterPen draws the crop marks of a block of counters: at each corner of what is cut
// off in one piece, pointing outward, at the rim of the block and in each gutter with
// room for them beside the bleed. A strip that has been cut off through a gutter thus
// keeps marks of its own. Discs have none.
//
// Backs whose bleed is larger than that of the fronts, for a printer that drifts, only
// have marks at the rim: marks in gutters would be printed over that bleed.
type counterPen struct {
	*markPen
	block *sheetBlock
	back  bool
	drawn map[[2]geom.Point]bool // neighbors that touch share corners
}

// outward is the direction out of each side of a piece.
var outward = [4]geom.Point{sideLeft: {X: -1}, sideAbove: {Y: -1}, sideRight: {X: 1}, sideBelow: {Y: 1}}

// counters draws the marks of a block of counters.
func (m *markPen) counters(b *sheetBlock, back bool) {
	if b.cut.round {
		return
	}
	pen := counterPen{m, b, back, map[[2]geom.Point]bool{}}
	for i := range b.cells {
		for side := range b.cells[i].sides {
			pen.side(i, side)
		}
	}
}

// side draws the marks at both ends of one side of a piece.
func (m *counterPen) side(i, side int) {
	near, far := m.span(m.block.cells[i].sides[side])
	if far <= near {
		return
	}
	for _, toward := range []int{(side + 1) % 4, (side + 3) % 4} {
		if !m.blocked(i, side, toward) {
			m.corner(i, side, toward, near, far)
		}
	}
}

// corner draws the mark out of one side, at its end toward another. On bleed it gets a
// white ground, so that it is visible on any color.
func (m *counterPen) corner(i, side, toward int, near, far geom.Length) {
	corner, way := cornerOf(m.block.trim(i), side, toward), outward[side]
	from := onward(corner, way, near)
	if m.style == carddata.MarksFull && m.outermost(i, side) {
		far = max(far, near+m.reach(from, way.X, way.Y))
	}
	to := onward(corner, way, far)
	if key := [2]geom.Point{from, to}; !m.drawn[key] {
		m.drawn[key] = true
		m.line(from, to)
		if near < m.block.cut.rim() {
			addLine(&m.cleared, from, to)
		}
	}
}

// span returns the distances from the trim at which the marks beyond a side begin and
// end, or 0 for both if there are none.
func (m *counterPen) span(s sheetSide) (near, far geom.Length) {
	cut, room := &m.block.cut, s.gap/2
	rim := cut.rim()
	switch {
	case s.open && m.back:
		return cut.backRim(), cut.backRim() + m.length
	case s.open:
		return rim, cut.backRim() + m.length
	case m.back && cut.lay.BackBleed > 0:
	case room-rim >= innerLeast:
		return rim, min(rim+m.length, room)
	case m.style == carddata.MarksInner && s.gap >= innerGap:
		return innerClear, min(innerClear+m.length, room)
	}
	return 0, 0
}

// blocked reports whether a mark out of a side, at its end toward another, would run
// along another piece, such as one diagonally below.
func (m *counterPen) blocked(i, side, toward int) bool {
	next := m.block.cells[i].sides[toward]
	return next.piece >= 0 && next.gap < 2*m.block.cut.backRim() && m.block.cells[next.piece].sides[side].piece >= 0
}

// outermost reports whether a side of a piece is at the rim of its block.
func (m *counterPen) outermost(i, side int) bool {
	return edge(m.block.trim(i), side) == edge(m.block.bounds(), side)
}

// edge returns the coordinate of one side of a box.
func edge(r geom.Rect, side int) geom.Length {
	return [4]geom.Length{sideLeft: r.X, sideAbove: r.Y, sideRight: r.Right(), sideBelow: r.Bottom()}[side]
}

// cornerOf returns the corner of a box at which two sides meet.
func cornerOf(r geom.Rect, side, other int) geom.Point {
	p := r.Min()
	if side == sideRight || other == sideRight {
		p.X = r.Right()
	}
	if side == sideBelow || other == sideBelow {
		p.Y = r.Bottom()
	}
	return p
}

// onward returns the point at a distance from another in a direction.
func onward(p, way geom.Point, distance geom.Length) geom.Point {
	return geom.Pt2(p.X+way.X*distance, p.Y+way.Y*distance)
}
