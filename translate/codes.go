package translate

import "punchboard/diag"

// The codes of findings about files of translations.
const (
	CodeUnreadable  diag.Code = "PB-510" // a file that cannot be read
	CodeUnknown     diag.Code = "PB-511" // a translation of a text that the game does not have
	CodeUnwritable  diag.Code = "PB-512" // a translation that cannot be written into its file
	CodeDangerous   diag.Code = "PB-513" // a translation with characters that do harm
	CodePlaceholder diag.Code = "PB-514" // a translation that lacks an icon or expression
	CodeOutdated    diag.Code = "PB-515" // a translation of a source text that has changed since
)

// Rules explains the codes.
var Rules = []diag.Rule{
	{Code: CodeUnreadable, Title: "a file of translations that cannot be read", Help: "The file is cut off, is not a PO or XLIFF 1.2 file, is for another language, or tries to expand or nest without end. Nothing is imported. Export it again, or ask the translator for the whole file."},
	{Code: CodeUnknown, Title: "a translation of a text that the game does not have", Help: "Each entry names its text by file, id and column. The text was removed or renamed since the export, or the file belongs to another game. Export the file again: what is translated in it is kept, and entries without a text become obsolete."},
	{Code: CodeUnwritable, Title: "a translation that cannot be written", Help: "Translations are written into CSV and YAML files. Cells of workbooks, lists and texts with YAML anchors must be changed by hand. To have all cells of a workbook written, save its sheet as CSV UTF-8."},
	{Code: CodeDangerous, Title: "a translation with characters that do harm", Help: "Control characters can damage files and terminals, and a spreadsheet runs a cell that begins with =, +, - or @ as a formula. A sign is allowed where the source text begins with one."},
	{Code: CodePlaceholder, Title: "a translation that lacks an icon or expression", Help: "What is in braces stays as it is in every language: {anchor} is an icon, {strength} a value. Put it where it belongs in the translation."},
	{Code: CodeOutdated, Title: "a translation of a source text that has changed since", Help: "The file was exported before the source text was changed. The translation is imported; in a game that records translations it stays stale until somebody corrects or accepts it."},
}
