package pipeline

import (
	"punchboard/carddata"
	"punchboard/diag"
)

// CodeUndrawable is the code of a file that a renderer refuses.
const CodeUndrawable diag.Code = "PB-490"

// Rules explains the code.
var Rules = []diag.Rule{
	{Code: CodeUndrawable, Title: "a file that cannot be drawn", Help: "The game has no error that a check finds, but its pages or pictures cannot be written as PDF, PNG or SVG; the message says why. Nothing is written. Very large pictures may need a lower --dpi. Otherwise, please report it as an error of Punchboard."},
}

// UndrawableError reports a file or picture that a renderer refused.
type UndrawableError struct {
	Pos  diag.Pos // of the deck, or of the game's file
	Path string   // of the output
	Err  error
}

func (e *UndrawableError) Error() string { return e.Path + ": " + e.Err.Error() }

func (e *UndrawableError) Unwrap() error { return e.Err }

// Finding returns the error as a finding.
func (e *UndrawableError) Finding() diag.Finding {
	return diag.Finding{Pos: e.Pos, Severity: diag.Error, Code: CodeUndrawable, Message: "`" + e.Path + "` cannot be drawn: " + e.Err.Error()}
}

// posOf returns the position of the first of some decks, or that of the game's file.
func posOf(g *carddata.Game, decks []*carddata.Deck) diag.Pos {
	if len(decks) > 0 {
		return decks[0].Pos
	}
	return diag.Pos{File: g.Place + "/game.yaml"}
}
