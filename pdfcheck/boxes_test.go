package pdfcheck

import (
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// TestBoxesOfPages checks the page boxes that a print shop reads: a piece that has a page to
// itself, whether the page has its size or is larger, is the trim box; a sheet of several
// pieces has no cut of its own.
func TestBoxesOfPages(t *testing.T) {
	letter, tabloid := geom.Size{W: 17 * geom.INCH / 2, H: 11 * geom.INCH}, geom.Size{W: 11 * geom.INCH, H: 17 * geom.INCH}
	tabloidCut := tabloid.R().Inset(7 * mm)
	poker := geom.Size{W: 5 * geom.INCH / 2, H: 7 * geom.INCH / 2}
	box := func(x, y, w, h geom.Length) geom.Rect { return geom.Rect{X: x, Y: y, W: w, H: h} }
	for _, c := range []struct {
		name               string
		paper, size        geom.Size
		bleed              geom.Length
		form               carddata.SheetForm
		media, trim, bleds geom.Rect
	}{
		{"poker card on its own page", sheet, poker, 3 * mm, carddata.FormPage, poker.R().Inset(-3 * mm).Size().R(), box(3*mm, 3*mm, poker.W, poker.H), poker.R().Inset(-3 * mm).Size().R()},
		{"without bleed", letter, poker, 0, carddata.FormPage, poker.R(), poker.R(), poker.R()},
		{"an eighth of an inch", letter, poker, geom.INCH / 8, carddata.FormPage, box(0, 0, 11*geom.INCH/4, 15*geom.INCH/4), box(geom.INCH/8, geom.INCH/8, poker.W, poker.H), box(0, 0, 11*geom.INCH/4, 15*geom.INCH/4)},
		{"map on its own page", sheet, geom.Size{W: 420 * mm, H: 279 * mm}, 5 * mm, carddata.FormPage, box(0, 0, 430*mm, 289*mm), box(5*mm, 5*mm, 420*mm, 279*mm), box(0, 0, 430*mm, 289*mm)},
		{"nearly the paper", sheet, geom.Size{W: 200 * mm, H: 287 * mm}, 2 * mm, carddata.FormAuto, sheet.R(), box(5*mm, 5*mm, 200*mm, 287*mm), box(3*mm, 3*mm, 204*mm, 291*mm)},
		{"bleed beyond the paper", sheet, geom.Size{W: 206 * mm, H: 290 * mm}, 5 * mm, carddata.FormAuto, sheet.R(), box(2*mm, 7*mm/2, 206*mm, 290*mm), sheet.R()},
		{"on Tabloid", tabloid, tabloidCut.Size(), 0, carddata.FormAuto, tabloid.R(), tabloidCut, tabloidCut},
		{"the paper", letter, letter, 0, carddata.FormAuto, letter.R(), letter.R(), letter.R()},
		{"two halves", sheet, geom.Size{W: 148 * mm, H: 210 * mm}, 0, carddata.FormAuto, sheet.Turned().R(), sheet.Turned().R(), sheet.Turned().R()},
		{"cut out", sheet, poker, 3 * mm, carddata.FormAuto, sheet.Turned().R(), sheet.Turned().R(), sheet.Turned().R()},
	} {
		ground := &scene.Path{Path: geom.RectPath(c.size.R().Inset(-c.bleed)), Fill: scene.Gray(200)}
		face := func(side string) *scene.Piece {
			return &scene.Piece{ID: side, Size: c.size, Bleed: c.bleed, Marks: []scene.Mark{ground}}
		}
		stack := impose.Stack{ID: "s", Title: "S", Size: c.size, Bleed: c.bleed, Items: []impose.Item{{ID: "a", Front: face("a/front"), Back: face("a/back"), Copies: 8}}}
		print := carddata.Print{PaperSize: c.paper, Margin: 5 * mm}
		im, found := impose.ImposeSheets(impose.Job{Stacks: []impose.Stack{stack}, Print: print, Lang: "en"}, c.form, 0)
		if found.Errors() > 0 || len(im.Pages()) == 0 {
			t.Errorf("%s: %v", c.name, found.All())
			continue
		}
		f := Open(t, write(t, &scene.Document{Pages: im.Pages(), Language: "en"}))
		for page := range f.Pages() {
			if got := f.Boxes(page); !near(got.Media, c.media) || !near(got.Trim, c.trim) || !near(got.Bleed, c.bleds) {
				t.Errorf("%s, page %d: media %v, trim %v, bleed %v\nwant %v, %v, %v", c.name, page+1, got.Media, got.Trim, got.Bleed, c.media, c.trim, c.bleds)
			}
		}
	}
}
