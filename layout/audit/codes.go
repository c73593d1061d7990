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
	{Code: CodeMissing, Title: "a piece is missing", Help: internalError("A copy that should be printed is not on the finished pages.")},
	{Code: CodeDouble, Title: "a piece is printed twice", Help: internalError("The finished pages contain the same copy more than once.")},
	{Code: CodeUnexpected, Title: "an unexpected piece", Help: internalError("The finished pages contain a piece, a copy or a back that is not part of the print job.")},
	{Code: CodeDrawing, Title: "a piece with the wrong face", Help: internalError("A position on the sheet is labeled as one card but shows another.")},
	{Code: CodeScaled, Title: "a piece at the wrong size", Help: internalError("A piece on the sheet is larger or smaller than its deck requires, or mirrored.")},
	{Code: CodeCropped, Title: "a piece is cut off", Help: internalError("Something inside the trim is clipped.")},
	{Code: CodeOutside, Title: "a piece outside the printable area", Help: internalError("A piece or its bleed extends into the printer's margin.")},
	{Code: CodeOverlap, Title: "overlapping pieces", Help: internalError("One piece prints inside the trim of another.")},
	{Code: CodeOrder, Title: "a front or back on the wrong page", Help: internalError("A back must be on the page that follows the page of its front, and a front on the first page of a sheet.")},
	{Code: CodeRegister, Title: "a back is not behind its front", Help: internalError("After duplex turning over the edge set in the file, the back is more than 0.01 mm off its front.")},
	{Code: CodeUpright, Title: "a back is upside down", Help: internalError("After duplex turning over the edge set in the file, the back does not have the same orientation as its front.")},
	{Code: CodeLost, Title: "a part of a poster is missing from the tiles", Help: internalError("When the tiles are cut in the middle of their overlap, they do not cover the whole sheet.")},
}

// internalError adds the text that all of these findings share.
func internalError(help string) string {
	return help + " This is a bug in Punchboard, found before anything was written. Please report it, with the game's directory."
}
