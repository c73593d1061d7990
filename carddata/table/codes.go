package table

import "punchboard/diag"

// The codes of findings about reference tables.
const (
	CodeRollGap     diag.Code = "PB-250" // a roll without a row
	CodeRollOverlap diag.Code = "PB-251" // a roll with two rows
	CodeRollOutside diag.Code = "PB-252" // a row for rolls that cannot occur
	CodeRoll        diag.Code = "PB-253" // a roll that cannot be parsed
	CodeDice        diag.Code = "PB-254" // dice that cannot be parsed
	CodeJoin        diag.Code = "PB-255" // cells that cannot be joined
	CodeFigures     diag.Code = "PB-256" // a text whose numbers differ between the languages
	CodeTableShape  diag.Code = "PB-257" // a table without rows, or a row that does not fit the columns
	CodeNoTable     diag.Code = "PB-258" // a table that does not exist
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeRollGap, Title: "a roll for which a table says nothing", Help: "A result table must say what happens for every total from the least to the greatest that its dice give, or that modified says. Sections are checked one by one, and so is each column of rolls."},
	{Code: CodeRollOverlap, Title: "a roll for which a table says two things", Help: "Two rows of one section hold the same total, so players would have to choose."},
	{Code: CodeRollOutside, Title: "a row for rolls that cannot come up", Help: "The dice do not give these totals. When modifiers do, say how far they reach with modified."},
	{Code: CodeRoll, Title: "a roll that cannot be read", Help: "A total (7), a range (2-7, -1 to 3), or one that is open at an end (11+, ≤1)."},
	{Code: CodeDice, Title: "dice that cannot be read", Help: "Throws such as 2d6, 1d6-1d6, 1d10+2, d66 or xd6 (any number of dice, each read by itself), or the values of cards: cards 1-10."},
	{Code: CodeJoin, Title: "cells that cannot be joined", Help: "A cell that holds < belongs to its left neighbor, one that holds ^ to the one above; together they must make a rectangle, and there must be a neighbor."},
	{Code: CodeFigures, Title: "a text whose numbers differ between the languages", Help: "A translation of a rule has the same numbers as the rule. When one language writes a number in words, write it so in the other one too, or leave it as it is: this is only a warning."},
	{Code: CodeTableShape, Title: "a table that does not fit its columns", Help: "A table has rows, and a row that is a list has at most one cell for each column. A row that is a mapping calls its cells by the ids of the columns."},
	{Code: CodeNoTable, Title: "a table that is not there", Help: "Tables stand under tables in game.yaml. A CSV file with the column table_id holds several, each of which goes by its own id."},
}
