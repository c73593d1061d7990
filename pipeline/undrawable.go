package pipeline

import (
	"punchboard/carddata"
	"punchboard/diag"
)

// The codes of findings about finished sheets.
const (
	CodeSheetInk   diag.Code = "PB-409" // a sheet that takes much ink
	CodeUndrawable diag.Code = "PB-490" // a file that a renderer refuses
)

// Rules explains the codes.
var Rules = []diag.Rule{
	{Code: CodeSheetInk, Title: "a sheet that takes much ink",
		Help: "The sum of the four inks, averaged over the whole paper with its white margins, is more than 150 % on a page: full grounds of one color in two inks and more on top. Home printers soak the paper with it, so that it waves and rubs off, and the page takes as much ink as seven of those of 5 % of each of four inks for which yields of cartridges are stated (ISO/IEC 24712). The figure is computed from the marks of the page: mixes of inks as they are written, and colors for screens as cyan, magenta and yellow with half of their gray in black. `check --json` has it for each file. The sum at one spot is another matter (PB-333)."},
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
