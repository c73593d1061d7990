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
	CodeMiscut      diag.Code = "PB-407" // contrasting colors on both sides of a shared cut
	CodeBacks       diag.Code = "PB-408" // backs that betray their cards
	CodeNoBlock     diag.Code = "PB-410" // a die block that does not fit on any sheet
	CodePunch       diag.Code = "PB-411" // discs too close to be punched
)

// Rules explains the codes of imposition.
var Rules = []diag.Rule{
	{Code: CodeNoFit, Title: "a piece does not fit on the paper",
		Help: "With bleed, crop marks, printer margins and header, not even one piece fits on the sheet. The hint lists changes that would help; each one is enough on its own."},
	{Code: CodeFitsMore, Title: "a small change that would save sheets",
		Help: "The sheets are correct. The change in the hint would fit more pieces on each sheet."},
	{Code: CodeInnerMarks, Title: "no room for inner marks",
		Help: "Marks between pieces are drawn in the gutter. Pieces that touch have no gutter, so the marks would be printed on the cards. Marks at the edge are still drawn."},
	{Code: CodeNoRuler, Title: "no room for the ruler",
		Help: "A sheet carries a ruler of 100 mm and 4 in, so that you can check the scale before cutting. On small paper the ruler is shorter or left out."},
	{Code: CodeNoBacks, Title: "nothing to fold",
		Help: "Folding needs fronts and backs, but no piece has a back. The sheet is printed on one side."},
	{Code: CodeHeaderGlyph, Title: "a character that the header cannot print",
		Help: "The sheet header uses a built-in font, which does not have every script. The title of the file contains the same text."},
	{Code: CodeMiscut, Title: "contrasting colors on both sides of a cut",
		Help: "The pieces touch, so one cut separates them. No knife is exact: where it is 0.3 mm off, a strip of one piece stays on the other, which shows if their colors differ much (by more than 40 in ΔE*ab 1976, along half of the cut). With a gutter as wide as both bleeds, each piece is cut in its own color. For cards it is a note, and only if half of their shared cuts, of four or more, are such, because one cut is less work than two; for counters, which are small, it is a warning."},
	{Code: CodeBacks, Title: "backs that betray their cards",
		Help: "Two cards of a deck have backs that are nearly the same: most of what is drawn on them is. Players who see the difference know what lies face down. Backs from different faces (back: \"{kind}-back\"), those of different values of the column side, and cards with two sides to read are fine."},
	{Code: CodeNoBlock, Title: "a die block does not fit on the paper",
		Help: "With bleed, outline, crop marks, printer margins and header, not even one block of counters fits on the sheet. Blocks are not split."},
	{Code: CodePunch, Title: "round counters that are too close to punch",
		Help: "A punch is placed by eye. It needs the bleeds of both neighbors and 2 mm between them."},
}
