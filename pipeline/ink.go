package pipeline

import (
	"punchboard/diag"
	"punchboard/scene/coverage"
)

// mostMeanInk is the mean coverage of a sheet, in percent, from which it is reported.
const mostMeanInk = 150

// SheetInk is how much ink the pages of a file take, as the mean over the paper in
// percent.
type SheetInk struct {
	Path string
	Mean float64 // of all pages
	Most float64 // of the heaviest
	Page int     // the heaviest, from 1
}

// measureInk measures the sheets of the first language, and reports files with a heavy
// one. The others differ in little but their words.
func (s *Stages) measureInk(files []File) {
	meter := coverage.NewMeter()
	for i := range files {
		f := &files[i]
		if f.Document == nil || len(f.Document.Pages) == 0 {
			continue
		}
		ink := SheetInk{Path: f.Path}
		for n := range f.Document.Pages {
			of := meter.Page(&f.Document.Pages[n])
			ink.Mean += of / float64(len(f.Document.Pages))
			if of > ink.Most {
				ink.Most, ink.Page = of, n+1
			}
		}
		s.result.Ink = append(s.result.Ink, ink)
		if ink.Most > mostMeanInk {
			s.result.Findings.Warnf(f.Pos, CodeSheetInk, "page %d of %s has %.0f %% of ink on average; more than %d %% soaks paper and empties cartridges", ink.Page, diag.Visible(f.Path), ink.Most, mostMeanInk).
				Hintf("use lighter grounds, or print with `--low-ink`, which draws large dark areas as outlines")
		}
	}
}
