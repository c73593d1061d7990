package pipeline

import (
	"path"
	"slices"
	"strings"

	"punchboard/diag"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// cuttingName is the name, without extension, of the file with the cuts of each sheet.
const cuttingName = "cutting"

// cutting returns the file with the cuts of each sheet in a language, or none if it was not
// requested or nothing is cut.
func (s *selection) cutting(lang Language, book *layout.Book, printed []printedFile) []File {
	var sheets []impose.CutSheets
	if s.cutPlan {
		for i := range printed {
			sheets = append(sheets, printed[i].cutSheets()...)
		}
	}
	job := impose.Job{Print: s.game.Print, Lang: book.Lang, Game: s.game.Title.In(book.Lang), Version: s.edition(), Words: s.game.OwnWords(book.Lang)}
	pages, _ := impose.CuttingPages(job, sheets)
	if len(pages) == 0 {
		return nil
	}
	return []File{{
		Path:    path.Join(lang.String(), cuttingName+".pdf"),
		Summary: cutsSummary(sheets),
		Document: &scene.Document{
			Meta:     s.meta(job.Game, book),
			Language: book.Lang,
			Pages:    s.fittedPages(pages),
		},
	}}
}

// cutsSummary counts the cuts of some sheets: "23 cuts for 3 kinds of sheets".
func cutsSummary(sheets []impose.CutSheets) string {
	cuts := 0
	for _, sheet := range sheets {
		cuts += sheet.Plan.Stacked()
	}
	return diag.Count(cuts, "cut") + " for " + diag.Count(len(sheets), "kind") + " of sheets"
}

// cutSheets returns the sheets of a file, grouped by how they are cut.
func (p *printedFile) cutSheets() []impose.CutSheets {
	var titles []string
	for _, s := range p.Stacks {
		titles = append(titles, s.Title)
	}
	for _, f := range p.files {
		if f.Sheets != nil {
			return f.Sheets.CutSheetsOf(strings.Join(slices.Compact(titles), ", "))
		}
	}
	return nil
}
