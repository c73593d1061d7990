package audit

import "punchboard/diag"

// The codes of the audit's findings. Each of them is a bug in punchboard, not in the
// game: nothing may be written.
const (
	CodeMissing    diag.Code = "PB-450" // a copy that is not on any page
	CodeDouble     diag.Code = "PB-451" // a copy that appears more than once
	CodeUnexpected diag.Code = "PB-452" // a piece that is not expected
	CodeDrawing    diag.Code = "PB-453" // a piece that shows another's drawing
	CodeScaled     diag.Code = "PB-454" // a piece in the wrong size
	CodeCropped    diag.Code = "PB-455" // a piece that is cut off
	CodeOutside    diag.Code = "PB-456" // a piece outside the printable area
	CodeOverlap    diag.Code = "PB-457" // pieces that overlap
	CodeOrder      diag.Code = "PB-458" // a front or back on the wrong page
	CodeRegister   diag.Code = "PB-459" // a back that is not behind its front
	CodeUpright    diag.Code = "PB-460" // a back that is upside down
	CodeLost       diag.Code = "PB-461" // a part of a poster that is not on any tile
)

// Rules explains the codes.
var Rules = []diag.Rule{
	{Code: CodeMissing, Title: "a piece is on no sheet", Help: internalError("The order asks for a copy that the finished pages do not hold.")},
	{Code: CodeDouble, Title: "a piece is there twice", Help: internalError("The finished pages hold one copy more than once.")},
	{Code: CodeUnexpected, Title: "a piece nobody ordered", Help: internalError("The finished pages hold a piece, a copy or a back that the game does not ask for.")},
	{Code: CodeDrawing, Title: "a piece shows another's drawing", Help: internalError("A place on the sheet names one card and shows another.")},
	{Code: CodeScaled, Title: "a piece is not at its own size", Help: internalError("A piece on the sheet is larger or smaller than its deck says, or mirrored.")},
	{Code: CodeCropped, Title: "a piece is cut off", Help: internalError("A part within the trim is hidden by a clip.")},
	{Code: CodeOutside, Title: "a piece beyond the printable area", Help: internalError("A piece or its bleed lies where the printer's margin is.")},
	{Code: CodeOverlap, Title: "pieces lie over one another", Help: internalError("The ink of one piece lies on the trim of another.")},
	{Code: CodeOrder, Title: "a front or back on the wrong page", Help: internalError("A back must be on the page that follows the page of its front, and a front on the first page of a sheet.")},
	{Code: CodeRegister, Title: "a back is not behind its front", Help: internalError("Turned over the edge that the file tells the printer, the back does not lie on its front within 0.01mm.")},
	{Code: CodeUpright, Title: "a back is upside down", Help: internalError("Turned over the edge that the file tells the printer, the back does not stand as its front does.")},
	{Code: CodeLost, Title: "a part of a poster is on no tile", Help: internalError("Cut in the middle of what neighbors share, with the overlap that they were given, the tiles do not cover all of the sheet.")},
}

// internalError adds the text that all of these findings share.
func internalError(help string) string {
	return help + " This is a fault of the program, found before anything was written: please report it with the game's directory."
}
