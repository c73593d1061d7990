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
	{Code: expr.CodeExpr, Title: "an expression that cannot be read", Help: "Text between { and }, and the values of when, each and table, are expressions such as strength > 1. Write {{ and }} to print braces."},
	{Code: expr.CodeUnknownName, Title: "an unknown name in an expression", Help: "Expressions can use the columns of the deck that uses the face; lang, other, bilingual, deck, game, look and copy; the item of an `each`; and the values passed by a `use`. A face used by several decks can use only columns that all of them have."},
	{Code: expr.CodeExprType, Title: "an expression with values of the wrong type", Help: `A number cannot be compared with text, and when needs a condition: write strength > 1 or text != "". If a column of numbers is read as text, declare its type in game.yaml.`},
	{Code: expr.CodeEval, Title: "an expression that fails for a card", Help: "The expression is valid but fails with this card's values, usually because of an empty cell or a missing key. Use ?? to give a default value, or hide the part with when."},
	{Code: values.CodeValue, Title: "a value that its key does not allow", Help: "Lengths need a unit (3mm, 8pt, 5/8in); positions and sizes may also be 40% or 50% + 2mm. Some keys allow only the words in their list."},
	{Code: values.CodePaint, Title: "an unknown color", Help: "A color is a name from colors in game.yaml, black, white, none, #rgb, #rrggbb, k60, gray 60%, cmyk(0 60 80 20) or spot(Gold, 20 30 70 10); a percentage after a name tints it toward white."},
	{Code: values.CodePaintCycle, Title: "colors that refer to each other", Help: "These names refer to each other in a circle. Give one of them an actual color."},
	{Code: CodeStyle, Title: "an unknown style", Help: "Styles are listed under styles in game.yaml."},
	{Code: CodeStyleCycle, Title: "styles that extend each other", Help: "The styles extend each other in a circle. Remove extends from one of them."},
	{Code: CodeFont, Title: "an unknown font", Help: "A font is a built-in family or a name under fonts in game.yaml."},
	{Code: CodeIcon, Title: "an unknown icon", Help: "An icon is a built-in one or a name under icons in game.yaml."},
	{Code: CodeFace, Title: "an unknown face", Help: "Faces are listed under faces in the files of the directory faces. The keys front and back of a deck and extends of a face must name one of them."},
	{Code: CodeFaceCycle, Title: "faces that extend each other", Help: "The faces extend each other in a circle. Remove extends from one of them."},
	{Code: CodePartName, Title: "an unknown part", Help: "drop, before and after must name parts of the extended face."},
	{Code: values.CodeSameName, Title: "a name that is used twice", Help: "Faces are chosen and parts are overridden by name, so each name must be unique."},
	{Code: CodePartKind, Title: "a part without a kind, or with two", Help: "Each part needs exactly one main key that says what it draws: text, shape, icon, image, row, column, grid, stack, pips, bar, table or use, for example."},
	{Code: CodePartKey, Title: "a key that the part does not have", Help: "Each kind of part has its own keys; docs/faces.md lists them."},
	{Code: CodePartPlace, Title: "a key that has no effect here", Help: "Use in only for outermost parts, weight only in a row, column or grid, each only in a row, column, grid or stack, and ground only for blank maps. A sample of a terrain has no window, blank or fit."},
	{Code: CodeLibrary, Title: "a library part that does not exist or contains itself", Help: "use must name a part listed under parts in a file of the directory faces. A library part can use others, but not itself."},
	{Code: CodeTextLanguage, Title: "a text that lacks a language", Help: "Translated text must exist in every language of the game; there is no silent fallback to another language."},
	{Code: CodeOneText, Title: "untranslated words", Help: "The game is printed in several languages, and this text reads the same in all of them. Give it by language, or as a label: {label(\"id\")}."},
	{Code: CodeRich, Title: "rich text that cannot be read", Help: `**bold**, *italic*, {icon}, {icon:color} and [style]...[/] must be closed, and the icons, colors and styles must exist. Write \*, \{ or \[ to print the sign itself.`},
	{Code: CodeLook, Title: "an unknown look", Help: "look.FIELD.KEY looks up the card's value of FIELD under looks in game.yaml. Every value that occurs in a card needs an entry there, with the keys that faces use."},
}
