package table

import "punchboard/diag"

// The codes of findings about reference tables. PB-256 compared their numbers between
// languages, as PB-502 of package proofread now does for all texts.
const (
	CodeRollGap     diag.Code = "PB-250" // a roll without a row
	CodeRollOverlap diag.Code = "PB-251" // a roll with two rows
	CodeRollOutside diag.Code = "PB-252" // a row for rolls that cannot occur
	CodeRoll        diag.Code = "PB-253" // a roll that cannot be parsed
	CodeDice        diag.Code = "PB-254" // dice that cannot be parsed
	CodeJoin        diag.Code = "PB-255" // cells that cannot be joined
	CodeTableShape  diag.Code = "PB-257" // a table without rows, or a row that does not fit the columns
	CodeNoTable     diag.Code = "PB-258" // a table that does not exist
	CodeNoRolls     diag.Code = "PB-259" // a table with dice but without rolls
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeRollGap, Title: "a roll without a result in the table", Help: "A result table needs a row for every total that its dice can produce, or in the range that modified declares. Each section and each column of rolls is checked separately."},
	{Code: CodeRollOverlap, Title: "a roll with two results in the table", Help: "Two rows of one section cover the same total, so players cannot tell which one applies."},
	{Code: CodeRollOutside, Title: "a row for impossible rolls", Help: "The dice cannot produce these totals. If modifiers can, declare the range with modified."},
	{Code: CodeRoll, Title: "a roll that cannot be read", Help: "Write a total (7), a range (2-7, -1 to 3), or an open range (11+, ≤1)."},
	{Code: CodeDice, Title: "dice that cannot be read", Help: "Write dice such as 2d6, 1d6-1d6, 1d10+2, d66 or xd6 (any number of dice, each read on its own), or the values of cards: cards 1-10."},
	{Code: CodeJoin, Title: "cells that cannot be joined", Help: "A cell with < is joined to its left neighbor, a cell with ^ to the one above. The joined cells must form a rectangle, and the neighbor must exist."},
	{Code: CodeTableShape, Title: "a table that does not fit its columns", Help: "A row written as a list has at most one cell for each column. A row written as a mapping uses the ids of the columns."},
	{Code: CodeNoTable, Title: "an unknown table", Help: "Tables are listed under tables in game.yaml. A CSV file with the column table_id contains several tables, each with its own id."},
	{Code: CodeNoRolls, Title: "a table with dice but without rolls", Help: "The table says what is rolled, but no column holds rolls, so nothing says which row applies, and the rolls cannot be checked. A column is taken for rolls only if all its cells are rolls: one typing error is enough. Write kind: roll for it."},
}
