package impose

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// Way is how the pieces of a job came to lie on paper.
type Way uint8

// The ways: several pieces to a page, cut out along marks; one to a page of
// paper; one to a page of its own size; pages that are glued to a poster.
const (
	WayCut Way = iota
	WayFull
	WayOwn
	WayTiles
)

// LaySheets puts the sheets of a job on paper in one of the forms that a game
// may ask for. For carddata.FormAuto a sheet as large as the paper, or half of
// it, fills a page, one that Impose finds room for is cut out, one that is hardly smaller than the
// paper has a page for itself, and a larger one is tiled. The overlap is that of
// tiles; 0 takes PosterOverlap.
func LaySheets(job Job, form carddata.SheetForm, overlap geom.Length) (*Imposed, diag.List) {
	switch way := wayFor(job, form); way {
	case WayFull:
		return FillPages(job)
	case WayOwn:
		return OwnPages(job)
	case WayTiles:
		return Poster(job, overlap)
	}
	return Impose(job)
}

// wayFor chooses how to put the sheets of a job on paper.
func wayFor(job Job, form carddata.SheetForm) Way {
	size := job.Stacks[0].Size
	fills := size == job.Print.PaperSize || size.Turned() == job.Print.PaperSize
	switch {
	case form == carddata.FormTiles:
		return WayTiles
	case fills:
		return WayFull
	case form == carddata.FormPage:
		return WayOwn
	case halves(job):
		return WayFull
	case imposable(job):
		return WayCut
	case FitsPaper(size, &job.Print):
		return WayFull
	}
	return WayTiles
}

// imposable reports whether Impose finds room for the pieces of a job.
func imposable(job Job) bool {
	im := newImposer(&job)
	return im.pieces == 0 || im.plan()
}

// halves reports whether the sheets of a job cover a page of paper together.
func halves(job Job) bool {
	_, fits := partsOfPaper(&job.Stacks[0], &job.Print)
	return fits
}
