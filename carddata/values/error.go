package values

import "punchboard/diag"

// Error is a fault in a face that is only detected with the data of a card, counter or sheet.
type Error struct {
	Pos     diag.Pos
	Code    diag.Code
	Piece   string // such as "card `smoke`", "" if there is none
	Message string
	Hint    string
}

// Error returns the message with its position.
func (e *Error) Error() string { return e.Finding().String() }

// Finding returns the error as a finding, whose message names the piece.
func (e *Error) Finding() diag.Finding {
	f := diag.Finding{Pos: e.Pos, Severity: diag.Error, Code: e.Code, Message: e.Message, Hint: e.Hint}
	if e.Piece != "" {
		f.Message = e.Piece + ": " + e.Message
	}
	return f
}
