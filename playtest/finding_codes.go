package playtest

import "punchboard/diag"

// Findings of compiled rules about the data of their game. All games share
// these codes.
const (
	CodeEffect   diag.Code = "PB-701" // an effect that the rules do not know, or not in this place
	CodeCapacity diag.Code = "PB-702" // more than the compiled rules have room for
	CodeTable    diag.Code = "PB-703" // a table that is missing, incomplete or has an unknown result
	CodeSwitch   diag.Code = "PB-704" // a switch whose value is not one of the readings of the rules
	CodeRow      diag.Code = "PB-705" // a row whose cells the rules cannot use
	CodeNoRules  diag.Code = "PB-706" // a game without rules and without a play section

	CodeRehearsal diag.Code = "PB-707" // a play section that cannot be rehearsed
)

// CodeRules explains the codes of this file.
var CodeRules = []diag.Rule{
	{Code: CodeEffect, Title: "an effect that the rules do not know", Help: "The simulator plays only what the column effects says. A card with an unknown effect would do nothing, so this is an error: use one of the effects named in the hint, or play the game without this card."},
	{Code: CodeCapacity, Title: "more than the rules can hold", Help: "Compiled rules keep a game in a few hundred bytes so that thousands can be played in a second. The message says what the limit is."},
	{Code: CodeTable, Title: "a dice table that cannot be played", Help: "A table is missing, has no result or two results for a roll, or names a result that the rules do not know."},
	{Code: CodeSwitch, Title: "an unknown switch, or a value that it cannot have", Help: "Switches choose between readings of the rules. The hint lists the values that this switch can have, or the switches that the rules have."},
	{Code: CodeRow, Title: "a row that cannot be played", Help: "The row can be printed, but a number or word that the rules need is missing or out of range."},
	{Code: CodeNoRules, Title: "a game that nothing can play", Help: "Either game.yaml names compiled rules (rules: ...), or it declares a rehearsal (play: ...) that deals hands and counts what can be played."},
	{Code: CodeRehearsal, Title: "a declaration that cannot be rehearsed", Help: "The section play of game.yaml says how cards are dealt and what may be played. It asks for more cards than there are, uses one name twice, or has an expression with the wrong kind of result for some card."},
}
