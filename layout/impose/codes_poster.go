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
		Help: "After printer margins, header and marks, a page has less room than two overlaps need, so a tile would show nothing new."},
	{Code: CodeManyTiles, Title: "a poster with too many pages",
		Help: "The sheet is so large, or the paper so small, that the poster would have far too many pages. Usually a unit is wrong."},
	{Code: CodeNoFoot, Title: "no room for the foot of a page",
		Help: "A full page has a small line at the bottom with game, sheet, language, version and page, to identify printed pages later. It is left out if the sheet itself prints something there."},
	{Code: CodeThinTiles, Title: "an overlap smaller than the printer's margin",
		Help: "Tiles are cut on one side and glued over the white margin of their neighbor. If the overlap is smaller than the printer's margin, a small cutting error shows bare paper."},
	{Code: CodeManySheets, Title: "too many full pages in a file",
		Help: "Each full page is printed on its own sheet of paper, copies times. A file can have at most 2,000."},
}
