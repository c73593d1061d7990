package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// The codes of findings about decks and their cards. The codes about files, rows and
// values are declared in the packages that read them.
const (
	CodeLanguage  diag.Code = "PB-120" // a language written from right to left, which cannot be printed yet
	CodeEmptyCell diag.Code = "PB-128" // an empty cell that must be filled
	CodeVariant   diag.Code = "PB-135" // a variant that does not exist, or a card in one
	CodeCopyList  diag.Code = "PB-138" // a copy list that does not exist, or that names an unknown card
	CodeFontFile  diag.Code = "PB-136" // a font file of an unsupported format
)

// The codes of findings about counters.
const (
	CodeCut       diag.Code = "PB-260" // an invalid size or shape of a counter
	CodeNotRound  diag.Code = "PB-261" // a round counter whose width differs from its height
	CodeBlock     diag.Code = "PB-262" // an invalid die block
	CodeApart     diag.Code = "PB-263" // contradictory settings for the layout of counters
	CodeBackBleed diag.Code = "PB-264" // a bleed wider than the counter
)

// FileRules explains the codes of files, decks and cards.
var FileRules = []diag.Rule{
	{Code: source.CodeNoFile, Title: "a file that does not exist", Help: "Paths start at the game's directory and distinguish small letters from capitals, on every system: a game that is written on one must print on another."},
	{Code: source.CodeBadPath, Title: "a path that is not allowed", Help: "Paths are relative, with slashes, and stay inside the game's directory, also through symbolic links: a game can be moved or sent as it is, and reads nothing else of the machine that prints it."},
	{Code: source.CodeUnknownKey, Title: "a key that is not known", Help: "A key that nobody reads would do nothing in silence, so a slip of the pen is an error. The schema of punchboard schema lets an editor complete keys."},
	{Code: source.CodeDuplicateKey, Title: "a key given twice", Help: "YAML lets the last one win, and the first is easily forgotten. Keep one."},
	{Code: source.CodeUnreadable, Title: "a file that cannot be read", Help: "The system refuses it: the message says why. Look at its permissions."},
	{Code: source.CodeTooLarge, Title: "a file that is too large", Help: "Files over 64 MiB, YAML over 4 MiB, and workbooks that unpack to more than 64 MiB are not read: as a rule a wrong file was named."},
	{Code: source.CodeEmptyFile, Title: "a file with nothing in it", Help: "The file is empty or holds comments alone; perhaps it was not saved."},
	{Code: source.CodeNotUTF8, Title: "a text that is not UTF-8", Help: "Spreadsheets often export CSV in the code page of the system. Accents would be printed wrong, so export as CSV UTF-8. A byte order mark does no harm."},
	{Code: source.CodeControl, Title: "a character that no text holds", Help: "A NUL byte or another control character: the file may be damaged, or not a text at all."},
	{Code: source.CodeSyntax, Title: "YAML that cannot be parsed", Help: "As a rule a quote, bracket or colon: texts with a colon and a space in them, and those that begin with one of { [ * & @ ` % need quotes."},
	{Code: source.CodeTab, Title: "YAML indented with a tab", Help: "YAML takes spaces alone for indentation. Editors can be told to write spaces for the tab key."},
	{Code: source.CodeNesting, Title: "YAML without end", Help: "Aliases (*name) that repeat aliases can stand for billions of values in a few lines, and one inside itself for ever. A million values and a depth of 100 are the most."},
	{Code: source.CodeWrongKind, Title: "a value of the wrong kind", Help: "A list where a mapping is wanted, a text where a number is, and the like. Braces mean a mapping in YAML: a text that begins with one needs quotes."},
	{Code: source.CodeBadValue, Title: "a value that its key does not take", Help: "Lengths need their unit (3mm, 8pt, 5/8in): a bare number never means millimeters. Keys with a list of words take only those."},
	{Code: source.CodeMissingKey, Title: "a key that must be there", Help: "Without it the game cannot be printed."},
	{Code: source.CodeTranslation, Title: "a text that is missing in one language", Help: "What is given by language must be given in each language of the game: nothing falls back to another one in silence. A field may be empty in all of them."},
	{Code: CodeLanguage, Title: "a language that cannot be set", Help: "Languages that are written from left to right can be printed, those from right to left not yet."},
	{Code: source.CodeDuplicateID, Title: "an id that is used twice", Help: "Variants, rules and the audit know a card by its id. For several equal cards use the column copies."},
	{Code: values.CodeColumnName, Title: "a column that cannot have its name", Help: "Columns are names in expressions: small letters, digits and _, and none of the words that mean something there, such as lang or deck."},
	{Code: source.CodeMissingColumn, Title: "a column that a file lacks", Help: "Each deck needs id and name (or name_en, name_fr and so on), and the columns that game.yaml declares. A column in one language needs its sisters in the others."},
	{Code: source.CodeDuplicateColumn, Title: "a column that is there twice", Help: "A field has one value: from one column, or one for each language, or set in game.yaml for the whole deck."},
	{Code: source.CodeRowWidth, Title: "a row with too few cells or too many", Help: "Each row has as many cells as the header; empty ones count. A text with a comma in it needs quotes, or it becomes two cells."},
	{Code: source.CodeQuote, Title: "a quote where CSV has none", Help: "A cell that holds quotes, commas or line breaks stands in quotes as a whole, and quotes inside are doubled: \"a \"\"word\"\"\"."},
	{Code: source.CodeSeparator, Title: "cells separated by something other than commas", Help: "Spreadsheets write semicolons where the comma is the decimal sign. The header decides, and all is well: this is a note."},
	{Code: CodeEmptyCell, Title: "an empty cell that must be filled", Help: "Each card needs id, name and, when there is such a column, copies; game.yaml may require more."},
	{Code: source.CodeCell, Title: "a cell that is not of its column's type", Help: "game.yaml says what the cells of a column hold: text, int, number, length, bool, list, enum or flow."},
	{Code: values.CodeCopies, Title: "a number of copies that cannot be", Help: "A whole number from 0 (the card is not printed) to 10,000."},
	{Code: source.CodeNoCards, Title: "a file without cards", Help: "The first line names the columns, and each further line is a card."},
	{Code: source.CodeTooMany, Title: "more than a game may have", Help: "At most 100,000 rows, 1,000 columns, 2,000,000 cells and 100,000 pieces: far above any game, and low enough that a slip of the pen neither fills the memory nor prints a forest."},
	{Code: source.CodeWorkbook, Title: "a workbook that cannot be read", Help: "It is damaged, protected, or of another kind than XLSX. Saving the sheet as CSV UTF-8 always helps."},
	{Code: source.CodeSheet, Title: "a sheet that a workbook lacks", Help: "cards.xlsx#Name means the sheet called Name; without a name the first one is read."},
	{Code: CodeVariant, Title: "a variant that is not there", Help: "Variants are files in the directory variants, such as variants/historical.yaml, and speak of cards by deck and id."},
	{Code: CodeFontFile, Title: "a font of a kind that cannot be printed", Help: "Fonts are TrueType files (.ttf). Those with PostScript outlines (.otf), web fonts (.woff) and collections (.ttc) cannot be put into the PDF."},
	{Code: CodeCopyList, Title: "copies by a list that do not match", Help: "The key copies of a deck names a list of the game and its columns: one with the name of the copy list, one with the id of the card, one with the number. Each id must be that of a card of a deck that takes its copies from there."},
	{Code: source.CodeCurly, Title: "quotes of print around a value", Help: "YAML knows \" and ' alone as quotes. Curly ones, which word processors write, become part of the value and are printed."},
	{Code: CodeCut, Title: "a counter's own size or shape that cannot be read", Help: "The columns size and shape of a file of counters give a row a cut of its own: 5/8in, 15mm, 120mm x 15mm; square or round. An empty cell means the cut of the set."},
	{Code: CodeNotRound, Title: "a round counter that is not as wide as high", Help: "Round counters are punched: they are circles, and have one size, the diameter."},
	{Code: CodeBlock, Title: "a block that cannot be", Help: "A block is match, or columns and rows such as 4x2: 1 to 100 of each."},
	{Code: CodeApart, Title: "counters that cannot lie so", Help: "Counters touch where their grounds match, or lie apart by one gap everywhere, or touch inside blocks. Discs are punched one by one and never touch."},
	{Code: CodeBackBleed, Title: "a bleed that is larger than the counter", Help: "Bleed and back_bleed together cannot be more than half a counter: as a rule a unit is wrong."},
}
