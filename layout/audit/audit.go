// Package audit checks that finished pages hold exactly the expected pieces: every copy
// once, at its own size, each front with its own back behind it. It only reads the
// pages and shares no code with the packages that made them, so that a bug in
// imposition cannot hide itself. It knows nothing about games or files.
package audit

import (
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// Tolerance is the distance within which two places count as equal: less than a tenth
// of a crop mark's width, but more than the rounding errors of a PDF.
const Tolerance = geom.MM / 100

// Expected is a piece that the pages must show, with all its copies.
type Expected struct {
	Pos         diag.Pos // the position in the user's files
	ID          string   // "deck/card": a tag without copy and side
	Size        geom.Size
	Copies      int
	TwoSided    bool   // a back must be behind each front
	Front, Back string // ids of the drawings; "": any
}

// Turn is how the backs of a sheet are produced.
type Turn uint8

// One-sided sheets have no backs. LongEdge and ShortEdge have them on every second
// page, with the sheet turned over that edge of the paper. FoldX and FoldY have both on
// one page, folded along a vertical line at x = Fold or a horizontal line at y = Fold.
// Each Tiled page shows a part of a piece.
const (
	OneSided Turn = iota
	LongEdge
	ShortEdge
	FoldX
	FoldY
	Tiled // one-sided pages that are joined to make one piece
)

// Flip describes how the sheets are printed and assembled.
type Flip struct {
	Turn   Turn
	Fold   geom.Length // position of the fold, from the left or upper edge of the page
	Margin geom.Length // the unprintable strip along each edge
	// Margins are the unprintable strips of fronts if they may differ, and of what is behind
	// them on backs; nil for Margin.
	Margins *geom.Edges
	// Overlap is the width of the strip that adjacent tiles share.
	Overlap geom.Length
}

// twoPages reports whether a sheet has two pages.
func (f Flip) twoPages() bool { return f.Turn == LongEdge || f.Turn == ShortEdge }

// mirrorsX reports whether the back of a page of that size is mirrored left to right
// rather than top to bottom. Turning over a vertical edge keeps the top at the top.
func (f Flip) mirrorsX(page geom.Size) bool {
	upright := page.W <= page.H
	switch f.Turn {
	case LongEdge:
		return upright
	case ShortEdge:
		return !upright
	}
	return f.Turn == FoldX
}

// area returns the printable area of a page with a number.
func (f Flip) area(n int, page geom.Size) geom.Rect {
	if f.Margins == nil {
		return page.R().Inset(f.Margin)
	}
	e := *f.Margins
	switch back := f.twoPages() && n%2 == 1; {
	case back && f.mirrorsX(page):
		e.Left, e.Right = e.Right, e.Left
	case back:
		e.Top, e.Bottom = e.Bottom, e.Top
	}
	return e.Of(page.R())
}

// behind returns the place on the back that is behind a place on the front.
func (f Flip) behind(p geom.Point, page geom.Size) geom.Point {
	twice := geom.Pt2(page.W, page.H)
	if !f.twoPages() {
		twice = geom.Pt2(2*f.Fold, 2*f.Fold)
	}
	if f.mirrorsX(page) {
		return geom.Pt2(twice.X-p.X, p.Y)
	}
	return geom.Pt2(p.X, twice.Y-p.Y)
}

// Check reads the pieces from finished pages and compares them with the expected ones.
// If a sheet has two pages, they alternate: front, back, front, back. It returns one
// error for each fault; an empty list means that the pages are correct.
func Check(pages []scene.Page, want []Expected, flip Flip) diag.List {
	sizes := make([]geom.Size, len(pages))
	for i := range pages {
		sizes[i] = pages[i].Size
	}
	return CheckPlaced(Read(pages), sizes, want, flip)
}

// CheckPlaced is like Check for pieces that were read elsewhere, such as from a written
// PDF; pages are the sizes of its pages.
func CheckPlaced(placed []Placed, pages []geom.Size, want []Expected, flip Flip) diag.List {
	c := newChecker(pages, want, flip)
	if flip.Turn == Tiled {
		c.checkTiles(placed)
		return c.found
	}
	c.countAll(placed)
	for i := range placed {
		c.checkPiece(&placed[i])
	}
	c.checkOverlaps()
	c.checkPairs()
	return c.found
}
