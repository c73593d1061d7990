package impose

import "punchboard/diag"

// The codes of findings about full pages and posters.
const (
	CodeNoTiles    diag.Code = "PB-420" // a paper too small for tiles
	CodeManyTiles  diag.Code = "PB-421" // a poster with too many pages to glue
	CodeNoFoot     diag.Code = "PB-422" // no room for the line at the foot of a page
	CodeThinTiles  diag.Code = "PB-423" // an overlap that is hidden by the printer's margin
	CodeManySheets diag.Code = "PB-424" // more full pages than a file may have
)

// PosterRules explains the codes of full pages and posters.
var PosterRules = []diag.Rule{
	{Code: CodeNoTiles, Title: "no room for tiles on the paper",
		Help: "Between the printer's margins, beside the header and the marks, a page has less room than two overlaps take: tiles on it would show nothing new."},
	{Code: CodeManyTiles, Title: "a poster of too many pages",
		Help: "A sheet so large, or a paper so small, makes more pages than anyone glues together. Mostly a unit was mistaken."},
	{Code: CodeNoFoot, Title: "no room for the foot of a page",
		Help: "A full page has a small line at its lower edge that tells the game, sheet, language, version and page, so that printed pages can be told apart later. Where the sheet's own texts or lines stand there, it is left out."},
	{Code: CodeThinTiles, Title: "an overlap smaller than the printer's margin",
		Help: "Tiles are cut on one side and glued over the white margin of their neighbor. With an overlap below the printer's margin a small slip of the knife shows bare paper."},
	{Code: CodeManySheets, Title: "too many full pages in a file",
		Help: "Full pages are printed one a sheet of paper, each as often as its copies say. A file has 2,000 at most."},
}
