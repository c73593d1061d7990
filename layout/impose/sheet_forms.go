package impose

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// Method is how the pieces of a job are put on paper.
type Method uint8

// The methods: several pieces on a page, cut out along marks; one on each page of
// paper; one on each page of its own size; pages that are glued to a poster.
const (
	MethodCutOut Method = iota
	MethodFullPage
	MethodOwnPage
	MethodTiled
)

// ImposeSheets puts the sheets of a job on paper in one of the forms that a game may
// request. With carddata.FormAuto, a sheet as large as the paper, or half of it, fills
// a page; a sheet that Impose can place is cut out; a sheet slightly smaller than the
// paper has a page to itself; and a larger one is tiled. Overlap is that of tiles; 0
// means defaultOverlap.
func ImposeSheets(job Job, form carddata.SheetForm, overlap geom.Length) (*Imposed, diag.List) {
	switch way := methodFor(job, form); way {
	case MethodFullPage:
		return imposeFullPages(job)
	case MethodOwnPage:
		return ImposeOwnPages(job)
	case MethodTiled:
		return ImposePoster(job, overlap)
	}
	return Impose(job)
}

// methodFor chooses how to put the sheets of a job on paper.
func methodFor(job Job, form carddata.SheetForm) Method {
	size := job.Stacks[0].Size
	fills := size == job.Print.PaperSize || size.Turned() == job.Print.PaperSize
	switch {
	case form == carddata.FormTiles:
		return MethodTiled
	case fills:
		return MethodFullPage
	case form == carddata.FormPage:
		return MethodOwnPage
	case halves(job):
		return MethodFullPage
	case imposable(job):
		return MethodCutOut
	case fitsPaper(size, &job.Print):
		return MethodFullPage
	}
	return MethodTiled
}

// imposable reports whether Impose can place the pieces of a job.
func imposable(job Job) bool {
	im := newImposer(&job)
	return im.pieces == 0 || im.plan()
}

// halves reports whether several sheets of a job together cover a page of paper.
func halves(job Job) bool {
	_, fits := partsOfPaper(&job.Stacks[0], &job.Print)
	return fits
}
