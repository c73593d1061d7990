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
	CodeLadder    diag.Code = "PB-708" // a recorded ladder that cannot be read
	CodePlayed    diag.Code = "PB-716" // a judgment of a playtest that matters before printing
	CodeNoRun     diag.Code = "PB-717" // no playtest of the game as it is
	CodeDoubt     diag.Code = "PB-709" // a figure that can be played, but hardly be meant
)

// CodeRules explains the codes of this file.
var CodeRules = []diag.Rule{
	{Code: CodeEffect, Title: "an unknown effect", Help: "The simulator plays the effects in the column effects. A card with an unknown effect would do nothing, so this is an error. Use one of the effects in the message, or play the game without this card."},
	{Code: CodeCapacity, Title: "a game too large for its rules", Help: "Compiled rules store a game in a few hundred bytes, so that thousands of games can be played in a second. The message states the limit."},
	{Code: CodeTable, Title: "a dice table that cannot be played", Help: "A table is missing, has no result or two results for a roll, or contains a result unknown to the rules."},
	{Code: CodeSwitch, Title: "an unknown switch, or a value that is not allowed", Help: "Switches choose between rule options. The hint lists the allowed values, or the switches of the rules."},
	{Code: CodeRow, Title: "a row that cannot be played", Help: "The row can be printed, but a number or word required by the rules is missing or out of range."},
	{Code: CodeNoRules, Title: "a game that cannot be played", Help: "Name compiled rules in game.yaml (rules: ...), or declare a rehearsal (play: ...), which deals hands and counts playable cards."},
	{Code: CodeRehearsal, Title: "a rehearsal that cannot be played", Help: "The section play of game.yaml declares how cards are dealt and played. It needs more cards than there are, uses a name twice, or contains an expression with the wrong type of result for a card."},
	{Code: CodeLadder, Title: "a recorded ladder that cannot be read", Help: "ladder.json says which players of the game are stronger than which. It is the output of `punchboard playtest ladder --deep --json` and is not meant to be edited."},
	{Code: CodeDoubt, Title: "a figure that can hardly be meant", Help: "The rules can play the figure, but it makes no sense: a modifier of 0 does nothing, a counter gets stronger by a loss, a card prints another figure than the rules play, or no attack reaches the distance at which play starts."},
	{Code: CodePlayed, Title: "a problem found by playing", Help: "The games of the last playtest show it: see the report of punchboard playtest. check --play adds only what changes cards, counters, their number or the box, so that it is known before printing."},
	{Code: CodeNoRun, Title: "no playtest of this version", Help: "check --play reads the counts of the last playtest and plays nothing itself. There are none, or the data or rules have changed since. The hint has the command that makes them."},
}
