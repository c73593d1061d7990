package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// fullSheet draws both sides of a page; number is that of its first piece.
func (im *imposer) fullSheet(page *fullPage, pieces []itemCopy, number int) PaperSheet {
	out := PaperSheet{Front: im.fullSide(page, pieces, number, false), Cutting: page.cutting(len(pieces))}
	if pieces[0].first { // a bookmark for the stack
		out.Front.Marks = append([]scene.Mark{&scene.Bookmark{Title: page.stack.Title}}, out.Front.Marks...)
	}
	if im.duplex {
		back := im.fullSide(page, pieces, number, true)
		out.Back = &back
	}
	return out
}

// thinnest is the width of the thinnest strip that is worth a cut. Two sheets of A5 are
// 1 mm smaller than one of A4.
const thinnest = geom.MM

// cutting returns what is cut out of a page with some pieces.
func (p *fullPage) cutting(n int) Cutting {
	c := Cutting{Paper: p.size.R()}
	for _, cell := range p.cells[:n] {
		c.Pieces = append(c.Pieces, p.toEdges(cell))
	}
	return c
}

// toEdges returns a cell with the strips between it and the edges of the paper that are
// too thin for a cut.
func (p *fullPage) toEdges(cell geom.Rect) geom.Rect {
	if cell.X < thinnest {
		cell.X, cell.W = 0, cell.Right()
	}
	if cell.Y < thinnest {
		cell.Y, cell.H = 0, cell.Bottom()
	}
	if p.size.W-cell.Right() < thinnest {
		cell.W = p.size.W - cell.X
	}
	if p.size.H-cell.Bottom() < thinnest {
		cell.H = p.size.H - cell.Y
	}
	return cell
}

// groundToEdges paints the thin strips between a piece and the edges of the paper, which
// nobody cuts off, with the ground of the piece, if that is a plain color.
func (p *fullPage) groundToEdges(face *scene.Piece, cell geom.Rect) []scene.Mark {
	whole, paint := p.toEdges(cell), rimPaint(face)
	if p.own || whole == cell || paint == nil || paint == scene.White {
		return nil
	}
	return []scene.Mark{&scene.Path{Path: geom.RectPath(whole), Fill: paint}}
}

// fullSide draws one side. If turning the paper over puts a back upside down, it is
// drawn rotated.
func (im *imposer) fullSide(page *fullPage, pieces []itemCopy, number int, back bool) scene.Page {
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
			marks = append(marks, page.groundToEdges(face, cell)...)
			marks = append(marks, im.use(piece, face, side, cell, cell.Inset(-page.stack.Bleed), angle))
			foot := im.pageFoot(piece, face, number+i, back)
			marks = append(marks, turnedOnto(foot, cell, angle)...)
		}
	}
	marks = append(marks, im.pageCuts(page)...)
	return scene.Page{Size: page.size, Trim: page.trim, Bleed: page.bleed, Marks: marks}
}

// turnedOnto transforms the marks of a piece to its cell.
func turnedOnto(marks []scene.Mark, cell geom.Rect, angle int) []scene.Mark {
	if len(marks) == 0 {
		return nil
	}
	return []scene.Mark{&scene.Group{Transform: placementMatrix(cell, angle), Marks: marks}}
}

// pageCuts marks where a page is cut: outside the pieces if that can be printed,
// otherwise on the cut itself, at its ends. The edges of the paper are not cuts, and
// neither is the bleed around a page of its own size. The
// cells of a page are symmetric, so both sides have the same cuts.
func (im *imposer) pageCuts(page *fullPage) []scene.Mark {
	if im.job.Print.Marks == carddata.MarksNone || page.own {
		return nil
	}
	trims := page.cells[0].Union(page.cells[len(page.cells)-1])
	pen := cutPen{area: page.size.R().Inset(im.job.Print.Margin), trims: trims, rim: trims.Inset(-page.stack.Bleed)}
	for _, cell := range page.cells {
		pen.level(cell.Y)
		pen.level(cell.Bottom())
		pen.upright(cell.X)
		pen.upright(cell.Right())
	}
	if pen.lines.Empty() {
		return nil
	}
	marks := []scene.Mark{&scene.Path{Path: pen.lines, Stroke: &scene.Stroke{Paint: scene.Black, Width: markWidth, Butt: true}}}
	if pen.cleared.Empty() {
		return marks
	}
	white := &scene.Path{Path: pen.cleared, Stroke: &scene.Stroke{Paint: scene.White, Width: 3 * markWidth, Butt: true}}
	return append([]scene.Mark{white}, marks...)
}
