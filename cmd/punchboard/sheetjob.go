package main

import (
	"fmt"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/layout/impose"
)

// sheetJob says how a file puts boards, maps or aids on paper.
type sheetJob struct {
	form    carddata.SheetForm
	overlap geom.Length
	size    string // of a sheet, as its file names it
}

// formSuffixes tell the files of a sheet apart when it is printed in several
// forms; the first has none.
var formSuffixes = [...]string{carddata.FormAuto: "-auto", carddata.FormPage: "-page", carddata.FormTiles: "-tiles"}

// sheetJobs gives the files of a sheet, one for each form.
func (o *order) sheetJobs(d layout.ComposedDeck, lang string) (jobs []fileJob) {
	for i, form := range d.Deck.Sheet.As {
		job := o.job(d, lang)
		job.Print.Foot = d.Deck.Foot
		job.sheet = &sheetJob{form, d.Deck.Sheet.Overlap, sizeTitle(d.Deck)}
		if i > 0 {
			job.name += formSuffixes[form]
		}
		jobs = append(jobs, job)
	}
	return jobs
}

// impose puts a job on paper.
func (j *fileJob) impose() (*impose.Imposed, diag.List) {
	if j.sheet == nil {
		return impose.Impose(j.Job)
	}
	return impose.LaySheets(j.Job, j.sheet.form, j.sheet.overlap)
}

// sizeTitle names the size of a deck's pieces.
func sizeTitle(d *carddata.Deck) string {
	if d.SizeName != "" {
		return d.SizeName
	}
	return d.Size.String()
}

// paged tells in a line what a file of full pages or tiles holds: "12 tiles of
// A4", "2 pages, A3, two-sided".
func (j *fileJob) paged(sheets *impose.Imposed) string {
	paper := paperTitle(sheets.Paper)
	switch sheets.Way {
	case impose.WayTiles:
		return fmt.Sprintf("%s of %s", count(len(sheets.Sheets), "tile"), paper)
	case impose.WayOwn:
		paper = paperTitle(j.sheet.size)
	}
	sides := "one-sided"
	if len(sheets.Backs()) > 0 {
		sides = "two-sided"
	}
	return fmt.Sprintf("%s, %s, %s", count(len(sheets.Sheets), "page"), paper, sides)
}
