package impose

import "punchboard/diag"

// The codes of findings about imposition. The codes of its audit are in the package
// audit.
const (
	CodeNoFit       diag.Code = "PB-401" // a piece that does not fit on any sheet
	CodeFitsMore    diag.Code = "PB-402" // a small change that saves sheets
	CodeInnerMarks  diag.Code = "PB-403" // marks between pieces without room for them
	CodeNoRuler     diag.Code = "PB-404" // a paper too small for a ruler of 100 mm
	CodeNoBacks     diag.Code = "PB-405" // a fold was requested, but there are no backs
	CodeHeaderGlyph diag.Code = "PB-406" // a letter that the header's font lacks
	CodeNoBlock     diag.Code = "PB-410" // a die block that does not fit on any sheet
	CodePunch       diag.Code = "PB-411" // discs too close to be punched
)

// Rules explains the codes of imposition.
var Rules = []diag.Rule{
	{Code: CodeNoFit, Title: "a piece does not fit on the paper",
		Help: "With its bleed and crop marks, between the printer's margins and beside the header, not one piece fits on the sheet. The hint gives what would fit; each change is enough alone."},
	{Code: CodeFitsMore, Title: "a small change would save sheets",
		Help: "The sheets are right as they are. The change in the hint would put more pieces on each of them."},
	{Code: CodeInnerMarks, Title: "no room for inner marks",
		Help: "Marks between pieces lie in the gutter. Pieces that butt at the trim have none, and a mark on a card would be printed on it. Marks at the rim are drawn all the same."},
	{Code: CodeNoRuler, Title: "no room for the ruler",
		Help: "A sheet carries a ruler of 100 mm and 4 in, so that its scale can be checked before cutting. On a smaller paper it is a shorter one, or none."},
	{Code: CodeNoBacks, Title: "nothing to fold",
		Help: "The print asks for a fold between fronts and backs, but no piece has a back. It is printed on one side."},
	{Code: CodeHeaderGlyph, Title: "a letter that the header cannot show",
		Help: "The header of the sheets is set in a typeface of the program, which has not every script. The file says the same in its title."},
	{Code: CodeNoBlock, Title: "a die block does not fit on the paper",
		Help: "With its bleed, outline and crop marks, between the printer's margins and beside the header, not one block of counters fits on the sheet. Blocks are not parted."},
	{Code: CodePunch, Title: "discs too close to be punched",
		Help: "A punch is set by eye, and cuts a ring around the disc. It needs the bleeds of both neighbors and 2 mm between them."},
}
