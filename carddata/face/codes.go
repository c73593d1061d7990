package face

import (
	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// The codes of findings about faces: parts, styles, names and rich text. The codes of
// expressions and values are declared in their packages.
const (
	CodeStyle        diag.Code = "PB-208" // an unknown style
	CodeStyleCycle   diag.Code = "PB-209" // styles that extend each other
	CodeFont         diag.Code = "PB-210" // an unknown font
	CodeIcon         diag.Code = "PB-211" // an unknown icon
	CodeFace         diag.Code = "PB-212" // an unknown face
	CodeFaceCycle    diag.Code = "PB-213" // faces that extend each other
	CodePartName     diag.Code = "PB-214" // drop, before or after names a part that does not exist
	CodePartKind     diag.Code = "PB-216" // a part with no kind, or with two
	CodePartKey      diag.Code = "PB-217" // a key that the part does not accept
	CodePartPlace    diag.Code = "PB-218" // a key that has no effect in this place
	CodeLibrary      diag.Code = "PB-219" // a library part that does not exist, or contains itself
	CodeTextLanguage diag.Code = "PB-220" // a text that lacks a language
	CodeOneText      diag.Code = "PB-221" // words given once for all languages
	CodeRich         diag.Code = "PB-222" // rich text that cannot be parsed
	CodeLook         diag.Code = "PB-223" // a look that does not exist
)

// Rules explains the codes of faces, expressions and values.
var Rules = []diag.Rule{
	{Code: expr.CodeExpr, Title: "an expression that cannot be read", Help: "Text between { and }, and the values of when, each and table, are expressions such as strength > 1. Write {{ and }} for braces that are meant as they stand."},
	{Code: expr.CodeUnknownName, Title: "a name that stands for nothing", Help: "Expressions may use the columns of the deck whose cards wear the face, lang, other, bilingual, deck, game, look and copy, the item of a repeat and the names that a use gives. A face that serves several decks may use only what all of them have."},
	{Code: expr.CodeExprType, Title: "an expression over values of the wrong type", Help: "A number cannot be compared with a text, and when needs yes or no: write strength > 1 or text != \"\". Declare the column's type in game.yaml when a column of figures is read as text."},
	{Code: expr.CodeEval, Title: "an expression without a value for a card", Help: "The expression is sound, but this card's values do not suit it: as a rule an empty cell, or a key that this card's list lacks. Use ?? for a value to fall back to, or guard the part with when."},
	{Code: values.CodeValue, Title: "a value that its key does not take", Help: "Lengths need their unit (3mm, 8pt, 5/8in), extents may also be 40% or 50% + 2mm, and keys with a list of words take only those."},
	{Code: values.CodePaint, Title: "a color that is not known", Help: "A color is a name from colors in game.yaml, black, white, none, #rgb, #rrggbb, k60, gray 60%, cmyk(0 60 80 20) or spot(Gold, 20 30 70 10); a percentage after a name tints it toward white."},
	{Code: values.CodePaintCycle, Title: "colors that stand for one another", Help: "Following the names never reaches a color. Give one of them a color of its own."},
	{Code: CodeStyle, Title: "a style that is not known", Help: "Styles stand under styles in game.yaml."},
	{Code: CodeStyleCycle, Title: "styles that extend one another", Help: "Following extends never ends. One of them must stand alone."},
	{Code: CodeFont, Title: "a font that is not known", Help: "A font is a built-in family or a name under fonts in game.yaml."},
	{Code: CodeIcon, Title: "an icon that is not known", Help: "An icon is a built-in one or a name under icons in game.yaml."},
	{Code: CodeFace, Title: "a face that is not known", Help: "Faces stand under faces in the files of the directory faces. A deck's front and back, and a face's extends, name one of them."},
	{Code: CodeFaceCycle, Title: "faces that extend one another", Help: "Following extends never ends. One of them must stand alone."},
	{Code: CodePartName, Title: "a part that is not there", Help: "drop, before and after speak of parts of the extended face by their names."},
	{Code: values.CodeSameName, Title: "two things of one name", Help: "Names are how a face is chosen and a part is overridden, so each may stand only once."},
	{Code: CodePartKind, Title: "a part without a kind, or with two", Help: "A part is what its main key says: text, shape, icon, image, row, column, grid, stack, pips, bar, table or use. It has exactly one of them."},
	{Code: CodePartKey, Title: "a key that the part does not take", Help: "Each kind of part has its own keys; docs/faces.md lists them."},
	{Code: CodePartPlace, Title: "a key that means nothing where the part stands", Help: "in is for outermost parts, which are placed on the card; weight is for parts in a row, column or grid; each repeats parts inside a row, column, grid or stack."},
	{Code: CodeLibrary, Title: "a library part that is not there, or holds itself", Help: "use names a part under parts in the files of the directory faces. A library part may use others, but not itself."},
	{Code: CodeTextLanguage, Title: "a text that lacks a language", Help: "A text given by language must be given in every language of the game: there is no silent fallback to another one."},
	{Code: CodeOneText, Title: "words said once for all languages", Help: "The game is printed in several languages, and this text reads the same in all of them. Give it by language, or as a label: {label(\"id\")}."},
	{Code: CodeRich, Title: "rich text that cannot be read", Help: "**bold**, *italic*, {icon}, {icon:color} and [style]...[/] must be closed and must name what exists. Write \\*, \\{ or \\[ for the sign itself."},
	{Code: CodeLook, Title: "a look that is not there", Help: "look.FIELD.KEY takes the card's value of FIELD to looks in game.yaml. Every value that a card has needs its entry, with the keys that faces use."},
}
