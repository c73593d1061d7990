// Package audit proves that finished pages hold what was ordered: every copy
// once, at its own size, each front with its own back behind it. It reads the
// pages alone and shares no code with what made them, so that a fault of
// imposition cannot hide in its own proof. It knows no game and no file.
package audit

import (
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
)

// Tolerance is how far two places may lie apart and still count as one: a
// tenth of the line that a knife follows, and more than the rounding of a PDF.
const Tolerance = geom.MM / 100

// Expected is a piece that the pages must show, with all its copies.
type Expected struct {
	Pos         diag.Pos // where the user's files ask for it
	ID          string   // "deck/card": a tag without its copy and side
	Size        geom.Size
	Copies      int
	TwoSided    bool   // a back is wanted behind each front
	Front, Back string // ids of the drawings; "": any
}

// Turn says how a sheet shows its backs.
type Turn uint8

// One-sided sheets have no backs. LongEdge and ShortEdge have them on every
// second page, the sheet being turned over that edge of the paper. FoldX and
// FoldY have both on one page, folded along an upright line at x = Fold or a
// level one at y = Fold. Tiled pages show a part of a piece each.
const (
	OneSided Turn = iota
	LongEdge
	ShortEdge
	FoldX
	FoldY
	Tiled // one-sided pages that are joined to one piece
)

// Flip says how the sheets are printed and made up.
type Flip struct {
	Turn   Turn
	Fold   geom.Length // where the fold lies, from the left or upper edge of the page
	Margin geom.Length // what the printer cannot reach, on each edge
	// Overlap is how much of a piece tiles that lie side by side both show.
	Overlap geom.Length
}

// twoPages reports whether a sheet takes two pages.
func (f Flip) twoPages() bool { return f.Turn == LongEdge || f.Turn == ShortEdge }

// mirrorsX reports whether the back of a page of that size is its front mirrored
// left to right, else top to bottom. Turning over an upright edge leaves what
// was on top on top.
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

// behind returns the place on the back that lies behind a place on the front.
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

// Check reads the pieces off finished pages and holds them against the order.
// With two pages to a sheet the pages are front, back, front, back. It gives
// one error for each fault; an empty list is the proof.
func Check(pages []scene.Page, want []Expected, flip Flip) diag.List {
	sizes := make([]geom.Size, len(pages))
	for i := range pages {
		sizes[i] = pages[i].Size
	}
	return CheckPlaced(Read(pages), sizes, want, flip)
}

// CheckPlaced is Check for pieces that were read elsewhere, such as from a
// written PDF; pages are the sizes of its pages.
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
