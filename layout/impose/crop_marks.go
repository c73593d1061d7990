package impose

import (
	"slices"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// markWidth is the line width of crop marks: the usual 0.15 mm, thin enough to cut
// along either side of it.
const markWidth = 15 * geom.MM / 100

// Inner marks keep a distance from the cards on both sides, and are useful from a
// length of half a millimeter. So they need a gutter of 2 mm.
const (
	innerClear = geom.MM / 2
	innerLeast = geom.MM / 2
	innerGap   = 2 * (innerClear + innerLeast)
)

// markPen collects the crop marks of one side of a sheet.
type markPen struct {
	style   carddata.Marks
	length  geom.Length
	limits  geom.Rect   // long marks end here
	others  []geom.Rect // and at these: other blocks and the header
	lines   geom.Path
	cleared geom.Path // areas to paint white below marks that are on bleed
}

// cropMarks returns the marks of one side of a sheet, in the coordinates of its front.
// No mark is ever on a trim box, so there are none between butted pieces.
//
// MarksEdge puts them outside the bleed at the rim of the block, where each cut starts
// and ends. MarksInner also puts them in gutters of 2 mm and more, on both sides of the
// middle, so that a strip that has been cut off through the gutter keeps its own.
// MarksFull extends the marks at the rim as far as the paper allows. Corner radii are
// not marked, because a guide for them would be printed on the card; the header states
// the radius.
func cropMarks(p *sheetPlan, style carddata.Marks, blocks []sheetBlock, back bool) []scene.Mark {
	if style == carddata.MarksNone {
		return nil
	}
	pen := markPen{style: style, limits: p.markLimits()}
	for i := range blocks {
		pen.length = p.mark
		if blocks[i].cut.counters && len(blocks) > 1 {
			pen.length = p.mark * 2 / 3 // so that those of two blocks stay apart
		}
		pen.others = []geom.Rect{p.strip.box}
		for j := range blocks {
			if i != j {
				pen.others = append(pen.others, blocks[j].foot(p.mark))
			}
		}
		if blocks[i].cut.counters {
			pen.counters(&blocks[i], back)
		} else {
			pen.block(&blocks[i])
		}
	}
	return pen.marks()
}

// markLimits returns the part of the page that marks may use: the printable area on
// this side of a fold.
func (p *sheetPlan) markLimits() geom.Rect {
	area := p.area
	switch p.fold.turn {
	case foldX:
		area.W = p.fold.at - (foldClear - markLength) - area.X
	case foldY:
		area.H = p.fold.at - (foldClear - markLength) - area.Y
	}
	return area
}

func (m *markPen) marks() []scene.Mark {
	var marks []scene.Mark
	if !m.cleared.Empty() {
		marks = append(marks, &scene.Path{Path: m.cleared, Stroke: &scene.Stroke{Paint: scene.White, Width: 3 * markWidth, Butt: true}})
	}
	if m.lines.Empty() {
		return marks
	}
	return append(marks, &scene.Path{Path: m.lines, Stroke: &scene.Stroke{Paint: scene.Black, Width: markWidth, Butt: true}})
}

func (m *markPen) block(b *sheetBlock) {
	xs, ys := b.cuts()
	rim := b.bounds().Inset(-b.cut.bleed)
	for _, x := range xs {
		m.mark(geom.Pt2(x, rim.Y), 0, -1)
		m.mark(geom.Pt2(x, rim.Bottom()), 0, 1)
	}
	for _, y := range ys {
		m.mark(geom.Pt2(rim.X, y), -1, 0)
		m.mark(geom.Pt2(rim.Right(), y), 1, 0)
	}
	if m.style != carddata.MarksEdge && b.gap >= innerGap {
		for i := range b.n {
			m.inner(b, i)
		}
	}
}

// cuts returns the positions of the cuts, horizontally and vertically; butted neighbors
// share one.
func (b *sheetBlock) cuts() (xs, ys []geom.Length) {
	for i := range b.n {
		t := b.trim(i)
		xs, ys = append(xs, t.X, t.Right()), append(ys, t.Y, t.Bottom())
	}
	slices.Sort(xs)
	slices.Sort(ys)
	return slices.Compact(xs), slices.Compact(ys)
}

// mark draws a line outward from the rim of a block.
func (m *markPen) mark(from geom.Point, dx, dy geom.Length) {
	length := m.length
	if m.style == carddata.MarksFull {
		length = max(length, m.reach(from, dx, dy))
	}
	m.line(from, geom.Pt2(from.X+dx*length, from.Y+dy*length))
}

func (m *markPen) line(from, to geom.Point) { addLine(&m.lines, from, to) }

func addLine(p *geom.Path, from, to geom.Point) {
	p.Move(from.X, from.Y)
	p.Line(to.X, to.Y)
}

// reach returns how long a line may be before it meets the limits or an obstacle.
func (m *markPen) reach(from geom.Point, dx, dy geom.Length) geom.Length {
	most := m.distanceTo(from, dx, dy, m.limits)
	for _, r := range m.others {
		end := geom.Pt2(from.X+dx*most, from.Y+dy*most)
		if r.Overlaps(geom.LinePath(from, end).Bounds().Inset(-markWidth)) {
			most = min(most, m.until(from, dx, dy, r))
		}
	}
	return most
}

// distanceTo returns the distance to the edge of an enclosing box.
func (m *markPen) distanceTo(from geom.Point, dx, dy geom.Length, r geom.Rect) geom.Length {
	switch {
	case dx < 0:
		return from.X - r.X
	case dx > 0:
		return r.Right() - from.X
	case dy < 0:
		return from.Y - r.Y
	}
	return r.Bottom() - from.Y
}

// until returns the distance to a box ahead, minus the gap that separates header and
// marks.
func (m *markPen) until(from geom.Point, dx, dy geom.Length, r geom.Rect) geom.Length {
	switch {
	case dx < 0:
		return from.X - r.Right() - stripGap
	case dx > 0:
		return r.X - from.X - stripGap
	case dy < 0:
		return from.Y - r.Bottom() - stripGap
	}
	return r.Y - from.Y - stripGap
}

// inner draws the marks of one piece in the gutters around it: at each corner, pointing
// away from the piece.
func (m *markPen) inner(b *sheetBlock, i int) {
	t, sides := b.trim(i), &b.cells[i].sides
	for _, y := range []geom.Length{t.Y, t.Bottom()} {
		m.tick(b, !sides[sideLeft].open, geom.Pt2(t.X, y), -1, 0)
		m.tick(b, !sides[sideRight].open, geom.Pt2(t.Right(), y), 1, 0)
	}
	for _, x := range []geom.Length{t.X, t.Right()} {
		m.tick(b, !sides[sideAbove].open, geom.Pt2(x, t.Y), 0, -1)
		m.tick(b, !sides[sideBelow].open, geom.Pt2(x, t.Bottom()), 0, 1)
	}
}

// tick draws an inner mark from a corner, at most to the middle of the gutter. On bleed
// it gets a white ground, so that it is visible on any color.
func (m *markPen) tick(b *sheetBlock, wanted bool, corner geom.Point, dx, dy geom.Length) {
	if !wanted {
		return
	}
	near := b.innerClear()
	far := near + min(m.length, b.gap/2-near)
	from := geom.Pt2(corner.X+dx*near, corner.Y+dy*near)
	to := geom.Pt2(corner.X+dx*far, corner.Y+dy*far)
	m.line(from, to)
	if near < b.cut.bleed {
		addLine(&m.cleared, from, to)
	}
}

// innerClear returns the distance of inner marks from the trim: outside the bleed if
// the gutter has room for that.
func (b *sheetBlock) innerClear() geom.Length {
	if b.gap/2-b.cut.bleed >= innerLeast {
		return max(innerClear, b.cut.bleed)
	}
	return innerClear
}
