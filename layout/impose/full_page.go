package impose

import (
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
)

// imposeFullPages puts the pieces of a job on whole pages of paper. Sheets as large as
// the paper cover it from edge to edge; sheets of half its size, or another fraction,
// share a page, as do strips that extend from edge to edge; smaller sheets are
// centered. Where a page is cut it has marks, if there is room for them. Pieces are
// tagged as Impose tags them. There is no header: a small line at the lower edge of a
// piece identifies it, where the piece leaves room. It panics for pieces for which
// fitsPaper is false.
func imposeFullPages(job Job) (*Imposed, diag.List) {
	return fullPages(job, MethodFullPage, func(s *Stack) fullPage {
		page, fits := partsOfPaper(s, &job.Print)
		if !fits {
			page, fits = stripsOfPaper(s, &job.Print)
		}
		if !fits {
			page, fits = middleOfPaper(s, &job.Print)
		}
		if !fits {
			panic("layout: " + s.ID + " is larger than the paper")
		}
		return page
	})
}

// ImposeOwnPages puts each piece of a job on a page of its own size plus bleed, as
// print shops require. The trim and bleed boxes of the page mark the cut.
func ImposeOwnPages(job Job) (*Imposed, diag.List) {
	return fullPages(job, MethodOwnPage, func(s *Stack) fullPage {
		bleed := s.Size.R().Inset(-s.Bleed).Size().R()
		trim := bleed.Inset(s.Bleed)
		return fullPage{size: bleed.Size(), trim: trim, bleed: bleed, own: true, cells: []geom.Rect{trim}, stack: s}
	})
}

// fullPage is a page with the pieces of a stack edge to edge. Its boxes are those of a
// piece that has the page to itself, and otherwise the whole page.
type fullPage struct {
	size  geom.Size
	trim  geom.Rect
	bleed geom.Rect
	own   bool        // whether the page has the size of its piece with bleed
	cells []geom.Rect // of the pieces
	stack *Stack
}

// fitsPaper reports whether a sheet fits on the paper of a print, edge to edge, upright
// or turned.
func fitsPaper(sheet geom.Size, p *carddata.Print) bool {
	_, fits := middleOfPaper(&Stack{Size: sheet}, p)
	return fits
}

// middleOfPaper centers one piece on a page. The page has the orientation of the piece
// unless it only fits the other way.
func middleOfPaper(s *Stack, p *carddata.Print) (page fullPage, fits bool) {
	for _, size := range pagesLike(s.Size, p) {
		if size.R().Contains(s.Size.R()) {
			return onPage(s, size, 1, 1), true
		}
	}
	return fullPage{}, false
}

// stripsOfPaper places strips that are longer than the printable area below each other,
// in the middle of the page: as many as have both long sides in the printable area.
func stripsOfPaper(s *Stack, p *carddata.Print) (page fullPage, fits bool) {
	for _, size := range pagesLike(s.Size, p) {
		area := size.R().Inset(p.Margin)
		across, down := 1, 1
		switch high, wide := s.Size.H+2*s.Bleed, s.Size.W+2*s.Bleed; {
		case !size.R().Contains(s.Size.R()):
			continue
		case s.Size.W > area.W:
			down = int((area.H + 2*s.Bleed) / high)
		case s.Size.H > area.H:
			across = int((area.W + 2*s.Bleed) / wide)
		}
		across, down = min(across, len(s.copies())), min(down, len(s.copies()))
		if across*down > 1 {
			return onPage(s, size, across, down), true
		}
	}
	return fullPage{}, false
}

// partsOfPaper places as many pieces on a page as cover it: two of A5 on A4. It only
// accepts pieces without bleed that leave less of the page uncovered than the printer's
// margin; other pieces are cut out instead.
func partsOfPaper(s *Stack, p *carddata.Print) (page fullPage, fits bool) {
	for _, size := range pagesLike(s.Size.Turned(), p) {
		cols, rows := int(size.W/s.Size.W), int(size.H/s.Size.H)
		over := geom.Size{W: size.W - geom.Length(cols)*s.Size.W, H: size.H - geom.Length(rows)*s.Size.H}
		if cols*rows > 1 && cols*rows <= mostParts && s.Bleed == 0 && max(over.W, over.H) < 2*p.Margin {
			return onPage(s, size, cols, rows), true
		}
	}
	return fullPage{}, false
}

// mostParts is the maximum number of pieces on a full page: smaller ones would lose too
// much to the unprintable margin.
const mostParts = 4

// pagesLike returns the paper in both orientations, starting with that of a sheet.
func pagesLike(sheet geom.Size, p *carddata.Print) []geom.Size {
	if sheet.Landscape() {
		return []geom.Size{p.PaperSize.Turned(), p.PaperSize}
	}
	return []geom.Size{p.PaperSize, p.PaperSize.Turned()}
}

// onPage centers pieces on a page, edge to edge apart from their bleed.
func onPage(s *Stack, size geom.Size, cols, rows int) fullPage {
	page := fullPage{size: size, trim: size.R(), bleed: size.R(), stack: s}
	step := geom.Size{W: s.Size.W + 2*s.Bleed, H: s.Size.H + 2*s.Bleed}
	x := (size.W-geom.Length(cols)*step.W)/2 + s.Bleed
	y := (size.H-geom.Length(rows)*step.H)/2 + s.Bleed
	for i := range cols * rows {
		at := geom.Pt2(x+geom.Length(i%cols)*step.W, y+geom.Length(i/cols)*step.H)
		page.cells = append(page.cells, s.Size.R().Moved(at))
	}
	if len(page.cells) == 1 {
		page.trim = page.cells[0]
		page.bleed = page.trim.Inset(-s.Bleed).Intersect(size.R())
	}
	return page
}

// fullPages draws the pages of all pieces.
func fullPages(job Job, way Method, pageFor func(s *Stack) fullPage) (*Imposed, diag.List) {
	job.Print.Fold = false
	im := newImposer(&job)
	out := &Imposed{Paper: job.Print.Paper, Placed: im.pieces, Method: way, flip: audit.Flip{Turn: im.turn()}}
	if im.duplex {
		out.Duplex = duplexFlag(job.Print.Duplex)
	}
	if im.pieces > mostPages {
		im.found.Errorf(job.Stacks[0].Pos, CodeManySheets, "%s: %d full pages are too many for a file; the limit is %d", job.Stacks[0].ID, im.pieces, mostPages).
			Hintf("check `copies`")
		return out, im.found
	}
	for i := range job.Stacks {
		page := pageFor(&job.Stacks[i])
		out.Landscape, out.PerSheet = page.size.Landscape(), len(page.cells)
		number := 1
		for pieces := range slices.Chunk(page.stack.copies(), len(page.cells)) {
			out.Sheets = append(out.Sheets, im.fullSheet(&page, pieces, number))
			number += len(pieces)
		}
	}
	return out, im.found
}
