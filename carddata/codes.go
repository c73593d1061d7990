package carddata

import (
	"punchboard/carddata/source"
	"punchboard/carddata/tuning"
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

	CodeFingerprint diag.Code = "PB-140" // a line of translations.csv that cannot be read
	CodeWords       diag.Code = "PB-144" // a text for sheets that replaces none, or has other figures
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
	{Code: source.CodeNoFile, Title: "a file that does not exist", Help: "Paths are relative to the game's directory and case-sensitive on every system, so that a game written on one computer prints on another."},
	{Code: source.CodeBadPath, Title: "a path that is not allowed", Help: "Paths are relative, use forward slashes, and stay inside the game's directory, even through symbolic links. This way you can move or send a game as it is, and it cannot read other files on the machine that prints it."},
	{Code: source.CodeUnknownKey, Title: "an unknown key", Help: "A misspelled key would be ignored without notice, so it is an error. With the JSON Schema from `punchboard schema`, an editor completes keys for you."},
	{Code: source.CodeDuplicateKey, Title: "a key given twice", Help: "Most YAML readers silently keep only the last one. Remove the other."},
	{Code: source.CodeUnreadable, Title: "a file that cannot be read", Help: "The operating system does not allow it; the message says why. Check the file's permissions."},
	{Code: source.CodeTooLarge, Title: "a file that is too large", Help: "Files over 64 MiB, YAML over 4 MiB, and workbooks that unpack to more than 64 MiB are not read. Usually the path names the wrong file."},
	{Code: source.CodeEmptyFile, Title: "a file with nothing in it", Help: "The file is empty or contains only comments. Perhaps it was not saved."},
	{Code: source.CodeNotUTF8, Title: "a file that is not UTF-8", Help: "Spreadsheets often export CSV in the encoding of the system, and accents would be printed wrong. Export as CSV UTF-8. A byte order mark is allowed."},
	{Code: source.CodeControl, Title: "a control character in a text file", Help: "The file contains a NUL byte or another control character. It may be damaged, or not a text file at all."},
	{Code: source.CodeSyntax, Title: "YAML that cannot be parsed", Help: "The cause is usually a quote, bracket or colon. Text that contains a colon followed by a space, or begins with one of { [ * & @ ` %, needs quotes."},
	{Code: source.CodeTab, Title: "YAML indented with a tab", Help: "YAML allows only spaces for indentation. Most editors can insert spaces when you press Tab."},
	{Code: source.CodeNesting, Title: "YAML that expands too far", Help: "Aliases (*name) that repeat other aliases can expand to billions of values, and an alias inside itself never ends. The limits are a million values and a depth of 100."},
	{Code: source.CodeWrongKind, Title: "a value of the wrong type", Help: "For example, a list instead of a mapping, or text instead of a number. In YAML a brace starts a mapping, so text that begins with a brace needs quotes."},
	{Code: source.CodeBadValue, Title: "a value that its key does not allow", Help: "Lengths need a unit (3mm, 8pt, 5/8in); a plain number does not mean millimeters. Some keys allow only the words in their list."},
	{Code: source.CodeMissingKey, Title: "a missing key", Help: "The game cannot be printed without this key."},
	{Code: source.CodeTranslation, Title: "a text that is missing in one language", Help: "Translated text must exist in every language of the game; there is no silent fallback to another language. A field may be empty in all of them."},
	{Code: CodeLanguage, Title: "a language that cannot be printed", Help: "Only languages written from left to right can be printed so far."},
	{Code: source.CodeDuplicateID, Title: "an id that is used twice", Help: "Variants, rules and checks refer to a card by its id. To print the same card several times, use the column copies."},
	{Code: values.CodeColumnName, Title: "a column name that is not allowed", Help: "Expressions use column names, so these may contain only lower-case letters, digits and _, and must not be reserved words such as lang or deck."},
	{Code: source.CodeMissingColumn, Title: "a missing column", Help: "Each deck needs id and name (or name_en, name_fr and so on), and the columns that game.yaml declares. A column in one language needs the matching columns in all other languages."},
	{Code: source.CodeDuplicateColumn, Title: "a duplicate column", Help: "A field has one source: one column, one column for each language, or a value in game.yaml for the whole deck."},
	{Code: source.CodeRowWidth, Title: "a row with too few cells or too many", Help: "Each row must have as many cells as the header, including empty ones. Text that contains a comma needs quotes, otherwise it becomes two cells."},
	{Code: source.CodeQuote, Title: "a misplaced quote in CSV", Help: `Put the whole cell in quotes if it contains quotes, commas or line breaks, and double the quotes inside: "a ""word""".`},
	{Code: source.CodeSeparator, Title: "cells separated by something other than commas", Help: "Spreadsheets write semicolons where the comma is the decimal sign. The separator in the header is used for the whole file. This is only a note; you need not change anything."},
	{Code: CodeEmptyCell, Title: "an empty cell that needs a value", Help: "Each card needs an id, a name, and a number of copies if the file has that column. game.yaml can require more columns."},
	{Code: source.CodeCell, Title: "a cell of the wrong type", Help: "game.yaml declares the type of each column: text, int, number, length, bool, list, enum or flow. It may also say what the cells of a column may contain: words (enum), the ids of a list (from), or an expression that must be true (check)."},
	{Code: values.CodeCopies, Title: "a number of copies that is not allowed", Help: "Write a whole number from 0 (the card is not printed) to 10,000."},
	{Code: CodeFingerprint, Title: "a line of translations.csv that cannot be read", Help: "Each line names a text by its file, id and column, the language of a translation, and the fingerprint of the source text. The file is written by punchboard i18n accept. If git merged two versions with a conflict, keep the lines of both."},
	{Code: source.CodeNoCards, Title: "a file without cards", Help: "The first line names the columns, and each line below it is a card."},
	{Code: source.CodeTooMany, Title: "a game over the size limits", Help: "The limits are 100,000 rows, 1,000 columns, 500,000 cells and 100,000 pieces. No real game comes close; the limits protect your memory and your paper from typing errors."},
	{Code: source.CodeWorkbook, Title: "a workbook that cannot be read", Help: "The workbook is damaged, password-protected, or not XLSX. You can always save the sheet as CSV UTF-8 instead."},
	{Code: source.CodeSheet, Title: "a sheet that is not in the workbook", Help: "cards.xlsx#Name means the sheet called Name; without a name, the first sheet is read."},
	{Code: source.CodeNoValue, Title: "a formula without a stored value", Help: "Punchboard does not calculate formulas: it reads the values that the spreadsheet saved. Programs that write workbooks by themselves often save only the formula. Open the workbook in a spreadsheet, save it, and check again."},
	{Code: source.CodeDate, Title: "a date in a workbook", Help: "Spreadsheets turn texts such as 1-2 or 3/4 into dates. A date is printed as the spreadsheet shows it, which depends on its language. Format the cell as text, and type it again."},
	{Code: source.CodeMerged, Title: "merged cells in a workbook", Help: "Each of the merged cells gets the text of the first, as a reader sees them on the screen. This only tells you so; unmerge them if only one card should have the text."},
	{Code: CodeVariant, Title: "an unknown variant", Help: "Variants are files in the directory variants, such as variants/historical.yaml. They refer to cards by deck and id."},
	{Code: CodeFontFile, Title: "a font format that cannot be printed", Help: "Use TrueType fonts (.ttf). Fonts with PostScript outlines (.otf), web fonts (.woff) and collections (.ttc) cannot be embedded in the PDF."},
	{Code: CodeWords, Title: "a text for sheets that cannot be used", Help: "A label whose id begins with print. replaces a text that Punchboard prints on sheets, such as print.front. The manual lists these ids. A text must contain the figures of the original, such as {n} and {of}, and no others."},
	{Code: CodeCopyList, Title: "a copy list that does not match the cards", Help: "The key copies of a deck can name a list of the game and three of its columns: the name of the copy list, the card id and the number of copies. Each id must belong to a card in a deck that uses this list."},
	{Code: tuning.CodeTune, Title: "a number that cannot be tuned", Help: "An entry of tune names a switch, or a column of some rows of a deck, and the values that it may take. Each named cell must hold a single value (a number, a word, true or false), the present value must be among those allowed, and no cell may be named twice."},
	{Code: source.CodeCurly, Title: "curly quotes around a value", Help: `YAML recognizes only " and ' as quotes. Curly quotes from a word processor become part of the value and are printed.`},
	{Code: CodeCut, Title: "a counter's own size or shape that cannot be read", Help: "The columns size and shape in a counter file set the size and shape of single counters: 5/8in, 15mm, 120mm x 15mm; square or round. An empty cell means the size or shape of the set."},
	{Code: CodeNotRound, Title: "a round counter with different width and height", Help: "Round counters are punched as circles, so they have one size, the diameter."},
	{Code: CodeBlock, Title: "a block that is not allowed", Help: "Write match, or columns x rows such as 4x2, with 1 to 100 of each."},
	{Code: CodeApart, Title: "an impossible counter layout", Help: "There are three layouts: counters touch where their backgrounds match, have the same gap everywhere, or touch inside blocks. Round counters are punched one by one and never touch."},
	{Code: CodeBackBleed, Title: "a bleed that is larger than the counter", Help: "bleed and back_bleed together must not exceed half a counter. Usually a unit is wrong."},
}
