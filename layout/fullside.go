package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// fullSheet draws both sides of a page; number is that of its first piece.
func (im *imposer) fullSheet(page *fullPage, pieces []imposePiece, number int) Sheet {
	out := Sheet{Front: im.fullSide(page, pieces, number, false)}
	if pieces[0].first { // so that a reader of the file finds the stack
		out.Front.Marks = append([]scene.Mark{&scene.Bookmark{Title: page.stack.Title}}, out.Front.Marks...)
	}
	if im.duplex {
		back := im.fullSide(page, pieces, number, true)
		out.Back = &back
	}
	return out
}

// fullSide draws one side. A back that comes out upside down when the paper is
// turned over is drawn turned.
func (im *imposer) fullSide(page *fullPage, pieces []imposePiece, number int, back bool) scene.Page {
	mirror, angle, side := sheetMirror{}, 0, "/front"
	if back {
		mirror = duplexMirror(page.size, im.job.Print.Duplex)
		angle, side = mirror.angle(0), "/back"
	}
	var marks []scene.Mark
	for i, piece := range pieces {
		cell, face := page.cells[i], piece.item.Front
		if back {
			cell, face = mirror.rect(cell), piece.item.Back
		}
		if face != nil {
			marks = append(marks, im.use(piece, face, side, cell, cell.Inset(-page.stack.Bleed), angle))
			foot := im.pageFoot(piece, face, number+i, back)
			marks = append(marks, turnedOnto(foot, cell, angle)...)
		}
	}
	marks = append(marks, im.pageCuts(page)...)
	return scene.Page{Size: page.size, Trim: page.trim, Bleed: page.size.R(), Marks: marks}
}

// turnedOnto brings marks of a piece onto the cell that it lies in.
func turnedOnto(marks []scene.Mark, cell geom.Rect, angle int) []scene.Mark {
	if len(marks) == 0 {
		return nil
	}
	return []scene.Mark{&scene.Group{Transform: laid(cell, angle), Marks: marks}}
}

// pageCuts marks where a page is cut: outside the pieces where the printer
// reaches beyond them. Cuts between pieces that cover the page are marked at its
// edges, on the cut itself. The cells of a page are symmetric, so that both
// sides have the same cuts.
func (im *imposer) pageCuts(page *fullPage) []scene.Mark {
	if im.job.Print.Marks == carddata.MarksNone || page.trim != page.size.R() {
		return nil
	}
	pen := cutPen{area: page.size.R().Inset(im.job.Print.Margin), rim: page.cells[0].Union(page.cells[len(page.cells)-1]).Inset(-page.stack.Bleed)}
	for _, cell := range page.cells {
		pen.level(cell.Y)
		pen.level(cell.Bottom())
		pen.upright(cell.X)
		pen.upright(cell.Right())
	}
	if pen.lines.Empty() {
		return nil
	}
	return []scene.Mark{ // on white, to be seen on any ground
		&scene.Path{Path: pen.lines, Stroke: &scene.Stroke{Paint: scene.White, Width: 3 * markWidth, Butt: true}},
		&scene.Path{Path: pen.lines, Stroke: &scene.Stroke{Paint: scene.Black, Width: markWidth, Butt: true}},
	}
}

// cutPen marks cuts of a full page at both of their ends.
type cutPen struct {
	area, rim geom.Rect // what the printer reaches; what the pieces cover
	lines     geom.Path
}

func (c *cutPen) upright(x geom.Length) {
	inner := x > c.rim.X && x < c.rim.Right()
	if from, to, ok := cutEnd(c.rim.Y-c.area.Y, inner); ok {
		addLine(&c.lines, geom.Pt2(x, c.rim.Y-from), geom.Pt2(x, c.rim.Y-to))
	}
	if from, to, ok := cutEnd(c.area.Bottom()-c.rim.Bottom(), inner); ok {
		addLine(&c.lines, geom.Pt2(x, c.rim.Bottom()+from), geom.Pt2(x, c.rim.Bottom()+to))
	}
}

func (c *cutPen) level(y geom.Length) {
	inner := y > c.rim.Y && y < c.rim.Bottom()
	if from, to, ok := cutEnd(c.rim.X-c.area.X, inner); ok {
		addLine(&c.lines, geom.Pt2(c.rim.X-from, y), geom.Pt2(c.rim.X-to, y))
	}
	if from, to, ok := cutEnd(c.area.Right()-c.rim.Right(), inner); ok {
		addLine(&c.lines, geom.Pt2(c.rim.Right()+from, y), geom.Pt2(c.rim.Right()+to, y))
	}
}

// cutEnd gives from where to where a mark goes, counted outward from the rim of
// the pieces; room is how far the printer reaches beyond it, below 0 when it
// does not reach the rim.
func cutEnd(room geom.Length, inner bool) (from, to geom.Length, ok bool) {
	switch {
	case room >= innerLeast:
		return min(room, markLength), 0, true
	case inner:
		return room, room - markLength, true
	}
	return 0, 0, false
}
